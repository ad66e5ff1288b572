"""Strength out of results: Bradley and Terry's model, with intervals from deals drawn anew.

Who meets m others of one kind comes first with the chance w / (w + m·v): the model of Bradley and
Terry for two, of Plackett and Luce for first places among more.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

import numpy as np

from sleuth.kernel.data import Data

Array = np.ndarray[Any, np.dtype[np.float64]]

MIDDLE: Final = 1500.0
SCALE: Final = 400 / log(10)
"""Points for a unit of strength: 400 points ahead is ten to one."""

PRIOR: Final = 0.5
"""Everybody has won and lost half a game against somebody in the middle before the first match."""

DRAWN: Final = 200
STEPS: Final = 100
CLOSE: Final = 1e-9


class Tally(Data, frozen=True):
    """What one got against `many` of another, deal by deal: points, and games played."""

    one: int
    other: int
    many: int
    points: tuple[float, ...]
    games: tuple[int, ...]


class Rating(Data, frozen=True):
    """A strength, and the interval in which 95 of 100 lie when deals are drawn anew."""

    rating: float
    low: float
    high: float


def rate(tallies: list[Tally], players: int, fixed: int = 0) -> list[Rating]:
    """Everybody's strength. The last `fixed` players stand in the middle and never move."""
    table = np.array([(t.one, t.other, t.many) for t in tallies])
    points, games = (padded([getattr(t, of) for t in tallies]) for of in ("points", "games"))
    found = fit(table, points.sum(axis=1), games.sum(axis=1), players, fixed)
    dice = np.random.default_rng(1)
    deals = points.shape[1]
    again = []
    for _ in range(DRAWN):
        times = np.bincount(dice.integers(0, deals, deals), minlength=deals)
        again.append(fit(table, points @ times, games @ times, players, fixed))
    low, high = np.percentile(np.array(again), [2.5, 97.5], axis=0)
    return [
        Rating(*(round(MIDDLE + SCALE * float(at), 1) for at in each))
        for each in zip(found, np.minimum(low, found), np.maximum(high, found), strict=True)
    ]


def padded(rows: list[tuple[float, ...]]) -> Array:
    """Rows of a table, short ones filled up with nothing."""
    table = np.zeros((len(rows), max(map(len, rows))))
    for at, row in enumerate(rows):
        table[at, : len(row)] = row
    return table


def fit(table: Any, points: Array, games: Array, players: int, fixed: int) -> Array:
    """The likeliest strengths, by Newton's steps; what is maximised has one peak."""
    one, other, many = table.T
    free = players - fixed
    strength = np.zeros(players)
    for _ in range(STEPS):
        ahead = strength[one] - strength[other] - np.log(many)
        chance = 1 / (1 + np.exp(-ahead))
        slope, bend = pull(strength, free)
        np.add.at(slope, one, points - games * chance)
        np.add.at(slope, other, games * chance - points)
        weight = games * chance * (1 - chance)
        for row, column, sign in (
            (one, one, 1),
            (other, other, 1),
            (one, other, -1),
            (other, one, -1),
        ):
            np.add.at(bend, (row, column), sign * weight)
        step = np.zeros(players)
        step[:free] = np.linalg.solve(bend[:free, :free], slope[:free])
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE:
            break
    return strength


def pull(strength: Array, free: int) -> tuple[Array, Array]:
    """What the games before the first match add to slope and curvature: towards the middle."""
    chance = 1 / (1 + np.exp(-strength))
    slope = PRIOR - 2 * PRIOR * chance
    slope[free:] = 0
    return slope, np.diag(2 * PRIOR * chance * (1 - chance))
