"""Pegs, codes, keys and the options of a match."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Annotated, Literal

from msgspec import Meta

from sleuth.kernel.data import Data, Seat

Colour = int
Code = tuple[Colour, ...]

ATTEMPTS = 3  # the third faulty attempt at one game is not replayed
BONUS = 1  # for a code that was never found
FINE = 3  # for the Codebreaker, when a key was wrong


class Options(Data, frozen=True, cache_hash=True):
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
    common = marks(code) & marks(guess)
    red = (common >> HOLES).bit_count()
    return Key(red, common.bit_count() - 2 * red)


HOLES = 5 * 16  # from this bit on: which colour is in which hole


@cache
def marks(code: Code) -> int:
    """A code as a set of bits: the first, second … of a colour; above, which is in which hole.

    What two codes share above is red, what they share below is red and white.
    """
    holes = sum(1 << hole * 16 + colour for hole, colour in enumerate(code))
    pegs = sum(1 << code[:hole].count(c) * 16 + c for hole, c in enumerate(code))
    return holes << HOLES | pegs


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
