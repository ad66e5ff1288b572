"""Taking back, pausing, ending: unasked where nobody was told anything, else by consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Back, Draw, Drawn, Millis, Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables import consent
from sleuth.tables.errors import NotNow
from sleuth.tables.state.events import Asked
from sleuth.tables.house import House
from sleuth.tables.table.news import Rewound
from tests.tables.scenes import Ear, Hand, Party, open_house, party, play, until

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)

pytestmark = pytest.mark.usefixtures("ring")


def agree_on_streams(made: Party) -> None:
    """Everybody heard exactly what still stands."""
    for ear in made.ears:
        for seat in made.table.company.held(ear.listener.person):
            assert ear.facts(seat) == list(made.table.match.stream(seat))


def test_a_pick_that_told_nobody_anything_is_taken_back_unasked(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await made.pick(0, 2)
        await consent.take_back(made.table, made.id(0), ZERO, "b")
        await consent.take_back(made.table, made.id(0), ZERO, "b")
        assert made.table.company.question is None
        assert [type(entry.came) for entry in made.table.match.record][-1] is Back
        assert len(made.table.match.record) == 2
        await made.pick(0, 3)
        assert made.table.match.view(ZERO).number == 3
        agree_on_streams(made)
        assert [each.to for each in made.ears[1].notices if isinstance(each, Rewound)] == [0]
        await house.close()

    play(scene)


async def asked(house: House, *bots: str) -> Party:
    """A round is over, and seat 0 asks to go back to before its own pick."""
    made = await party(house, 3, *bots)
    for n in range(3 - len(bots)):
        await made.pick(n)
    await until(lambda: made.table.match.draws == 1)
    await consent.take_back(made.table, made.id(0), ZERO, "b")
    return made


def test_after_that_all_others_must_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house)
        question = made.ears[2].info().question
        assert question is not None
        assert (question.what, question.seat, question.open) == ("takeback", ZERO, (ONE, TWO))
        await consent.consent(made.table, made.id(1), question.n, True, "y")
        still = made.ears[2].info().question
        assert still is not None
        assert still.open == (TWO,)
        with pytest.raises(NotNow, match=r"question\.not-yours"):
            await consent.consent(made.table, made.id(0), question.n, True, "y")
        await consent.consent(made.table, made.id(2), question.n, True, "y")
        assert made.ears[0].info().question is None
        back = next(e.came for e in made.table.match.record if isinstance(e.came, Back))
        assert (back.to, back.by, back.agreed) == (0, ZERO, (ONE, TWO))
        agree_on_streams(made)
        for n in range(3):
            await made.pick(n)
        drawn = [e.came.picks for e in made.table.match.record if isinstance(e.came, Drawn)]
        chance = made.table.chance(made.table.match)
        assert drawn == [chance(Draw(52), 0), chance(Draw(52), 1)], "a draw was used twice"
        agree_on_streams(made)
        await house.close()

    play(scene)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house)
        before = made.table.match
        with pytest.raises(NotNow, match=r"question\.open"):
            await consent.take_back(made.table, made.id(1), ONE, "c")
        with pytest.raises(NotNow, match=r"question\.gone"):
            await consent.consent(made.table, made.id(1), 7, True, "y")
        await consent.consent(made.table, made.id(1), 1, False, "n")
        assert made.table.company.question is None
        assert made.table.match is before
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
        await table.ask(nothing)
        assert table.company.question is not None
        assert table.company.question.open == (ONE, TWO)
        hand.turn(30_001)
        await table.ask(lambda: consent.silence(table))
        assert table.info().question is None
        assert table.match == made.table.match
        await house.close()

    play(scene)


async def nothing() -> None:
    """By now, whatever was asked before is done."""


def test_bots_always_agree_and_the_next_move_ends_the_question(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await asked(house, "regular")
        assert made.table.company.open == (ONE,)
        await made.pick(1)
        assert made.table.company.question is None
        alone = await asked(open_house(tmp_path / "b", Hand()), "regular", "regular")
        assert alone.table.company.question is None
        assert any(isinstance(e.came, Back) for e in alone.table.match.record)
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
        await consent.take_back(made.table, made.id(1), ONE, "b")
        await made.pick(2, 0)
        again = Ear(made.id(0))
        again.listener.have, again.listener.backs = {ZERO: 1}, {ZERO: 0}
        await made.table.listen(again.listener, lambda: None)
        assert again.news(ZERO)[0].start == 0
        assert again.facts(ZERO) == list(made.table.match.stream(ZERO))
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
        await consent.ask(made.table, question(made, "pause"))
        await consent.consent(made.table, made.id(1), 1, True, "y")
        assert made.ears[0].info().paused
        hand.turn(5_000)
        assert made.table.time.now() == 0
        with pytest.raises(NotNow, match=r"table\.paused"):
            await made.pick(0)
        await house.close()
        house = open_house(tmp_path, hand)
        made.table = await house.table(made.table.id)
        hand.turn(5_000)
        assert made.table.time.now() == 0
        with pytest.raises(NotSeated):
            await consent.resume(made.table, "nobody", "r")
        await consent.resume(made.table, made.id(1), "r")
        hand.turn(1000)
        assert made.table.time.now() == 1000
        await made.pick(0)
        await house.close()

    play(scene)


def test_all_agree_to_end(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3)
        await consent.ask(made.table, question(made, "end"))
        for n in (1, 2):
            await consent.consent(made.table, made.id(n), 1, True, "y")
        info = made.ears[0].info()
        assert (info.status, info.ended, info.result) == ("ended", "agreed", None)
        assert info.seed is not None
        with pytest.raises(NotNow, match=r"table\.ended"):
            await made.pick(0)
        await house.close()

    play(scene)
