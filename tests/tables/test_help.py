"""How much the pad helps is agreed on anew between games: asked, stored, told."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.kernel import codec
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.talents import Level
from sleuth.tables.acts import chairs, consent, playing, talk
from sleuth.tables.acts.consent import Reply
from sleuth.tables.acts.playing import MoveRequest
from sleuth.tables.house import House
from sleuth.tables.info import Person, QuestionKind, TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.opening.rematch import rematch
from sleuth.tables.state.events import Asked, Ended
from sleuth.tables.table.table import Table
from tests.tables.scenes import Ear, Hand, newcomers, note, open_house, play

ZERO, ONE = Seat(0), Seat(1)
CODE = (0, 1, 2, 3)


async def begun(house: House, level: Level = "facts") -> tuple[Table, Person, Person]:
    """Ada and Bob play a match of two games; Ada hides the first code."""
    ada, bob = await newcomers(house, "Ada", "Bob")
    terms = TableOptions(assistance=level, pace="instant")
    plan = Plan("mastermind", {"games": 2, "first": 0}, terms, seating=(Chosen(me=True), Chosen()))
    table = await house.create(ada, plan)
    await table.do(chairs.sit, bob.id, ONE)
    await table.do(chairs.start, ada.id)
    return table, ada, bob


async def ask(table: Table, who: Person, seat: Seat, level: Level | None, id: str = "a") -> None:
    what: QuestionKind = "help"
    await table.do(consent.ask, Asked(what, who.id, seat, (), Millis(0), id, level=level))


async def agree(table: Table, who: Person, yes: bool = True, id: str = "b") -> None:
    number = table.state.roster.questions
    await table.do(consent.answer, Reply(who.id, number, yes, id))


async def one_game(table: Table, maker: Person, breaker: Person, n: int) -> None:
    """A code is hidden, and found at once."""
    hides, finds = (ZERO, ONE) if n == 0 else (ONE, ZERO)
    for who, seat, move in ((maker, hides, Hide(CODE)), (breaker, finds, Guess(CODE))):
        spelt = codec.encode(move)
        await table.do(playing.play, MoveRequest(who.id, seat, spelt, f"m{n}.{seat}"))


async def refused(table: Table, who: Person, seat: Seat, level: Level | None) -> str:
    with pytest.raises(SleuthError) as wrong:
        await ask(table, who, seat, level, f"r{level}")
    return wrong.value.code


def test_agreed_help_holds_from_the_next_game_on_and_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house)
        ear = Ear(bob.id)
        await table.listen(ear.listener, lambda: None)
        await ask(table, ada, ZERO, "odds")
        question = ear.info().question
        assert question is not None
        assert (question.what, question.level, question.open) == ("help", "odds", (ONE,))
        assert ear.info().help is None
        await agree(table, bob)
        assert ear.info().question is None
        assert (ear.info().table.assistance, ear.info().help) == ("facts", "odds")
        await house.close()

        house = open_house(tmp_path, Hand())
        table, ear = await house.table(table.id), Ear(bob.id)
        await table.listen(ear.listener, lambda ear=ear: ear.notices.append(table.info()))  # type: ignore[misc]
        assert (ear.info().table.assistance, ear.info().help) == ("facts", "odds")
        await one_game(table, ada, bob, 0)
        assert (ear.info().table.assistance, ear.info().help) == ("odds", None)
        await house.close()

        house = open_house(tmp_path, Hand())
        table = await house.table(table.id)
        assert table.info().table.assistance == "odds"
        await house.close()

    play(scene)


def test_hints_are_there_with_the_game_for_which_they_were_agreed_on(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house)
        await ask(table, bob, ONE, "hints")
        await agree(table, ada)
        with pytest.raises(SleuthError) as wrong:
            talk.demand_hints(table.state, bob.id, ONE)
        assert wrong.value.code == "hint.not-agreed"
        await one_game(table, ada, bob, 0)
        await table.do(playing.play, MoveRequest(bob.id, ONE, codec.encode(Hide(CODE)), "h"))
        talk.demand_hints(table.state, ada.id, ZERO)
        await house.close()

    play(scene)


def test_lowered_help_leaves_the_pad_blank(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house, "odds")
        ear = Ear(ada.id)
        await table.listen(ear.listener, lambda: None)
        await ask(table, ada, ZERO, "none")
        await agree(table, bob)
        await one_game(table, ada, bob, 0)
        await table.do(playing.play, MoveRequest(bob.id, ONE, codec.encode(Hide(CODE)), "h"))
        wrong = codec.encode(Guess((4, 4, 4, 4)))
        await table.do(playing.play, MoveRequest(ada.id, ZERO, wrong, "g"))
        assert ear.news(ZERO)[-1].notes is None
        assert table.info().table.assistance == "none"
        await house.close()

    play(scene)


def test_one_no_leaves_it_as_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house)
        await ask(table, ada, ZERO, "odds")
        await agree(table, bob, yes=False)
        await one_game(table, ada, bob, 0)
        assert table.info().table.assistance == "facts"
        assert table.info().help is None
        await house.close()

    play(scene)


def test_a_takeback_into_the_game_before_brings_its_help_back(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house)
        await ask(table, ada, ZERO, "odds")
        await agree(table, bob)
        await one_game(table, ada, bob, 0)
        await table.do(consent.take_back, bob.id, ONE, "t")
        await agree(table, ada, id="c")
        assert (table.info().table.assistance, table.info().help) == ("facts", "odds")
        await house.close()

    play(scene)


def test_the_rematch_has_what_was_agreed_on_last(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada, bob = await begun(house)
        await one_game(table, ada, bob, 0)
        await ask(table, ada, ZERO, "joint")
        await agree(table, bob)
        await table.do(note, Ended("agreed"))
        assert table.info().help == "joint"
        new = await rematch(house, table, ada)
        assert new.info().table.assistance == "joint"
        await house.close()

    play(scene)


def test_bots_agree_and_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        chosen = (Chosen(me=True), Chosen(bot="novice"))
        plan = Plan("mastermind", {"games": 2, "first": 0}, TableOptions(), seating=chosen)
        table = await house.create(ada, plan)
        assert await refused(table, ada, ZERO, "odds") == "table.not-started"
        await table.do(chairs.start, ada.id)
        assert await refused(table, ada, ZERO, "facts") == "help.same"
        assert await refused(table, ada, ZERO, None) == "level.unknown"
        assert await refused(table, ada, ONE, "odds") == "seat.not-yours"
        before = table.state.version
        await ask(table, ada, ZERO, "odds")
        assert table.info().help == "odds"
        assert table.state.version == before + 2
        await ask(table, ada, ZERO, "odds")  # the same command again changes nothing
        assert table.state.version == before + 2
        assert await refused(table, ada, ZERO, "odds") == "help.same"
        await table.do(note, Ended("agreed"))
        assert await refused(table, ada, ZERO, "joint") == "table.ended"
        await house.close()

    play(scene)


def test_a_lesson_helps_as_it_does(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        table = await house.teach(ada, "mastermind")
        (seat,) = table.state.roster.held(ada.id)
        assert await refused(table, ada, seat, "odds") == "help.guided"
        await house.close()

    play(scene)
