"""The ladders of the house, measured anew: nobody is passed, and rungs are a step apart."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sleuth.players.cast import BEGINNER, CAST
from sleuth.players.jobs import cores, read_jobs
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder

STEP = (60, 250)
"""Points between neighbours."""
CLOSE = 15
"""The same in Mastermind, for those who count every code."""
SIDES = [("scotland-yard", 4, role) for role in ("x", "detectives")]
WANTED = [
    ("mastermind", 2, None),
    *(("break-the-code", players, None) for players in (2, 3, 4)),
    *(("code-x", players, None) for players in (2, 3, 4, 5)),
    *SIDES,
]
PROVED = ("scotland-yard", "detectives")
"""Here the highest wins every match: how far above depends on how many are played."""
pytestmark = pytest.mark.nightly


def measured(name: str, players: int, role: str | None, *names: str) -> dict[str, Any]:
    ladder = Ladder(name, players, 200, "nightly", role, characters=names or tuple(CAST))
    return climb(ladder, read_jobs(cores()))


@pytest.mark.parametrize(("name", "players", "role"), WANTED)
def test_neighbours_are_a_step_apart(name: str, players: int, role: str | None) -> None:
    least, most = STEP
    *_, highest = CAST
    for one, other in pairwise(measured(name, players, role)["characters"]):
        counts = name == "mastermind" and CAST[one["name"]].mind.span is None
        assert other["high"] - one["low"] >= (CLOSE if counts else least), (one, other)
        sure = (name, role) == PROVED and other["name"] == highest
        assert sure or other["low"] - one["high"] <= most, (one, other)


@pytest.mark.parametrize("name", ["mastermind", "break-the-code", "code-x"])
def test_a_beginner_is_a_match_for_the_lowest_and_none_for_the_highest(name: str) -> None:
    lowest, *_, highest = CAST
    low, high, _ = measured(name, 2, None, BEGINNER, lowest, highest)["pairs"]
    assert 0.4 <= low["score"] / low["games"] <= 0.6
    assert high["score"] / high["games"] < 0.1


def test_teams_solve_more_from_rung_to_rung() -> None:
    found = measured("x-code", 4, None)["pairs"]
    solved = [each["score"] / each["games"] for each in found if each["a"] == each["b"]]
    assert solved == sorted(solved)
    assert solved[0] < 0.25
    assert solved[-1] > 0.99
