"""The printed rules of Mastermind and the rulings of the house, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.mastermind import GAME
from sleuth.games.mastermind.facts import Appointed, Guessed, Revealed, Scored, Voided
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide
from sleuth.games.mastermind.pieces import Code, Key, Options, codes, keys, score
from sleuth.kernel.data import Await, Draw, Drawn, Over, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.match import AnyMatch, start
from tests.games.mastermind.rulebook import true_key
from tests.laws.walk import perft

RED, GREEN, BLUE, YELLOW, ORANGE, PURPLE = range(6)
CODE = (RED, GREEN, BLUE, YELLOW)
MISS = (ORANGE, ORANGE, ORANGE, ORANGE)


def table(*moves: Any, **options: Any) -> AnyMatch:
    """A match in which the moves were played by whoever is waited for, seat 0 makes first."""
    match: AnyMatch = start(GAME, Options(**{"first": 0, **options}), 2)
    return on(match, *moves)


def on(match: AnyMatch, *moves: Any) -> AnyMatch:
    """The same match some moves later."""
    for move in moves:
        match = match.play(to_move(match), move)
    return match


def to_move(match: AnyMatch) -> Seat:
    """The one who is waited for."""
    pending = match.pending()
    assert isinstance(pending, Await)
    (seat,) = pending.seats
    return seat


def last_told(match: AnyMatch) -> tuple[Any, ...]:
    """What the last input let the umpire tell."""
    return tuple(match.record[-1].told)


def refused(match: AnyMatch, seat: int, move: Any, code: str) -> None:
    """The umpire refuses with this code, and the match is as it was."""
    before = match.state, len(match.record), match.view(Seat(0)), match.view(Seat(1))
    assert move not in match.moves(Seat(seat))
    with pytest.raises(IllegalMove) as caught:
        match.play(Seat(seat), move)
    assert caught.value.code == code
    assert before == (match.state, len(match.record), match.view(Seat(0)), match.view(Seat(1)))


# The printed examples; their pictures are lost, so the codes are made after their captions.
EXAMPLES = {
    "#1 one in place, one misplaced, two wrong": (
        *((RED, GREEN, BLUE, YELLOW), (RED, BLUE, ORANGE, PURPLE)),
        Key(1, 1),
    ),
    "#2 two green guessed, one in the code: one red peg, before any white": (
        *((GREEN, RED, BLUE, YELLOW), (GREEN, GREEN, ORANGE, PURPLE)),
        Key(1, 0),
    ),
    "#3 just one white": ((RED, GREEN, BLUE, YELLOW), (ORANGE, RED, PURPLE, ORANGE), Key(0, 1)),
    "#3 one white although guessed twice": (
        *((RED, GREEN, BLUE, YELLOW), (ORANGE, RED, RED, ORANGE)),
        Key(0, 1),
    ),
    "#4 two pegs for two of one colour": (
        *((RED, RED, BLUE, YELLOW), (RED, ORANGE, RED, PURPLE)),
        Key(1, 1),
    ),
    "#4 two whites for two of one colour": (
        *((RED, RED, BLUE, YELLOW), (ORANGE, PURPLE, RED, RED)),
        Key(0, 2),
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_printed_examples(example: str) -> None:
    code, guess, key = EXAMPLES[example]
    assert score(code, guess) == key
    told = last_told(table(Hide(code), Guess(guess)))
    assert told[0] == Guessed(Seat(1), guess, key)


@pytest.mark.parametrize(("pegs", "colours"), [(3, 4), (2, 7)])
def test_every_key_is_the_key_of_the_rulebook(pegs: int, colours: int) -> None:
    every = list(codes(Options(pegs=pegs, colours=colours)))
    for code in every:
        for guess in every:
            key = score(code, guess)
            assert (key.red, key.white) == true_key(code, guess)
            assert key in keys(pegs)
            assert key == score(guess, code)


@pytest.mark.parametrize(("pegs", "count"), [(3, 9), (4, 14), (5, 20)])
def test_there_are_so_many_keys(pegs: int, count: int) -> None:
    assert len(set(keys(pegs))) == count
    assert Key(pegs - 1, 1) not in keys(pegs)
    assert all(key.red + key.white <= pegs for key in keys(pegs))


def test_every_key_occurs() -> None:
    every = list(codes(Options(pegs=4, colours=6)))
    shapes = [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]
    assert {score(code, guess) for code in every for guess in shapes} == set(keys(4))


def test_so_many_codes() -> None:
    assert len(table().moves(Seat(0))) == 1296
    assert len(table(blanks=True).moves(Seat(0))) == 2401


@pytest.mark.parametrize("row", range(1, 11))
def test_the_codemaker_gets_a_point_for_each_row_the_last_included(row: int) -> None:
    match = table(Hide(CODE), *[Guess(MISS)] * (row - 1), Guess(CODE))
    assert last_told(match)[-2:] == (Revealed(CODE), Scored(Seat(0), row))
    assert match.state.board.points == (row, 0)


def test_an_unbroken_code_earns_eleven() -> None:
    match = table(Hide(CODE), *[Guess(MISS)] * 10)
    assert last_told(match)[-2:] == (Revealed(CODE), Scored(Seat(0), 11))
    assert match.state.board.points == (11, 0)


def test_repeated_and_impossible_guesses_are_allowed() -> None:
    match = table(Hide(CODE), Guess(MISS), Guess(MISS), Guess(CODE[::-1]))
    assert [row.guess for row in match.state.board.rows] == [MISS, MISS, CODE[::-1]]


def test_roles_switch_after_each_game() -> None:
    match = table(Hide(CODE), Guess(CODE), games=4)
    for game, maker in ((1, 1), (2, 0), (3, 1)):
        assert (match.state.board.game, match.state.board.maker) == (game, maker)
        assert to_move(match) == maker
        match = on(match, Hide(CODE), Guess(CODE))
    assert isinstance(match.pending(), Over)


def test_all_games_are_played_also_when_the_match_is_decided() -> None:
    long, short = [Hide(CODE), *[Guess(MISS)] * 10], [Hide(CODE), Guess(CODE)]
    match = table(*long, *short, *long, games=4)
    assert match.state.board.points == (22, 1)
    assert to_move(match) == 1
    assert on(match, *short).pending() == Over(((Seat(0),), (Seat(1),)), "points")


def test_most_points_win() -> None:
    slow, quick = [Hide(CODE), Guess(MISS), Guess(CODE)], [Hide(CODE), Guess(CODE)]
    assert table(*slow, *quick).pending() == Over(((Seat(0),), (Seat(1),)), "points")
    assert table(*quick, *slow).pending() == Over(((Seat(1),), (Seat(0),)), "points")


def test_equal_points_are_a_draw() -> None:
    quick = [Hide(CODE), Guess(CODE)]
    assert table(*quick, *quick).pending() == Over(((Seat(0), Seat(1)),), "points")


def test_a_single_game_has_no_winner() -> None:
    match = table(Hide(CODE), Guess(CODE), games=1)
    assert match.pending() == Over(((Seat(0), Seat(1)),), "single")
    assert match.state.board.points == (1, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_codemaker_is_given(first: int) -> None:
    assert to_move(table(first=first)) == first


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_codemaker_is_found_by_lot(first: int) -> None:
    match = table(first=None)
    assert match.pending() == Draw(2)
    assert not match.moves(Seat(0))
    assert not match.moves(Seat(1))
    match = match.enter(Drawn((first,)))
    assert last_told(match) == (Appointed(Seat(first)),)
    assert to_move(match) == first


def test_an_empty_hole_is_a_colour_in_the_extra_challenge_only() -> None:
    empty = (6, 6, 6, 6)
    refused(table(), 0, Hide(empty), "mastermind.colour")
    refused(table(Hide(CODE)), 1, Guess(empty), "mastermind.colour")
    match = table(Hide((RED, 6, 6, GREEN)), Guess((6, 6, RED, RED)), blanks=True)
    assert last_told(match)[0].key == Key(1, 2)
    match = table(Hide(empty), Guess(empty), blanks=True)
    assert last_told(match)[-1] == Scored(Seat(0), 1)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ((RED, RED, RED), "mastermind.holes"),
        ((RED,) * 5, "mastermind.holes"),
        ((), "mastermind.holes"),
        ((RED, RED, RED, 6), "mastermind.colour"),
        ((-1, RED, RED, RED), "mastermind.colour"),
    ],
)
def test_a_row_fills_all_holes_with_colours_that_exist(code: Code, why: str) -> None:
    refused(table(), 0, Hide(code), why)
    refused(table(Hide(CODE)), 1, Guess(code), why)


def test_nobody_acts_out_of_turn() -> None:
    refused(table(), 1, Hide(CODE), "mastermind.not-now")
    refused(table(), 1, Guess(CODE), "mastermind.not-now")
    refused(table(), 0, Guess(CODE), "mastermind.not-now")
    refused(table(Hide(CODE)), 0, Hide(CODE), "mastermind.not-now")
    refused(table(Hide(CODE)), 0, Guess(CODE), "mastermind.not-now")


def test_the_referee_keys_unless_keying_is_by_hand() -> None:
    refused(table(Hide(CODE), Guess(MISS)), 0, Answer(0, 0), "mastermind.not-now")
    refused(table(Hide(CODE), Guess(MISS)), 1, Challenge(), "mastermind.not-now")


def test_after_the_end_nothing_is_accepted() -> None:
    match = table(Hide(CODE), Guess(CODE), games=1)
    refused(match, 0, Hide(CODE), "match.over")
    refused(match, 1, Guess(CODE), "match.over")


def test_no_clock_runs() -> None:
    with pytest.raises(Malformed, match=r"time\.no-deadline"):
        table().enter(Rang(at=0))  # type: ignore[arg-type]


# Keying by hand: rulings 4 and 5.

SURE = [Guess(MISS), Answer(0, 0)]


def by_hand(*moves: Any, **options: Any) -> AnyMatch:
    """A match in which the Codemaker places the keys."""
    return table(*moves, keying="hand", **options)


def test_by_hand_the_codemaker_is_waited_for_until_the_row_is_keyed() -> None:
    match = by_hand(Hide(CODE), Guess(MISS))
    assert to_move(match) == 0
    refused(match, 1, Guess(MISS), "mastermind.not-now")
    assert to_move(on(match, Answer(0, 0))) == 1
    refused(on(match, Answer(0, 0)), 0, Answer(0, 0), "mastermind.not-now")


@pytest.mark.parametrize(("red", "white"), [(3, 1), (4, 1), (5, 0), (0, 5), (-1, 0), (2, 3)])
def test_by_hand_a_key_that_cannot_exist_is_refused(red: int, white: int) -> None:
    refused(by_hand(Hide(CODE), Guess(MISS)), 0, Answer(red, white), "mastermind.key")


def test_by_hand_every_key_that_can_exist_is_accepted() -> None:
    match = by_hand(Hide(CODE), Guess(MISS))
    assert len(match.moves(Seat(0))) == 14
    for move in match.moves(Seat(0)):
        on(match, move)


def test_by_hand_the_game_ends_with_four_red_or_row_ten() -> None:
    match = by_hand(Hide(CODE), *SURE, Guess(CODE), Answer(4, 0))
    assert last_told(match)[1:] == (Revealed(CODE), Scored(Seat(0), 2))
    match = by_hand(Hide(CODE), *SURE * 9, Guess(MISS))
    assert match.state.board.points == (0, 0)
    match = on(match, Answer(0, 0))
    assert last_told(match)[1:] == (Revealed(CODE), Scored(Seat(0), 11))
    match = by_hand(Hide(CODE), *SURE * 9, Guess(CODE), Answer(4, 0))
    assert last_told(match)[-1] == Scored(Seat(0), 10)


def test_four_red_for_a_wrong_guess_is_wrong_information() -> None:
    match = by_hand(Hide(CODE), Guess(MISS), Answer(4, 0))
    assert last_told(match)[1:] == (Revealed(CODE), Voided(Seat(1), 3, (0,), True))


def test_another_key_for_the_right_guess_is_wrong_information() -> None:
    match = by_hand(Hide(CODE), Guess(CODE), Answer(2, 2))
    assert match.state.board.points == (0, 0)
    assert to_move(match) == 1
    match = on(match, *SURE * 8, Guess(MISS), Answer(0, 0))
    assert last_told(match)[1:] == (Revealed(CODE), Voided(Seat(1), 3, (0,), True))


def test_the_reveal_checks_every_key() -> None:
    wrong = [Guess(CODE[::-1]), Answer(0, 3)]
    match = by_hand(Hide(CODE), *wrong, *SURE, *wrong, Guess(CODE), Answer(4, 0))
    assert last_told(match)[1:] == (Revealed(CODE), Voided(Seat(1), 3, (0, 2), True))


def test_wrong_information_voids_the_rows_and_replays_with_the_same_roles() -> None:
    match = by_hand(Hide(CODE), *SURE, Guess(MISS), Answer(4, 0))
    board = match.state.board
    assert board.points == (0, 3)
    assert (board.game, board.attempt, board.maker) == (0, 1, 0)
    assert (board.rows, board.ready) == ((), False)
    assert to_move(match) == 0
    match = on(match, Hide(CODE), Guess(CODE), Answer(4, 0))
    assert match.state.board.points == (1, 3)
    assert (match.state.board.game, match.state.board.attempt) == (1, 0)
    assert to_move(match) == 1


def test_the_third_faulty_attempt_is_not_replayed() -> None:
    fault = [Hide(CODE), Guess(MISS), Answer(4, 0)]
    match = by_hand(*fault, *fault)
    assert (match.state.board.game, match.state.board.points) == (0, (0, 6))
    match = on(match, *fault)
    assert last_told(match)[-1] == Voided(Seat(1), 3, (0,), False)
    board = match.state.board
    assert (board.game, board.attempt, board.maker, board.points) == (1, 0, 1, (0, 9))
    match = on(match, *fault)
    assert match.state.board.points == (3, 9)
    assert to_move(match) == 1


NO_CODE = [Guess((RED,) * 4), Answer(0, 0), Guess((RED,) * 4), Answer(1, 0)]


def test_a_challenge_is_refused_while_some_code_fits() -> None:
    for moves in ([], SURE, [Guess(MISS)], [Guess(CODE), Answer(0, 4)]):
        refused(by_hand(Hide(CODE), *moves), 1, Challenge(), "mastermind.some-code-fits")


def test_a_challenge_has_its_time_and_its_seat() -> None:
    refused(by_hand(), 1, Challenge(), "mastermind.not-now")
    refused(by_hand(Hide(CODE), *NO_CODE), 0, Challenge(), "mastermind.not-now")


def test_a_challenge_when_no_code_fits_ends_the_attempt() -> None:
    match = by_hand(Hide(CODE), *NO_CODE)
    assert Challenge() in match.moves(Seat(1))
    assert Guess(CODE) in match.moves(Seat(1))
    match = on(match, Challenge())
    assert last_told(match)[1:] == (Revealed(CODE), Voided(Seat(1), 3, (0,), True))
    assert match.state.board.points == (0, 3)


def test_a_challenge_out_of_turn_while_the_last_row_waits_for_its_key() -> None:
    match = by_hand(Hide(CODE), *NO_CODE, Guess(MISS))
    assert to_move(match) == 0
    assert list(match.moves(Seat(1))) == [Challenge()]
    match = match.play(Seat(1), Challenge())
    assert last_told(match)[1:] == (Revealed(CODE), Voided(Seat(1), 3, (0,), True))
    match = by_hand(Hide(CODE), Guess(MISS))
    refused(match, 1, Challenge(), "mastermind.some-code-fits")


# Counts of the smallest toy: p pegs of c colours have C = c**p codes; two pegs, three colours: 9.


def test_perft_by_hand() -> None:
    """Depth 1: C codes. 2: C guesses each. 3: all but the C right ones go on: C (C - 1) C."""
    match = table(pegs=2, colours=3, rows=2, games=1)
    assert [perft(match, depth) for depth in range(5)] == [1, 9, 9 * 9, 9 * 8 * 9, 0]


def test_perft_by_hand_when_keying_is_by_hand() -> None:
    """Two pegs have 5 keys, so depth 3 is 9 * 9 * 5.

    Depth 4: after two red, the 9 right guesses have ended the match and the 72 others a void
    attempt, which is begun anew with 9 codes. After each of the 4 other keys there are 9 guesses;
    and a challenge if no code fits, which is so when one of the 3 guesses of two alike got a white
    peg (1 or 2).
    """
    match = table(pegs=2, colours=3, rows=2, games=1, keying="hand")
    assert [perft(match, depth) for depth in range(4)] == [1, 9, 9 * 9, 9 * 9 * 5]
    assert perft(match, 4) == 72 * 9 + 81 * 4 * 9 + 9 * 3 * 2
