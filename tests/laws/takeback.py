"""Law 7: a takeback restores what was, deletes nothing, and is free only while nobody heard."""

from __future__ import annotations

import random

import pytest

from sleuth.kernel.data import Await, Drawn, Over, Played, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Shadow
from sleuth.kernel.match import AnyMatch, start
from tests.laws.record import random_match
from tests.laws.subject import Subject, audiences
from tests.laws.walk import WIDE, Bounds, positions


def takeback(subject: Subject, bounds: Bounds = WIDE, seeds: range = range(6)) -> None:
    """In positions of the walk, and on matches of real size that had takebacks before."""
    nodes = positions(subject, bounds)
    for node in nodes[:: max(1, len(nodes) // 150)]:
        restores(node.match)
    for node in nodes:
        for seat in map(Seat, range(node.match.seats)):
            free_only_unheard(node.match, seat)
    for seed in seeds:
        restores(random_match(subject, seed, 20 + seed))


def restores(match: AnyMatch) -> None:
    """Back then on: state and views are those of the earlier match, draws are not used again."""
    if not match.standing:
        return
    to = random.Random(len(match.record)).randrange(len(match.standing))
    earlier = as_of(match, to)
    if clock_runs(match) or clock_runs(earlier):
        with pytest.raises(IllegalMove, match=r"back\.clock"):
            match.back(to, Seat(0))
        return
    back = match.back(to, Seat(0))
    assert back.state == earlier.state
    assert back.pending() == earlier.pending()
    assert [*back.standing] == [*match.standing][:to]
    assert [*back.record][:-1] == [*match.record], "a takeback deleted history"
    assert back.now >= match.now
    assert back.draws == match.draws == drawn(match), "a number of a draw is used again"
    for who in audiences(match):
        assert back.view(who) == earlier.view(who)
        assert back.stream(who) == earlier.stream(who) == match.stream(who)[: len(back.stream(who))]


def as_of(match: AnyMatch, to: int) -> AnyMatch:
    """A match made of the first standing entries alone."""
    again: AnyMatch = start(match.game, match.options, match.seats)
    for entry in [*match.standing][:to]:
        assert isinstance(entry.came, Played | Drawn) or entry.came.at is not None
        again = again.enter(entry.came)  # type: ignore[arg-type]
    return again


def drawn(match: AnyMatch) -> int:
    """How many draws the record holds, standing or not."""
    return sum(isinstance(entry.came, Drawn) for entry in match.record)


def free_only_unheard(match: AnyMatch, seat: Seat) -> None:
    """Free: the seat's own last move, no deadline, and others heard only *that* it happened."""
    last = match.standing[-1] if match.standing else None
    free = last is not None and isinstance(last.came, Played) and last.came.seat == seat
    if last is not None:
        others = [who for who in audiences(match) if who != seat]
        heard = [fact for fact in last.told if any(fact.reaches(who) for who in others)]
        free = free and all(isinstance(fact, Shadow) for fact in heard)
    free = free and not (clock_runs(match) or isinstance(match.pending(), Over))
    to = match.free_back(seat)
    assert (to is not None) == free, f"{seat} takes back {last} for free: {to is not None}"
    assert to is None or to == len(match.standing) - 1


def clock_runs(match: AnyMatch) -> bool:
    """Would a takeback leave a deadline that has passed, or stop one that runs?"""
    pending = match.pending()
    return isinstance(pending, Await) and pending.until is not None
