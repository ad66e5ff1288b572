"""The game against a Codemaker who chooses: both sides' strategies, in exact fractions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from sleuth.games.mastermind.thinking import choosing, studies
from sleuth.games.mastermind.thinking.choosing import Tied, Value, even, lower, solved, value
from sleuth.games.mastermind.thinking.search import Search
from sleuth.games.mastermind.thinking.solver import Size, feedback, keys
from sleuth.kernel.errors import Malformed

CLASSIC = Fraction(5600, 1290)


def test_shapes_count_the_colours_of_a_code() -> None:
    known, of = choosing.shapes(Size(4, 6))
    assert known == ((1, 1, 1, 1), (2, 1, 1), (2, 2), (3, 1), (4,))
    assert np.bincount(of).tolist() == [360, 720, 90, 120, 6]


def test_a_codemaker_of_several_colours_holds_the_codebreaker_to_the_value() -> None:
    assert lower(4, 6) == CLASSIC


def test_best_play_for_some_codes_finds_them_all_in_the_least_total() -> None:
    size = Size(3, 4)
    known, of = choosing.shapes(size)
    plain = len(known) - 1
    search = Tied(size)
    mixed = search.pack(np.flatnonzero(of != plain))
    for rows in choosing.trees(search, mixed, of, plain):
        assert rows.min() == 1
        assert rows[of != plain].sum() == Search(size).solve(mixed)[0]


def test_a_row_is_the_number_of_guesses_up_to_the_code() -> None:
    """Counted again, code by code, from the table of keys."""
    size = Size(2, 3)
    search = Search(size)
    mixed = search.everything() & ~1
    rows, win = choosing.rows_of(search, mixed), len(keys(2)) - 1
    for secret in range(size.codes):
        first, then, row = mixed, 1, 1
        while (guess := choosing.guessed(search, first or then, False)) != secret:
            key = int(feedback(*size)[guess, secret])
            assert key != win
            answer = search.answers(guess)[key]
            first, then, row = first & answer, then & answer, row + 1
        assert rows[secret] == row


def test_equations_are_solved_in_fractions() -> None:
    two, one = Fraction(2), Fraction(1)
    assert solved([[two, one], [one, two]], [one, one]) == [Fraction(1, 3), Fraction(1, 3)]
    assert solved([[one, two], [one, two]], [one, one]) is None


def test_a_mix_costs_every_shape_alike_or_there_is_none() -> None:
    counts, target = (2, 2, 1), Fraction(2)
    mix = even([(3, 5, 2), (5, 3, 2)], counts, target)
    assert mix == {(3, 5, 2): Fraction(1, 2), (5, 3, 2): Fraction(1, 2)}
    assert Value(target, (), counts, mix).costs() == (target,) * 3
    with pytest.raises(ArithmeticError):
        even([(3, 5, 3), (5, 3, 3)], counts, target)  # the last shape would cost more
    with pytest.raises(ArithmeticError):
        even([(3, 5, 2), (2, 6, 2)], counts, target)


def test_the_study_knows_the_value_of_one_board_only() -> None:
    with pytest.raises(Malformed) as refused:
        studies.solve(studies.SolveOptions(pegs=3, chooses=True), lambda done, of: None)
    assert refused.value.code == "solve.chooses"


@pytest.mark.nightly
def test_the_value_of_the_classic_board() -> None:
    found = value(4, 6)
    assert found.value == CLASSIC == lower(4, 6)
    assert max(found.costs()) == CLASSIC
    assert sum(found.mix.values()) == 1
    assert min(found.mix.values()) > 0
