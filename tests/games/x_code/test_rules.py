"""Every ruling and every printed example of X-Code, each refusal by its code."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from sleuth.games.x_code import GAME
from sleuth.games.x_code.facts import Drew, Picked, RanOut, Recycled, Spilled, Took
from sleuth.games.x_code.moves import Answer, Discard, Offer
from sleuth.games.x_code.pieces import (
    KEYPAD,
    TIME,
    WILD,
    Options,
    Side,
    deck,
    face,
    neighbour,
    terms,
)
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Draw, Drawn, Millis, Over, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.match import AnyMatch, start
from tests.games.x_code.stage import (
    LEVEL1,
    LEVEL2,
    LEVEL3,
    LEVEL4,
    NOW,
    START,
    A,
    B,
    board,
    cards,
    dealt,
    draw,
    draw_all,
    hand,
    play,
    refused,
    running,
    until,
)

# the deck, the board and the levels


@pytest.mark.parametrize(
    ("level", "size", "wild", "time"), [(1, 63, 3, 12), (2, 57, 0, 9), (3, 54, 0, 6), (4, 57, 6, 3)]
)
@pytest.mark.parametrize("odd", ["left", "right"])
def test_the_deck_of_each_level(level: Any, size: int, wild: int, time: int, odd: Side) -> None:
    every = deck(Options(level=level), 4, odd if time % 2 else None)
    faces = Counter(map(face, every))
    assert len(every) == size == terms(Options(level=level), 4).cards
    assert (faces[WILD], faces[TIME]) == (wild, time)
    assert all(faces[key] == 4 for key in range(12))
    for key in range(13):
        left, right = every.count(2 * key), every.count(2 * key + 1)
        assert abs(left - right) == (time % 2 if key == TIME else 0)
    assert (every.count(24) > every.count(25)) == (time % 2 == 1 and odd == "left")


@pytest.mark.parametrize(
    ("seats", "limit"), [(2, 10), (3, 9), (4, 8), (5, 7), (6, 6), (7, 5), (8, 5)]
)
def test_the_hand_limits(seats: int, limit: int) -> None:
    every = [terms(options, seats) for options in (LEVEL1, LEVEL2, LEVEL3, LEVEL4)]
    limits = [each.limit for each in every]
    assert limits == [limit, limit, limit - 1, limit]
    assert [each.code_set for each in every] == [3, 3, 3, 4]


def test_the_board_is_a_telephone_keypad() -> None:
    assert "".join("0123456789*#"[key] for key in KEYPAD) == "123456789*0#"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_everybody_gets_three_cards_and_the_rest_is_the_pile(level: Any, seats: int) -> None:
    match = start(GAME, Options(level=level), seats).settle(seeded("deal"))
    assert [len(hand(match, seat)) for seat in range(seats)] == [3] * seats
    assert board(match).fresh == terms(Options(level=level), seats).cards - 3 * seats
    assert match.pending() == Await(frozenset(map(Seat, range(seats))))


def test_which_side_has_the_odd_time_card_is_drawn_in_the_open() -> None:
    match = start(GAME, LEVEL2, 2)
    assert match.pending() == Draw(2)
    assert [match.enter(Drawn((n,))).view(None).board.odd for n in (0, 1)] == ["left", "right"]
    assert start(GAME, LEVEL1, 2).pending() == Draw(63, k=3)


# ruling 1: ready, then all at the same time


def test_the_timer_is_turned_when_everyone_is_ready_and_not_before() -> None:
    match = dealt(LEVEL1, A, B)
    assert refused(match, 0, "draw") == "x-code.not-begun"
    match = play(match, 0, "ready")
    assert match.pending() == Await(frozenset({Seat(1)}))
    assert refused(match, 0, "draw") == refused(match, 0, "ready") == "x-code.waiting"
    match = play(match, 1, "ready")
    assert match.pending() == Await(frozenset({Seat(0), Seat(1)}), Millis(180_000))
    assert refused(match, 0, "ready") == "x-code.begun"


def test_there_are_no_turns() -> None:
    match = draw_all(running(LEVEL1, A, B), 1, "7< 7> 8<")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [3, 6]


def test_an_offer_names_a_side_and_the_next_seat_sits_to_the_left() -> None:
    assert [neighbour(Seat(0), "left", 4), neighbour(Seat(0), "right", 4)] == [1, 3]
    assert neighbour(Seat(0), "left", 2) == neighbour(Seat(0), "right", 2) == 1
    assert Offer.__struct_fields__ == ("card", "side")


INDEPENDENT = [
    ((0, "offer 1<"), (1, "draw")),
    ((0, "discard 1< 2< 3>"), (1, "discard 4< 5> 8>")),
    ((0, "offer 1<"), (1, "offer 4<")),
    ((0, "draw"), (1, "draw")),
    ((2, "offer 9>"), (0, "offer 1<")),
]


@pytest.mark.parametrize(("one", "two"), INDEPENDENT)
def test_independent_commands_both_succeed_in_either_order(one: Any, two: Any) -> None:
    match, chance = running(LEVEL1, A, B, "7< 8< 9>"), seeded("race")
    ends = []
    for order in permutations((one, two)):
        after = match
        for seat, move in order:
            after = play(after, seat, move).settle(chance)
        ends.append(after)
    assert ends[0].state.board.counts == ends[1].state.board.counts
    assert sorted(o.card for o in ends[0].state.board.offers) == sorted(
        o.card for o in ends[1].state.board.offers
    )


RACES = [
    ((0, "withdraw 1"), (1, "answer 1 5>"), "x-code.offer-gone", "x-code.offer-gone"),
    ((1, "refuse 1"), (0, "withdraw 1"), "x-code.offer-gone", "x-code.offer-gone"),
    ((1, "answer 1 5>"), (1, "refuse 1"), "x-code.offer-gone", "x-code.offer-gone"),
    ((1, "answer 1 5>"), (1, "discard 4< 5> 8>"), "x-code.not-in-hand", "x-code.not-in-hand"),
]


@pytest.mark.parametrize(("one", "two", "late_two", "late_one"), RACES)
def test_of_two_commands_that_exclude_each_other_the_first_received_wins(
    one: Any, two: Any, late_two: str, late_one: str
) -> None:
    match = play(running(LEVEL1, A, B), 0, "offer 1<")
    assert refused(play(match, *one), *two) == late_two
    assert refused(play(match, *two), *one) == late_one


def test_offers_across_each_other_leave_one() -> None:
    match = running(LEVEL1, A, B)
    assert refused(play(match, 0, "offer 1<"), 1, "offer 5>") == "x-code.answer-theirs"
    assert refused(play(match, 1, "offer 5>"), 0, "offer 1<") == "x-code.answer-theirs"


# ruling 2: the sand


@pytest.mark.parametrize(("at", "left"), [(10, 10), (90, 90), (150, 150), (179.999, 179.999)])
def test_turning_with_r_seconds_left_leaves_180_less_r(at: float, left: float) -> None:
    match = running(LEVEL1, "T< T< T>", B)
    match = play(match, 0, "lay T< T< T>", at)
    assert until(match) == pytest.approx(at + left)
    assert board(match).times[0].cards == cards("T< T< T>")


def test_turning_with_all_the_sand_above_loses_at_once() -> None:
    match = play(running(LEVEL1, "T< T< T>", B), 0, "lay T< T< T>")
    assert match.pending() == Over(((Seat(0), Seat(1)),), "sand", won=0)


def test_refill_gives_a_fresh_180_seconds() -> None:
    match = running(Options(timer="refill"), "T< T< T>", B)
    assert until(play(match, 0, "lay T< T< T>", 10)) == 190
    assert until(play(match, 0, "lay T< T< T>")) == 180


def test_the_sand_is_turned_again_and_again() -> None:
    match = draw_all(running(LEVEL1, "T< T< T>", B), 0, "T> T> T<")
    match = play(match, 0, "lay T< T< T>", 170)  # 10 s left: 170 s
    match = play(match, 0, "lay T< T> T>", 300)  # 40 s left: 140 s
    assert until(match) == 440


def test_a_command_counts_before_the_deadline_and_not_at_it() -> None:
    match = running(LEVEL1, A, B)
    assert len(draw(match, 0, "7<", 179.999).record) == len(match.record) + 2
    assert refused(match, 0, "draw", 180) == "time.up"
    lost = match.enter(Rang(Millis(START + 180_000)))
    assert lost.pending() == Over(((Seat(0), Seat(1)),), "sand", won=0)
    assert refused(lost, 0, "draw", 181) == "match.over"


def test_at_the_deadline_open_offers_lapse() -> None:
    match = play(running(LEVEL1, A, B), 0, "offer 1<")
    lost = match.ring(Millis(START + 180_000))
    assert lost.record[-1].told == (RanOut(),)
    assert board(lost).offers == ()
    with pytest.raises(Malformed):
        match.enter(Rang(Millis(START + 179_999)))


# ruling 3: draws and the hand limit


def test_a_draw_reaches_its_hand_alone_and_the_others_see_that_it_happened() -> None:
    match = draw(running(LEVEL1, A, B), 0, "#>")
    assert match.record[-1].told == (Drew(Seat(0), 23), Took(Seat(0), NOW))
    assert hand(match, 0) == cards(f"{A} #>")
    assert [match.stream(who)[-1] for who in (Seat(1), None)] == [Took(Seat(0), NOW)] * 2


def test_at_the_limit_a_draw_is_refused() -> None:
    match = draw_all(running(LEVEL1, A, B), 0, "7< 7> 8< 8> 9< 9> #<")
    assert len(hand(match, 0)) == 10
    assert refused(match, 0, "draw") == "x-code.limit"
    assert len(hand(play(match, 0, "discard 7< 7> 8<"), 0)) == 7


def test_beyond_the_limit_the_whole_hand_goes_sorted_and_its_offers_lapse() -> None:
    options = Options(over_the_limit="penalty", limit=4)
    match = draw(running(options, "3> 1< 2<", B), 0, "1>")
    match = play(play(match, 1, "offer 5>"), 0, "refuse 1")
    match = draw(play(match, 0, "offer 2<"), 0, "#>")
    spilled = (2, 3, 4, 7, 23)
    assert match.record[-1].told[-1] == Spilled(Seat(0), spilled)
    assert board(match).discards == spilled
    assert (hand(match, 0), board(match).offers) == ((), ())
    assert board(match).counts == (0, 3)


def test_the_penalty_leaves_the_neighbours_offers() -> None:
    options = Options(over_the_limit="penalty", limit=4)
    match = draw(running(options, A, B), 0, "1>")
    match = draw(play(match, 1, "offer 5>"), 0, "#>")
    assert [each.card for each in board(match).offers] == [11]
    assert refused(match, 0, "answer 1 1<") == "x-code.not-in-hand"


# ruling 4: discards


def test_three_free_cards_in_the_order_chosen_the_last_on_top() -> None:
    match = play(running(LEVEL4, A, B), 0, "discard 3> 1< 2<")
    assert board(match).discards == (7, 2, 4)
    assert hand(match, 0) == ()
    assert refused(match, 0, "discard 3> 1< 2<") == "x-code.not-in-hand"


def test_with_fewer_than_three_free_cards_no_discard() -> None:
    match = play(running(LEVEL1, A, B), 0, "offer 1<")
    assert not any(isinstance(move, Discard) for move in match.moves(Seat(0)))
    assert refused(match, 0, "discard 2< 3>") == "x-code.three"
    assert refused(match, 0, "discard 1< 2< 3>") == "x-code.on-offer"
    assert refused(match, 0, "discard 2< 2< 3>") == "x-code.not-in-hand"


# ruling 8: the piles


def spread(match: AnyMatch) -> AnyMatch:
    """Both draw what is left, and the first discards three."""
    while board(match).fresh:
        seat = 0 if len(hand(match, 0)) < len(hand(match, 1)) else 1
        match = play(match, seat, "draw").settle(seeded("spread"))
    return match


def test_the_discards_are_turned_over_unshuffled_and_are_drawn_in_the_open() -> None:
    match = spread(running(Options(keys=3, time=0, wild=0), "1< 2< 3>", "1> 2> 3<"))
    assert refused(match, 0, "draw") == "x-code.no-cards"
    match = play(match, 0, "discard 3> 1< 2<")
    match = play(match, 1, "draw")
    assert match.record[-1].told == (Recycled(), Picked(Seat(1), 7, NOW))
    assert (board(match).pile, board(match).discards) == ((2, 4), ())
    assert board(match).known[1] == (7,)
    match = play(play(match, 1, "discard 1> 2> 3<"), 0, "draw")
    assert match.record[-1].told == (Picked(Seat(0), 2, NOW),)
    assert (board(match).pile, board(match).discards) == ((4,), (3, 5, 6))


def test_a_recycled_draw_beyond_the_limit_spills_too() -> None:
    options = Options(keys=3, time=0, wild=0, limit=6, over_the_limit="penalty")
    match = spread(running(options, "1< 2< 3>", "1> 2> 3<"))
    match = play(play(match, 0, "discard 3> 1< 2<"), 1, "draw")
    assert isinstance(match.record[-1].told[-1], Spilled)
    assert (board(match).counts[1], len(board(match).discards)) == (0, 7)


def test_what_all_have_seen_stays_known_until_it_leaves_the_hand() -> None:
    match = running(LEVEL1, "1< 1< 2<", B)
    match = play(match, 0, "offer 1<")
    assert board(match).known[0] == cards("1<")
    match = draw_all(match, 0, "9< 9>")
    match = play(match, 0, "discard 1< 2< 9<")  # the other 1: the offered one still lies there
    assert board(match).known[0] == cards("1<")
    assert board(match).shown[0] == cards("1< 1< 2< 9<")
    match = play(play(match, 0, "withdraw 1"), 0, "offer 1<")
    assert board(match).known[0] == cards("1<")
    match = play(match, 1, "answer 2 5>")
    assert board(match).known == (cards("5>"), cards("1<"))
    assert board(match).shown[0] == cards("1< 1< 2< 9<")


# ruling 9: the end


def test_the_twelfth_space_wins_at_that_moment() -> None:
    options = Options(keys=2, wild=0, time=0)
    match = draw_all(running(options, "1< 1> 1>", "2< 2> 2>"), 0, "2<")
    match = play(match, 0, "lay 1< 1> 1>", 100)
    assert isinstance(match.pending(), Await)
    match = play(match, 1, "lay 2< 2> 2>", 179.999)
    assert match.pending() == Over(((Seat(0), Seat(1)),), "solved")
    assert not match.moves(Seat(0))
    assert refused(match, 0, "draw") == "match.over"


# missions of the house


def test_sequence_opens_the_next_three_spaces_only() -> None:
    match = running(Options(mission="sequence"), "4< 4> 4>", "3< 3> 3>")
    assert refused(match, 0, "lay 4< 4> 4>") == "x-code.sequence"
    match = play(match, 1, "lay 3< 3> 3>")
    assert board(play(match, 0, "lay 4< 4> 4>")).sets[-1].face == 4


def test_relay_forbids_two_parts_in_a_row_by_one_seat_but_not_time() -> None:
    match = draw_all(
        running(Options(mission="relay"), "4< 4> 4>", "3< 3> 3>"), 0, "5< 5> 5> T< T> T>"
    )
    match = play(match, 0, "lay 4< 4> 4>")
    assert refused(match, 0, "lay 5< 5> 5>") == "x-code.relay"
    match = play(match, 0, "lay T< T> T>", 30)
    match = play(match, 1, "lay 3< 3> 3>")
    assert len(board(play(match, 0, "lay 5< 5> 5>")).sets) == 3


def test_reversal_turns_all_arrows_round_and_offers_lapse() -> None:
    match = running(Options(mission="reversal"), "4< 4> 4>", "3< 3> 7<", "8< 9> 2<")
    match = draw(match, 0, "6<")
    match = play(play(match, 1, "offer 7<"), 0, "lay 4< 4> 4>")
    assert (board(match).offers, board(match).reversed) == ((), True)
    assert refused(match, 0, "offer 6< left") == "x-code.arrow"
    match = play(match, 0, "offer 6< right")
    assert refused(match, 2, "answer 2 2<") == "x-code.arrow"
    match = play(match, 2, "answer 2 9>")
    assert hand(match, 0) == cards("9>")


# what a command names


def test_offers_are_numbered_as_everybody_counts_them() -> None:
    match = play(running(LEVEL1, A, B), 0, "offer 1<")
    match = draw(play(match, 0, "withdraw 1"), 1, "#<")
    match = play(match, 1, "offer 5>")
    assert [each.offer for each in board(match).offers] == [2]
    with pytest.raises(IllegalMove, match=r"x-code\.offer-gone"):
        match.play(Seat(0), Answer(1, 2))
