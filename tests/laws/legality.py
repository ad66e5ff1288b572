"""Law 2: a move is accepted exactly if the mover's view offers it; a refusal teaches nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sleuth.kernel.data import Draw, Millis, Over, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.match import AnyMatch
from tests.laws.secrecy import Ledger
from tests.laws.subject import Subject
from tests.laws.walk import SECOND, WIDE, Bounds, positions

ACCEPTED = "accepted"


def legality(subject: Subject, bounds: Bounds = WIDE, tries: int = 8) -> int:
    """Says how many moves were tried."""
    nodes = positions(subject, bounds)
    pool = moves_from_elsewhere(subject, [node.match for node in nodes])
    answers = Ledger("the answer to a move does not follow from its mover's view")
    count = 0
    for node in nodes:
        match = node.match
        if isinstance(match.pending(), Draw | Over):
            continue
        rng = random.Random(len(match.record))
        for move in rng.sample(pool, min(tries, len(pool))):
            for seat in map(Seat, range(match.seats)):
                said = answer(match, seat, move)
                agrees(match, seat, move, said)
                asked = (match.view(seat), match.options, match.seats, move)
                answers.enter(asked, said, node)
                count += 1
    return count


def agrees(match: AnyMatch, seat: Seat, move: Any, said: Any) -> None:
    """The umpire accepts what the view offers, and nothing else."""
    offered = move in match.moves(seat)
    assert (said == ACCEPTED) == offered, f"{seat} {move}: umpire {said}, offered {offered}"


def answer(match: AnyMatch, seat: Seat, move: Any) -> Any:
    """What the umpire says to a move: accepted, or the words of the refusal."""
    try:
        match.play(seat, move, Millis(match.now + SECOND // 2))
    except IllegalMove as refused:
        return refused.code, tuple(sorted(refused.details.items()))
    return ACCEPTED


def moves_from_elsewhere(subject: Subject, matches: Sequence[AnyMatch]) -> list[Any]:
    """Moves on offer somewhere, to somebody, and the same moves spoilt."""
    rng = random.Random(len(matches))
    pool: dict[Any, None] = {}
    for match in rng.sample(matches, min(200, len(matches))):
        for seat in map(Seat, range(match.seats)):
            on_offer = match.moves(seat)
            for n in rng.sample(range(len(on_offer)), min(3, len(on_offer))):
                pool[on_offer.nth(n)] = None
    spoils = {bad: None for move in pool for bad in spoilt(move)}
    spare = [bad for bad in spoils if bad not in pool]
    return [*pool, *rng.sample(spare, min(len(spare), len(pool) + 20))]


def spoilt(move: Any) -> Iterator[Any]:
    """Moves like this one with a field too long, too short, or out of range."""
    for field in msgspec.structs.fields(type(move)):
        for bad in worse(getattr(move, field.name)):
            yield msgspec.structs.replace(move, **{field.name: bad})


def worse(value: Any) -> Iterator[Any]:
    """Values of the same type that are likely to be wrong."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from (-1, value + 1, 99)
    elif isinstance(value, tuple) and value:
        yield from (value[:-1], (*value, value[-1]), ())
        yield from ((bad, *value[1:]) for bad in worse(value[0]))
    elif isinstance(value, msgspec.Struct):
        yield from spoilt(value)
