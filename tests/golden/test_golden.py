"""Transcripts are what they were: a change of what anybody sees shows in the diff."""

from __future__ import annotations

import pytest

from tests.games import NAMES, missing, place
from tests.golden.transcript import file, written
from tests.laws.rulebooks import every_scene, subject


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_golden_and_none_is_forgotten(name: str) -> None:
    scenes = subject(name).rulebook.goldens
    kept = {*(place(name) / "golden").glob("*.txt")}
    assert kept, missing(name, "golden")
    assert {file(name, scene) for scene in scenes} == kept


@pytest.mark.parametrize(("name", "n"), every_scene("goldens"))
def test_golden(name: str, n: int) -> None:
    scene = subject(name).rulebook.goldens[n]
    kept = file(name, scene)
    assert kept.exists(), missing(name, "golden")
    assert kept.read_text() == written(name, scene), f"python -m tests.golden.write {name}"
