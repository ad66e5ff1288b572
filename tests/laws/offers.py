"""Law 6: moves on offer are a set that counts itself: no move twice, none missing."""

from __future__ import annotations

import random

from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import offered
from tests.laws.record import random_match
from tests.laws.subject import Subject
from tests.laws.walk import WIDE, Bounds, positions

LISTED = 3000  # longer offers are only sampled


def offers(subject: Subject, bounds: Bounds = WIDE, seeds: range = range(8)) -> None:
    """In every position of the walk, and in some of real size."""
    seen: set[object] = set()
    for node in positions(subject, bounds):
        for seat in map(Seat, range(node.match.seats)):
            view = node.match.view(seat)
            if view not in seen:
                seen.add(view)
                one_offer(node.match, seat)
    for seed in seeds:
        match = random_match(subject, seed, 5 * seed)
        for seat in map(Seat, range(match.seats)):
            one_offer(match, seat)


def one_offer(match: AnyMatch, seat: Seat) -> None:
    """Counting, listing, asking and drawing by number agree."""
    moves = match.moves(seat)
    assert bool(moves) == (len(moves) > 0)
    assert len(offered(moves).listed) + sum(map(len, moves.products)) == len(moves)
    if len(moves) <= LISTED:
        listed = list(moves)
        assert len(listed) == len(set(listed)) == len(moves), f"{moves} counts wrongly"
        assert all(moves.nth(n) == move for n, move in enumerate(listed)), (
            f"{moves} numbers wrongly"
        )
        assert all(move in moves for move in listed), f"{moves} disowns a move"
    else:
        numbers = random.Random(len(moves)).sample(range(len(moves)), 200)
        drawn = [moves.nth(n) for n in numbers]
        assert len(set(drawn)) == len(drawn)
        assert all(move in moves for move in drawn)
