"""A finished match reviewed: every seat by its own stream."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sleuth.games import talents
from sleuth.kernel.data import Over, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.insight import Insight
from sleuth.kernel.match import AnyMatch
from sleuth.study.review.ledger import skill, sums
from sleuth.study.review.report import (
    NOTHING,
    VERSION,
    Decision,
    MatchReview,
    SeatReview,
    badge,
    enough,
)
from sleuth.study.review.walk import Judged, Turned, by_the_watch, heard, judged, turns, views
from sleuth.study.review.words import done_by, put_in_words

Hears = Callable[[int, int], None]
"""Hears how many steps are done, and of how many: a move of anybody is one."""


def review(match: AnyMatch, progress: Hears = lambda done, of: None) -> MatchReview:
    """Every decision of a finished match; one that goes on tells nothing."""
    over, insight = match.pending(), insight_of(match.game.name)
    if not isinstance(over, Over):
        raise Malformed("match.not-over")
    steps = StepCount(match, progress)
    found = [of_seat(match, Seat(n), insight, steps.one_more) for n in range(match.seats)]
    figures = dict(insight.figures(match))
    steps.all_done()
    return MatchReview(match.game.name, VERSION, tuple(found), decided(over, found, match), figures)


class StepCount:
    """Counts what is done of all."""

    def __init__(self, match: AnyMatch, hears: Hears) -> None:
        self._all = sum(isinstance(entry.came, Played) for entry in match.standing)
        self._done, self._hears = 0, hears
        hears(0, self._all)

    def one_more(self) -> None:
        """One more move was looked at."""
        self._done += 1
        self._hears(self._done, self._all)

    def all_done(self) -> None:
        """Nothing is left to do: moves without an answer are no decisions."""
        self._hears(self._all, self._all)


def insight_of(name: str) -> Insight:
    """How this game judges decisions."""
    found = talents(name).insight
    if found is None:
        raise Malformed("review.none", game=name)
    return found


def of_seat(
    match: AnyMatch, seat: Seat, insight: Insight, one_more: Callable[[], None]
) -> SeatReview:
    """What one seat decided, by what it was told."""
    seen = views(match.game, match.options, match.seats, seat, match.standing)
    mine = [*judged(insight, lived(match, seat, seen, insight), one_more)]
    left = tuple(map(insight.left, seen))
    told = sum(each.worth.learned.told for each in mine if each.worth.learned is not None)
    missing = [*map(insight.missing, seen)]
    others = heard(missing, mine)
    known = first_known(left, missing)
    total = sums(mine)
    return SeatReview(
        seat=seat,
        unit=insight.unit,
        skill=skill(mine, insight.unit),
        **{name: float(value) for name, value in total._asdict().items()},
        told=told,
        heard=others,
        known=told + others,
        left=left,
        could_know=known,
        late=sum(known is not None and each.n > known + 1 for each in mine),
        decisions=tuple(decision(match, seat, insight, each) for each in mine),
    )


def decided_at(match: AnyMatch, seat: Seat, n: int) -> Turned:
    """The decision that a seat took by this entry, and what it saw."""
    insight = insight_of(match.game.name)
    seen = views(match.game, match.options, match.seats, seat, match.standing)
    for turn in lived(match, seat, seen, insight):
        if turn.n == n:
            return turn
    raise Malformed("review.no-decision", n=n)


def first_known(left: Sequence[int | None], missing: Sequence[float | None]) -> int | None:
    """The first stage at which one code was left; at the last one all lies open."""
    upto = range(len(left) - 1)
    return next((n for n in upto if left[n] == 1 and missing[n] is not None), None)


def lived(match: AnyMatch, seat: Seat, seen: Sequence[Any], insight: Insight) -> list[Turned]:
    """The moves of a seat with what it saw around each."""
    entries, clocked = match.standing, talents(match.game.name).clocked
    found = [*turns(seat, entries, seen, insight)]
    if insight.timed and clocked is not None:
        return [*by_the_watch(clocked, entries, found)]
    return found


def decision(match: AnyMatch, seat: Seat, insight: Insight, made: Judged) -> Decision:
    """One decision as it is told."""
    worth, bits, before = made.worth, made.worth.learned, made.before
    unit, value, most, luck = account(insight, made)
    said = insight.said(before, made.move)
    return Decision(
        n=made.n,
        move=written(match, insight, before, made.move),
        best_move=written(match, insight, before, worth.best_move),
        unit=unit,
        value=value,
        best=most,
        loss=most - value,
        luck=luck,
        told=0.0 if bits is None else bits.told,
        expected=0.0 if bits is None else bits.expected,
        best_bits=0.0 if bits is None else bits.best,
        gave=tuple(worth.gave.get(Seat(n), 0.0) for n in range(match.seats)),
        badge=badge(unit, most - value),
        enough=enough(unit),
        exact=worth.exact,
        kind=said.code,
        did=done_by(seat, said),
        better=insight.said(before, worth.best_move),
        line=put_in_words(insight.unit, worth, insight.left(before)),
        left=(insight.left(before), insight.left(made.after)),
    )


def written(match: AnyMatch, insight: Insight, view: Any, move: Any) -> str:
    """A move as people at this table write it."""
    if insight.written is not None:
        return insight.written(view, move)
    return talents(match.game.name).notation.write(move)


def account(insight: Insight, made: Judged) -> tuple[Any, float, float, float]:
    """The unit, the value, the best and the luck of a decision: of a guess, its chance."""
    worth, named = made.worth, made.worth.named
    if named is not None:
        chance = float(named.chance)
        return "chance", chance, float(named.best), named.right - chance
    return insight.unit, float(worth.value), float(worth.best), float(worth.luck)


def decided(over: Over, found: Sequence[SeatReview], match: AnyMatch) -> int | None:
    """The stage at which it was decided: where those who did not win lost most, else anybody.

    Where nobody lost anything it is when the winner could know.
    """
    behind = [each for each in found if each.seat not in over.winners] or [*found]
    losses = [(each.loss, -each.n) for seat in behind for each in seat.decisions]
    if (most := max(losses, default=(0.0, 0)))[0] > NOTHING:
        return -most[1]
    known = [found[seat].could_know for seat in over.winners]
    return min((n for n in known if n is not None), default=len(match.standing) or None)
