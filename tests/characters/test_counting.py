"""Which matches count for a person's strength, and what becomes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.talents import LEVELS, Level
from sleuth.players.ladder.standing import Counted
from sleuth.tables.acts import consent, leaving
from sleuth.tables.counting import counted, is_favour
from sleuth.tables.info import PerMove, TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.state.events import Asked, Ended, Reclaimed, Took
from sleuth.tables.table.table import Table
from tests.characters.ladders import a_ladder, measured
from tests.guides.test_tables import followed
from tests.tables.scenes import Hand, Party, newcomers, note, open_house, party, play, until

ZERO, NOW = Seat(0), Millis(0)

pytestmark = pytest.mark.usefixtures("ring")

Between = Callable[[Party], Awaitable[None]]


@pytest.fixture(autouse=True)
def a_measured_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, a_ladder("ring", 2), a_ladder("ring", 3))


def agreed(level: Level = "facts") -> TableOptions:
    """A table with so much help, and bots that wait for nobody."""
    return TableOptions(pace="instant", assistance=level)


async def nothing_else(made: Party) -> None:
    """All goes as usual."""


async def to_the_end(made: Party, between: Between = nothing_else) -> None:
    """Both rounds; something may happen after the first."""
    await made.pick(0)
    await until(lambda: made.table.state.match.draws == 1)
    await between(made)
    if not made.table.state.finished:
        await until(lambda: bool(len(made.table.state.match.moves(ZERO))))
        await made.pick(0)
    await until(lambda: made.table.state.finished)


async def took_back(made: Party) -> None:
    """A pick that had told the others something is taken back; bots always agree."""
    await made.table.do(consent.take_back, made.id(0), ZERO, "b")
    await until(lambda: bool(len(made.table.state.match.moves(ZERO))))
    await made.pick(0)
    await until(lambda: made.table.state.match.draws == 2)


async def was_away(made: Party) -> None:
    """A bot played for a while."""
    await made.table.do(note, Took(ZERO, "regular"))
    await made.table.do(note, Reclaimed(ZERO))


async def resigned(made: Party) -> None:
    await made.table.do(leaving.resign, made.id(0), ZERO, "r")


async def agreed_to_end(made: Party) -> None:
    asked = Asked("end", made.id(0), ZERO, (), NOW, "e")
    await made.table.do(consent.ask, asked)


async def was_closed(made: Party) -> None:
    await made.table.do(note, Ended("idle"))


def outcome(
    tmp_path: Path,
    *bots: str,
    options: TableOptions | None = None,
    between: Between = nothing_else,
) -> tuple[Counted | str, list[float]]:
    """What a match of one person with these bots counts, and the points that are kept."""
    found: list[Counted | str] = []
    kept: list[float] = []

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 1 + len(bots), *bots, options=options or agreed())
        await to_the_end(made, between)
        found.append(counted(made.table.state, 7))
        rows = await house.strengths.counted(made.id(0))
        kept.extend(each.points for each in rows.get("ring", ()))
        await house.close()

    play(scene)
    return found[0], kept


def test_a_match_against_the_house_counts(tmp_path: Path) -> None:
    match, kept = outcome(tmp_path, "pip", "quill")
    assert isinstance(match, Counted)
    assert (match.points, match.company, kept) == (1.0, ("pip", "quill"), [1.0])
    assert match.weight == 1
    assert match.against > 1550  # more than the stronger of the two alone


def test_what_nobody_knew_of_is_taken_back_for_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2, options=agreed())
        await made.pick(0)
        await made.table.do(consent.take_back, made.id(0), ZERO, "b")
        assert not any(map(is_favour, made.table.state.match.record))
        await house.close()

    play(scene)


def test_a_loss_counts_too(tmp_path: Path) -> None:
    assert outcome(tmp_path, "pip", between=resigned)[1] == [0.0]
    assert outcome(tmp_path / "b", "pip", between=agreed_to_end)[1] == [0.0]


@pytest.mark.parametrize(
    ("bots", "between", "why"),
    [
        (("pip", "regular"), nothing_else, "company"),
        (("pip",), took_back, "takeback"),
        (("pip",), was_away, "substitute"),
        (("pip",), was_closed, "nobody"),
    ],
)
def test_what_does_not_count(
    tmp_path: Path, bots: tuple[str, ...], between: Between, why: str
) -> None:
    assert outcome(tmp_path, *bots, between=between) == (why, [])


def test_when_time_was_up_somebody_else_moved(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        clock = TableOptions(pace="instant", assistance="facts", clock=PerMove(30))
        made = await party(house, 2, "pip", options=clock)
        await made.pick(0)
        await until(lambda: made.table.state.match.draws == 1)
        hand.turn(30_000)
        made.table.alarm.set()
        await until(lambda: made.table.state.finished)
        assert counted(made.table.state, 7) == "substitute"
        assert not await house.strengths.counted(made.id(0))
        await house.close()

    play(scene)


def test_a_lesson_counts_nothing_and_is_in_no_diary(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        table = await house.teach(ada, "break-the-code")
        guide = talents("break-the-code").guide
        assert guide is not None
        await followed(table, ada.id, guide)
        assert table.state.finished
        assert counted(table.state, 7) == "lesson"
        assert await house.diary.pages(ada.id) == ()
        await house.close()

    play(scene)


def test_a_game_that_nobody_measured_counts_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(monkeypatch)
    assert outcome(tmp_path, "pip") == ("unmeasured", [])


def test_more_help_than_one_answer_proves_counts_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2, "pip", options=agreed())
        await made.pick(0)
        state = made.table.state
        for level in LEVELS:
            helped = replace(state, agreed=agreed(level))
            assert (counted(helped, 7) == "help") == (level in ("joint", "odds", "hints"))
        await house.close()

    play(scene)


def test_people_at_the_table_make_it_a_game_among_friends(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 3, "pip", options=agreed())
        for _ in range(2):
            await until(lambda: bool(len(made.table.state.match.moves(ZERO))))
            await made.pick(0)
            await made.pick(1)
        await until(lambda: made.table.state.finished)
        assert counted(made.table.state, 7) == "company"
        for who in range(2):
            assert not await house.strengths.counted(made.id(who))
        await house.close()

    play(scene)


def test_leaving_before_the_first_move_costs_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2, "pip", options=agreed())
        await resigned(made)
        assert counted(made.table.state, 7) == "nobody"
        await house.close()

    play(scene)


def test_strength_grows_with_wins_and_is_forgotten_with_the_person(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada, bob) = [(await house.people.arrive(name, 0))[0] for name in ("Ada", "Bob")]
        before = await house.strengths.of(ada.id, "ring")
        made = await party(house, 2, "quill", options=agreed())
        await to_the_end(made)
        after = await house.strengths.of(made.id(0), "ring")
        assert after.rating > before.rating == 1150
        assert after.deviation < before.deviation
        await house.strengths.show(made.people[0], True)
        assert await house.strengths.at_table(made.table.state) == {ZERO: round(after.rating)}
        assert await house.strengths.of(bob.id, "ring") == before
        await house.forget(made.id(0))
        assert not await house.strengths.counted(made.id(0))
        assert not await house.strengths.is_shown(made.id(0))
        await house.close()

    play(scene)


def test_after_two_wins_in_a_row_the_next_rung_is_offered(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 2, "quill", options=agreed())
        await to_the_end(made)
        assert await house.strengths.one_up(made.people[0], made.table.state) is None
        again = Party(house, await second(made), made.people)
        await to_the_end(again)
        assert await house.strengths.one_up(made.people[0], again.table.state) == (None, "vesper")
        assert await house.strengths.one_up(made.people[0], made.table.state) is None
        await house.close()

    play(scene)


async def second(made: Party) -> Table:
    """The same once more."""
    seating = (Chosen(me=True), Chosen(bot="quill"))
    plan = Plan("ring", table=agreed(), seats=2, seating=seating, start=True)
    return await made.house.create(made.people[0], plan)
