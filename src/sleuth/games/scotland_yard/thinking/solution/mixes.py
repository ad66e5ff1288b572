"""Mixed strategies while playing: the simplex method on a small table, in numpy alone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL

TINY = 1e-9
PIVOTS = 200


class Mix(NamedTuple):
    """How Mister X mixes his stations, how the detectives mix their plans, and what they win."""

    his: Array
    theirs: Array
    value: float


def mix(worth: Array) -> Mix:
    """The equilibrium of a turn in the dark: a row for each station, a column for each plan."""
    kept = useful(worth)
    his, theirs, value = simplex(worth[:, kept].T / FULL)
    weights = np.zeros(worth.shape[1])
    weights[kept] = theirs
    return Mix(his, weights, value * FULL)


def useful(worth: Array) -> Array:
    """Plans that no other one equals or beats wherever he is, the first of those that are alike."""
    _, first = np.unique(worth, axis=1, return_index=True)
    columns = worth[:, first].astype(np.int32)
    best = columns[:, np.argsort(-columns.sum(axis=0), kind="stable")]
    order = first[np.argsort(-columns.sum(axis=0), kind="stable")]
    kept: list[int] = []
    for n in range(best.shape[1]):
        if not kept or not (best[:, kept] >= best[:, [n]]).all(axis=0).any():
            kept.append(n)
    found: Array = np.sort(order[kept])
    return found


def simplex(game: Array) -> tuple[Array, Array, float]:
    """Largest sum of his weights with at most 1 against each plan (row), pivot by pivot."""
    tall, wide = game.shape
    table = np.zeros((tall + 1, wide + 1))
    table[:tall, :wide], table[:tall, wide], table[tall, :wide] = (
        1 + game,
        1 + TINY * np.arange(tall),
        1,
    )
    heads, names = np.arange(wide), wide + np.arange(tall)
    for _ in range(PIVOTS):
        enter = int(np.argmax(table[tall, :wide]))
        if table[tall, enter] <= TINY:
            break
        column = table[:tall, enter]
        ratio = np.where(column > TINY, table[:tall, wide] / np.maximum(column, TINY), np.inf)
        leave = int(np.argmin(ratio))
        exchange(table, leave, enter)
        heads[enter], names[leave] = names[leave], heads[enter]
    his, theirs = np.zeros(wide), np.zeros(tall)
    for row, name in enumerate(names):
        if name < wide:
            his[name] = max(0.0, table[row, wide])
    for column_, head in enumerate(heads):
        if head >= wide:
            theirs[head - wide] = max(0.0, -table[tall, column_])
    return his / his.sum(), theirs / theirs.sum(), float(1 / theirs.sum() - 1)


def exchange(table: Array, leave: int, enter: int) -> None:
    """Swap a row's name with a column's."""
    pivot = table[leave, enter]
    column, top = table[:, enter].copy(), table[leave] / pivot
    table -= np.outer(column, top)
    table[:, enter] = -column / pivot
    table[leave] = top
    table[leave, enter] = 1 / pivot
