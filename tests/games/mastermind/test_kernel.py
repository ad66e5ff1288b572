"""The search in compiled functions, and the deeper look: as exact as they say, compiled or not."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sleuth.games.mastermind.thinking import deep, kernel, studies
from sleuth.games.mastermind.thinking.search import Search
from sleuth.games.mastermind.thinking.solver import Array, Size, answers, evaluate
from sleuth.games.mastermind.thinking.tree import optimal
from sleuth.kernel.errors import Malformed

SMALL = Size(3, 3)
ALL: Array = np.zeros(0, np.int64)


class Plainly(Search):
    """The same search without the compiled functions."""

    compiles = False


@pytest.mark.parametrize("depth", [2, 3, kernel.DEEP])
def test_the_kernel_finds_what_the_search_finds(depth: int) -> None:
    desk, search, dice = kernel.desk(SMALL, 1 << 12, 1 << 15), Plainly(SMALL), random.Random(3)
    for _ in range(25):
        some = np.array(sorted(dice.sample(range(27), dice.randint(3, 9))), np.uint16)
        total, guess = kernel.least(desk, some, depth, kernel.NEVER, ALL)
        wanted, _ = search.solve(search.pack(some), depth)
        assert total == wanted
        if wanted < kernel.NEVER:
            assert kernel.begun(desk, some, depth, guess) == total


def test_a_full_memory_changes_nothing() -> None:
    some = np.arange(0, 27, 2).astype(np.uint16)
    found = {
        kernel.least(kernel.desk(SMALL, sets, 1 << 12), some, 5, kernel.NEVER, ALL)[0]
        for sets in (4, 32, 1 << 12)
    }
    assert len(found) == 1


def test_sets_with_the_same_place_are_told_apart() -> None:
    held = kernel.memory(8, 64)
    sets = [np.array([n, n + 1, n + 2], np.uint16) for n in range(5)]
    for n, some in enumerate(sets):
        kernel.keep(held, some, 4, n, 10 + n)
    for n, some in enumerate(sets):
        slot = kernel.find(held, some, 4)
        assert held.facts[slot].tolist() == [3, 4, n, 10 + n]
        assert not held.seen[kernel.find(held, some, 3)]


def test_a_key_on_a_large_board_is_the_key_of_the_table() -> None:
    size = Size(5, 8)
    on, some = deep.board(size, 3, 8, 64), np.arange(0, size.codes, 1999)
    ranks = some.tolist()
    found = [[deep.key(on, guess, code) for code in ranks] for guess in ranks]
    assert found == answers(size, some, some).tolist()


@pytest.mark.parametrize("within", [4, 5])
def test_a_deep_look_finds_every_code_in_time(within: int) -> None:
    plan = deep.plan(Size(2, 5), within)
    needed = evaluate(studies.following(plan), 2, 5)
    assert (needed.total, needed.worst) == (plan.total, plan.worst)
    assert plan.worst <= within
    assert plan.total == optimal(2, 5, within).total


def test_a_deep_look_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    deep.plan(Size(2, 5), 5, progress=lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1] == (24, 25)  # the first guess may be the code


def test_the_look_at_five_pegs_and_eight_colours_comes_with_the_house() -> None:
    plan = studies.looked(studies.SolveOptions(bot="deep", pegs=5, colours=8), Size(5, 8), heard)
    assert (plan.total, plan.worst) == (178_584, 7)
    needed = evaluate(studies.following(plan), 5, 8)
    assert (needed.codes, needed.total, needed.worst) == (32_768, 178_584, 7)


def heard(done: int, of: int) -> None:
    """Nobody listens."""


def test_a_deep_look_says_when_rows_are_too_few() -> None:
    with pytest.raises(ValueError, match="within 2"):
        deep.plan(Size(2, 5), 2)


def test_a_large_board_is_looked_at_by_compiled_functions_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "COMPILED", False)
    options = studies.SolveOptions(bot="deep", pegs=5, colours=8, fresh=True)
    with pytest.raises(Malformed) as refused:
        studies.solve(options, lambda done, of: None)
    assert (refused.value.code, refused.value.details) == ("store.part", {"extra": "numba"})
