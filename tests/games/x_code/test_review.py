"""The time line of a match: sets, swaps, turns, idle hands and chances that went by."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from sleuth.games.x_code import GAME
from sleuth.games.x_code.facts import Swapped
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.review import PauseAt, SetAt, SwapAt, TurnAt, review
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Millis, Seat
from sleuth.kernel.match import AnyMatch, start
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


Chance = tuple[int, int, tuple[int, ...]]


def wanted(
    hands: tuple[tuple[int, ...], ...], shut: set[int], turned: bool
) -> set[tuple[int, ...]]:
    """Every pair of cards that two neighbours would do well to swap, tried one by one."""

    def many(seat: int, card: int) -> int:
        return sum(each // 2 == card // 2 for each in hands[seat])

    return {
        (seat, card, other, back)
        for seat in range(len(hands))
        for other in [(seat + 1) % len(hands)]
        for card in hands[seat]
        for back in hands[other]
        if card // 2 != back // 2
        and not {card // 2, back // 2} & {13, *shut}
        and (card % 2, back % 2) == ((1, 0) if turned else (0, 1))
        and many(other, card) >= many(seat, card)
        and many(seat, back) >= many(other, back)
    }


def counted(match: AnyMatch) -> list[tuple[int, ...]]:
    """The swaps that were missed, by looking at every moment for every pair of cards."""
    state, moments = match.game.setup(match.options, match.seats), []
    for entry in match.standing:
        state = reduce(match.game.apply, entry.told, state)
        board = state.board
        runs = (
            board.until is not None and not board.ran_out and len(board.sets) < board.options.keys
        )
        shut = {each.face for each in board.sets}
        open_now = wanted(state.hands, shut, board.reversed) if runs else set()
        done = {
            each
            for fact in entry.told
            if isinstance(fact, Swapped)
            for each in [
                (fact.seat, fact.card, fact.other, fact.back),
                (fact.other, fact.back, fact.seat, fact.card),
            ]
        }
        moments.append((entry.came.at, open_now, done))
    chances: list[Chance] = []
    for swap in set().union(*(open_now for _, open_now, _ in moments)):
        began = None
        for at, open_now, done in moments:
            if swap in open_now:
                began = at if began is None else began
            elif began is not None:
                if at - began >= 8000 and swap not in done:
                    chances.append((began, at, swap))
                began = None
    kept: list[Chance] = []
    for chance in sorted(chances):
        of = {chance[2][0], chance[2][2]}
        if all(chance[0] >= gone for _, gone, other in kept if {other[0], other[2]} == of):
            kept.append(chance)
    return [(began, *swap) for began, _, swap in kept]


@pytest.mark.parametrize("seed", range(12))
def test_missed_swaps_are_those_that_a_count_of_all_finds(seed: int) -> None:
    dice, chance = Random(seed), seeded(str(seed))
    seats = dice.choice([2, 3, 4, 6])
    match: AnyMatch = start(
        GAME, Options(level=2, mission="reversal" if seed % 2 else "training"), seats
    ).settle(chance)
    while isinstance(due := match.pending(), Await) and len(match.standing) < 160:
        seat = dice.choice(sorted(due.seats))
        if not (moves := [*match.moves(seat)]):
            continue
        plain = [each for each in moves if type(each).__name__ in ("SayReady", "Take", "Lay")]
        move = dice.choice(plain or moves) if dice.random() < 0.8 else dice.choice(moves)
        at = Millis(match.now + dice.randrange(100, 5000))
        if due.until is not None and at >= due.until:
            break
        match = match.play(seat, move, at).settle(chance)
    match = match.ring(Millis(10**9))
    begun = match.state.board.since
    found = [
        (each.at + begun, each.seat, each.card, each.other, each.back)
        for each in review(match).missed
    ]
    assert found == counted(match)


def test_a_team_that_never_swaps_has_missed_some() -> None:
    """Two hold what the other collects, draw now and then, and never offer a card."""
    match = running(Options(level=2), "1< 1> 2<", "2< 2> 1>", "3> 3< 4<")
    match = draw(draw(match, 0, "5<", 10), 1, "6<", 30)
    assert len(review(match.ring(Millis(10**9))).missed) >= 1
    assert review(match.ring(Millis(10**9))).swaps == ()


def test_no_team_does_it_with_fewer_actions() -> None:
    found = review(play(running(Options(), "1< 1> 1>", "2> 2< 1<"), 0, "lay 1< 1> 1>", 1))
    assert found.fewest == 12 + 36 - 6
    assert found.fastest == found.fewest * 1000
    assert START > 0
