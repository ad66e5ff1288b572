"""Finds the second set of rules of each game: `tests/games/<game>/rulebook.py`."""

from __future__ import annotations

from functools import cache

from sleuth.games import game, talents
from tests.games import NAMES, brought, missing
from tests.laws.subject import Rulebook, Scene, Subject, all_hear_all


def has_rulebook(name: str) -> bool:
    """Has somebody written the rules of this game a second time?"""
    return brought(name, "rulebook") is not None


@cache
def rulebook(name: str) -> Rulebook:
    """The second set of rules of this game."""
    module = brought(name, "rulebook")
    assert module is not None, missing(name, "rulebook.py")
    goldens = getattr(module, "GOLDENS", ())
    audit = getattr(module, "audit", None)
    hears = getattr(module, "hears", all_hear_all)
    return Rulebook(module.entitled, module.SCENES, module.FULL, goldens, audit, hears)


@cache
def subject(name: str) -> Subject:
    """A game of the catalogue before the laws."""
    able = talents(name)
    return Subject(game(name), rulebook(name), able.worlds, able.secret)


def every_scene(kind: str) -> list[tuple[str, int]]:
    """Each scene of this kind of each game that has any, by name and number."""
    found: list[tuple[str, int]] = []
    for name in filter(has_rulebook, NAMES):
        scenes: tuple[Scene, ...] = getattr(rulebook(name), kind)
        found += [(name, n) for n in range(len(scenes))]
    return found
