"""How far the Codebreaker was after each row, and how many rows are enough for any code."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from sleuth.games import game
from sleuth.games.mastermind import review as looking
from sleuth.games.mastermind import rules
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.games.mastermind.pieces import Options, score
from sleuth.games.mastermind.thinking.assist import LISTED, assist
from sleuth.games.mastermind.thinking.tree import NotInTree, optimal, stored
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, start

GAME = game("mastermind")
SMALL = Options(games=2, pegs=3, colours=4, rows=3, first=0)
CODE = (0, 1, 2)
ROWS = ((0, 0, 1), (0, 1, 3), (3, 3, 3))
EVERY = tuple(product(range(4), repeat=3))


def lost(rows: tuple[tuple[int, ...], ...] = ROWS) -> AnyMatch:
    """A first game in which the second seat does not find the code."""
    match = start(GAME, SMALL, 2)
    match = match.play(Seat(0), Hide(CODE))
    for row in rows:
        match = match.play(Seat(1), Guess(row))
    return match


def left(rows: tuple[tuple[int, ...], ...]) -> int:
    """Codes that agree with the keys of these rows, counted one by one."""
    return sum(all(score(c, row) == score(CODE, row) for row in rows) for c in EVERY)


def test_codes_left_are_counted_row_by_row() -> None:
    found = looking.review(lost())
    assert [each.trail for each in found.attempts] == [tuple(left(ROWS[:n]) for n in range(4))]


def test_rows_that_the_board_forgot_are_counted_too() -> None:
    match = start(GAME, Options(games=5, pegs=3, colours=4, rows=1, first=0), 2)
    for n in range(5):
        match = match.play(Seat(n % 2), Hide(CODE))
        match = match.play(Seat(1 - n % 2), Guess(ROWS[0]))
    assert not match.state.board.past[0].rows
    expected = (len(EVERY), left(ROWS[:1]))
    assert [each.trail for each in looking.review(match).attempts] == [expected] * 5


def test_the_pad_stays_for_the_one_who_looked_for_the_code() -> None:
    before, after = lost(ROWS[:2]), lost()
    assert after.state.board.past
    assert not after.state.board.ready
    notes = assist(after.view(Seat(1)), "odds")
    assert notes is not None
    assert notes.left == left(ROWS)
    assert len(notes.trail) == 4
    assert assist(after.view(Seat(0)), "odds") is None
    earlier = assist(before.view(Seat(1)), "odds")
    assert earlier is not None
    assert notes.trail[:3] == earlier.trail


def test_codes_that_fit_are_listed_when_they_are_few() -> None:
    few = assist(lost(ROWS[:1]).view(Seat(1)), "odds")
    assert few is not None
    assert few.fit is not None
    assert len(few.fit) == few.left
    assert CODE in few.fit
    many = start(GAME, Options(first=0), 2).play(Seat(0), Hide((0, 1, 2, 3)))
    notes = assist(many.view(Seat(1)), "odds")
    assert notes is not None
    assert notes.left is not None
    assert notes.left > LISTED
    assert notes.fit is None
    joint = assist(lost(ROWS[:1]).view(Seat(1)), "joint")
    assert joint is not None
    assert joint.fit is None


def par() -> list[tuple[int, int, int]]:
    """What the page tells to be enough: holes, colours, rows."""
    page = Path(rules.__file__).parent / "ui" / "ending" / "par.ts"
    found = re.findall(r'"(\d)x(\d)": (\d)', page.read_text())
    return [(int(pegs), int(colours), int(rows)) for pegs, colours, rows in found]


@pytest.mark.parametrize(("pegs", "colours", "rows"), par())
def test_so_many_rows_are_enough_for_any_code_and_no_fewer(
    pegs: int, colours: int, rows: int
) -> None:
    try:
        assert stored(pegs, colours, rows).worst == rows
    except NotInTree:
        assert optimal(pegs, colours, rows).worst == rows
        with pytest.raises(ValueError, match="no strategy"):
            optimal(pegs, colours, rows - 1)
