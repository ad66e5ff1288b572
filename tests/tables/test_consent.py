"""Taking back, pausing, ending: unasked where nobody was told anything, else by consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Back, Draw, Drawn, Millis, Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables.acts import consent, playing
from sleuth.tables.acts.consent import Reply
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.state.events import Asked
from sleuth.tables.table.news import Rewound
from tests.tables.scenes import Ear, Hand, Party, open_house, party, play, until

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)

pytestmark = pytest.mark.usefixtures("ring")


def agree_on_streams(made: Party) -> None:
    """Everybody heard exactly what still stands."""
    for ear in made.ears:
        for seat in made.table.state.roster.held(ear.listener.person):
            assert ear.facts(seat) == list(made.table.state.match.stream(seat))


def test_a_pick_that_told_nobody_anything_is_taken_back_unasked(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await made.pick(0, 2)
        await made.table.do(consent.take_back, made.id(0), ZERO, "b")
        await made.table.do(consent.take_back, made.id(0), ZERO, "b")
        assert made.table.state.roster.question is None
        assert [type(entry.came) for entry in made.table.state.match.record][-1] is Back
        assert len(made.table.state.match.record) == 2
        await made.pick(0, 3)
        assert made.table.state.match.view(ZERO).number == 3
        agree_on_streams(made)
        assert [each.to for each in made.ears[1].notices if isinstance(each, Rewound)] == [0]
        await house.close()

    play(scene)


async def asked(house: House, *bots: str) -> Party:
    """A round is over, and seat 0 asks to go back to before its own pick."""
    made = await party(house, 3, *bots)
    for n in range(3 - len(bots)):
        await made.pick(n)
    await until(lambda: made.table.state.match.draws == 1)
    await made.table.do(consent.take_back, made.id(0), ZERO, "b")
    return made


def test_after_that_all_others_must_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house)
        question = made.ears[2].info().question
        assert question is not None
        assert (question.what, question.seat, question.open) == ("takeback", ZERO, (ONE, TWO))
        await made.table.do(consent.answer, Reply(made.id(1), question.n, True, "y"))
        still = made.ears[2].info().question
        assert still is not None
        assert still.open == (TWO,)
        with pytest.raises(NotNow, match=r"question\.not-yours"):
            await made.table.do(consent.answer, Reply(made.id(0), question.n, True, "y"))
        await made.table.do(consent.answer, Reply(made.id(2), question.n, True, "y"))
        assert made.ears[0].info().question is None
        back = next(e.came for e in made.table.state.match.record if isinstance(e.came, Back))
        assert (back.to, back.by, back.agreed) == (0, ZERO, (ONE, TWO))
        agree_on_streams(made)
        for n in range(3):
            await made.pick(n)
        drawn = [e.came.picks for e in made.table.state.match.record if isinstance(e.came, Drawn)]
        chance = made.table.state.chance(made.table.state.match)
        assert drawn == [chance(Draw(52), 0), chance(Draw(52), 1)], "a draw was used twice"
        agree_on_streams(made)
        await house.close()

    play(scene)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house)
        before = made.table.state.match
        with pytest.raises(NotNow, match=r"question\.open"):
            await made.table.do(consent.take_back, made.id(1), ONE, "c")
        with pytest.raises(NotNow, match=r"question\.gone"):
            await made.table.do(consent.answer, Reply(made.id(1), 7, True, "y"))
        await made.table.do(consent.answer, Reply(made.id(1), 1, False, "n"))
        assert made.table.state.roster.question is None
        assert made.table.state.match is before
        await house.close()

    play(scene)


def test_silence_refuses_also_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await asked(house)
        await house.close()
        hand.turn(10_000_000)
        house = open_house(tmp_path, hand)
        table = await house.table(made.table.id)
        await table.do(playing.settle)
        assert table.state.roster.question is not None
        assert table.state.roster.question.open == (ONE, TWO)
        hand.turn(30_001)
        await table.do(playing.time_passed)
        assert table.info().question is None
        assert table.state.match == made.table.state.match
        await house.close()

    play(scene)


def test_bots_always_agree_and_the_next_move_ends_the_question(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house, "regular")
        assert made.table.state.roster.open == (ONE,)
        await made.pick(1)
        assert made.table.state.roster.question is None
        alone = await asked(open_house(tmp_path / "b", Hand()), "regular", "regular")
        assert alone.table.state.roster.question is None
        assert any(isinstance(e.came, Back) for e in alone.table.state.match.record)
        await alone.house.close()
        await house.close()

    play(scene)


def test_who_comes_back_after_a_takeback_has_nothing_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await made.pick(1, 2)
        old = made.ears[0]
        made.table.leave(old.listener)
        await made.table.do(consent.take_back, made.id(1), ONE, "b")
        await made.pick(2, 0)
        again = Ear(made.id(0))
        again.listener.have, again.listener.backs = {ZERO: 1}, {ZERO: 0}
        await made.table.listen(again.listener, lambda: None)
        assert again.news(ZERO)[0].start == 0
        assert again.facts(ZERO) == list(made.table.state.match.stream(ZERO))
        aware = Ear(made.id(0))
        aware.listener.have, aware.listener.backs = {ZERO: 1}, {ZERO: 1}
        await made.table.listen(aware.listener, lambda: None)
        assert aware.news(ZERO)[0].start == 1
        await house.close()

    play(scene)


def question(made: Party, what: str) -> Asked:
    """Seat 0 asks for something."""
    return Asked(what, made.id(0), ZERO, (), Millis(0), f"ask {what}")  # type: ignore[arg-type]


def test_a_pause_by_consent_stops_the_time(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        made = await party(house, 3, "regular")
        await made.table.do(consent.ask, question(made, "pause"))
        await made.table.do(consent.answer, Reply(made.id(1), 1, True, "y"))
        assert made.ears[0].info().paused
        hand.turn(5_000)
        assert made.table.now() == 0
        with pytest.raises(NotNow, match=r"table\.paused"):
            await made.pick(0)
        await house.close()
        house = open_house(tmp_path, hand)
        made.table = await house.table(made.table.id)
        hand.turn(5_000)
        assert made.table.now() == 0
        with pytest.raises(NotSeated):
            await made.table.do(consent.resume, "nobody", "r")
        await made.table.do(consent.resume, made.id(1), "r")
        hand.turn(1000)
        assert made.table.now() == 1000
        await made.pick(0)
        await house.close()

    play(scene)


def test_all_agree_to_end(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await made.table.do(consent.ask, question(made, "end"))
        for n in (1, 2):
            await made.table.do(consent.answer, Reply(made.id(n), 1, True, "y"))
        info = made.ears[0].info()
        assert (info.status, info.ended, info.result) == ("ended", "agreed", None)
        assert info.seed is not None
        with pytest.raises(NotNow, match=r"table\.ended"):
            await made.pick(0)
        await house.close()

    play(scene)
