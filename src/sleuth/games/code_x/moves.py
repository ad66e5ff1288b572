"""What a seat may do."""

from __future__ import annotations

from sleuth.games.code_x.pieces import Code, Gear, Place, Step, Tile, Token
from sleuth.kernel.data import Tagged


class Give(Tagged, frozen=True):
    """Set-up: choose the code of the neighbour to the right."""

    tokens: Code


class Lay(Tagged, frozen=True):
    """Set-up, advanced layout: lay one of my tiles; the first tile lies at 0, 0."""

    tile: Tile
    x: int
    y: int


class Stand(Tagged, frozen=True):
    """Set-up: put my figure on one of my own Detective tiles."""

    place: Place


class Go(Tagged, frozen=True):
    """Move my figure, in an L or by a Movement token."""

    to: Place
    by: Step


class Reactivate(Tagged, frozen=True):
    """On a Reactivate tile: turn up two of my used tokens."""

    gear: tuple[Gear, ...]


class Swap(Tagged, frozen=True):
    """Exchange one of my Code tokens for the one in a place: on the tile, or by Espionage."""

    place: Place
    token: Token


class Ask(Tagged, frozen=True):
    """Ask by one of my Code tokens: about the whole code, or about one position."""

    token: Token
    position: int | None = None


class Decline(Tagged, frozen=True):
    """Do not ask."""


class Put(Tagged, frozen=True):
    """The answerer moves a token of the Information board to a free tile."""

    slot: Place
    to: Place


class Peek(Tagged, frozen=True):
    """Espionage: look at the Code token in a place."""

    place: Place


class Finish(Tagged, frozen=True):
    """End the turn without Espionage."""


class Decipher(Tagged, frozen=True):
    """Name one number of my code."""

    position: int
    value: Token


class Declare(Tagged, frozen=True):
    """Name my whole code."""

    code: Code


Move = (
    Give
    | Lay
    | Stand
    | Go
    | Reactivate
    | Swap
    | Ask
    | Decline
    | Put
    | Peek
    | Finish
    | Decipher
    | Declare
)
