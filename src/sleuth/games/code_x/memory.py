"""A belief as a view carries it: small, however many cases there are."""

from __future__ import annotations

from collections.abc import Iterable

from sleuth.games.code_x.pieces import Code
from sleuth.games.code_x.thinking.cases import Belief, Case, Mask
from sleuth.kernel.data import Data, Seat


class Held(Data, frozen=True):
    """Which tokens a seat never saw, and what every other may be, case by case.

    `masks` are sets of tokens, as bits. Each row is a place, then the tokens `behind` each screen,
    then the one in somebody's fingers: by case the number of its set, once if that never differs.
    """

    unseen: Mask
    masks: tuple[Mask, ...]
    rows: tuple[tuple[int, ...], ...]
    behind: tuple[int, ...]


def pack(held: Belief) -> Held:
    """What a belief says of tokens."""
    if len(held.cases) == 1:
        return _pack_one(held, *held.cases)
    columns = list(zip(*(flat(case) for case in sorted(held.cases)), strict=True))
    masks = tuple(sorted({mask for column in columns for mask in column}))
    number = {mask: n for n, mask in enumerate(masks)}
    rows = tuple(tuple(number[mask] for mask in brief(column)) for column in columns)
    hands = next(iter(held.cases)).hands
    return Held(held.unseen, masks, rows, tuple(map(len, hands)))


def _pack_one(held: Belief, case: Case) -> Held:
    """The same, of one case."""
    row = flat(case)
    masks = tuple(sorted({*row}))
    number = {mask: (n,) for n, mask in enumerate(masks)}
    return Held(
        held.unseen, masks, tuple(map(number.__getitem__, row)), tuple(map(len, case.hands))
    )


def unpack(held: Held, seat: Seat, codes: tuple[Code, ...]) -> Belief:
    """The belief of a seat that sees these codes."""
    many = max(map(len, held.rows))
    if many == 1:
        one = shaped(tuple([held.masks[n] for (n,) in held.rows]), held.behind)
        return Belief(seat, held.unseen, codes, frozenset((one,)))
    columns = ([held.masks[n] for n in row] * (many // len(row)) for row in held.rows)
    cases = (shaped(items, held.behind) for items in zip(*columns, strict=True))
    return Belief(seat, held.unseen, codes, frozenset(cases))


def flat(case: Case) -> tuple[Mask, ...]:
    """A case in one row."""
    return *case.places, *(item for hand in case.hands for item in hand), case.air


def brief(column: tuple[Mask, ...]) -> Iterable[Mask]:
    """One item by case, or one for all."""
    return column[:1] if len(set(column)) == 1 else column


def shaped(items: tuple[Mask, ...], behind: tuple[int, ...]) -> Case:
    """A case from its row."""
    at, hands = len(items) - 1 - sum(behind), []
    places = items[:at]
    for many in behind:
        hands.append(items[at : at + many])
        at += many
    return Case(places, tuple(hands), items[-1])
