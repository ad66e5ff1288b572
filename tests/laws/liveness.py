"""Law 5: whoever blocks can move; over means nobody can; random play ends."""

from __future__ import annotations

from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from tests.laws.record import random_play
from tests.laws.subject import Subject
from tests.laws.talk import terms
from tests.laws.walk import WIDE, Bounds, positions

ENOUGH = 5000


def liveness(subject: Subject, bounds: Bounds = WIDE) -> None:
    """In every position of the walk."""
    for node in positions(subject, bounds):
        alive(node.match)


def alive(match: AnyMatch) -> None:
    """One position: somebody can go on, or it is over for everybody."""
    pending = match.pending()
    if isinstance(pending, Await):
        assert pending.seats or pending.until is not None, "nobody is waited for"
        for seat in pending.seats:
            assert 0 <= seat < match.seats, f"{seat} is waited for, and nobody sits there"
            assert match.moves(seat) or pending.until is not None, f"{seat} blocks and cannot move"
    elif isinstance(pending, Over):
        finished(match, pending)


def finished(match: AnyMatch, over: Over) -> None:
    """After the end nobody can move, and every seat has its place."""
    for seat in map(Seat, range(match.seats)):
        assert not match.moves(seat), f"{seat} can move after the end"
    placed = sorted(seat for place in over.places for seat in place)
    assert placed == list(range(match.seats)), f"places {over.places}"


def begins(subject: Subject) -> int:
    """Whatever is agreed on, somebody can move as soon as all is dealt; says how often it was."""
    begun = 0
    for options, seats in terms(subject.game):
        begun += 1
        match = start(subject.game, options, seats).settle(seeded("begins"))
        alive(match)
        assert any(match.moves(seat) for seat in map(Seat, range(seats))), (options, seats)
    return begun


def ends(subject: Subject, seeds: range = range(2)) -> None:
    """Random play of real size comes to an end."""
    for scene in subject.rulebook.full:
        for seed in seeds:
            last = None
            for n, match in enumerate(random_play(subject, scene, seed)):
                assert n < ENOUGH, f"{scene.name}: no end after {n} inputs"
                last = match
            assert last is not None
            assert isinstance(last.pending(), Over)
