"""Pegs, codes, keys and the options of a match."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import Annotated, Literal

from msgspec import Meta

from sleuth.kernel.data import Data, Seat

Colour = int
Code = tuple[Colour, ...]

ATTEMPTS = 3  # the third faulty attempt at one game is not replayed
BONUS = 1  # for a code that was never found
FINE = 3  # for the Codebreaker, when a key was wrong


class Options(Data, frozen=True):
    """What the players agree on before the first code is hidden."""

    games: Annotated[int, Meta(ge=1, le=20)] = 2
    pegs: Annotated[int, Meta(ge=3, le=5)] = 4
    colours: Annotated[int, Meta(ge=4, le=9)] = 6
    rows: Annotated[int, Meta(ge=1, le=20)] = 10
    blanks: bool = False
    keying: Literal["automatic", "hand"] = "automatic"
    first: Annotated[int, Meta(ge=0, le=1)] | None = None

    @property
    def palette(self) -> range:
        """What a hole may show; in the extra challenge, the last colour is the empty hole."""
        return range(self.colours + self.blanks)


class Key(Data, frozen=True):
    """An answer: pegs of the right colour in the right hole, and in a wrong one."""

    red: int
    white: int


class Row(Data, frozen=True):
    """A guess, and its key once that is placed."""

    guess: Code
    key: Key | None = None


def score(code: Code, guess: Code) -> Key:
    """The true key of a guess. Red takes precedence; each peg earns one key peg at the most."""
    holes, pegs = marks(code)
    tried_holes, tried_pegs = marks(guess)
    red = (holes & tried_holes).bit_count()
    return Key(red, (pegs & tried_pegs).bit_count() - red)


@lru_cache(maxsize=1 << 16)
def marks(code: Code) -> tuple[int, int]:
    """A code as two sets of bits: which colour is in which hole; the first, second … of a colour.

    What two codes share of the first set is red, what they share of the second is red and white.
    """
    holes = sum(1 << hole * 16 + colour for hole, colour in enumerate(code))
    pegs = sum(1 << code[:hole].count(c) * 16 + c for hole, c in enumerate(code))
    return holes, pegs


@cache
def keys(pegs: int) -> tuple[Key, ...]:
    """Every key that can exist. All but one right, and that one misplaced, cannot."""
    pairs = ((red, white) for red in range(pegs + 1) for white in range(pegs - red + 1))
    return tuple(Key(*pair) for pair in pairs if pair != (pegs - 1, 1))


def codes(options: Options) -> product[Code]:
    """Every code, lowest first."""
    return product(options.palette, repeat=options.pegs)


def other(seat: Seat) -> Seat:
    """The player across the board."""
    return Seat(1 - seat)
