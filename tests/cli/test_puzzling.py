"""Puzzles in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games import talents
from sleuth.study.puzzles.puzzle import rules_of, solutions, view_of
from sleuth.study.puzzles.shelf import shelves
from sleuth.texts import text


def test_a_streak_ends_at_the_first_miss_and_the_best_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLEUTH_DATA", str(tmp_path))
    every = [each for each in shelves()["mastermind"].values() if each.kind == "name"]
    row = Random("7").sample(every, len(every))
    write = talents("mastermind").notation.write
    right = [write(solutions(each)[0]) for each in row[:2]]
    other = next(
        each
        for each in map(write, rules_of(row[2]).moves(view_of(row[2])))
        if each != write(solutions(row[2])[0])
    )
    words = ("puzzles", "play", "mastermind", "--kind", "name", "--seed", "7", "--streak")
    played = CliRunner().invoke(main, words, input="\n".join([*right, "nonsense", other, ""]))
    assert played.exit_code == 0, played.output
    assert text("puzzle.streak.end", n=2) in played.output
    wrong = f"{right[1]}\n"
    missed = CliRunner().invoke(main, words, input=wrong)
    assert text("puzzle.streak.end", n=0) in missed.output
    assert text("puzzle.streak.most", n=2) in missed.output
    (tmp_path / "streak.json").write_text("half")
    assert text("puzzle.streak.most", n=0) in CliRunner().invoke(main, words, input=wrong).output


def test_a_streak_is_not_of_one_day() -> None:
    refused = CliRunner().invoke(main, ("puzzles", "play", "--daily", "--streak"))
    assert refused.exit_code == 2
    assert text("cli.puzzles.one-mode") in refused.output
