"""Code tokens, tiles, what lies in the box for each number of players, and the options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from typing import Annotated, Literal

from msgspec import Meta

from sleuth.kernel.data import Data, Seat

Token = int
"""A Code token: 1 to 30. 0 stands for no token that anybody has seen."""
Code = tuple[Token, ...]
"""Three Code tokens, ascending: lowest, middle, highest."""
Place = int
"""Where a token may lie: cells of the field row by row, then the Information board."""

Kind = Literal["object", "colour", "range"]
KINDS: tuple[Kind, ...] = ("object", "colour", "range")
TileKind = Literal["restaurant", "bar", "film-set", "reactivate", "extra-turn", "swap"]
QUESTIONS: tuple[TileKind, ...] = ("restaurant", "bar", "film-set")
ASKS: dict[TileKind, Kind] = dict(zip(QUESTIONS, KINDS, strict=True))

Step = Literal["knight", "straight", "diagonal", "anywhere", "enter"]
Gear = Literal["straight", "diagonal", "anywhere", "view", "swap"]
"""The five tokens beside a screen: three for Movement, two for Espionage."""
GEAR: tuple[Gear, ...] = ("straight", "diagonal", "anywhere", "view", "swap")
MOVEMENT: tuple[Gear, ...] = GEAR[:3]

OBJECTS = ("camera", "watch", "notebook", "drone", "fingerprint")
COLOURS = ("green", "red", "yellow", "blue", "purple")
RANGES = ("1-5", "6-10", "11-15", "16-20", "21-25", "26-30")
NAMES: dict[Kind, tuple[str, ...]] = {"object": OBJECTS, "colour": COLOURS, "range": RANGES}

PRINTED = """
green red yellow blue purple
yellow green purple red blue
red blue yellow purple green
green yellow blue red purple
purple blue red green yellow
blue purple green yellow red
"""
COLOUR_OF: tuple[int, ...] = tuple(COLOURS.index(name) for name in PRINTED.split())


class Tile(Data, frozen=True):
    """A tile of the field: a Detective tile has an owner; a Duo tile is a question without one."""

    kind: TileKind
    owner: Seat | None = None

    @property
    def action(self) -> bool:
        """Is it an Action tile?"""
        return self.kind not in ASKS


class Box(Data, frozen=True, cache_hash=True):
    """What a match is played with. `action` tiles are drawn from `actions`, all if as many."""

    dealt: int
    columns: int = 4
    rows: int = 4
    actions: tuple[TileKind, ...] = (*("reactivate",) * 3, *("extra-turn",) * 2, *("swap",) * 2)
    action: int = 7
    duos: tuple[TileKind, ...] = ()
    questions: tuple[TileKind, ...] = QUESTIONS
    tokens: int = 30
    code: int = 3
    slots: int = 6
    turns: int = 200
    field: tuple[Tile, ...] = ()

    @property
    def cells(self) -> int:
        """The number of tiles on the field, and the number of the board's first place."""
        return self.columns * self.rows

    @property
    def kept(self) -> int:
        """Tokens behind a screen when the codes are given."""
        return self.dealt - self.code


BOXES = {
    2: Box(dealt=6, duos=QUESTIONS),
    3: Box(dealt=6),
    4: Box(dealt=5, action=4),
    5: Box(dealt=4, action=5, columns=5),
}


class Options(Data, frozen=True, cache_hash=True):
    """What the players agree on; `first` is the starting player, by lot if nobody is named."""

    layout: Literal["random", "advanced"] = "random"
    figures: Literal["own", "enter"] = "own"
    duo_tiles: Literal["bare", "covered"] = "bare"
    first: Annotated[int, Meta(ge=0, le=4)] | None = None

    def box(self, seats: int) -> Box:
        """What is played with at this table."""
        return BOXES[seats]


class Toy(Options, frozen=True):
    """A match of another size. Only Python can ask for it: the codec knows plain Options."""

    small: Box = BOXES[2]

    def box(self, seats: int) -> Box:
        del seats
        return self.small


def trait(token: Token, kind: Kind) -> int:
    """Which object, colour or range a token shows."""
    if kind == "object":
        return (token - 1) % len(OBJECTS)
    return COLOUR_OF[token - 1] if kind == "colour" else (token - 1) // len(OBJECTS)


def answer(code: Code, token: Token, kind: Kind, position: int | None) -> int:
    """How many of the code show what the token shows; or, of one position, 1 for yes, 0 for no."""
    return showing(code, kind, trait(token, kind), position)


def showing(code: Code, kind: Kind, value: int, position: int | None) -> int:
    """How many of the code show this object, colour or range; or, of one position, whether."""
    asked = code if position is None else (code[position],)
    return sum(trait(each, kind) == value for each in asked)


def right_of(seat: Seat, seats: int) -> Seat:
    """The neighbour to whom a seat gives a code; turns go the other way."""
    return Seat((seat - 1) % seats)


def left_of(seat: Seat, seats: int) -> Seat:
    """The neighbour whose turn is next."""
    return Seat((seat + 1) % seats)


def ascending(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Tokens as they stand in a holder."""
    return tuple(sorted(tokens))


@cache
def codes(tokens: int, size: int) -> tuple[Code, ...]:
    """Every code that these many tokens can make, lowest first."""
    return tuple(combinations(range(1, tokens + 1), size))


@cache
def reach(columns: int, rows: int, at: Place, by: Step) -> frozenset[Place]:
    """Where one kind of movement leads from a cell."""
    x, y = at % columns, at // columns
    cells = (
        (cell, abs(cell % columns - x), abs(cell // columns - y)) for cell in range(columns * rows)
    )
    return frozenset(cell for cell, dx, dy in cells if cell != at and STRIDE[by](dx, dy))


STRIDE: dict[Step, Callable[[int, int], bool]] = {
    "knight": lambda dx, dy: {dx, dy} == {1, 2},
    "straight": lambda dx, dy: dx + dy == 1,
    "diagonal": lambda dx, dy: dx == dy == 1,
    "anywhere": lambda dx, dy: True,
}
