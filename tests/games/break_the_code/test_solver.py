"""Packed tables and counted deals equal the readable scorer and the listed worlds."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sleuth.games.break_the_code import GAME
from sleuth.games.break_the_code.cards import answer
from sleuth.games.break_the_code.moves import Ask, Guess
from sleuth.games.break_the_code.pieces import FIVE_EACH, FOUR_EACH, Box, Options, Toy
from sleuth.games.break_the_code.thinking import solver
from sleuth.games.break_the_code.thinking.beliefs import belief
from sleuth.games.break_the_code.thinking.deals import Counted, Listed, deals, halves, hidden
from sleuth.games.break_the_code.thinking.marks import found
from sleuth.games.break_the_code.thinking.worlds import World, worlds
from sleuth.games.break_the_code.tiles import FIVES, Hand
from sleuth.games.break_the_code.view import View
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import AnyMatch, start

TOYS = {
    3: (Box((0, 1, 2, 3, 8, 9, 10, 11), 2, (4, 7, 12, 14), 4), 3),
    4: (Box((0, 1, 4, 10, 11), 1, (1, 4, 12, 19), 4), 4),
}


def late(seats: int, questions: int, seed: str, own: Box | None = None) -> AnyMatch:
    """A match after so many questions, any of the cards on offer."""
    options = Options(first=0) if own is None else Toy("any-time", 0, own=own)
    chance = seeded(seed)
    match: AnyMatch = start(GAME, options, seats).settle(chance)
    for n in range(questions):
        pending = match.pending()
        assert isinstance(pending, Await)
        (seat,) = pending.seats
        asks = [move for move in match.moves(seat).listed if isinstance(move, Ask)]
        match = match.play(seat, asks[(7 * n + len(seed)) % len(asks)]).settle(chance)
    return match


def ways(view: View, world: World) -> int:
    """In how many ways chance can deal a world: two fives in two hidden hands can change places."""
    mine = view.hand or ()
    hidden = [hand for place, hand in enumerate(world) if place != view.seat]
    fives = [sum(tile in FIVES for tile in hand) for hand in hidden]
    unused = 2 - sum(tile in FIVES for tile in mine) - sum(fives)
    return 2 if sorted([*fives, unused])[-2:] == [1, 1] else 1


def listed(view: View, place: int) -> Counter[Hand]:
    """How often each hand is at a place, over all worlds."""
    counted: Counter[Hand] = Counter()
    for world in worlds(view):
        counted[world[place]] += ways(view, world)
    return counted


@pytest.mark.parametrize("box", [FIVE_EACH, FOUR_EACH], ids=["five", "four"])
def test_packed_answers_equal_the_readable_ones_for_every_hand_and_question(box: Box) -> None:
    known = solver.table(box)
    every = [known.hand(n) for n in range(len(known.hands))]
    assert [known.number(hand) for hand in every] == [*range(len(every))]
    for n, question in enumerate(solver.EVERY):
        packed = [solver.pack(answer(question, hand)) for hand in every]
        assert np.array_equal(known.answers[n], packed), question


@pytest.mark.parametrize(
    ("hand", "distinct"), [((0, 1, 2, 3, 4), 2_288), ((0, 1, 2, 3, 10), 3_003)]
)
def test_what_five_tiles_leave_an_opponent(hand: Hand, distinct: int) -> None:
    left = tuple(tile for tile in FIVE_EACH.tiles if tile not in hand)
    held = solver.holdings(FIVE_EACH, left)
    assert len(held) == 3_003
    assert len(set(held.tolist())) == distinct


@pytest.mark.parametrize("questions", [0, 3, 6])
def test_two_players_by_list(questions: int) -> None:
    match = late(2, questions, "two")
    for seat in (Seat(0), Seat(1)):
        view, known = match.view(seat), solver.table(FIVE_EACH)
        counted = Counter(known.hand(n) for n in solver.rivals(view).tolist())
        assert counted == listed(view, 1 - seat)
        best, chance = belief(view).guess, belief(view).chance
        assert counted[best] == max(counted.values()) == round(chance * counted.total())


def test_a_wrong_guess_is_taken_out_and_a_right_one_is_known() -> None:
    match = late(2, 4, "guess")
    true = match.state.hands[1]
    wrong = next(w[1] for w in worlds(match.view(Seat(0))) if w[1] != true)
    after = match.play(Seat(0), Guess(wrong)).view(Seat(0))
    known = solver.table(FIVE_EACH)
    assert known.number(wrong) in solver.rivals(match.view(Seat(0)))
    assert known.number(wrong) not in solver.rivals(after)
    right = match.play(Seat(0), Guess(true)).view(Seat(0))
    assert {*solver.rivals(right).tolist()} == {known.number(true)}


def counts_agree(view: View) -> int:
    """Every hidden hand, in either way and by all worlds; says how many deals there are."""
    found, known = hidden(view), solver.table(view.board.box)
    for left in (Counted(found), Listed(found)):
        for nth, place in enumerate(left.places):
            counted: Counter[Hand] = Counter()
            for number, n in zip(left.hands.tolist(), left.ways(nth).tolist(), strict=True):
                counted[known.hand(number)] += n
            assert +counted == listed(view, place), place
            assert counted.total() == left.total
    return left.total


@pytest.mark.parametrize("seats", [3, 4])
def test_counted_deals_equal_listed_ones_on_a_toy(seats: int) -> None:
    box, _ = TOYS[seats]
    for seed in ("a", "b", "c"):
        for questions in range(4):
            match = late(seats, questions, seed, box)
            for seat in range(seats):
                assert counts_agree(match.view(Seat(seat))) > 0


@pytest.mark.parametrize(("seats", "questions"), [(3, 4), (3, 6), (4, 3), (4, 4)])
def test_counted_deals_equal_listed_ones_late_in_a_match(seats: int, questions: int) -> None:
    match = late(seats, questions, f"late {questions}")
    for seat in (Seat(0), Seat(2)):
        assert counts_agree(match.view(seat)) > 0


def test_counts_after_the_centre_was_shown() -> None:
    match = late(3, 4, "shown")
    view = match.play(Seat(1), Guess((0, 1, 2, 3, 4))).view(Seat(1))
    assert view.centre == match.state.hands[3]
    assert counts_agree(view) > 0


@pytest.mark.parametrize(("seats", "every"), [(3, 756_756), (4, 63_063_000)])
def test_all_deals_from_one_seat(seats: int, every: int) -> None:
    assert deals(late(seats, 0, "all").view(Seat(0))).total == every


def test_few_deals_are_listed_and_many_are_counted() -> None:
    early, last = (late(4, questions, "few") for questions in (1, 7))
    assert isinstance(deals(early.view(Seat(0))), Counted)
    assert isinstance(deals(last.view(Seat(0))), Listed)


def test_halves_hold_every_parting_once() -> None:
    half = halves(4, 2)
    parted = {*zip(half.left.ravel().tolist(), half.right.ravel().tolist(), strict=True)}
    assert len(parted) == half.left.size == 28 * 15
    assert np.array_equal(half.other[half.other], np.arange(len(half.other)))


@pytest.mark.parametrize(("seats", "questions"), [(3, 3), (4, 3)])
def test_spread_deals_are_deals_and_all_of_them_if_they_are_few(seats: int, questions: int) -> None:
    found = hidden(late(seats, questions, "spread").view(Seat(1)))
    for left in (Counted(found), Listed(found)):
        every = left.spread(left.total)
        assert len({*zip(*every.tolist(), strict=True)}) == left.total
        for nth, row in enumerate(every):
            assert np.array_equal(np.bincount(row, minlength=len(left.hands)), left.ways(nth))
        some = {*zip(*left.spread(50).tolist(), strict=True)}
        assert len(some) == min(50, left.total)
        assert some <= {*zip(*every.tolist(), strict=True)}


@pytest.mark.parametrize(("seats", "questions"), [(2, 4), (3, 5), (4, 4)])
def test_tiles_by_place_are_counted_over_all_worlds(seats: int, questions: int) -> None:
    view = late(seats, questions, "places").view(Seat(0))
    seen = found(view)
    for place, counts in seen.counts.items():
        expected = np.zeros_like(counts)
        for hand, n in listed(view, place).items():
            for at, tile in enumerate(hand):
                expected[at, FIVES[0] if tile == FIVES[1] else tile] += n
        assert np.array_equal(counts, expected)
        assert seen.left == expected[0].sum()


def test_28_pairs_of_hands_cannot_be_told_apart_by_all_cards() -> None:
    every = Counter(map(tuple, solver.table(FIVE_EACH).answers.T.tolist()))
    assert sorted(Counter(every.values()).items()) == [(1, 12_444 - 56), (2, 28)]
