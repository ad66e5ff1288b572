"""X-Code at a terminal: the sand that is left, the deck, and waiting."""

from __future__ import annotations

import re

from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games.x_code.drawing import board
from sleuth.games.x_code.notation import show
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.view import clocked
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.picture import Motif, written
from tests.games.x_code.stage import START, running


def test_the_sand_that_is_left_and_the_deck_are_shown() -> None:
    view = running(Options(), "1< 2< 3>", "4< 5> 8>").view(Seat(0))
    assert "deck of 63: 12 symbols × 4, 12 Time, 3 Wild" in show(view)
    assert f"sand until {START / 1000 + 180:.1f} s" in show(view)
    assert "sand 150.0 s" in show(clocked(view, Millis(START + 30_000)))


def test_a_drawing_tells_what_is_left_by_a_watch_alone() -> None:
    """Looking back nobody knows at which second it was: what was left is not made up."""
    view = running(Options(), "1< 2< 3>", "4< 5> 8>").view(Seat(0))
    names = ("Ada", "Bob")
    without = written(board(Motif(view, None, names)))
    assert f"sand until {START // 1000 + 180} s" in without
    assert "left" not in without
    watch = clocked(view, Millis(START + 30_000))
    assert "150 seconds left" in written(board(Motif(watch, None, names)))


def test_a_person_waits_by_word_and_sees_the_sand_run() -> None:
    words = ["play", "x-code", "--seat", "0", "--seed", "1", "--bot", "novice"]
    result = CliRunner().invoke(main, words, input="ready\nwait\nwait\nquit\n")
    assert result.exit_code == 0, result.output
    assert "cannot be read" not in result.output
    left = [float(each) for each in re.findall(r"sand ([0-9.]+) s", result.output)]
    assert len(left) == 3
    assert 180 >= left[0] > left[1] > left[2] > 150
