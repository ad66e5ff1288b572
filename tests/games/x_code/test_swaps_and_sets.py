"""Rulings 5 to 7: swaps between neighbours, open offers, and sets."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.x_code.facts import Offered
from sleuth.games.x_code.moves import Lay
from sleuth.games.x_code.pieces import Options
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import IllegalMove
from tests.games.x_code.stage import (
    LEVEL1,
    LEVEL4,
    NOW,
    A,
    B,
    board,
    cards,
    draw,
    draw_all,
    hand,
    play,
    refused,
    running,
    until,
)

# ruling 5: swaps


def test_trinity_gets_a_5_and_neo_gets_a_2() -> None:
    match = running(LEVEL1, "5< 1< 9>", "2> 3< 8<", "7< 8< 9>")
    match = play(match, 0, "offer 5< left")
    assert match.record[-1].told == (Offered(1, Seat(0), "left", 10, NOW),)
    match = play(match, 1, "answer 1 2>")
    assert hand(match, 0) == cards("2> 1< 9>")
    assert hand(match, 1) == cards("5< 3< 8<")
    assert board(match).offers == ()
    assert board(match).known == (cards("2>"), cards("5<"), ())


def test_both_cards_travel_where_their_arrows_point() -> None:
    match = running(LEVEL1, "5< 5> W", "2> 2< W", "7< 8< 9>")
    assert refused(match, 0, "offer 5< right") == "x-code.arrow"
    assert refused(match, 0, "offer 5> left") == "x-code.arrow"
    match = play(match, 0, "offer 5<")
    assert refused(match, 1, "answer 1 2<") == "x-code.arrow"
    assert refused(match, 1, "answer 1 W") == refused(match, 0, "offer W") == "x-code.wild"
    assert refused(match, 2, "answer 1 9>") == refused(match, 2, "refuse 1")
    assert refused(match, 2, "refuse 1") == "x-code.not-your-offer"
    assert refused(match, 1, "withdraw 1") == "x-code.not-your-offer"


def test_two_players_swap_a_left_for_a_right_either_way() -> None:
    match = running(LEVEL1, "5< 5> 1<", "2> 2< 1>")
    one = play(play(match, 0, "offer 5< left"), 1, "answer 1 2>")
    assert hand(one, 0) == cards("2> 5> 1<")
    two = play(play(match, 0, "offer 5> right"), 1, "answer 1 2<")
    assert hand(two, 0) == cards("2< 5< 1<")
    assert refused(play(match, 0, "offer 5> right"), 1, "answer 1 2>") == "x-code.arrow"


def test_a_refused_card_goes_back_and_all_have_seen_it() -> None:
    match = play(play(running(LEVEL1, A, B), 0, "offer 1<"), 1, "refuse 1")
    assert hand(match, 0) == cards(A)
    assert board(match).known[0] == cards("1<")
    assert play(match, 0, "offer 1<").state.board.offers[0].offer == 2


def test_an_offer_in_vain_is_remembered_until_a_hand_changes() -> None:
    match = play(play(running(LEVEL1, A, B), 0, "offer 1<"), 1, "refuse 1")
    match = play(play(match, 0, "offer 2<"), 0, "withdraw 2")
    assert [each.card for each in board(match).declined] == [2, 4]
    assert board(draw(match, 1, "#<")).declined == ()
    three = play(play(running(LEVEL1, A, B, "7< 6< 9>"), 0, "offer 1<"), 1, "refuse 1")
    assert len(board(draw(three, 2, "#<")).declined) == 1
    assert board(play(three, 1, "discard 4< 5> 8>")).declined == ()


# ruling 6: open offers


def test_an_offered_card_counts_and_cannot_be_used_and_can_be_taken_back() -> None:
    options = Options(limit=4)
    match = play(draw(running(options, "1< 1< 1>", B), 0, "9<"), 0, "offer 1<")
    assert board(match).counts[0] == 4
    assert refused(match, 0, "draw") == "x-code.limit"
    assert refused(match, 0, "lay 1< 1< 1>") == "x-code.on-offer"
    match = play(match, 0, "withdraw 1")
    assert board(play(match, 0, "lay 1< 1< 1>")).sets[0].face == 1


def test_between_two_neighbours_lies_one_offer() -> None:
    match = play(running(LEVEL1, A, B, "7< 8< 9>"), 0, "offer 1<")
    assert refused(match, 0, "offer 2<") == "x-code.lies-already"
    assert refused(match, 1, "offer 5>") == "x-code.answer-theirs"
    match = play(play(match, 0, "offer 3>"), 1, "offer 4<")
    assert len(board(match).offers) == 3
    two = play(running(LEVEL1, A, B), 0, "offer 1<")
    assert refused(two, 0, "offer 3>") == "x-code.lies-already"
    assert refused(two, 1, "offer 4<") == "x-code.answer-theirs"


# ruling 7: sets


def test_a_code_set_is_three_and_closes_its_space() -> None:
    match = running(LEVEL1, "*< *> *>", B)
    match = play(match, 0, "lay *< *> *>")
    assert (board(match).sets[0].face, hand(match, 0)) == (10, ())
    match = draw_all(match, 0, "*< W W")
    assert refused(match, 0, "lay *< W W") == "x-code.closed"


@pytest.mark.parametrize(
    ("level", "has", "laid"),
    [
        (1, "6< 6> W", "6< 6> W"),
        (1, "6< W W", "6< W W"),
        (4, "6< W W W", "6< W W W"),
        (4, "6< 6> 6> W", "6< 6> 6> W"),
        (1, "T< W W", "T< W W"),
        (4, "T< W W", "T< W W"),
    ],
)
def test_wilds_stand_in(level: Any, has: str, laid: str) -> None:
    first, rest = has.split()[:3], has.split()[3:]
    match = draw_all(running(Options(level=level), " ".join(first), B), 0, " ".join(rest))
    match = play(match, 0, f"lay {laid}", 20)
    assert hand(match, 0) == ()


@pytest.mark.parametrize(
    ("level", "has", "laid", "why"),
    [
        (1, "W W W", "W W W", "no-set"),
        (1, "6< 7> W", "6< 7> W", "no-set"),
        (1, "6< 6> 7<", "6< 6> 7<", "no-set"),
        (1, "6< 6> 7<", "6< 6>", "size"),
        (4, "6< 6> 6>", "6< 6> 6>", "size"),
        (1, "6< T> W", "6< T> W", "no-set"),
    ],
)
def test_what_is_no_set(level: Any, has: str, laid: str, why: str) -> None:
    match = running(Options(level=level), has, B)
    assert refused(match, 0, f"lay {laid}") == f"x-code.{why}"


def test_three_wilds_are_no_set_whatever_else_is_in_the_hand() -> None:
    match = draw(running(LEVEL1, "W W W", B), 0, "6<")
    assert refused(match, 0, "lay W W W") == "x-code.no-set"
    assert board(play(match, 0, "lay 6< W W")).sets[0].face == 6


def test_four_of_a_kind_are_too_many_at_level_1_and_the_lowest_card_comes_first() -> None:
    match = draw(running(LEVEL1, "6< 6> 6>", B), 0, "6<")
    assert refused(match, 0, "lay 6< 6< 6> 6>") == "x-code.size"
    with pytest.raises(IllegalMove, match=r"x-code\.order"):
        match.play(Seat(0), Lay((13, 12, 12)))
    assert [each.cards for each in match.moves(Seat(0)) if isinstance(each, Lay)] == [
        (12, 12, 13),
        (12, 13, 13),
    ]


def test_any_number_of_time_sets_also_at_level_4() -> None:
    match = draw_all(running(LEVEL4, "T< W W", "T> W W"), 1, "W W T<")
    match = play(match, 0, "lay T< W W", 100)
    match = play(match, 1, "lay T> W W", 150)
    match = play(match, 1, "lay T< W W", 151)
    assert [each.seat for each in board(match).times] == [0, 1, 1]
    assert until(match) == 202  # turned with 80, 50 and 129 left: 100, 130 and 51 after it
