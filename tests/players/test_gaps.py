"""The ladders of the house: as they come along, and measured anew on other deals."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import sqrt
from typing import Any

import pytest

from sleuth.players.cast import BEGINNER, CAST
from sleuth.players.jobs import cores, read_jobs
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.measured import MeasuredLadder, ladders
from sleuth.players.ladder.pairings import Ladder
from tools.ladders import kept, uneven, wanted

SIDES = [("scotland-yard", 4, role) for role in ("x", "detectives")]
FOUR = [("scotland-yard", 5, role) for role in ("x", "detectives")]
WANTED = [
    ("mastermind", 2, None),
    *(("break-the-code", players, None) for players in (2, 3, 4)),
    *(("code-x", players, None) for players in (2, 3, 4, 5)),
    *SIDES,
]


def shipped(name: str, players: int, role: str | None) -> MeasuredLadder:
    """The ladder that comes with a game."""
    return next(each for each in ladders(name) if (each.players, each.role) == (players, role))


@pytest.mark.parametrize(("name", "players", "role"), WANTED)
def test_the_ladder_that_comes_along_has_steps_that_one_can_climb(
    name: str, players: int, role: str | None
) -> None:
    found = next(each for each in kept(name) if (each["players"], each["role"]) == (players, role))
    assert not uneven(found)


@pytest.mark.parametrize(("name", "players"), [each[:2] for each in WANTED if each[2] is None])
def test_nobody_is_beaten_by_somebody_weaker(name: str, players: int) -> None:
    """Beyond an interval of 95 of 100 round an even score."""
    for weak, strong in combinations(CAST, 2):
        for each in shipped(name, players, None).pairs:
            if (each["a"], each["b"]) == (weak, strong):
                assert each["score"] <= each["games"] / 2 + 0.98 * sqrt(each["games"]), each


@pytest.mark.parametrize(("name", "players", "role"), [*SIDES, *FOUR])
def test_on_each_side_nobody_does_worse_than_somebody_weaker(
    name: str, players: int, role: str | None
) -> None:
    """Against whomever on the other side; three standard deviations are chance: there are 168."""
    found = {(each["a"], each["b"]): each for each in shipped(name, players, role).pairs}
    for weak, strong in combinations(CAST, 2):
        for facing in CAST.keys() - {weak, strong}:
            one, other = found[weak, facing], found[strong, facing]
            assert one["score"] <= other["score"] + 1.5 * sqrt(2 * other["games"]), (one, other)


@pytest.mark.parametrize(("name", "players", "role"), FOUR)
def test_where_no_steps_are_asked_for_they_still_rise(name: str, players: int, role: str) -> None:
    found = {each.name: each.rating for each in shipped(name, players, role).characters}
    assert sorted(CAST, key=found.__getitem__) == list(CAST)


def test_four_detectives_who_play_by_the_proof_never_lose() -> None:
    *_, highest = CAST
    for each in shipped("scotland-yard", 5, "detectives").pairs:
        assert each["a"] != highest or each["score"] == each["games"], each


@pytest.mark.parametrize(("name", "players", "role"), WANTED)
def test_a_beginner_finds_a_match(name: str, players: int, role: str | None) -> None:
    """At two places 40 to 60 of 100 from the lowest, under 10 from the highest; among more 0.8 to
    1.2 of an equal share, which is half as each sits alone as often as the other."""
    lowest, *_, highest = CAST
    shares = {
        (each["a"], each["b"]): each["score"] / each["games"]
        for each in shipped(name, players, role).pairs
    }
    assert 0.4 <= shares[BEGINNER, lowest] <= 0.6
    assert players > 2 or shares[BEGINNER, highest] < 0.1


def test_teams_that_come_along_solve_more_in_even_steps() -> None:
    """From about 15 of 100 to all; an even step would be 12."""
    shares = {
        (each["a"], each["b"]): each["score"] / each["games"]
        for each in shipped("x-code", 4, None).pairs
    }
    first, *_ = CAST
    lowest, *_ = solved = [shares[name, name] for name in CAST]
    assert 0.1 <= lowest <= 0.2
    assert solved[-1] > 0.99
    assert all(0.06 <= other - one <= 0.18 for one, other in pairwise(solved)), solved
    assert shares[BEGINNER, first] >= lowest - 0.05


def measured(name: str, players: int, role: str | None, *names: str) -> dict[str, Any]:
    ladder = Ladder(name, players, 200, "nightly", role, characters=names or tuple(CAST))
    return climb(ladder, read_jobs(cores()))


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "players", "role"), WANTED)
def test_neighbours_are_a_step_apart(name: str, players: int, role: str | None) -> None:
    for one, other in pairwise(measured(name, players, role)["characters"]):
        least, most = wanted(name, role, one["name"], other["name"])
        assert other["high"] - one["low"] >= least, (one, other)
        assert other["low"] - one["high"] <= most, (one, other)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["mastermind", "break-the-code", "code-x"])
def test_a_beginner_is_a_match_for_the_lowest_and_none_for_the_highest(name: str) -> None:
    lowest, *_, highest = CAST
    low, high, _ = measured(name, 2, None, BEGINNER, lowest, highest)["pairs"]
    assert 0.4 <= low["score"] / low["games"] <= 0.6
    assert high["score"] / high["games"] < 0.1


@pytest.mark.nightly
def test_teams_solve_more_from_rung_to_rung() -> None:
    found = measured("x-code", 4, None)["pairs"]
    solved = [each["score"] / each["games"] for each in found if each["a"] == each["b"]]
    assert solved == sorted(solved)
    assert solved[0] < 0.25
    assert solved[-1] > 0.99
