"""The number of histories of each depth is what it was."""

from __future__ import annotations

import pytest

from tests.games import NAMES, missing
from tests.laws.rulebooks import every_scene, subject
from tests.laws.subject import Subject
from tests.perft.count import counts, divide, file, kept


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
    assert file(name).exists(), missing(name, "perft.json")
    scenes = [scene.name for scene in subject(name).rulebook.scenes]
    assert list(kept(name)) == scenes, f"python -m tests.perft.write {name}"


@pytest.mark.parametrize(("name", "n"), every_scene("scenes"))
def test_perft(name: str, n: int) -> None:
    of = subject(name)
    assert file(name).exists(), missing(name, "perft.json")
    expected = kept(name)[of.rulebook.scenes[n].name]
    assert len(expected) == len(counts(of, of.rulebook.scenes[n]))
    wrong = first_wrong(of, n, expected)
    assert wrong is None, wrong
