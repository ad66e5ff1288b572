"""Minds of little span, without arrays: they play what the same minds play with them."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games import game
from sleuth.games.scotland_yard.thinking import packed
from sleuth.games.scotland_yard.thinking.lightly import town
from sleuth.games.scotland_yard.thinking.minds import light, minded, spanning
from sleuth.games.scotland_yard.thinking.territory import left
from sleuth.kernel.codec import convert
from sleuth.kernel.match import start
from sleuth.players.cast import CAST
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver

YARD = game("scotland-yard")
LIGHT = {name: each.mind for name, each in CAST.items() if light(each.mind)}
VERSIONS = ("beginner", "classic")


def test_the_lower_five_of_the_house_take_no_arrays() -> None:
    assert [*LIGHT] == ["pip", "dovecote", "brack", "ottoline", "quill"]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("name", LIGHT)
def test_the_same_moves_with_arrays_and_without(name: str, seats: int, version: str) -> None:
    mind = LIGHT[name]
    assert mind.span is not None
    heavy, lean = minded(mind), spanning(mind, lightly=True)
    asked: list[int] = []

    def both(view: Any, heard: Any, dice: Any, budget: int, /) -> Any:
        asked.append(len(asked))
        thought, other = (
            each(view, heard, SeededDice(f"{name} {seats}", len(asked)), budget)
            for each in (heavy, lean)
        )
        assert other == thought
        return thought

    match = start(YARD, convert({"version": version}, YARD.options), seats)
    Driver(match, [both] * seats, f"lightly {name}").run()
    assert len(asked) > seats


@pytest.mark.parametrize("version", VERSIONS)
def test_plans_and_territory_are_those_of_the_arrays(version: str) -> None:
    arrays, numbers = packed.packed("london", version), town.town("london", version)
    assert [[*row] for row in numbers.distance] == arrays.distance.tolist()
    for posts in ((12, 25, 33), (0, 7, 8, 18), (196, 194, 195, 183, 184)):
        for free in ((), (1,), tuple(range(len(posts)))):
            rows = packed.plans(arrays, posts, free)
            assert [[*row] for row in town.plans(numbers, posts, free)] == rows.tolist()
        few = packed.plans(arrays, posts, tuple(range(len(posts))))[::97]
        found = left(arrays, [3, 66, 150], few).tolist()
        told = [[town.left(numbers, at, tuple(row)) for row in few] for at in (3, 66, 150)]
        assert told == [pytest.approx(each) for each in found]
