"""A belief as a view carries it: small, however many cases there are."""

from __future__ import annotations

from functools import cached_property
from itertools import chain

from sleuth.games.code_x.pieces import Code
from sleuth.games.code_x.thinking.cases import Belief, Case, Mask
from sleuth.kernel.data import Data, Seat


class Held(Data, frozen=True, dict=True, gc=True):
    """Which tokens a seat never saw, and what every other may be, case by case.

    `masks` are sets of tokens, as bits. Each row is a place, then the tokens `behind` each screen,
    then the one in somebody's fingers: by case the number of its set, once if that never differs.
    """

    unseen: Mask
    masks: tuple[Mask, ...]
    rows: tuple[tuple[int, ...], ...]
    behind: tuple[int, ...]

    @cached_property
    def cases(self) -> frozenset[Case]:
        """The cases that are packed here; who packed them knows them without unpacking."""
        many = max(map(len, self.rows))
        masks = self.masks.__getitem__
        columns = ([*map(masks, row)] * (many // len(row)) for row in self.rows)
        return frozenset(shaped(items, self.behind) for items in zip(*columns, strict=True))


def pack(held: Belief) -> Held:
    """What a belief says of tokens."""
    cases = held.cases
    flats = [flat(case) for case in (sorted(cases) if len(cases) > 1 else cases)]
    masks = tuple(sorted({*chain(*flats)}))
    rows = rows_of(flats, masks)
    packed = Held(held.unseen, masks, rows, tuple(map(len, next(iter(cases)).hands)))
    vars(packed)["cases"] = cases
    return packed


def rows_of(flats: list[tuple[Mask, ...]], masks: tuple[Mask, ...]) -> tuple[tuple[int, ...], ...]:
    """Place by place, the number of its set in each case; once, if that never differs."""
    alone = {mask: (n,) for n, mask in enumerate(masks)}
    if len(flats) == 1:
        return tuple(map(alone.__getitem__, flats[0]))
    number = {mask: n for n, mask in enumerate(masks)}.__getitem__
    columns = zip(*flats, strict=True)
    return tuple(
        [
            alone[column[0]] if len({*column}) == 1 else tuple(map(number, column))
            for column in columns
        ]
    )


def unpack(held: Held, seat: Seat, codes: tuple[Code, ...]) -> Belief:
    """The belief of a seat that sees these codes."""
    return Belief(seat, held.unseen, codes, held.cases)


def flat(case: Case) -> tuple[Mask, ...]:
    """A case in one row."""
    return *case.places, *chain(*case.hands), case.air


def shaped(items: tuple[Mask, ...], behind: tuple[int, ...]) -> Case:
    """A case from its row."""
    at, hands = len(items) - 1 - sum(behind), []
    places = items[:at]
    for many in behind:
        hands.append(items[at : at + many])
        at += many
    return Case(places, tuple(hands), items[-1])
