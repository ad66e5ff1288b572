"""Play by values: mixes get what they promise, and both sides reach the value of small games."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sleuth.games.scotland_yard.pieces import Toy
from sleuth.games.scotland_yard.thinking import bots, valued
from sleuth.games.scotland_yard.thinking.answers.explain import can_be, explained
from sleuth.games.scotland_yard.thinking.packed import packed
from sleuth.games.scotland_yard.thinking.solution import ledger, studies
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.worths import by_values
from sleuth.games.scotland_yard.thinking.valued import Desk
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.players.dice import SeededDice
from tests.games.scotland_yard.brute import Brute, matrix_game
from tests.games.scotland_yard.opened import opened
from tests.games.scotland_yard.test_values import everywhere, positions, silent, small
from tests.games.scotland_yard.test_values import valued as tabled

UNITS = 0.001


@pytest.mark.parametrize("seed", range(40))
def test_a_mix_gets_the_value_of_the_game(seed: int) -> None:
    dice = Random(seed)
    wide, plans, high = dice.randrange(1, 8), dice.randrange(1, 40), dice.choice([1, 3, 40])
    rows = [[dice.randrange(high + 1) * (FULL // high) for _ in range(plans)] for _ in range(wide)]
    worth = np.array(rows, np.uint16)
    found = mix(worth)
    exact = float(matrix_game([tuple(map(Fraction, column)) for column in worth.T.tolist()]))
    assert found.value == pytest.approx(exact, abs=0.01)
    assert (worth @ found.theirs).min() == pytest.approx(exact, abs=0.01)
    assert (found.his @ worth.astype(float)).max() == pytest.approx(exact, abs=0.01)


@pytest.mark.parametrize("number", range(3))
def test_a_position_is_explained_by_its_exact_value(number: int) -> None:
    map_, brute = small(number)
    worth = by_values(map_, everywhere(number, "lower")[1].__getitem__)
    said = explained(map_, worth, (0, 1, 1), map_.posts[:3], map_.lair)
    exact = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    assert said.value == pytest.approx(float(exact), abs=UNITS)
    assert len(said.prospects) > 1
    assert all(sum(each.mixed) == pytest.approx(1, abs=0.01) for each in said.prospects)
    assert [each.value for each in said.prospects] == sorted(each.value for each in said.prospects)


def test_only_what_can_come_about_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_, _ = small(0)
    monkeypatch.setattr(studies, "packed", lambda: map_)
    path = str(tmp_path / "t.table")
    one, two, three = (post + 1 for post in map_.posts[:3])
    here = (map_.lair + 1, one, two, three)
    asked = studies.SolveOptions(table=path, explain=here)
    with pytest.raises(Malformed, match=r"solve\.no-values"):
        studies.solve(asked, silent)
    studies.solve(studies.SolveOptions(table=path, bounds=True), silent)
    ledger.opened.cache_clear()
    assert studies.solve(asked, silent)["value"] == pytest.approx(1 / 3, abs=UNITS)
    with pytest.raises(Malformed, match=r"solve\.stations"):
        studies.solve(studies.SolveOptions(table=path, explain=(1, 1, 2, 3)), silent)
    with pytest.raises(Malformed, match=r"solve\.unreached"):
        studies.solve(studies.SolveOptions(table=path, explain=(2, one, two, three)), silent)


def test_what_can_be_is_a_matter_of_steps() -> None:
    map_ = packed()
    posts = map_.posts[:3]
    assert can_be(map_, (0, 1, 1), posts, map_.lair)
    assert not can_be(map_, (0, 1, 1), posts, map_.lair + 1)
    assert not can_be(map_, (1, 1, 1), posts, map_.around[map_.lair][0])
    assert can_be(map_, (1, 1, 0), posts, map_.around[map_.lair][0])  # two fields in one turn


VILLAGE = packed("village")


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """The values of the toy, where the bots look for them."""
    _, tables = tabled(VILLAGE, "lower")
    found = ledger.resumed(tmp_path / "village.worth", VILLAGE)
    for key, each in tables.items():
        found.append(key, each)
    monkeypatch.setattr(valued, "known", lambda options, team: found if team == 3 else None)
    return found


def games(number: int) -> Iterator[bool]:
    """Whole games through the umpire, of those who know the values: do the detectives win?"""
    for seed in range(number):
        match, dice = opened(Toy(), 4), SeededDice("village", seed)
        while match.view(None).board.over is None:
            seats = match.view(None).board.todo or (Seat(0),)
            thoughts = ((s, bots.KNOWING(match.view(s), (), dice, 0).move) for s in seats)
            seat, move = next(each for each in thoughts if each[1] is not None)
            match = match.play(seat, move)
        yield match.view(None).board.over in ("caught", "cornered")


def test_those_who_know_the_values_reach_them(book: Ledger) -> None:
    assert book.heads
    brute = Brute(VILLAGE.around, VILLAGE.covered, VILLAGE.last)
    assert brute.value(0, VILLAGE.lair, VILLAGE.posts[:3], (1, 1)) == 1
    assert all(games(30))


@pytest.mark.parametrize("number", range(5))
def test_mister_x_sees_something_to_do_that_is_worth_the_place(number: int, tmp_path: Path) -> None:
    map_, brute = small(number)
    found, tables = everywhere(number, "lower")
    book, open_ = ledger.resumed(tmp_path / "file", map_), 0
    for key, each in tables.items():
        book.append(key, each)
    for key, team, at in list(positions(found))[:: 7 if number else 1]:
        posts = tuple(found.every[team].tolist())
        desk = Desk(book, map_, posts, key)
        value = desk.value(at)
        ways = list(desk.ways(at, value + valued.SLACK)) if desk.exits(at) else []
        if value < FULL:
            exact = FULL * float(brute.value(key[0], at, posts, key[1:]))
            least = min(way.left for way in ways)
            assert exact - found.errors[key] - 1 <= least <= exact + found.errors[key] + 1
            assert all(len(way.moves) == len(way.weights) for way in ways)
            open_ += exact > 0
    assert open_ or number > 2
