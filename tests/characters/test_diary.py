"""What people keep of matches that are over, and what reviews showed of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.codec import encode
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Line
from sleuth.study.review.report import VERSION, Badge, Decision, MatchReview, SeatReview
from sleuth.tables.finished import Ending, Lapse, Reviewed, lapses, summary
from tests.characters.ladders import a_ladder, measured
from tests.characters.test_counting import agreed, agreed_to_end, resigned, to_the_end
from tests.tables.scenes import Hand, open_house, party, play, until
from tests.web.harness import Client, Server, guess, run

pytestmark = pytest.mark.usefixtures("ring")


@pytest.fixture(autouse=True)
def a_measured_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, a_ladder("ring", 2), a_ladder("ring", 3))


def decision(badge: Badge, loss: float = 0.0, kind: str = "ring.move.take") -> Decision:
    """A decision that was so good, and lost so much."""
    return Decision(
        n=1,
        move="a",
        best_move="b",
        unit="bits",
        value=1.0,
        best=1.0 + loss,
        loss=loss,
        luck=0.0,
        told=0.0,
        expected=0.0,
        best_bits=0.0,
        gave=(),
        badge=badge,
        enough=0.0,
        exact=True,
        kind=kind,
        did=Line(kind),
        better=Line(kind),
        line=Line("review.bits.worse"),
    )


def reviewed(seat: int, skill: int | None, luck: float, *made: Decision) -> SeatReview:
    """How a seat fared."""
    return SeatReview(
        seat=Seat(seat),
        unit="bits",
        skill=skill,
        luck=luck,
        start=0.0,
        result=0.0,
        loss=0.0,
        others=0.0,
        drift=0.0,
        told=0.0,
        heard=0.0,
        known=0.0,
        left=(),
        could_know=None,
        late=0,
        decisions=made,
    )


def test_only_what_was_not_good_is_a_lapse() -> None:
    made = [decision("best"), decision("good", 0.1), decision("inaccuracy", 0.5)]
    found = lapses([*made, decision("mistake", 1.0), decision("mistake", 2.0, "other")])
    assert found == (Lapse("ring.move.take", "bits", 2, 1.5), Lapse("other", "bits", 1, 2.0))


def test_who_had_several_seats_is_judged_by_all_of_them() -> None:
    assert summary([]) is None
    both = [reviewed(1, 80, 0.5, decision("mistake", 1.0)), reviewed(2, 91, -0.25)]
    assert summary(both) == Reviewed(
        VERSION, 86, 0.25, "bits", (Lapse("ring.move.take", "bits", 1, 1.0),)
    )
    assert summary([reviewed(1, None, 0.0)]) == Reviewed(VERSION, None, 0.0, "bits", ())


def test_a_match_is_in_the_diary_of_everybody_who_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3, "pip", options=agreed())
        hand.turn(4_000)
        for _ in range(2):
            await until(lambda: bool(len(made.table.state.match.moves(Seat(0)))))
            await made.pick(0)
            await made.pick(1)
        await until(lambda: made.table.state.finished)
        pages = [(await house.diary.pages(made.id(who)))[0] for who in range(2)]
        for page in pages:
            assert (page.table, page.game, page.reviewed) == (made.table.id, "ring", None)
            assert (page.ending.bots, page.ending.people) == (("pip",), 1)
            assert page.ending.moves == 2
        over = made.table.state.over
        assert over is not None
        first = over.places[0]
        shares = [(seat in first) / len(first) for seat in range(2)]
        assert [page.ending.points for page in pages] == shares
        seats = (reviewed(0, 70, 1.0), reviewed(1, 90, -1.0), reviewed(2, 50, 0.0))
        review = MatchReview("ring", 1, seats, None, {})
        await house.diary.review(made.table.state, encode(review))
        for who, (skill, luck) in enumerate(((70, 1.0), (90, -1.0))):
            (page,) = await house.diary.pages(made.id(who))
            assert page.reviewed == Reviewed(VERSION, skill, luck, "bits", ())
        assert (await house.diary.pages(made.id(1)))[0].reviewed is not None
        with monkeypatch.context() as later:
            later.setattr("sleuth.tables.finished.VERSION", VERSION + 1)
            assert (await house.diary.pages(made.id(1)))[0].reviewed is None
        await house.forget(made.id(0))
        await house.diary.review(made.table.state, encode(review))
        assert await house.diary.pages(made.id(0)) == ()
        assert len(await house.diary.pages(made.id(1))) == 1
        await house.close()

    play(scene)


def test_what_was_broken_off_has_no_points_and_what_never_began_no_page(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2, "pip", options=agreed())
        await resigned(made)
        assert await house.diary.pages(made.id(0)) == ()
        for how, points in ((resigned, 0.0), (agreed_to_end, None)):
            again = await party(house, 2, "pip", options=agreed())
            await to_the_end(again, how)
            (page,) = await house.diary.pages(again.id(0))
            assert page.ending == Ending(points, ("pip",), 0, 1, 0)
        await house.close()

    play(scene)


def test_my_diary_is_told_to_me_alone_and_kept_once_reviewed(server: Server) -> None:
    async def scene() -> None:
        ada, eve = await Client(server).call_me("Ada"), await Client(server).call_me("Eve")
        seating = [{"me": True}, {"me": True}]
        options = {"games": 1, "first": 0}
        made = await ada.create(options=options, seating=seating, start=True)
        async with ada.at(made["id"]) as ear:
            hide = {"type": "hide", "code": [0, 1, 2, 3]}
            await ear.come("told", lambda m: m["pending"].get("seats") == [0])
            assert (await ear.play(0, hide))["type"] == "done"
            await ear.come("told", lambda m: m["pending"].get("seats") == [1])
            assert (await ear.play(1, guess(0, 1, 2, 3)))["type"] == "done"
            await ear.come("table", lambda m: bool(m["table"]["status"] == "over"))
        mine = "/api/me/diary"
        (page,) = (await ada.ask("GET", mine)).json()["pages"]
        assert (page["game"], page["reviewed"]) == ("mastermind", None)
        assert (await ada.ask("GET", f"/api/matches/{made['id']}/review")).status_code == 200
        (page,) = (await ada.ask("GET", mine)).json()["pages"]
        assert page["reviewed"]["unit"] == "rows"
        assert (await ada.ask("GET", "/api/me/data")).json()["diary"] == [page]
        assert (await eve.ask("GET", mine)).json() == {"pages": []}
        assert (await Client(server).ask("GET", mine)).status_code == 401

    run(scene())
