"""Three and four players: guesses at any time, places, last guesses in secret, own turns."""

from __future__ import annotations

from sleuth.games.break_the_code.facts import (
    Checked,
    Declared,
    Failed,
    Locked,
    Revealed,
    Wrote,
)
from sleuth.games.break_the_code.moves import Ask, Pass
from sleuth.games.break_the_code.pieces import Options
from tests.games.break_the_code.table import play, tiles

# three and four players
from tests.games.break_the_code.test_rules import (
    ANN,
    BEN,
    CAT,
    CENTRE,
    DAN,
    FOURS,
    MIDDLE,
    ONE,
    OWN_TURN,
    THREE,
    TWO,
    four,
    guess,
    over,
    pair,
    refused,
    three,
    told,
    use_up_cards,
    waits,
    winners,
)


def test_anybody_guesses_at_any_time_and_the_turn_stays() -> None:
    match = three().play(BEN, guess(ONE))
    assert told(match) == [Wrote(BEN, tiles(ONE)), Checked(BEN, tiles(CENTRE)), Failed(BEN)]
    assert waits(match) == {0}
    match = play(play(match, ANN, Ask(7)), CAT, Ask(8))
    assert waits(match) == {0}, "who is out has no turn"


def test_the_others_hear_right_or_wrong_and_never_the_guess() -> None:
    for text, verdict in ((TWO, Failed(BEN)), (CENTRE, Declared(BEN, 1))):
        before = three()
        match = before.play(BEN, guess(text))
        for seat in (None, ANN, CAT):
            assert match.stream(seat)[len(before.stream(seat)) :] == (verdict,)
        assert match.view(BEN).centre == tiles(CENTRE)
        assert match.view(BEN).wrote == tiles(text)


def test_a_guess_on_ones_turn_ends_it() -> None:
    assert waits(three().play(ANN, guess(TWO))) == {1}
    assert waits(three().play(ANN, guess(CENTRE))) == {1}


def test_one_guess_each() -> None:
    match = three().play(CAT, guess(TWO))
    assert refused(match, CAT, guess(CENTRE)) == "break-the-code.spent"
    assert not match.moves(CAT)


def test_who_is_out_or_has_won_still_answers() -> None:
    match = play(three().play(CAT, guess(TWO)).play(BEN, guess(CENTRE)), ANN, Ask(7))
    assert [fact.seat for fact in told(match)] == [0, 1, 2]


def test_two_declarations_end_a_game_of_three_with_places_in_order() -> None:
    match = three().play(CAT, guess(CENTRE))
    assert waits(match) == {0}
    match = match.play(BEN, guess(CENTRE))
    assert over(match) == (((2,), (1,), (0,)), "broken")
    assert told(match)[-1] == Revealed(tuple(map(tiles, (ONE, TWO, THREE, CENTRE))))


def test_three_declarations_end_a_game_of_four() -> None:
    match = four().play(CAT, guess(MIDDLE)).play(BEN, guess(MIDDLE))
    assert waits(match) == {0}
    assert over(match.play(ANN, guess(MIDDLE))) == (((2,), (1,), (0,), (3,)), "broken")


def test_nobody_left_ends_the_game_without_a_winner() -> None:
    match = three().play(BEN, guess(ONE)).play(ANN, guess(ONE))
    assert waits(match) == {2}
    assert over(match.play(CAT, guess(ONE))) == (((0, 1, 2),), "nobody")


def test_a_last_player_is_no_winner_by_default_and_goes_on_alone() -> None:
    match = three().play(BEN, guess(ONE)).play(CAT, guess(ONE))
    match = play(match, ANN, Ask(7))
    assert waits(match) == {0}
    assert over(match.play(ANN, Pass())) == (((0, 1, 2),), "nobody")
    assert over(match.play(ANN, guess(CENTRE))) == (((0,), (1, 2)), "broken")
    winner = three().play(BEN, guess(CENTRE)).play(CAT, guess(ONE))
    assert over(winner.play(ANN, Pass())) == (((1,), (0, 2)), "broken")


def test_when_the_cards_are_gone_all_settle_a_last_guess_in_secret() -> None:
    match = use_up_cards(three())
    assert waits(match) == {0, 1, 2}
    before = match
    match = match.play(CAT, guess(CENTRE))
    assert told(match) == [Wrote(CAT, tiles(CENTRE)), Locked(CAT)]
    assert match.stream(ANN)[len(before.stream(ANN)) :] == (Locked(CAT),)
    assert match.view(CAT).centre is None
    assert waits(match) == {0, 1}
    assert refused(match, CAT, Pass()) == "break-the-code.not-now"
    assert refused(match, CAT, guess(CENTRE)) == "break-the-code.spent"
    match = match.play(ANN, Pass())
    assert told(match) == [Wrote(ANN, None), Locked(ANN)]
    done = match.play(BEN, guess(CENTRE))
    assert over(done) == (((1, 2), (0,)), "tie")
    assert [type(f).__name__ for f in told(done)] == [
        *("Wrote", "Locked", "Passed", "Checked", "Declared", "Checked", "Declared", "Revealed")
    ]
    assert over(match.play(BEN, guess(ONE))) == (((2,), (0, 1)), "broken")


def test_last_guesses_that_are_right_share_the_next_place() -> None:
    match = use_up_cards(four().play(DAN, guess(MIDDLE)))
    assert waits(match) == {0, 1, 2}
    match = match.play(ANN, guess(MIDDLE)).play(BEN, Pass())
    assert over(match.play(CAT, guess(MIDDLE))) == (((3,), (0, 2), (1,)), "broken")


def test_a_tie_is_a_first_place_that_is_shared() -> None:
    match = use_up_cards(four().play(DAN, guess(MIDDLE)))
    for seat in (ANN, BEN, CAT):
        match = match.play(seat, guess(MIDDLE))
    assert over(match) == (((3,), (0, 1, 2)), "broken")


def test_everyone_who_declared_has_won_and_nobody_else() -> None:
    match = three().play(CAT, guess(CENTRE)).play(BEN, guess(CENTRE))
    assert winners(match) == (2, 1)
    assert winners(three().play(BEN, guess(CENTRE)).play(CAT, guess(ONE)).play(ANN, Pass())) == (1,)
    assert winners(use_up_cards(pair()).play(BEN, Pass()).play(ANN, Pass())) == ()


def test_nobody_right_at_the_last_is_no_winner() -> None:
    match = use_up_cards(three()).play(ANN, Pass()).play(BEN, Pass()).play(CAT, Pass())
    assert over(match) == (((0, 1, 2),), "nobody")


def test_all_right_at_the_last_is_a_tie() -> None:
    match = use_up_cards(three())
    for seat in (BEN, ANN, CAT):
        match = match.play(seat, guess(CENTRE))
    assert over(match) == (((0, 1, 2),), "tie")


def test_a_settled_last_guess_may_be_taken_back_while_others_think() -> None:
    match = use_up_cards(three()).play(BEN, guess(CENTRE))
    assert match.free_back(BEN) == len(match.standing) - 1


# guessing on one's own turn only


def test_own_turn_nobody_guesses_out_of_turn() -> None:
    match = three(OWN_TURN)
    assert refused(match, BEN, guess(CENTRE)) == "break-the-code.not-now"
    assert guess(CENTRE) in match.moves(ANN)


def test_own_turn_a_wrong_guess_puts_out() -> None:
    match = three(OWN_TURN).play(ANN, guess(ONE))
    assert waits(match) == {1}
    assert not match.moves(ANN)
    match = play(play(match, BEN, Ask(7)), CAT, Ask(8))
    assert waits(match) == {1}


def test_own_turn_the_round_of_the_first_right_guess_is_finished() -> None:
    match = three(OWN_TURN).play(ANN, guess(CENTRE))
    assert waits(match) == {1}
    assert refused(match, BEN, Ask(7)) == "break-the-code.not-now"
    assert match.moves(BEN).listed == (Pass(),)
    match = match.play(BEN, guess(CENTRE))
    assert waits(match) == {2}
    assert over(match.play(CAT, guess(CENTRE))) == (((0, 1, 2),), "tie")
    assert over(match.play(CAT, guess(ONE))) == (((0, 1), (2,)), "tie")
    assert over(match.play(CAT, Pass())) == (((0, 1), (2,)), "tie")


def test_own_turn_who_had_a_turn_in_the_round_has_no_more() -> None:
    match = play(three(Options("own-turn", 1)), BEN, Ask(7)).play(CAT, guess(CENTRE))
    assert waits(match) == {0}
    match = play(play(three(OWN_TURN), ANN, Ask(7)), BEN, Ask(8)).play(CAT, guess(CENTRE))
    assert over(match) == (((2,), (0, 1)), "broken")


def test_own_turn_who_is_out_is_skipped_in_the_last_round() -> None:
    match = four(OWN_TURN).play(ANN, guess(FOURS[0]))
    match = play(play(play(match, BEN, Ask(7)), CAT, Ask(8)), DAN, Ask(1))
    match = match.play(BEN, guess(FOURS[0])).play(CAT, guess(MIDDLE))
    assert waits(match) == {3}
    assert over(match.play(DAN, Pass())) == (((2,), (0, 1, 3)), "broken")


def test_own_turn_all_out_is_no_winner() -> None:
    match = three(OWN_TURN).play(ANN, guess(ONE)).play(BEN, guess(ONE))
    assert over(match.play(CAT, guess(ONE))) == (((0, 1, 2),), "nobody")


def test_own_turn_the_last_guesses_without_cards_are_secret_too() -> None:
    match = use_up_cards(three(OWN_TURN))
    assert waits(match) == {0, 1, 2}
    match = match.play(CAT, guess(CENTRE)).play(ANN, guess(CENTRE)).play(BEN, Pass())
    assert over(match) == (((0, 2), (1,)), "tie")
