"""Retrograde analysis against plain recursion, compiled steps against numpy, tables on disk."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Literal

import numpy as np
import pytest

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, pack, packed, plans
from sleuth.games.scotland_yard.thinking.solution import kernels, proof, studies, table, teams
from sleuth.games.scotland_yard.thinking.solution.retrograde import TICKETS, Analysis, Key
from sleuth.kernel.errors import Malformed
from tests.games.scotland_yard.brute import Brute, town

TOWNS = [(7, 3, {2, 4}, 5), (8, 2, {1, 3}, 4), (8, 6, {2, 5}, 6), (9, 4, {3}, 4), (6, 1, {4}, 4)]


def small(seed: int) -> tuple[Packed, Brute]:
    """The same small town, packed and plain."""
    size, streets, covered, last = TOWNS[seed % len(TOWNS)]
    around = town(size, streets, Random(seed))
    posts = range(2, 6)
    return (
        pack(around, frozenset(covered), last, 0, posts),
        Brute(around, frozenset(covered), last),
    )


def analysed(map_: Packed, guarded: bool = False) -> dict[Key, Array]:
    """All layers of three detectives."""
    every, found = teams.threes(map_.size), dict[Key, Array]()
    moves = teams.moves(map_, every, guarded=guarded)
    analysis = Analysis(map_, every, moves, found.__getitem__)
    for fields in reversed(range(map_.last)):
        found |= analysis.layer((fields, *held) for held in TICKETS)
    return found


def has(rows: Array, number: int, at: int) -> bool:
    """Is a station in the set of this number?"""
    return bool(int(rows[number, at >> 6]) >> (at & 63) & 1)


def positions(map_: Packed, found: dict[Key, Array]) -> Iterator[tuple[Key, int, tuple[int, ...]]]:
    """Every position with Mister X to move, where nobody stands on him."""
    for key in found:
        for posts in combinations(range(map_.size), 3):
            yield from ((key, at, posts) for at in range(map_.size) if at not in posts)


@pytest.mark.parametrize("seed", range(5))
def test_plans_are_the_ends_of_turns(seed: int) -> None:
    map_, brute = small(seed)
    for posts in combinations(range(map_.size), 3):
        for free in ((0, 1, 2), (0, 2), (1,)):
            rows = plans(map_, posts, free).tolist()
            assert {*map(tuple, rows)} == {*brute.turns(posts, free)}
            assert len(rows) == len({*map(tuple, rows)})


def test_sets_are_numbered_in_any_order() -> None:
    every = teams.threes(12)
    assert (teams.rank(every) == np.arange(len(every))).all()
    assert (teams.rank(every[:, [2, 0, 1]]) == np.arange(len(every))).all()


@pytest.mark.parametrize("seed", range(5))
def test_sure_wins_are_those_of_plain_recursion(seed: int) -> None:
    map_, brute = small(seed)
    found = analysed(map_)
    for key, at, posts in positions(map_, found):
        number = int(teams.rank(np.array([posts]))[0])
        fields, black, double = key
        assert has(found[key], number, at) == brute.wins(fields, at, posts, (black, double))


@pytest.mark.parametrize("seed", range(5))
def test_numpy_finds_what_compiled_steps_find(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    map_, _ = small(seed)
    found = analysed(map_)
    monkeypatch.setattr(kernels, "COMPILED", False)
    monkeypatch.setattr(kernels, "PAIRS", 1000)
    for key, rows in analysed(map_).items():
        assert (rows == found[key]).all()


@pytest.mark.parametrize("seed", range(5))
def test_what_three_win_whoever_is_in_the_way_four_win(seed: int) -> None:
    map_, brute = small(seed)
    found = analysed(map_, guarded=True)
    for (fields, black, double), at, posts in positions(map_, found):
        number = int(teams.rank(np.array([posts]))[0])
        if has(found[fields, black, double], number, at):
            for fourth in set(range(map_.size)) - {at, *posts}:
                assert brute.wins(fields, at, (*posts, fourth), (black, double))


@pytest.mark.parametrize("steps", ["compiled", "numpy"])
@pytest.mark.parametrize("seed", range(5))
def test_what_is_proved_for_four_is_a_sure_win(
    seed: int, steps: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_, brute = small(seed)
    monkeypatch.setattr(kernels, "COMPILED", kernels.COMPILED and steps == "compiled")
    guarded, plain = analysed(map_, guarded=True), 0
    for turn, wins in proof.proved(map_, map_.posts, guarded.__getitem__, 2):
        every = proof.places(map_, map_.posts, turn)
        for (fields, black, double), rows in wins.items():
            for number, posts in enumerate(every.tolist()):
                for at in set(range(map_.size)) - set(posts):
                    if has(rows, number, at):
                        plain += 1
                        assert brute.wins(fields, at, tuple(posts), (black, double))
    assert plain


def test_places_are_left_for_who_is_shut_in() -> None:
    map_, _ = small(1)
    assert {tuple(map_.around[post]) for post in (map_.posts[1], map_.posts[3])} == {(0,)}
    stand = proof.places(map_, map_.posts, 1).tolist()
    assert [0, 1, 2, 5] in stand
    assert [0, 3, 4, 5] in stand


def test_a_set_without_a_plan_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    good, rows = np.full((3, 4), 7, np.uint64), np.zeros((3, 4), np.uint64)
    moves = kernels.Moves(np.array([0, 0, 1, 1]), np.array([2], np.int32))
    for compiled in {kernels.COMPILED, False}:
        monkeypatch.setattr(kernels, "COMPILED", compiled)
        assert (kernels.reply(good, rows, moves)[:, 0] == [0, 7, 0]).all()


def test_a_table_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    map_, _ = small(0)
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    heard: list[tuple[int, int]] = []
    studies.tabulate(map_, whole, False, lambda done, of: heard.append((done, of)))
    assert heard[0] == (0, map_.last * 4)
    assert heard[-1] == (map_.last * 4, map_.last * 4)
    written = whole.read_bytes()
    for length in (0, 10, len(written) // 3, len(written) - 1):
        cut.write_bytes(written[:length])
        studies.tabulate(map_, cut, False, lambda done, of: None)
        assert cut.read_bytes() == written


def test_a_table_holds_what_was_found(tmp_path: Path) -> None:
    map_, _ = small(2)
    studies.tabulate(map_, tmp_path / "table", False, lambda done, of: None)
    stored = table.Table(tmp_path / "table")
    for key, rows in analysed(map_).items():
        assert (stored.layer((3, *key)) == rows).all()
        some = np.array([0, len(rows) - 1, len(rows) // 2, 0])
        assert (stored.rows((3, *key), some) == rows[some]).all()


def test_rows_that_share_a_mark_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.random.default_rng(1).integers(0, 3, (200, 4), np.uint64)
    every = [table.told_apart(rows)]
    monkeypatch.setattr(table, "MIXERS", np.zeros(4, np.uint64))
    every.append(table.told_apart(rows))
    for sets, which in every:
        assert (sets[which] == rows).all()
        assert len(sets) == len({tuple(row) for row in rows.tolist()}) < len(rows)


def test_rows_of_many_kinds_are_told_apart_word_by_word(tmp_path: Path) -> None:
    rows = np.zeros((table.FEW + 1, 4), np.uint64)
    rows[:, 1], rows[:, 3] = np.arange(table.FEW + 1), np.arange(table.FEW + 1) % 300
    found = table.resumed(tmp_path / "table")
    found.append((3, 2, 1, 0), rows)
    found.append((3, 1, 1, 0), rows[:-1])
    again = table.Table(found.path)
    widths = [[part.which.itemsize for part in again.index[3, n, 1, 0]] for n in (2, 1)]
    assert widths == [[1, 4, 1, 2], [2]]
    assert (again.layer((3, 2, 1, 0)) == rows).all()
    assert (again.layer((3, 1, 1, 0)) == rows[:-1]).all()
    some = np.array([table.FEW, 7, 0])
    assert (again.rows((3, 2, 1, 0), some) == rows[some]).all()


@pytest.mark.parametrize("cut", [1, 20, 300, 100_000, 600_000])
def test_a_layer_that_was_cut_off_is_none(tmp_path: Path, cut: int) -> None:
    rows = np.zeros((table.FEW + 1, 4), np.uint64)
    rows[:, 1] = np.arange(table.FEW + 1)
    found = table.resumed(tmp_path / "table")
    found.append((3, 2, 1, 0), rows[:3])
    found.append((3, 1, 1, 0), rows)
    found.path.write_bytes(found.path.read_bytes()[:-cut])
    again = table.resumed(found.path)
    assert list(again.index) == [(3, 2, 1, 0)]
    again.append((3, 1, 1, 0), rows)
    assert (again.layer((3, 1, 1, 0)) == rows).all()


def test_a_table_of_yesterday_is_begun_anew_and_nothing_else_is(tmp_path: Path) -> None:
    old, other = tmp_path / "old", tmp_path / "other"
    old.write_bytes(table.MAGIC.replace(b"3", b"2") + b"LAYR and so on")
    assert table.opened(old) is None
    assert table.resumed(old).path.read_bytes() == table.MAGIC
    other.write_bytes(b"Dear diary, today I was caught again.")
    with pytest.raises(Malformed, match=r"solve\.damaged"):
        table.resumed(other)
    assert other.read_bytes().startswith(b"Dear diary")


@pytest.mark.parametrize("detectives", ["3", "4"])
def test_the_study_answers_for_the_start(
    detectives: Literal["3", "4"], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    village = packed("village")
    monkeypatch.setattr(studies, "packed", lambda: village)
    brute = Brute(village.around, village.covered, village.last)
    options = studies.SolveOptions(detectives, str(tmp_path / "table"))
    found = studies.solve(options, lambda done, of: None)
    posts = village.posts[: int(detectives)]
    assert found["start"] == [1, 5, 6, 8, 7][: int(detectives) + 1]
    said = found["sure_win"]
    assert isinstance(said, dict)
    for tickets, name in studies.WORDING.items():
        assert brute.wins(0, village.lair, posts, tickets) or not said[name]
        assert detectives == "4" or said[name] == brute.wins(0, village.lair, posts, tickets)
    assert studies.solve(options, lambda done, of: None) == found
