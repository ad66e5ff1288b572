"""The rulings one by one, for two, three and four players and both ways of guessing."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.break_the_code import FIRST, GAME
from sleuth.games.break_the_code.facts import (
    Answered,
    Asked,
    Declared,
    Failed,
    Guessed,
    Passed,
    Revealed,
    Stalled,
)
from sleuth.games.break_the_code.moves import Ask, Guess, Pass
from sleuth.games.break_the_code.pieces import Box, Options, Toy
from sleuth.games.break_the_code.talents import TALENTS, again
from sleuth.kernel.codec import decode
from sleuth.kernel.data import Await, Draw, Over, Seat
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.study import transcript
from tests.games.break_the_code.table import deal, drawn, play, refill, tiles
from tests.laws.record import rerun

ONE, TWO, THREE = "R0 R3 B6 B7 R9", "R1 R2 B4 R8 B9", "B0 B1 G5 R6 B8"
CENTRE = "B2 B3 R4 G5 R7"
FOURS = ("R0 R3 B6 B7", "R1 R2 B4 R8", "B0 B1 G5 R6", "B2 B3 R4 G5")
MIDDLE = "R7 B8 R9 B9"
ANN, BEN, CAT, DAN = map(Seat, range(4))
OWN_TURN = Options("own-turn", 0)


def pair(cards: tuple[int, ...] = (1, 2, 7, 8, 19, 20), **changed: Any) -> AnyMatch:
    """Two players; seat 0 begins."""
    return deal((ONE, TWO), cards, Options(**{"first": 0, **changed}))


def three(options: Options | None = None) -> AnyMatch:
    """Three players; seat 0 begins."""
    return deal((ONE, TWO, THREE), (1, 2, 7, 8, 19, 20), options)


def four(options: Options | None = None) -> AnyMatch:
    """Four players; seat 0 begins."""
    return deal(FOURS, (1, 2, 7, 8, 19, 21), options)


def guess(text: str) -> Guess:
    """A guess in words."""
    return Guess(tiles(text))


def told(match: AnyMatch) -> list[Any]:
    """What the last move told, to anybody."""
    moves = [entry for entry in match.record if entry.came.__class__.__name__ == "Played"]
    return list(moves[-1].told)


def waits(match: AnyMatch) -> set[Seat]:
    """The seats that are waited for."""
    pending = match.pending()
    assert isinstance(pending, Await)
    return {*pending.seats}


def over(match: AnyMatch) -> tuple[Any, str]:
    """Places and reason."""
    pending = match.pending()
    assert isinstance(pending, Over), pending
    return pending.places, pending.why


def winners(match: AnyMatch) -> tuple[Seat, ...]:
    """Who has won, best first."""
    pending = match.pending()
    assert isinstance(pending, Over), pending
    return pending.winners


def refused(match: AnyMatch, seat: Seat, move: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(IllegalMove) as why:
        match.play(seat, move)
    return why.value.code


def use_up_cards(match: AnyMatch) -> AnyMatch:
    """Whoever is to move asks, until no card is left."""
    while match.state.board.cards:
        (seat,) = waits(match)
        match = play(match, seat, match.moves(seat).listed[0])
    return match


# the deal


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 4)])
def test_the_deal(seats: int, each: int) -> None:
    match: AnyMatch = start(GAME, Options(), seats)
    assert match.pending() == Draw(seats)
    match = drawn(match, 1)
    hands = seats + (seats > 2)
    for n in range(hands):
        assert match.pending() == Draw(20 - n * each, each)
        match = drawn(match, *range(each))
    cards = 19 if seats == 4 else 21
    for n in range(6):
        assert match.pending() == Draw(cards - n)
        match = drawn(match, 0)
    assert waits(match) == {1}
    assert len(match.state.hands) == hands
    assert all(len(match.view(Seat(s)).hand) == each for s in range(seats))


def test_the_first_seat_must_exist() -> None:
    with pytest.raises(Malformed, match="first"):
        start(GAME, Options(first=2), 2)


def test_nobody_is_told_the_centre_or_another_hand() -> None:
    match = three()
    for seat in (None, ANN, BEN, CAT):
        for fact in match.stream(seat):
            assert fact.__class__.__name__ not in ("Buried", "Checked")
            assert fact.__class__.__name__ != "Dealt" or fact.seat == seat
    assert match.view(None).hand is None
    assert match.view(ANN).centre is None


# asking


def test_the_opponent_answers_and_the_row_is_refilled_in_place() -> None:
    match = pair().play(ANN, Ask(7))
    assert told(match) == [Asked(ANN, 7), Answered(BEN, 7, (0,))]
    assert match.pending() == Draw(15)
    match = drawn(match, 14)
    assert match.state.board.row == (1, 2, 21, 8, 19, 20)
    assert waits(match) == {1}


def test_a_used_card_leaves_the_game() -> None:
    match = play(pair(), ANN, Ask(7))
    assert refused(match, BEN, Ask(7)) == "break-the-code.card"
    assert 7 not in match.state.board.pile


def test_the_asker_names_one_of_two_numbers_and_the_card_is_spent() -> None:
    match = pair()
    assert {Ask(2, 1), Ask(2, 2)} <= {*match.moves(ANN).listed}
    for wrong in (Ask(2), Ask(2, 3), Ask(1, 0)):
        assert refused(match, ANN, wrong) == "break-the-code.number"
    match = play(match, ANN, Ask(2, 2))
    assert match.state.board.asked[-1].answers == (None, (1,))
    assert refused(match, BEN, Ask(2, 1)) == "break-the-code.card"


def test_both_answer_a_shared_card() -> None:
    match = play(pair(), ANN, Ask(19))
    assert told(match) == [Asked(ANN, 19), Answered(BEN, 19, 24), Answered(ANN, 19, 25)]


def test_all_opponents_answer_clockwise_and_the_same_number() -> None:
    match = play(play(three(), ANN, Ask(1)), BEN, Ask(2, 1))
    asked, *answers = told(match)
    assert asked == Asked(BEN, 2, 1)
    assert answers == [Answered(CAT, 2, (1,)), Answered(ANN, 2, ())]


def test_with_four_players_every_card_is_shared() -> None:
    match = play(four(), ANN, Ask(7))
    assert [fact.seat for fact in told(match)[1:]] == [1, 2, 3, 0]


def test_only_the_seat_to_move_asks() -> None:
    assert refused(pair(), BEN, Ask(7)) == "break-the-code.not-now"
    assert refused(three(), CAT, Ask(7)) == "break-the-code.not-now"


def test_while_a_card_is_open_a_turn_is_not_passed() -> None:
    assert refused(pair(), ANN, Pass()) == "break-the-code.must-ask"
    assert refused(three(), ANN, Pass()) == "break-the-code.must-ask"
    assert refused(three(), BEN, Pass()) == "break-the-code.not-now"


# guesses between two


def test_a_guess_is_different_tiles_of_the_box() -> None:
    match = pair()
    for wrong in (
        (0, 2, 4, 6),
        (0, 0, 2, 4, 6),
        (0, 2, 4, 6, 20),
        (-1, 0, 2, 4, 6),
    ):
        assert refused(match, ANN, Guess(wrong)) == "break-the-code.tiles"
    assert Guess(tiles(ONE)) in match.moves(ANN)  # one's own tiles are no sensible guess


def test_a_guess_in_any_order_is_put_in_order() -> None:
    mixed = decode(b'{"type": "guess", "tiles": [19, 16, 9, 4, 2]}', GAME.move)
    assert mixed == guess(TWO)
    match = pair().play(ANN, mixed)
    assert told(match) == [Guessed(ANN, tiles(TWO)), Declared(ANN, 1)]
    assert match.record[-1].came.move == guess(TWO)


def test_either_green_five_is_right() -> None:
    match = deal(("R0 R1 R2 R3 R4", "B0 B1 G5 B8 B9"))
    for five in (10, 11):
        after = match.play(ANN, Guess((1, 3, five, 17, 19)))
        assert told(after) == [Guessed(ANN, tiles("B0 B1 G5 B8 B9")), Declared(ANN, 1)]


def test_a_wrong_guess_is_heard_and_costs_the_turn_and_nothing_else_is_told() -> None:
    match = pair().play(ANN, guess("R1 R2 B4 R8 R9"))
    wrong = [Guessed(ANN, tiles("R1 R2 B4 R8 R9")), Failed(ANN)]
    assert told(match) == wrong
    assert list(match.stream(None)[-2:]) == wrong
    assert waits(match) == {1}
    match = play(match, BEN, Ask(7)).play(ANN, guess("R1 R2 B4 R8 R9"))  # and may be repeated
    assert waits(match) == {1}


def test_between_two_nobody_guesses_out_of_turn() -> None:
    assert refused(pair(), BEN, guess(ONE)) == "break-the-code.not-now"


def test_the_second_player_wins_at_once() -> None:
    match = play(pair(), ANN, Ask(7)).play(BEN, guess(ONE))
    assert over(match) == (((1,), (0,)), "broken")
    assert told(match)[-1] == Revealed((tiles(ONE), tiles(TWO)))


def test_if_the_first_player_is_right_the_second_has_one_guess_and_no_question() -> None:
    match = pair().play(ANN, guess(TWO))
    assert waits(match) == {1}
    assert told(match) == [Guessed(ANN, tiles(TWO)), Declared(ANN, 1)]
    assert refused(match, BEN, Ask(7)) == "break-the-code.not-now"
    assert match.moves(ANN).listed == ()
    assert not match.moves(ANN)
    assert over(match.play(BEN, guess(ONE))) == (((0, 1),), "tie")
    assert over(match.play(BEN, guess(TWO))) == (((0,), (1,)), "broken")
    assert over(match.play(BEN, Pass())) == (((0,), (1,)), "broken")


def test_the_last_chance_stands_whatever_was_guessed_before() -> None:
    match = play(pair(), ANN, Ask(7)).play(BEN, guess(TWO)).play(ANN, guess(TWO))
    assert over(match.play(BEN, guess(ONE))) == (((0, 1),), "tie")


def test_the_first_player_is_who_began() -> None:
    match = pair(first=1).play(BEN, guess(ONE))
    assert waits(match) == {0}
    assert over(play(pair(first=1), BEN, Ask(7)).play(ANN, guess(TWO))) == (((0,), (1,)), "broken")


def test_without_cards_two_idle_turns_running_end_in_a_tie() -> None:
    match = use_up_cards(pair())
    assert len(match.state.board.asked) == 21
    assert waits(match) == {1}
    assert refused(match, BEN, Ask(7)) == "break-the-code.not-now"
    match = match.play(BEN, Pass())
    assert told(match) == [Passed(BEN)]
    assert over(match.play(ANN, Pass())) == (((0, 1),), "nobody")
    assert over(match.play(ANN, guess(THREE))) == (((0, 1),), "nobody")


def wrong_guesses(match: AnyMatch, turns: int) -> AnyMatch:
    """So many turns in which both say what is wrong."""
    for _ in range(turns):
        (seat,) = waits(match)
        match = match.play(seat, guess(THREE))
    return match


def test_between_two_a_hundred_turns_without_a_right_guess_end_the_match() -> None:
    match = wrong_guesses(pair(), 99)
    assert waits(match) == {1}
    done = match.play(BEN, guess(THREE))
    assert told(done)[-2:] == [Stalled(), Revealed((tiles(ONE), tiles(TWO)))]
    assert over(done) == (((0, 1),), "nobody")
    asked = match.play(BEN, Ask(7))
    assert over(asked) == (((0, 1),), "nobody")
    assert over(match.play(BEN, guess(ONE))) == (((1,), (0,)), "broken")


def test_the_last_chance_stands_after_a_hundred_turns_too() -> None:
    match = wrong_guesses(pair(first=1), 99).play(ANN, Ask(7))
    assert over(match) == (((0, 1),), "nobody")
    match = wrong_guesses(pair(), 98).play(ANN, guess(TWO))
    assert waits(match) == {1}
    assert over(match.play(BEN, guess(ONE))) == (((0, 1),), "tie")


def test_records_of_before_play_as_they_did() -> None:
    match: AnyMatch = wrong_guesses(pair(), 99)
    inputs = [entry.came for entry in match.record]
    old = rerun(FIRST, match.options, 2, inputs).play(BEN, guess(THREE)).play(ANN, guess(THREE))
    assert waits(old) == {1}
    text = transcript.write(old)
    assert "game: break-the-code 1" in text
    assert transcript.read(text).match == old


def test_without_cards_the_second_still_wins_at_once_and_the_first_still_waits() -> None:
    match = use_up_cards(pair())
    assert over(match.play(BEN, guess(ONE))) == (((1,), (0,)), "broken")
    match = match.play(BEN, Pass()).play(ANN, guess(TWO))
    assert waits(match) == {1}
    assert over(match.play(BEN, Pass())) == (((0,), (1,)), "broken")
    assert over(match.play(BEN, guess(ONE))) == (((0, 1),), "tie")


def test_idle_turns_count_only_once_the_cards_are_gone() -> None:
    match = pair().play(ANN, guess(THREE)).play(BEN, guess(THREE))
    assert waits(match) == {0}


def test_turns_are_counted_with_questions_guesses_and_passes() -> None:
    match = play(pair(), ANN, Ask(7)).play(BEN, guess(TWO)).play(ANN, guess(TWO)).play(BEN, Pass())
    assert match.state.board.turns == (2, 2)


def test_a_rematch_passes_the_first_turn_on() -> None:
    match = drawn(start(GAME, Options("own-turn"), 3), 2)
    assert again(match) == Options("own-turn", first=2)
    assert TALENTS.rotates, "and the chairs go round"


def test_a_box_of_ones_own_is_played_by_the_same_rules() -> None:
    own = Box((0, 3, 10, 11), 1, (11,), 1)
    match: AnyMatch = start(GAME, Toy("any-time", 0, own=own), 2)
    match = refill(drawn(drawn(match, 0), 2))
    assert match.state.hands == ((0,), (10,))
    assert over(play(match, ANN, Ask(11)).play(BEN, Guess((0,)))) == (((1,), (0,)), "broken")
