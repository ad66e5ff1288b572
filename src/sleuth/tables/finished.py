"""What people keep of a match that is over: how it went, and what a review showed of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

from sleuth.games import catalogue, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Over, Played, Seat
from sleuth.kernel.insight import Unit
from sleuth.players.cast import CAST
from sleuth.store.store import DiaryRow, Store
from sleuth.study.review.report import VERSION, Decision, MatchReview, SeatReview
from sleuth.tables.state.state import TableState

MOST: Final = 500
"""So many matches are told, the newest of them."""

PLAYED, REVIEWED = "played", "reviewed"
"""The kinds of pages in a diary."""


class Ending(Data, frozen=True):
    """How a match went for a person: points from 0 to 1, none where it was broken off.

    `bots` sat there and so many other `people`; `moves` took so many milliseconds of table time.
    """

    points: float | None
    bots: tuple[str, ...]
    people: int
    moves: int
    millis: int


class Lapse(Data, frozen=True):
    """Moves of one kind that were not good: how many, and what they lost in all."""

    kind: str
    unit: Unit
    times: int
    loss: float


class Reviewed(Data, frozen=True):
    """What a review showed of a person: skill in hundredths, luck in its unit, and lapses.

    Reviews of another `version` had another scale: they are not set beside these.
    """

    version: int
    skill: int | None
    luck: float
    unit: Unit
    lapses: tuple[Lapse, ...]


class DiaryPage(Data, frozen=True):
    """A match in somebody's diary, with its review if there was one."""

    table: str
    game: str
    at: int
    ending: Ending
    reviewed: Reviewed | None = None


class Diary:
    """What the house keeps for people of the matches that they played."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pages(self, person: str) -> tuple[DiaryPage, ...]:
        """The matches of a person, newest first."""
        rows = await self._store.diary(person, PLAYED, MOST)
        reviews = await self._store.diary(person, REVIEWED, MOST)
        every = {row.about: codec.decode(row.body, Reviewed) for row in reviews}
        shown = {table: each for table, each in every.items() if each.version == VERSION}
        return tuple(
            DiaryPage(
                row.about, row.game, row.at, codec.decode(row.body, Ending), shown.get(row.about)
            )
            for row in rows
            if row.game in catalogue()
        )

    async def review(self, state: TableState, found: bytes) -> None:
        """A match was gone through: everybody who played keeps what it showed of them."""
        review = codec.decode(found, MatchReview)
        at = state.row.created + state.match.now
        await self._store.jot(
            tuple(
                DiaryRow(person, REVIEWED, state.id, state.game.name, at, codec.encode(shown))
                for person, seats in guests_of(state).items()
                if (shown := summary([review.seats[seat] for seat in seats])) is not None
            )
        )


def guests_of(state: TableState) -> dict[str, list[int]]:
    """The people who played here, and their seats; nobody plays a lesson or another's record."""
    found: dict[str, list[int]] = defaultdict(list)
    if not state.roster.guided and state.roster.uploaded is None:
        for n, chair in enumerate(state.roster.chairs):
            if chair.person is not None and state.commands.given(Seat(n)):
                found[chair.person].append(n)
    return found


def played_rows(state: TableState, at: int) -> tuple[DiaryRow, ...]:
    """What those keep of a match that has just ended who moved in it."""
    return tuple(
        DiaryRow(
            person, PLAYED, state.id, state.game.name, at, codec.encode(ending_for(state, seats))
        )
        for person, seats in guests_of(state).items()
    )


def ending_for(state: TableState, seats: Sequence[int]) -> Ending:
    """How it went for whoever has these seats."""
    chairs, times = state.roster.chairs, [*thinking_times(state, frozenset(seats))]
    bots = tuple(each.bot for each in chairs if each.person is None and each.bot in CAST)
    return Ending(
        points_for(state, frozenset(seats)),
        tuple(bot for bot in bots if bot is not None),
        len(guests_of(state)) - 1,
        len(times),
        sum(times),
    )


def thinking_times(state: TableState, seats: frozenset[int]) -> Iterator[int]:
    """The milliseconds before each move of these seats, since the last thing that happened."""
    before = 0
    for came in (entry.came for entry in state.match.record):
        if isinstance(came, Played) and came.seat in seats:
            yield came.at - before
        before = came.at


def points_for(state: TableState, mine: frozenset[int]) -> float | None:
    """The points of whoever has these seats, from 0 to 1; none where the match names nobody."""
    over, able = state.over, talents(state.game.name)
    if over is None or not over.places:
        return None
    if able.team:
        return float(over.won > 0)
    return points_at(over, mine, sided=bool(able.sides))


def points_at(over: Over, mine: frozenset[int], *, sided: bool) -> float:
    """A side wins or loses whole; others share the first place with whoever has it too."""
    first = set(over.places[0])
    return float(bool(first & mine)) if sided else len(first & mine) / len(first)


def summary(seats: Sequence[SeatReview]) -> Reviewed | None:
    """What is kept of a review for whoever had these seats."""
    if not seats:
        return None
    skills = [each.skill for each in seats if each.skill is not None]
    decisions = [made for each in seats for made in each.decisions]
    skill = round(fmean(skills)) if skills else None
    luck = sum(each.luck for each in seats)
    return Reviewed(VERSION, skill, luck, seats[0].unit, lapses(decisions))


def lapses(decisions: Iterable[Decision]) -> tuple[Lapse, ...]:
    """Decisions that were not good, by kind."""
    times: Counter[tuple[str, Unit]] = Counter()
    losses: dict[tuple[str, Unit], float] = defaultdict(float)
    for made in decisions:
        if made.badge in ("inaccuracy", "mistake"):
            times[made.kind, made.unit] += 1
            losses[made.kind, made.unit] += made.loss
    return tuple(Lapse(*key, many, losses[key]) for key, many in times.items())
