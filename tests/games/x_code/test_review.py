"""The time line of a match: sets, swaps, turns, idle hands and chances that went by."""

from __future__ import annotations

from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.review import PauseAt, SetAt, SwapAt, TurnAt, review
from sleuth.kernel.data import Millis, Seat
from tests.games.x_code.stage import START, draw, draw_all, play, running

FEW = Options(keys=2, time=6, wild=0)


def test_sets_swaps_and_turns_stand_on_the_time_line() -> None:
    match = draw_all(running(FEW, "1< 1> 2<", "2> 2< 1>"), 0, "T< T> T>")
    match = play(match, 0, "offer 2<", 3)
    match = play(match, 1, "answer 1 1>", 4)
    match = play(match, 0, "lay 1< 1> 1>", 6)
    match = play(match, 0, "lay T< T> T>", 30)
    match = play(match, 1, "lay 2< 2< 2>", 33)
    found = review(match)
    assert found.solved
    assert found.lasted == 33_000
    assert found.sets == (SetAt(Millis(6000), Seat(0), 1), SetAt(Millis(33_000), Seat(1), 2))
    assert found.swaps == (SwapAt(Millis(4000), Seat(0), 4, Seat(1), 3),)
    assert found.turns == (TurnAt(Millis(30_000), Seat(0), Millis(150_000), Millis(-120_000)),)
    assert found.actions == (6, 2)
    assert found.missed == ()


def test_a_late_turn_gains_and_idle_hands_are_counted() -> None:
    match = draw_all(running(FEW, "T< T> T>", "2> 2< 1>"), 1, "1<")
    match = play(match, 0, "lay T< T> T>", 175)
    found = review(match.ring(Millis(10**9)))
    assert not found.solved
    assert found.turns[0].gained == 170_000
    assert found.lasted == 350_000
    assert found.idle == (175_000 - 5000 + 175_000 - 5000, 350_000 - 5000)
    assert found.pauses == (
        PauseAt(Millis(5000), Seat(0), Millis(175_000)),
        PauseAt(Millis(180_000), Seat(0), Millis(350_000)),
        PauseAt(Millis(5000), Seat(1), Millis(350_000)),
    )


def test_a_swap_that_helps_both_and_is_not_made_for_long_was_missed() -> None:
    match = running(FEW, "1< 1> 2<", "2> 2< 1>")
    late = draw(draw(match, 0, "T<", 5), 0, "T>", 20)
    assert review(late).missed == ()
    gone = play(late, 1, "discard 2> 2< 1>", 21)
    assert review(gone).missed == (SwapAt(Millis(0), Seat(0), 4, Seat(1), 3),)
    lost = match.ring(Millis(10**9))
    assert review(lost).missed == (SwapAt(Millis(0), Seat(0), 4, Seat(1), 3),)
    soon = play(draw(match, 0, "T<", 5), 1, "discard 2> 2< 1>", 7)
    assert review(soon).missed == ()


def test_no_team_does_it_with_fewer_actions() -> None:
    found = review(play(running(Options(), "1< 1> 1>", "2> 2< 1<"), 0, "lay 1< 1> 1>", 1))
    assert found.fewest == 12 + 36 - 6
    assert found.fastest == found.fewest * 1000
    assert START > 0
