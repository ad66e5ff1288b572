"""The decisions of one seat, from what it was told alone: the truth enters as its answers only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

from sleuth.kernel.data import Drawn, Millis, Played, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.insight import Insight, Judgement
from sleuth.kernel.record import Entry
from sleuth.kernel.streams import reaching


class Turned(NamedTuple):
    """A move of one's own, by its entry, and the views around it.

    `after` is what it saw once its move had its answer, which came with entry number `until`.
    """

    n: int
    until: int
    move: Any
    before: Any
    after: Any


class Judged(NamedTuple):
    """A decision, the last entry that belongs to it, and what it was worth."""

    n: int
    until: int
    move: Any
    before: Any
    after: Any
    worth: Judgement


def views(
    game: AnyGame, options: Any, seats: int, seat: Seat, entries: Sequence[Entry[Any, Any]]
) -> list[Any]:
    """What a seat saw before any entry, and after each."""
    found = [game.blank(options, seats, seat)]
    for entry in entries:
        found.append(reduce(game.see, reaching(entry.told, seat), found[-1]))
    return found


def turns(
    seat: Seat, entries: Sequence[Entry[Any, Any]], seen: Sequence[Any], insight: Insight
) -> Iterator[Turned]:
    """Every move of a seat."""
    for n, entry in enumerate(entries, 1):
        came = entry.came
        if isinstance(came, Played) and came.seat == seat:
            until = answered(entries, seen, n, insight)
            if insight.settled(seen[until]):
                yield Turned(n, until, came.move, seen[n - 1], seen[until])


def answered(
    entries: Sequence[Entry[Any, Any]], seen: Sequence[Any], n: int, insight: Insight
) -> int:
    """The entry with which a move has its answer: what chance adds belongs to it."""
    until = n
    while until < len(entries) and (
        isinstance(entries[until].came, Drawn) or not insight.settled(seen[until])
    ):
        until += 1
    return until


def judged(
    insight: Insight, lived: Iterable[Turned], one_more: Callable[[], None] = lambda: None
) -> Iterator[Judged]:
    """The decisions that can be weighed; after each move `one_more` is done."""
    for turn in lived:
        worth = insight.judge(turn.before, turn.move, turn.after)
        if worth is not None:
            yield Judged(turn.n, turn.until, turn.move, turn.before, turn.after, worth)
        one_more()


def by_the_watch(
    clocked: Callable[[Any, Millis], Any], entries: Sequence[Entry[Any, Any]], lived: list[Turned]
) -> Iterator[Turned]:
    """The same, and on the watch when the seat acted last, and when it acted now."""
    last = Millis(0)
    for turn in lived:
        now = entries[turn.n - 1].came.at
        yield turn._replace(before=clocked(turn.before, last), after=clocked(turn.after, now))
        last = now


def heard(missing: Sequence[float | None], decisions: Sequence[Judged]) -> float:
    """The bits that came of others' moves, before the last one, which lays all open."""
    mine = {n for each in decisions for n in range(each.n, each.until + 1)}
    steps = (n for n in range(1, len(missing) - 1) if n not in mine)
    return sum(max(0.0, less(missing[n - 1], missing[n])) for n in steps)


def less(early: float | None, late: float | None) -> float:
    """The bits that were missing before, and are no longer."""
    return 0.0 if early is None or late is None else early - late
