"""The puzzles that come with the house: enough of each kind, small, and all of them proved."""

from __future__ import annotations

from collections import Counter

import pytest

from sleuth.cli.puzzles import Dig, dug
from sleuth.study.puzzles.puzzle import poser, verify
from sleuth.study.puzzles.shelf import packed, place, shelves, unpacked
from tests.docs.shown import ROOT, commands

ENOUGH = 200
MOST = 3_000_000
SAMPLE = 12
"""So many of a kind are proved every time; all of them at night."""

FEW = 10
"""Matches of which it is tried every time that they give the puzzles that come along."""

every_shelf = pytest.mark.parametrize("name", sorted(shelves()))


@every_shelf
def test_there_are_enough_of_every_kind(name: str) -> None:
    counted = Counter(each.kind for each in shelves()[name].values())
    assert {kind: counted[kind] >= ENOUGH for kind in poser(name).kinds} == dict.fromkeys(
        poser(name).kinds, True
    )


def test_they_are_small() -> None:
    assert sum(place(name).stat().st_size for name in shelves()) <= MOST


@every_shelf
def test_some_of_each_kind_are_proved(name: str) -> None:
    seen = Counter[str]()
    for each in shelves()[name].values():
        seen[each.kind] += 1
        if seen[each.kind] <= SAMPLE:
            verify(each)
    assert set(seen) == {*poser(name).kinds}


@every_shelf
def test_no_two_of_them_are_twins(name: str) -> None:
    names = [each.id for each in unpacked(place(name).read_bytes())]
    assert len({*names}) == len(names)


def mines(name: str) -> dict[str, str]:
    """The options of the command of which the page says that it makes the puzzles of a game."""
    for words in commands(ROOT / "docs/players/puzzles.md"):
        if words[:3] == ["puzzles", "mine", name]:
            return dict(zip(words[3::2], words[4::2], strict=True))
    return {}


def shown(name: str, games: int | None = None) -> Dig:
    """What that command does, or the first matches of it."""
    said = mines(name)
    many = int(said["--games"]) if games is None else games
    return Dig(name, poser(name).kinds, many, said["--seed"], int(said["--most"]))


every_shown = pytest.mark.parametrize("name", [name for name in sorted(shelves()) if mines(name)])


@every_shown
def test_the_command_that_is_shown_begins_with_what_comes_along(name: str) -> None:
    begun = dug(shown(name, FEW), [], 1, lambda *_: None)
    assert begun
    assert [shelves()[name].get(each.id) for each in begun] == begun


@pytest.mark.nightly
@every_shown
def test_the_command_that_is_shown_makes_what_comes_along(name: str) -> None:
    again = dug(shown(name), [], 2, lambda *_: None)
    assert unpacked(packed(again)) == unpacked(place(name).read_bytes())


@pytest.mark.nightly
@every_shelf
def test_all_are_proved(name: str) -> None:
    for each in shelves()[name].values():
        verify(each)
