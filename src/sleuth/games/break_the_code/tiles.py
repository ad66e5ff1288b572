"""The twenty tiles: each is one number, so that a sorted hand stands as the rules say."""

from __future__ import annotations

from typing import Literal

Tile = int
"""Twice its number, and one more if it is blue: equal numbers stand red left of blue."""

Hand = tuple[Tile, ...]
Colour = Literal["red", "blue", "green"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "green")

TILES: tuple[Tile, ...] = tuple(range(20))
FIVES: tuple[Tile, Tile] = (10, 11)
"""Both fives are green, and nobody tells them apart."""


def number(tile: Tile) -> int:
    """The number on a tile."""
    return tile // 2


def colour(tile: Tile) -> Colour:
    """The colour of a tile."""
    if tile in FIVES:
        return "green"
    return "blue" if tile % 2 else "red"
