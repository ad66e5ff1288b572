"""Exact promises of Mister X against exact fractions on small towns."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from sleuth.games.scotland_yard.thinking.solution import studies
from sleuth.games.scotland_yard.thinking.solution.closing import Closing, guessed, hopes, simplest
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.studies import SolveOptions
from sleuth.games.scotland_yard.thinking.solution.worths import by_values
from sleuth.kernel.errors import Malformed
from tests.games.scotland_yard.test_solver import has
from tests.games.scotland_yard.test_values import everywhere, positions, silent, small

LITTLE = Fraction(1, 10**9)


@cache
def closing(number: int) -> Closing:
    """What Mister X can promise in a town."""
    map_, _ = small(number)
    found, tables = everywhere(number, "lower")
    return Closing(map_, by_values(map_, tables.__getitem__), found.errors, hopes(map_))


@pytest.mark.parametrize("number", range(5))
def test_nothing_is_left_where_nobody_would_be_caught_in_plain_sight(number: int) -> None:
    map_, brute = small(number)
    found, _ = everywhere(number, "lower")
    sight = hopes(map_)
    for key, team, at in positions(found):
        posts = tuple(found.every[team].tolist())
        some = brute.value(key[0], at, posts, key[1:]) > 0
        assert has(sight[key[0], 0, key[2]], team, at) == some


@pytest.mark.parametrize("number", range(5))
def test_the_exact_value_is_promised_and_kept_and_nothing_below_it(number: int) -> None:
    _, brute = small(number)
    found, tables = everywhere(number, "lower")
    asked, open_ = closing(number), 0
    for key, team, at in list(positions(found))[::7]:
        posts = tuple(found.every[team].tolist())
        exact = brute.value(key[0], at, posts, key[1:])
        assert guessed(int(tables[key][team, at]), found.errors[key]) == exact
        assert asked.keeps(key, posts, at, exact)
        assert not asked.keeps(key, posts, at, exact - LITTLE)
        open_ += 0 < exact < 1
    assert open_ > 3


def test_a_table_that_says_too_little_keeps_no_promise_below_the_value() -> None:
    """What the table leaves open is shown; a table without errors would be believed."""
    map_, brute = small(0)
    found, tables = everywhere(0, "lower")
    wide = Closing(
        map_,
        by_values(map_, tables.__getitem__),
        dict.fromkeys(found.errors, FULL),
        hopes(map_),
    )
    posts = tuple(sorted(map_.posts[:3]))
    exact = brute.value(0, map_.lair, posts, (1, 1))
    assert 0 < exact < 1
    assert not wide.keeps((0, 1, 1), posts, map_.lair, exact - LITTLE)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [("55452/65535", "55460/65535", "11/13"), ("0.3", "0.34", "1/3"), ("1/2", "1/2", "1/2")],
)
def test_the_simplest_fraction_has_the_least_denominator(
    low: str, high: str, expected: str
) -> None:
    found = simplest(Fraction(low), Fraction(high))
    assert found == Fraction(expected)
    for below in range(1, found.denominator):
        least, most = Fraction(low) * below, Fraction(high) * below
        assert least.__ceil__() > most.__floor__()


def test_the_command_names_the_fraction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    map_, brute = small(1)
    monkeypatch.setattr(studies, "packed", lambda: map_)
    path = tmp_path / "town.table"
    said = studies.solve(SolveOptions(table=str(path), at_most=True), silent)
    exact = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    found = said["at_most"]
    assert isinstance(found, dict)
    assert found["value"] == str(exact)
    assert found["places"] > 0
    with pytest.raises(Malformed, match=r"solve\.at-most"):
        studies.at_most(map_, SolveOptions(detectives="4", at_most=True), None, silent)  # type: ignore[arg-type]
