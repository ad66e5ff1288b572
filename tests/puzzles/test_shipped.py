"""The puzzles that come with the house: enough of each kind, small, and all of them proved."""

from __future__ import annotations

from collections import Counter

import pytest

from sleuth.study.puzzles.puzzle import poser, verify
from sleuth.study.puzzles.shelf import place, shelves, unpacked

ENOUGH = 200
MOST = 3_000_000
SAMPLE = 12
"""So many of a kind are proved every time; all of them at night."""

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


@pytest.mark.nightly
@every_shelf
def test_all_are_proved(name: str) -> None:
    for each in shelves()[name].values():
        verify(each)
