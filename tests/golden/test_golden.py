"""Transcripts are what they were: a change of what anybody sees shows in the diff."""

from __future__ import annotations

import pytest

from tests.golden.transcript import HERE, file, written
from tests.laws.rulebooks import NAMES, subject

SCENES = [(name, n) for name in NAMES for n in range(len(subject(name).rulebook.goldens))]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_golden_and_none_is_forgotten(name: str) -> None:
    scenes = subject(name).rulebook.goldens
    assert scenes
    assert {file(name, scene) for scene in scenes} == set((HERE / name).glob("*.txt"))


@pytest.mark.parametrize(("name", "n"), SCENES)
def test_golden(name: str, n: int) -> None:
    scene = subject(name).rulebook.goldens[n]
    assert file(name, scene).read_text() == written(name, scene), "python -m tests.golden.write"
