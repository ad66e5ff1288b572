"""The number of histories of each depth is what it was."""

from __future__ import annotations

import pytest

from tests.laws.rulebooks import NAMES, subject
from tests.laws.subject import Subject
from tests.perft.count import counts, divide, file, kept

SCENES = [(name, n) for name in NAMES for n in range(len(subject(name).rulebook.scenes))]


def first_wrong(of: Subject, n: int, expected: list[int]) -> str | None:
    """The first depth that is miscounted, with the counts below each root input."""
    scene = of.rulebook.scenes[n]
    for depth, (want, got) in enumerate(zip(expected, counts(of, scene), strict=False)):
        if want != got:
            below = divide(of, scene, depth) if depth else ""
            return f"{scene.name}, depth {depth}: {got} instead of {want}\n{below}"
    return None


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_counted(name: str) -> None:
    assert file(name).exists(), "python -m tests.perft.write"
    assert list(kept(name)) == [scene.name for scene in subject(name).rulebook.scenes]


@pytest.mark.parametrize(("name", "n"), SCENES)
def test_perft(name: str, n: int) -> None:
    of = subject(name)
    expected = kept(name)[of.rulebook.scenes[n].name]
    assert len(expected) == len(counts(of, of.rulebook.scenes[n]))
    wrong = first_wrong(of, n, expected)
    assert wrong is None, wrong
