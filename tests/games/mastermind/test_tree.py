"""Optimal trees: their known totals, and that each stored one does what it says."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import numpy as np
import pytest

from sleuth.games.mastermind.thinking.search import Search, Symmetry
from sleuth.games.mastermind.thinking.solver import Size, evaluate, feedback, openings, split
from sleuth.games.mastermind.thinking.tree import (
    NotInTree,
    Tree,
    best,
    dump,
    further,
    load,
    main,
    optimal,
    stored,
)

KNOWN = [(4, 6, None, 5625, 6), (4, 6, 5, 5626, 5), (4, 7, None, 11228, 6)]


def guesses_needed(tree: Tree, secret: int) -> int:
    """Play the tree against a code, by its history alone."""
    row, win = feedback(*tree.size)[secret], int(feedback(*tree.size)[0, 0])
    history: list[tuple[int, int]] = []
    while not history or history[-1][1] != win:
        guess = tree.at(history).guess
        history.append((guess, int(row[guess])))
    return len(history)


@pytest.mark.parametrize(("pegs", "colours", "within", "total", "worst"), KNOWN)
def test_stored_trees_find_every_code_in_their_total(
    pegs: int, colours: int, within: int | None, total: int, worst: int
) -> None:
    tree = stored(pegs, colours, within)
    needed = [guesses_needed(tree, secret) for secret in range(tree.size.codes)]
    assert (sum(needed), max(needed)) == (total, worst) == (tree.total, tree.worst)


@pytest.mark.parametrize(
    ("pegs", "colours", "within", "total"),
    [(3, 6, None, 854), (4, 5, None, 2463), (4, 6, None, 5625), (4, 6, 5, 5626)],
)
def test_search_finds_the_known_totals(
    pegs: int, colours: int, within: int | None, total: int
) -> None:
    tree = optimal(pegs, colours, within)
    assert tree.total == total
    assert tree.worst <= (within or 6)


def test_no_strategy_finds_every_code_within_four() -> None:
    with pytest.raises(ValueError, match="within 4"):
        optimal(4, 6, 4)


def least(possible: list[int], depth: int, rows: list[list[int]]) -> float:
    """The least total by trying everything, with no bound and no symmetry."""
    if depth == 0:
        return float("inf")
    if len(possible) == 1:
        return 1
    totals = []
    for guess, row in enumerate(rows):
        parts: dict[int, list[int]] = {}
        for code in possible:
            parts.setdefault(row[code], []).append(code)
        if len(parts) > 1:
            rest = [least(p, depth - 1, rows) for p in parts.values() if p != [guess]]
            totals.append(len(possible) + sum(rest))
    return min(totals)


@pytest.mark.parametrize("depth", [2, 3, 5])
def test_search_agrees_with_plain_enumeration(depth: int) -> None:
    rows, search, dice = feedback(3, 3).tolist(), Search(Size(3, 3)), random.Random(7)
    for _ in range(40):
        possible = sorted(dice.sample(range(27), dice.randint(1, 6)))
        total, _ = search.solve(search.pack(np.array(possible)), depth)
        assert min(total, 1 << 20) == min(least(possible, depth, rows), 1 << 20)


def test_symmetry_keeps_one_guess_of_each_orbit() -> None:
    size = Size(3, 4)
    whole = Symmetry.whole(size)
    assert whole.guesses.tolist() == openings(size).tolist()
    for first in range(size.codes):
        left = whole.after(first)
        chosen = left.guesses.tolist() if left else list(range(size.codes))
        assert chosen == orbit_minima(size, first)


def orbit_minima(size: Size, fixed: int) -> list[int]:
    """The same by applying every permutation of holes and colours."""
    all_codes = list(itertools.product(range(size.colours), repeat=size.pegs))
    rank = {code: i for i, code in enumerate(all_codes)}
    lowest = list(range(size.codes))
    for holes in itertools.permutations(range(size.pegs)):
        for names in itertools.permutations(range(size.colours)):
            image = [rank[tuple(names[code[h]] for h in holes)] for code in all_codes]
            if image[fixed] == fixed:
                lowest = [min(pair) for pair in zip(lowest, image, strict=True)]
    return [i for i, low in enumerate(lowest) if i == low]


def test_a_tree_is_found_by_history_and_by_set() -> None:
    tree = stored(4, 6)
    node = tree.root.replies[0]
    assert tree.at([(tree.root.guess, 0)]) is node
    assert tree.find(node.possible) is node
    assert tree.root.expected == 5625 / 1296
    assert sum(reply.total for reply in tree.root.replies.values()) == 5625 - 1296


def test_off_the_tree() -> None:
    tree = stored(4, 6)
    with pytest.raises(NotInTree):
        tree.at([(0, 0)])
    with pytest.raises(NotInTree):
        tree.find(np.array([0, 1, 2, 3, 4]))
    with pytest.raises(NotInTree):
        stored(3, 3)
    mean, guess = further(tree.size, np.array([0, 1, 2, 3, 4]))
    assert (mean, guess) == (further(tree.size, np.arange(5))[0], best(tree.size, np.arange(5)))


def test_the_best_strategy_follows_the_tree_and_copes_without() -> None:
    assert evaluate(best, 4, 6).total == 5625
    possible = split(Size(4, 6), np.arange(1296), 7)[1]
    assert 0 <= best(Size(4, 6), possible) < 1296
    assert evaluate(best, 3, 5).worst <= 6


def test_trees_survive_storing(tmp_path: Path) -> None:
    file = tmp_path / "3x4.tree"
    main(["3", "4", "--out", str(file)])
    raw = file.read_bytes()
    assert dump(load(raw)) == raw


def test_a_tree_that_lies_is_refused() -> None:
    raw = dump(optimal(3, 4)).replace(b'"worst": 4', b'"worst": 3')
    with pytest.raises(ValueError, match="keep its word"):
        load(raw)
