"""Characters as Codebreakers: what each remembers is kept to, and who remembers more needs less."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sleuth.games.mastermind import GAME
from sleuth.games.mastermind.pieces import Key, Options, score
from sleuth.games.mastermind.thinking import minds, solver
from sleuth.games.mastermind.thinking.bots import size_of
from sleuth.games.mastermind.thinking.codes import Size, fitting
from sleuth.kernel.data import Over
from sleuth.kernel.match import start
from sleuth.players.cast import BEGINNER, CAST, bot
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver

SIZE = Size(4, 6)
NAMES = list(CAST)


def rows_of(name: str, code: int, most: int = 30) -> list[minds.Heard]:
    """All rows that somebody lays until this code is found."""
    rows: list[minds.Heard] = []
    won = len(solver.keys(SIZE.pegs)) - 1
    while len(rows) < most and (not rows or rows[-1][1] != won):
        dice = SeededDice("rows", name, code, len(rows))
        guess = minds.guess(CAST[name].mind, SIZE, rows, dice)
        rows.append((guess, int(solver.feedback(*SIZE)[guess, code])))
    return rows


@pytest.mark.parametrize("name", NAMES)
def test_nobody_lays_a_code_twice_or_against_the_newest_row(name: str) -> None:
    for code in range(0, SIZE.codes, 97):
        rows = rows_of(name, code)
        laid = [rank for rank, _ in rows]
        assert len(set(laid)) == len(laid)
        if name in ("tarn", "orrery"):
            continue
        for (before, key), (after, _) in pairwise(rows):
            assert solver.feedback(*SIZE)[before, after] == key


def test_who_goes_through_everything_lays_what_fits_all_rows() -> None:
    for code in range(0, SIZE.codes, 61):
        rows = rows_of("vesper", code)
        for at, (guess, _) in enumerate(rows):
            assert guess in fitting(SIZE, rows[:at], range(SIZE.codes))


def test_pencil_marks_are_what_one_row_proves() -> None:
    guess = (0, 0, 1, 2)
    for red, white in ((0, 0), (0, 2), (2, 0), (3, 0)):
        key = solver.pack_key(4, (red, white))
        marks = minds.pencil(SIZE, solver.pack_code(SIZE, guess), key)
        every = [solver.unpack_code(SIZE, rank) for rank in range(SIZE.codes)]
        fits = [code for code in every if score(code, guess) == Key(red, white)]
        for hole in range(4):
            assert marks[hole] == {code[hole] for code in fits}


def test_who_is_stronger_needs_fewer_rows() -> None:
    codes = range(0, SIZE.codes, 5)
    means = [sum(len(rows_of(name, code, 11)) for code in codes) / len(codes) for name in NAMES]
    assert all(weaker > stronger for weaker, stronger in pairwise(means)), means
    assert means[0] > 6.5
    assert means[-1] < 4.45


@pytest.mark.parametrize("name", [*NAMES, BEGINNER])
@pytest.mark.parametrize(
    "options",
    [
        {"games": 2},
        {"games": 2, "pegs": 3, "colours": 4},
        {"games": 2, "pegs": 5, "colours": 8, "rows": 12},
        {"games": 2, "blanks": True},
        {"games": 2, "keying": "hand"},
    ],
)
def test_everybody_plays_with_every_option(name: str, options: dict[str, Any]) -> None:
    agreed = Options(**options)
    match = start(GAME, agreed, 2)
    ended = Driver(match, [bot("mastermind", name)] * 2, f"{name}:{size_of(agreed)}").run()
    assert isinstance(ended.pending(), Over)
