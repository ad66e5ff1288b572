"""The arena: equal deals for all bots, fair chairs, and counts that add up."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games import catalogue, talents
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start
from sleuth.kernel.talents import Thought
from sleuth.players.arena import Contest, around, play, prepare, run, seating, shares, wilson
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver

LEVELS = {"random", "novice", "regular", "expert"}
"""Bots that a game may have by these names, and no study of its own."""


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_the_bots_of_every_level_finish_a_match(name: str) -> None:
    seats = catalogue()[name].seats.start
    for bot in sorted(LEVELS & talents(name).bots.keys()) or talents(name).bots:
        outcome = play(Contest(name, (bot,) * seats, 1), 0, 0)
        assert len(outcome.by_seat) == seats
        assert set(outcome.measures) == set(talents(name).measure_names)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_equal_seeds_play_equal_matches(name: str) -> None:
    seats = catalogue()[name].seats.start
    bot = talents(name).bot_like("regular")
    contest = Contest(name, (bot,) * seats, 1, "same")
    records = []
    for _ in range(2):
        match = start(catalogue()[name], prepare(contest), seats)
        bots = [talents(name).bots[bot]] * seats
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


def test_a_measure_of_noes_and_yeses_has_the_interval_of_a_rate() -> None:
    assert around([1.0] * 8 + [0.0] * 2) == wilson(8, 10)
    assert around([1.0] * 10)[0] < 1.0
    low, high = around([1.0, 2.0, 3.0])
    assert (round(low, 3), round(high, 3)) == (0.868, 3.132)


def test_where_a_clock_runs_bots_are_told_the_time() -> None:
    seen = []

    def watch(view: Any, *_: Any) -> Thought[Any]:
        seen.append(view.now)
        return talents("x-code").bots["random"](view, (), SeededDice("t"), 1)

    match = start(catalogue()["x-code"], prepare(Contest("x-code", ("random",) * 2, 1)), 2)
    Driver(match, [watch, watch], "t", pace=10_000).run()
    assert seen[:6] == [0, 0, 0, 5000, 10_000, 15_000]


def test_what_cannot_be_played_is_refused_before_a_match_begins() -> None:
    with pytest.raises(Malformed) as refused:
        run(Contest("mastermind", ("expert", "ghost"), 1))
    assert refused.value.code == "bot.unknown"
