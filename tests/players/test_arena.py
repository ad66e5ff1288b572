"""The arena: equal deals for all bots, fair chairs, and counts that add up."""

from __future__ import annotations

import pytest

from sleuth.games import catalogue, talents
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start
from sleuth.players.arena import Contest, play, prepare, run, seating, shares, wilson
from sleuth.players.driver import Driver


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_the_bots_of_every_level_finish_a_match(name: str) -> None:
    seats = catalogue()[name].seats.start
    for bot in ("random", "novice", "regular", "expert"):
        outcome = play(Contest(name, (bot,) * seats, 1), 0, 0)
        assert len(outcome.by_seat) == seats
        assert set(outcome.measures) == set(talents(name).measure_names)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_equal_seeds_play_equal_matches(name: str) -> None:
    seats = catalogue()[name].seats.start
    contest = Contest(name, ("regular",) * seats, 1, "same")
    records = []
    for _ in range(2):
        match = start(catalogue()[name], prepare(contest), seats)
        bots = [talents(name).bots["regular"]] * seats
        records.append(list(Driver(match, bots, "same").run().record))
    assert records[0] == records[1]


def test_chairs_turn_so_that_every_bot_sits_everywhere() -> None:
    contest = Contest("mastermind", ("a", "b", "c"), 1)
    orders = [seating(contest, turn) for turn in range(3)]
    assert [sorted(order) for order in orders] == [[0, 1, 2]] * 3
    assert {order[0] for order in orders} == {0, 1, 2}


def test_a_place_shared_by_all_is_a_tie() -> None:
    assert shares(Over(((Seat(0), Seat(1)),), "points"), 2) == ((0.0, 0.0), True)
    assert shares(Over(((Seat(1),), (Seat(0),)), "points"), 2) == ((0.0, 1.0), False)
    assert shares(Over((), "nobody"), 2) == ((0.0, 0.0), True)


def test_wilson_agrees_with_a_printed_value() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_what_cannot_be_played_is_refused_before_a_match_begins() -> None:
    with pytest.raises(Malformed) as refused:
        run(Contest("mastermind", ("expert", "ghost"), 1))
    assert refused.value.code == "bot.unknown"
