"""The eight of the house: each can sit down to every game, and is told apart from everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleuth.games import talents
from sleuth.players.cast import CAST, like, mind, minds, names
from sleuth.texts import catalogue, languages
from sleuth.texts.written import resemblance
from tests.games import NAMES

PAGE = Path(__file__).parents[2] / "src/sleuth/ui/parts/drawn/cast.tsx"
LADDER = ("random", "novice", "regular", "greedy", "expert", "perfect", "optimal")
"""Bots of all games, the weaker first."""


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_of_the_game_thinks_for_each_and_never_a_weaker_one_for_a_stronger(name: str) -> None:
    found = minds(name)
    assert [*found] == [*CAST]
    assert {*found.values()} <= {*talents(name).bots}
    rungs = [LADDER.index(bot) for bot in found.values() if bot in LADDER]
    assert rungs == sorted(rungs)
    if {"novice", "expert"} <= {*talents(name).bots}:
        assert len({*found.values()}) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_under_its_own_name_thinks_for_itself(name: str) -> None:
    assert {mind(name, bot) for bot in talents(name).bots} == {*talents(name).bots}
    assert mind(name, "nobody") == "nobody"


@pytest.mark.parametrize("name", NAMES)
def test_those_who_think_alike_come_first_and_nobody_twice(name: str) -> None:
    usual = talents(name).bot_like("regular")
    found = like(name, usual, 7)
    assert len({*found}) == 7
    assert mind(name, found[0]) == usual


def test_strength_counts_from_one_to_eight() -> None:
    assert [each.strength for each in CAST.values()] == [*range(1, 9)]


def test_everybody_has_words_and_a_face() -> None:
    drawn = re.findall(r"^  (\w+): \[$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert drawn == [*CAST]
    for language in languages():
        words = catalogue(language)
        for name in CAST:
            codes = (f"bot.{name}", *(f"cast.{name}{part}" for part in ("", ".trade", ".about")))
            assert all(words[code] for code in codes)


def test_their_names_are_known_in_every_language() -> None:
    taken = ("Pip", "Pip Lantern", "Doctor Quill", "Doktor Quill", "Orrery", "Das Orrery")
    assert {*map(resemblance, taken)} <= names()


LOOK_ALIKE = (
    *("P1p", "P\u00edp", "P.i.p", "Vesper  Lang", "0rrery", "Quiil"),
    "\u0420\u0456\u0440",  # Cyrillic
    "Br\u0430\u0441k",
    "\u03a4\u03b1rn",  # Greek
    "\uff34\uff21\uff32\uff2e",  # wide
)


@pytest.mark.parametrize("name", LOOK_ALIKE)
def test_names_that_look_like_theirs_are_taken_too(name: str) -> None:
    assert resemblance(name) in names()


@pytest.mark.parametrize("name", ["Pippa", "Ada", "Tarnia", "Quilla", "Lang", "李明"])
def test_other_names_are_free(name: str) -> None:
    assert resemblance(name) not in names()
