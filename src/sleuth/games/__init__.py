"""Every folder here that exports GAME is a game. Nothing else registers it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from sleuth.kernel.data import Millis
from sleuth.kernel.errors import Malformed, NoSuchGame
from sleuth.kernel.game import AnyGame
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Talents, at_random

LONGEST = 200
"""Characters of a move in words: more than any game needs, and no number in it is beyond Python."""


@cache
def _folders() -> Mapping[str, str]:
    found = {}
    for module in iter_modules(__path__):
        path = f"{__name__}.{module.name}"
        found[import_module(path).GAME.name] = path
    return MappingProxyType(found)


@cache
def catalogue() -> Mapping[str, AnyGame]:
    """The games of the house, by name.

    >>> import sleuth
    >>> sleuth.catalogue()["code-x"].seats
    range(2, 6)
    """
    return MappingProxyType({name: import_module(at).GAME for name, at in _folders().items()})


def game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return catalogue()[name]
    except KeyError:
        raise NoSuchGame("game.unknown", name=name) from None


def written_under(name: str, version: int | str) -> AnyGame:
    """The rules of this version of a game where they are kept, else today's."""
    today = game(name)
    return next((old for old in today.before if str(old.version) == str(version)), today)


@cache
def talents(name: str) -> Talents:
    """What the game of this name can do besides its rules; loaded when first asked for."""
    rules = game(name)
    found = import_module(f"{_folders()[name]}.talents").TALENTS
    assert isinstance(found, Talents)
    return found if found.bots else replace(found, bots={"random": at_random(rules.moves)})


def read_move(name: str, said: str, view: Any) -> Any:
    """The move behind a text in the notation of this game, as the seat with this view means it."""
    if len(said) > LONGEST:
        raise Malformed("move.too-long", most=LONGEST)
    return talents(name).notation.read(said, view)


def write_moves(name: str, moves: Moves[Any], start: int, most: int) -> list[str]:
    """Some of the moves on offer, from number `start` on, in the notation of this game."""
    write = talents(name).notation.write
    return [write(moves.nth(n)) for n in range(start, min(start + most, len(moves)))]


def show(name: str, view: Any, at: Millis) -> str:
    """What a seat knows, as text in the language that is spoken, at this moment by its watch."""
    able = talents(name)
    return able.notation.show(able.clocked(view, at) if able.clocked else view)


def folder(name: str) -> Path:
    """Where the game of this name lives: its texts, data and page lie beside its rules."""
    game(name)
    return Path(__path__[0]) / _folders()[name].rpartition(".")[2]
