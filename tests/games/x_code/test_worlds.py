"""What a seat may believe of the hands, the pad that is made of it, and hints."""

from __future__ import annotations

from itertools import combinations

import pytest

from sleuth.games.x_code.moves import Lay, SayReady, Take
from sleuth.games.x_code.pieces import Options, deck
from sleuth.games.x_code.thinking.assist import assist, useful
from sleuth.games.x_code.thinking.hints import hint
from sleuth.games.x_code.thinking.worlds import (
    chance_drawn,
    chance_held,
    chance_of_one,
    count,
    pool,
    worlds,
)
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import LEVELS
from tests.games.x_code.stage import board, dealt, draw, draw_all, play, running

SMALL = Options(keys=2, time=0, wild=1)


def test_before_a_word_is_said_every_hand_is_possible() -> None:
    view = dealt(SMALL, "1< 1< 2>", "1> 2< W").view(Seat(0))
    left = [2, 3, 3, 4, 4, 5, 5, 26]
    for card in view.hand:
        if card in left:
            left.remove(card)
    assert pool(view) == (3, 3, 4, 4, 5, 26)
    hands = {tuple(sorted(each)) for each in combinations(pool(view), 3)}
    assert {world[1] for world in worlds(view)} == hands
    assert len(list(worlds(view))) == len(hands)


@pytest.mark.parametrize("most", [1, 5, 9, 10, 20, 1000])
def test_worlds_are_counted_up_to_a_bound_without_listing_them(most: int) -> None:
    match = dealt(SMALL, "1< 1< 2>", "1> 2< W")
    for seat in (Seat(0), Seat(1), None):
        view = match.view(seat)
        assert count(view, most) == min(most, len(list(worlds(view))))


def test_a_swapped_card_is_known_where_it_went() -> None:
    match = play(play(running(SMALL, "1< 1< 2>", "1> 2< W"), 0, "offer 1<"), 1, "answer 1 1>")
    view = match.view(Seat(0))
    assert all(2 in world[1] and 3 in world[0] for world in worlds(view))
    assert chance_held(view, Seat(1), 2) == 1.0
    assert match.state.hands in set(worlds(view))
    spectator = match.view(None)
    assert match.state.hands in set(worlds(spectator))
    assert len(list(worlds(spectator))) > len(list(worlds(view)))


def test_chances_are_shares_of_the_worlds_with_their_deals() -> None:
    view = dealt(SMALL, "1< 1< 2>", "1> 2< W").view(Seat(0))
    deals = list(combinations(range(6), 3))
    cards = pool(view)
    for kind in set(cards):
        held = sum(any(cards[n] == kind for n in deal) for deal in deals)
        assert chance_held(view, Seat(1), kind) == pytest.approx(held / len(deals))
    assert chance_of_one(10, 0, 3) == 0
    assert chance_of_one(3, 1, 3) == 1


def test_the_chance_of_a_draw_is_counted_until_the_order_is_known() -> None:
    match = running(SMALL, "1< 1< 2>", "1> 2< W")
    assert chance_drawn(match.view(Seat(0)), (3,)) == pytest.approx(2 / 6)
    match = draw_all(match, 0, "1> 2<")
    match = draw(match, 1, "2>")
    match = play(match, 0, "discard 1> 1< 1<")
    assert board(match).fresh == 0
    assert pool(match.view(Seat(1))) == (4, 5)  # what seat 0 still holds
    assert chance_drawn(match.view(Seat(1)), (3,)) == 1.0
    assert chance_drawn(match.view(Seat(1)), (2,)) == 0.0


def test_the_pad_fills_in_more_at_each_level() -> None:
    match = play(running(Options(), "1< 1> 1>", "5< 5> W"), 0, "lay 1< 1> 1>")
    match = play(draw(match, 0, "5<"), 0, "offer 5<")
    view = match.view(Seat(1))
    assert assist(view, "none") is None
    found = [assist(view, level) for level in LEVELS[1:5]]
    facts, direct, joint, odds = (each for each in found if each is not None)
    assert (facts.hands[0].known, facts.hands[0].unseen, facts.gone) == ((10,), 0, ())
    assert [(each.face, each.count) for each in direct.gone] == [(1, 3)]
    assert (joint.hands[0].may, joint.helps) == ((), None)
    assert odds.helps == pytest.approx(3 / 56)  # a 5 or two Wilds among the cards not seen
    assert assist(match.view(None), "odds") is None


def test_what_helps_is_more_of_what_i_have() -> None:
    view = dealt(Options(), "1< 1> T<", "5< 5> W").view(Seat(0))
    assert useful(view) == (2, 3, 24, 25, 26)
    assert set(useful(view)) <= set(deck(Options(), 2, None))


def test_hints_nudge_tell_and_name_a_move() -> None:
    match = dealt(Options(), "1< 1> 1>", "5< 5> 9<")
    last = hint(match.view(Seat(0)), 2)
    assert last is not None
    assert last.move == SayReady()
    view = running(Options(), "1< 1> 1>", "5< 5> 9<").view(Seat(0))
    steps = [hint(view, step) for step in range(3)]
    assert [each.line.code for each in steps if each] == [
        "x-code.hint.look.lay",
        "x-code.hint.collect",
        "x-code.hint.do.lay",
    ]
    assert steps[2] is not None
    assert steps[2].move == Lay((2, 3, 3))
    after = hint(running(Options(), "1< 2> 3>", "5< 5> 9<").view(Seat(0)), 2)
    assert after is not None
    assert after.move == Take()
    assert hint(match.view(None), 0) is None
