"""What each game brings for its tests: one folder a game, found by its name, listed nowhere."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from sleuth.games import catalogue, folder
from sleuth.texts import languages

HERE = Path(__file__).parent
PAGE = "docs/add-a-game.md"
NAMES = tuple(sorted(catalogue()))

SECTIONS = {
    "bots": "who-plays",
    "golden": "what-everybody-was-told",
    "guide": "the-guided-first-game",
    "mutants.py": "the-test-of-the-tests",
    "notation.py": "notation",
    "perft.json": "what-everybody-was-told",
    "rulebook.py": "the-rulebook-a-second-time",
    "scene.py": "a-page-of-its-own",
    "scenes": "scenes-large-enough",
    "talents.py": "talents",
    "texts": "all-words",
    "wire.md": "for-those-who-write-a-client",
    "worlds": "a-seats-side",
}
"""What a game may bring, and the section of the page that explains it."""


def place(name: str) -> Path:
    """The folder of a game's own tests: `break-the-code` has `tests/games/break_the_code`."""
    return HERE / folder(name).name


def has_page(name: str) -> bool:
    """Does a game bring a page of its own, or is it played at the plain table?"""
    return (folder(name) / "ui" / "index.tsx").exists()


def brought(name: str, module: str) -> ModuleType | None:
    """A module of a game's own tests, if it has it."""
    package = f"{__name__}.{folder(name).name}"
    if find_spec(package) is None or find_spec(f"{package}.{module}") is None:
        return None
    return import_module(f"{package}.{module}")


def explained(what: str) -> str:
    """Where the page tells of it."""
    return f"{PAGE}#{SECTIONS[what]}"


def lacks(name: str) -> list[str]:
    """The words for what a game's own folder lacks, and no test can do without."""
    home = folder(name)
    needed = {"notation.py": "notation.py", "talents.py": "talents.py"}
    needed |= {f"texts/{language}.json": "texts" for language in languages()}
    return [
        f"src/sleuth/games/{home.name}/{file} is needed: see {explained(what)}"
        for file, what in needed.items()
        if not (home / file).exists()
    ]


def missing(name: str, what: str) -> str:
    """The words for something that a game needs, and does not have."""
    return f"tests/games/{folder(name).name}/{what} is needed: see {explained(what)}"


def skip(name: str, what: str) -> NoReturn:
    """Leave out a test of something that a game may lack, and say so."""
    pytest.skip(f"{name} has no {what}, and need not: see {explained(what)}")
