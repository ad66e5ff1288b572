"""Finds the second set of rules of each game: `tests/games/<game>/rulebook.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from sleuth.games import catalogue, game, talents
from tests.laws.subject import Rulebook, Subject, all_hear_all

NAMES = tuple(sorted(catalogue()))


def folder(name: str) -> str:
    """The package of a game's own tests: `break-the-code` has `tests.games.break_the_code`."""
    return f"tests.games.{name.replace('-', '_')}"


def has_rulebook(name: str) -> bool:
    """Has somebody written the rules of this game a second time?"""
    package = find_spec(folder(name))
    return package is not None and find_spec(f"{folder(name)}.rulebook") is not None


@cache
def rulebook(name: str) -> Rulebook:
    """The second set of rules of this game."""
    module = import_module(f"{folder(name)}.rulebook")
    audit = getattr(module, "audit", None)
    hears = getattr(module, "hears", all_hear_all)
    return Rulebook(module.entitled, module.SCENES, module.FULL, module.GOLDENS, audit, hears)


@cache
def subject(name: str) -> Subject:
    """A game of the catalogue before the laws."""
    able = talents(name)
    return Subject(game(name), rulebook(name), able.worlds, able.secret)
