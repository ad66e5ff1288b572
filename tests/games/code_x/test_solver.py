"""Packed codes agree with the readable scorer; bits are what they should be."""

from __future__ import annotations

from itertools import product
from math import comb, log2
from typing import Any

import numpy as np
import pytest

from sleuth.games.code_x import GAME
from sleuth.games.code_x.pieces import KINDS, Options, answer, codes
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.bots import BOTS
from sleuth.games.code_x.thinking.mind import Worth, followed, mind
from sleuth.games.code_x.thinking.solver import Query
from sleuth.games.code_x.thinking.worlds import worlds
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver
from tests.games.code_x.rulebook import audit

PACKED = solver.tables(30, 3)
EVERY = np.arange(len(PACKED.codes))


def test_packed_answers_equal_the_readable_ones() -> None:
    for token, kind, position in product(range(1, 31), KINDS, (None, 0, 1, 2)):
        got = solver.answers(PACKED, EVERY, Query(token, kind, position))
        assert got.tolist() == [answer(code, token, kind, position) for code in codes(30, 3)]


def bots_play(names: tuple[str, ...], seed: str, options: Options) -> list[AnyMatch]:
    """A match of bots, after each input of a seat."""
    seated: list[Any] = [BOTS[name] for name in names]
    driver = Driver(start(GAME, options, len(names)), seated, seed)
    driver.match = driver.match.settle(driver.chance)
    played = [driver.match]
    while isinstance(pending := driver.match.pending(), Await):
        driver.turn(pending)
        played.append(driver.match)
    return played


@pytest.mark.parametrize(
    ("names", "layout"),
    [
        (("regular", "random"), "random"),
        (("novice", "expert", "regular"), "advanced"),
        (("expert", "regular", "novice", "random", "expert"), "random"),
    ],
)
def test_bots_believe_what_is_proven_and_the_rulebook_agrees(
    names: tuple[str, ...], layout: str
) -> None:
    matches = bots_play(names, "proven", Options(layout=layout))  # type: ignore[arg-type]
    assert isinstance(matches[-1].pending(), Over)
    for match in matches[::5]:
        audit(match)
        if len(match.state.board.locked) < match.seats or match.state.board.over:
            continue
        for seat in map(Seat, range(match.seats)):
            view = match.view(seat)
            thought = mind(view)
            packed = [tuple(row) for row in thought.packed.codes[thought.left].tolist()]
            assert packed == list(worlds(view))
            assert match.state.codes[seat] in packed


def test_at_the_start_there_are_as_many_codes_as_the_table_says() -> None:
    for seats, left in ((2, 2024), (3, 1330), (4, 969), (5, 680)):
        matches = bots_play(("expert",) * seats, "start", Options(first=0))
        first = next(m for m in matches if m.state.board.step == "turn")
        assert len(mind(first.view(Seat(0))).left) == left
        assert left == comb({2: 24, 3: 21, 4: 19, 5: 17}[seats], 3)


def test_bits_of_a_question_and_of_a_look() -> None:
    left = np.flatnonzero((PACKED.masks >> 24) == 0)
    shares = np.full(len(left), 1 / len(left))
    assert solver.asking(PACKED, left, shares, Query(1, "range")) == pytest.approx(1.392, abs=1e-3)
    assert solver.asking(PACKED, left, shares, Query(30, "range")) == pytest.approx(0)
    assert solver.looking(PACKED, left, shares, (1 << 24) - 1) == pytest.approx(0.1926, abs=1e-4)
    assert solver.looking(PACKED, left, shares, 1) == pytest.approx(0)


def test_a_look_tells_what_counting_says() -> None:
    """Two codes are left, 1 2 3 and 1 2 4, and the token is 3, 4 or 5."""
    left = np.array([codes(30, 3).index((1, 2, 3)), codes(30, 3).index((1, 2, 4))])
    bits = solver.looking(PACKED, left, np.array([0.5, 0.5]), 0b11100)
    assert bits == pytest.approx(-(0.25 * log2(0.25) * 2 + 0.5 * log2(0.5)) - 1)


def test_followed_tokens_make_their_codes_less_likely() -> None:
    names = ("regular",) * 3
    uneven = 0
    for match in bots_play(names, "followed", Options(first=0))[10::3]:
        if match.state.board.over:
            continue
        for seat in map(Seat, range(3)):
            shares = followed(match.view(seat)).shares
            assert shares.sum() == pytest.approx(1)
            uneven += bool(shares.max() > shares.min() + 1e-12)
    assert uneven > 5


def test_worth_is_remembered_and_right() -> None:
    match = next(
        m
        for m in bots_play(("regular", "regular"), "worth", Options(first=0))
        if m.state.board.step == "turn"
    )
    thought = mind(match.view(Seat(0)))
    worth = Worth(thought)
    for token, kind in product(thought.view.hand, KINDS):
        question = worth.asking(token, kind)
        every = [
            solver.asking(thought.packed, thought.left, thought.shares, Query(token, kind, at))
            for at in (None, 0, 1, 2)
        ]
        assert question.bits == max(every)
        assert question.token == token
