"""Cards, keys, levels and missions, and the options of a match."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from sleuth.kernel.data import Data, Millis, Seat

Face = int
"""0–9 are the digits, then *, #, Time and Wild."""

Card = int
"""What a card shows: twice its face, plus one if its arrow points right; a Wild has no arrow."""

Side = Literal["left", "right"]
Level = Literal[1, 2, 3, 4]
Mission = Literal["training", "sequence", "relay", "reversal"]

STAR: Final = 10
HASH: Final = 11
TIME: Final = 12
WILD: Final = 13
WILD_CARD: Final[Card] = 2 * WILD
KINDS: Final = WILD_CARD + 1

KEYPAD: Final[tuple[Face, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, STAR, 0, HASH)

DEALT = 3  # cards in a first hand
DISCARDED = 3  # cards in a discard
TIME_SET = 3
EACH = 2  # cards of one symbol with the same arrow
WINDOW = 3  # spaces that are open at a time when the code is entered in sequence


class Rank(NamedTuple):
    """What a level of the training changes."""

    time: int
    wild: int
    code_set: int
    less: int  # cards off the hand limit


RANKS: Final[dict[Level, Rank]] = {
    1: Rank(time=12, wild=3, code_set=3, less=0),
    2: Rank(time=9, wild=0, code_set=3, less=0),
    3: Rank(time=6, wild=0, code_set=3, less=1),
    4: Rank(time=3, wild=6, code_set=4, less=0),
}

LIMITS: Final = {2: 10, 3: 9, 4: 8, 5: 7, 6: 6, 7: 5, 8: 5}


class Options(Data, frozen=True, cache_hash=True):
    """What the players agree on; what is None follows from the level."""

    level: Level = 1
    mission: Mission = "training"
    timer: Literal["sand", "refill"] = "sand"
    over_the_limit: Literal["refused", "penalty"] = "refused"
    sand: Annotated[int, Meta(ge=30, le=600)] = 180
    keys: Annotated[int, Meta(ge=3, le=12)] = 12
    limit: Annotated[int, Meta(ge=4, le=12)] | None = None
    time: Annotated[int, Meta(ge=0, le=12)] | None = None
    wild: Annotated[int, Meta(ge=0, le=6)] | None = None


class Terms(Data, frozen=True, cache_hash=True):
    """What the options come to at a table of so many seats."""

    keys: tuple[Face, ...]
    time: int
    wild: int
    code_set: int
    limit: int
    sand: Millis

    @property
    def cards(self) -> int:
        """How many cards are in play."""
        return 2 * EACH * len(self.keys) + self.time + self.wild


@cache
def terms(options: Options, seats: int) -> Terms:
    """The numbers that hold in this match."""
    rank = RANKS[options.level]
    return Terms(
        keys=KEYPAD[: options.keys],
        time=rank.time if options.time is None else options.time,
        wild=rank.wild if options.wild is None else options.wild,
        code_set=rank.code_set,
        limit=LIMITS[seats] - rank.less if options.limit is None else options.limit,
        sand=Millis(options.sand * 1000),
    )


@cache
def deck(options: Options, seats: int, odd: Side | None) -> tuple[Card, ...]:
    """Every card in play, lowest first; `odd` is the arrow of the Time card without a partner."""
    with_us = terms(options, seats)
    code = [card(face, side) for face in with_us.keys for side in SIDES for _ in range(EACH)]
    time = [card(TIME, side) for side in SIDES for _ in range(with_us.time // 2)]
    spare = [card(TIME, odd)] if odd is not None else []
    return tuple(sorted([*code, *time, *spare, *([WILD_CARD] * with_us.wild)]))


SIDES: Final[tuple[Side, Side]] = ("left", "right")


def card(face: Face, arrow: Side) -> Card:
    """The card with this face and this arrow."""
    return 2 * face + (arrow == "right")


def face(of: Card) -> Face:
    """What a card shows."""
    return of // 2


def arrow(of: Card) -> Side | None:
    """Where its arrow points; a Wild has none."""
    return None if of == WILD_CARD else SIDES[of % 2]


def opposite(side: Side) -> Side:
    """The other side."""
    return "left" if side == "right" else "right"


def neighbour(seat: Seat, side: Side, seats: int) -> Seat:
    """Who sits there: seats go round clockwise, so the next one sits to the left."""
    return Seat((seat + (1 if side == "left" else -1)) % seats)


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """These cards less some of them; what is not among them is nowhere missing."""
    left = list(cards)
    for each in gone:
        if each in left:
            left.remove(each)
    return tuple(left)


def together(cards: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    """All these cards, lowest first."""
    return tuple(sorted([*cards, *more]))
