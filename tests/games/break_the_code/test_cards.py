"""Every card, and the examples of the rulebook."""

from __future__ import annotations

from itertools import combinations

import pytest

from sleuth.games.break_the_code.cards import (
    CARDS,
    SHARED,
    WITHOUT_FOUR,
    Question,
    answer,
    questions,
)
from sleuth.games.break_the_code.pieces import FIVE_EACH, FOUR_EACH, plain
from sleuth.games.break_the_code.tiles import TILES, colour, number
from tests.games.break_the_code.rulebook import faces, true_answer
from tests.games.break_the_code.table import tiles

PRINTED = "R0 R3 B6 B7 R9"


def ask(hand: str, card: int, named: int | None = None) -> object:
    """What a hand answers."""
    return answer(Question(card, named), tiles(hand))


def test_tiles_are_two_of_each_number_and_both_fives_are_green() -> None:
    assert [number(tile) for tile in TILES] == [n for n in range(10) for _ in range(2)]
    assert [colour(tile) for tile in TILES].count("green") == 2
    assert {number(tile) for tile in TILES if colour(tile) == "green"} == {5}
    assert [colour(tile) for tile in TILES].count("red") == 9


@pytest.mark.parametrize(("size", "distinct"), [(5, 12_444), (4, 4_029)])
def test_distinct_hands(size: int, distinct: int) -> None:
    assert len({plain(hand) for hand in combinations(TILES, size)}) == distinct


def test_equal_numbers_stand_red_left_of_blue() -> None:
    assert tiles("B6 R6 G5 B2 R0") == tiles("R0 B2 G5 R6 B6")
    assert [colour(tile) for tile in tiles("B6 R6")] == ["red", "blue"]


def test_printed_example_of_neighbours_of_one_colour() -> None:
    assert ask(PRINTED, 7) == (0, 2)


def test_printed_example_of_consecutive_numbers() -> None:
    assert ask("R1 R2 B4 R8 B9", 8) == (0, 3)


def test_equal_numbers_break_a_run() -> None:
    assert ask("B7 R8 B8 R9", 8) == (0, 2)


def test_longer_runs_name_every_pair() -> None:
    assert ask("R1 B2 R3 B8 R9", 8) == (0, 1, 3)


def test_where_names_all_places_or_none() -> None:
    assert ask("R0 B0 G5 G5 R9", 1) == (0, 1)
    assert ask("R0 B0 G5 G5 R9", 4) == (2, 3)
    assert ask("R0 B0 G5 G5 R9", 6, 8) == ()
    assert ask("R0 B0 G5 G5 R9", 6, 9) == (4,)


def test_green_counts_by_number_and_never_as_red_or_blue() -> None:
    hand = "R0 B4 G5 G5 B6"
    assert [ask(hand, card) for card in (10, 13, 11, 12, 17, 18, 19)] == [2, 1, 1, 2, 0, 10, 20]
    assert ask(hand, 7) == (2,)
    assert ask(hand, 8) == (1, 3)


def test_zero_is_even_and_no_red_adds_up_to_nothing() -> None:
    hand = "B0 B1 B2 G5 B9"
    assert [ask(hand, card) for card in (9, 10, 11, 17)] == [2, 3, 0, 0]


def test_sums_by_place_middle_and_spread() -> None:
    assert [ask(PRINTED, card) for card in (14, 15, 16, 19, 20, 21)] == [9, 16, 22, 25, 1, 9]
    assert ask("R0 B0 R4 B8 R9", 20) == 0


def test_four_tiles_have_two_overlapping_threes() -> None:
    assert [ask("R1 R2 R3 R4", card) for card in (14, 16)] == [6, 9]


def test_which_cards_are_shared_and_which_are_out_with_four() -> None:
    assert list(CARDS) == list(range(1, 22))
    assert {19, 20, 21} == SHARED
    assert {15, 20} == WITHOUT_FOUR
    assert FIVE_EACH.deck == tuple(range(1, 22))
    assert len(FOUR_EACH.deck) == 19
    assert not WITHOUT_FOUR.intersection(FOUR_EACH.deck)


def test_there_are_25_questions() -> None:
    every = [each for card in CARDS for each in questions(card)]
    assert len(every) == 25
    assert [q.number for q in every if q.number is not None] == [1, 2, 3, 4, 6, 7, 8, 9]


@pytest.mark.parametrize("size", [4, 5])
def test_every_answer_of_every_tenth_hand_agrees_with_the_second_rulebook(size: int) -> None:
    deck = FIVE_EACH.deck if size == 5 else FOUR_EACH.deck
    every = [each for card in deck for each in questions(card)]
    for tiles_ in sorted({plain(hand) for hand in combinations(TILES, size)})[::10]:
        for each in every:
            said = answer(each, tiles_)
            assert in_words(each, said) == true_answer(each.card, each.number, faces(tiles_))


def in_words(question: Question, said: object) -> object:
    """An answer as the second rulebook writes it."""
    kind = CARDS[question.card].kind
    if isinstance(said, tuple):
        return tuple((at + 1, at + 2) if kind == "pairs" else at + 1 for at in said)
    return ("no", "yes")[int(str(said))] if kind == "yes" else said
