"""Values against exact fractions on small towns; mixes against games whose value is known."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, pack, packed
from sleuth.games.scotland_yard.thinking.solution import bounds, mixing, studies, teams, values
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import TICKETS, Key
from tests.games.scotland_yard.brute import Brute, matrix_game, town
from tests.games.scotland_yard.test_solver import analysed, has

TOWNS = (
    (132, 12, 12, {2}, 3),
    (137, 13, 10, {1, 3}, 3),
    (145, 13, 10, {1, 3}, 3),
    (12, 10, 6, {2, 4}, 4),
    (15, 8, 6, {2, 5}, 6),
)
Tables = dict[Key, Array]


def small(number: int) -> tuple[Packed, Brute]:
    """A town with room to hide in, packed and plain; in the first three the start is open."""
    seed, size, streets, covered, last = TOWNS[number]
    around = town(size, streets, Random(seed))
    hidden = frozenset(covered)
    return pack(around, hidden, last, 0, range(size - 2, size + 2)), Brute(around, hidden, last)


def valued(
    map_: Packed,
    side: values.Side,
    near: int = values.EVERYWHERE,
    sure: Tables | None = None,
    ruling: values.Ruling = "fields",
) -> tuple[values.Values, Tables]:
    """All layers of one side."""
    tables: Tables = {}
    known = values.unsure if sure is None else sure.__getitem__
    found = values.Values(map_, tables.__getitem__, side, near, known, 2, ruling)
    for key in values.keys(map_):
        tables[key] = np.zeros((len(found.every), map_.size), np.uint16)
        found.layer(key, tables[key])
    return found, tables


@cache
def everywhere(number: int, side: values.Side) -> tuple[values.Values, Tables]:
    """All layers of a town, mixed wherever it matters."""
    return valued(small(number)[0], side)


def positions(found: values.Values) -> Iterator[tuple[Key, int, int]]:
    """Every position that the start can lead to."""
    for key in values.keys(found.map_):
        here = np.flatnonzero(found.field(key[0]).here).tolist()
        for number in found.rows(key).tolist() if key[0] < found.map_.last else ():
            free = set(here) - set(found.every[number].tolist())
            yield from ((key, number, at) for at in sorted(free))


@pytest.mark.parametrize("number", range(5))
def test_exact_values_lie_between_narrow_bounds(number: int) -> None:
    map_, brute = small(number)
    (found, low), (other, high) = everywhere(number, "lower"), everywhere(number, "upper")
    open_ = 0
    for key, team, at in positions(found):
        posts = tuple(found.every[team].tolist())
        exact = FULL * brute.value(key[0], at, posts, key[1:])
        least, most = int(low[key][team, at]), int(high[key][team, at])
        assert least <= exact <= most <= least + 2 * found.errors[key]
        assert exact <= least + found.errors[key] <= least + 2 * map_.last
        open_ += 0 < exact < FULL
    assert open_ > 10
    assert found.mixed
    assert other.mixed


@pytest.mark.parametrize("ruling", ["round", "short"])
@pytest.mark.parametrize("number", [0, 1, 3])
def test_other_rulings_have_their_own_values(number: int, ruling: values.Ruling) -> None:
    map_, printed = small(number)
    brute = Brute(printed.around, printed.covered, printed.last, ruling)
    found, low = valued(map_, "lower", ruling=ruling)
    other = 0
    for key, team, at in positions(found):
        posts = tuple(found.every[team].tolist())
        exact = FULL * brute.value(key[0], at, posts, key[1:])
        assert int(low[key][team, at]) <= exact <= int(low[key][team, at]) + found.errors[key]
        other += exact != FULL * printed.value(key[0], at, posts, key[1:])
    assert other > 10


@pytest.mark.parametrize(("number", "near"), [(0, 7), (2, 5), (4, 3)])
def test_bounds_hold_wherever_mixing_stops(
    number: int, near: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_, _ = small(number)
    (found, low), (_, high) = everywhere(number, "lower"), everywhere(number, "upper")
    monkeypatch.setattr(values, "CROWD", 0)
    few, least = valued(map_, "lower", near, analysed(map_))
    _, most = valued(map_, "upper", near)
    for key, team, at in positions(found):
        assert least[key][team, at] <= high[key][team, at]
        assert most[key][team, at] >= low[key][team, at]
    assert few.mixed < found.mixed


@pytest.mark.parametrize("number", range(5))
def test_what_is_sure_is_worth_everything_and_nothing_else_is(number: int) -> None:
    map_, _ = small(number)
    found, tables = everywhere(number, "lower")
    wins = analysed(map_)
    for key, team, at in positions(found):
        assert has(wins[key], team, at) == (tables[key][team, at] == FULL)


def reckoned(rows: list[tuple[int, ...]]) -> tuple[int, int, int]:
    """The worth of the best row, and the bounds of a mix."""
    wide, plans = len(rows[0]), len(rows)
    at, ys = mixing.desk(wide, plans), np.arange(wide)
    at.cols[:, :] = np.array(rows).T
    floor = mixing.pure(at, plans, ys, wide)
    return floor, *mixing.mixed(at, plans, ys, wide, floor)


@pytest.mark.parametrize("seed", range(60))
def test_mixes_bound_the_value_of_a_matrix(seed: int) -> None:
    dice = Random(seed)
    wide, plans, high = dice.randrange(1, 9), dice.randrange(1, 30), dice.choice([1, 3, FULL])
    units = FULL // high
    rows = [tuple(dice.randrange(high + 1) * units for _ in range(wide)) for _ in range(plans)]
    exact = matrix_game([tuple(map(Fraction, row)) for row in rows])
    floor, low, most = reckoned(rows)
    assert floor == max(map(min, rows))
    assert floor <= low <= exact <= most
    assert most - low <= 2


def test_a_matrix_whose_value_everybody_knows() -> None:
    assert matrix_game([(Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))]) == Fraction(1, 2)
    floor, low, most = reckoned([(FULL, 0, 0), (0, FULL, 0), (0, 0, FULL)])
    assert (floor, low, most) == (0, FULL // 3 - 1, FULL // 3 + 1)


def silent(done: int, of: int) -> None:
    """Nobody listens."""


def test_a_study_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    map_, _ = small(0)
    sure = analysed(map_).__getitem__
    whole = bounds.bounded(map_, tmp_path / "whole", sure, 9, silent)

    def cut(done: int, of: int) -> None:
        if done == of // 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bounds.bounded(map_, tmp_path / "cut", sure, 9, cut)
    heard: list[tuple[int, int]] = []
    hear = lambda done, of: heard.append((done, of))  # noqa: E731
    found = bounds.bounded(map_, tmp_path / "cut", sure, 9, hear)
    layers = len(values.keys(map_))
    assert heard[0] == (layers // 2, layers * 2)
    assert heard[-1] == (layers * 2, layers * 2)
    assert found == whole
    assert {each.name for each in (tmp_path / "cut").glob("*/*")} == {"found.json"}
    assert bounds.bounded(map_, tmp_path / "cut", sure, 9, silent) == whole


def test_bounds_of_the_start_are_rounded_outwards() -> None:
    map_, brute = small(0)
    sure = analysed(map_).__getitem__
    with TemporaryDirectory() as folder:
        low, high = bounds.bounded(map_, Path(folder), sure, None, silent)[1, 1]
    assert low <= brute.value(0, map_.lair, map_.posts[:3], (1, 1)) <= high
    assert round(high - low, 9) == 1 / bounds.DIGITS


def test_tables_stay_as_long_as_they_are_asked_for() -> None:
    with TemporaryDirectory() as folder:
        shelf = bounds.Shelf(Path(folder), (2, 3))
        for fields in (5, 4, 3):
            shelf.fresh((fields, 0, 0))[:] = fields
            shelf.keep((fields, 0, 0), (fields, 1))
        assert shelf.path((5, 0, 0)).exists()
        assert (shelf.table((5, 0, 0)) == 5).all()
        shelf.fresh((2, 0, 0))
        shelf.keep((2, 0, 0), (2, 1))
        assert not shelf.path((5, 0, 0)).exists()
        found = bounds.Shelf(Path(folder), (2, 3)).found
    assert found == {(n, 0, 0): (n, 1) for n in (5, 4, 3, 2)}


def test_the_study_says_what_the_start_is_worth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_, brute = small(0)
    monkeypatch.setattr(studies, "packed", lambda: map_)
    options = studies.SolveOptions(table=str(tmp_path / "table"), bounds=True)
    said = studies.solve(options, silent)["value"]
    assert isinstance(said, dict)
    for held in TICKETS:
        low, high = said[studies.WORDING[held]]
        assert low <= brute.value(0, map_.lair, map_.posts[:3], held) <= high <= low + 1e-3
    assert said["with_both"][1] < 1
    assert studies.solve(options, silent)["value"] == said


def test_for_four_the_study_bounds_what_is_not_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    village = packed("village")
    monkeypatch.setattr(studies, "packed", lambda: village)
    found = studies.solve(studies.SolveOptions("4", str(tmp_path / "table"), bounds=True), silent)
    sure, said = found["sure_win"], found["value"]
    assert isinstance(sure, dict)
    assert said == {name: (float(won), 1.0) for name, won in sure.items()}


def test_sets_that_can_be_reached_are_those_of_plans() -> None:
    map_, brute = small(3)
    found = values.Values(map_, dict[Key, Array]().__getitem__, "lower")
    stand = {map_.posts[:3]}
    for sets in found.sets[: map_.last]:
        numbers = teams.rank(np.array(sorted(stand)))
        assert set(numbers.tolist()) == set(np.flatnonzero(sets).tolist())
        stand = {tuple(sorted(end)) for posts in stand for end in brute.turns(posts, (0, 1, 2))}
