"""How strong a person is, after each match: Glicko-2 (Glickman, "Example of the Glicko-2 system").

A rating comes with its deviation, how little is known of it, and a volatility, how much it moves
by itself. Who has not played for long is known less well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Final

from sleuth.kernel.data import Data

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
UNKNOWN: Final = 350.0
"""The deviation of somebody of whom nothing is known; nobody is known less."""

STEADY: Final = 0.5
"""How far volatilities move: Glickman's system constant."""

CLOSE: Final = 1e-6


class Strength(Data, frozen=True):
    """What is known of somebody."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06


class Result(Data, frozen=True):
    """One match: against whom, and the points, from 0 to 1."""

    against: Strength
    points: float


def after(before: Strength, results: Sequence[Result]) -> Strength:
    """What is known after these matches; after none, a little less than before."""
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE
    if not results:
        return Strength(before.rating, known_less(phi, before.volatility), before.volatility)
    each = [(weight(of.against), expected(mu, of.against), of.points) for of in results]
    variance = 1 / sum(g * g * chance * (1 - chance) for g, chance, _ in each)
    gain = sum(g * (points - chance) for g, chance, points in each)
    sigma = volatility(variance * gain, phi, variance, before.volatility)
    spread = 1 / sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    rating = MIDDLE + SCALE * (mu + spread * spread * gain)
    return Strength(rating, min(UNKNOWN, SCALE * spread), sigma)


def known_less(phi: float, sigma: float) -> float:
    """The deviation when a while went by without a match."""
    return min(UNKNOWN, SCALE * sqrt(phi * phi + sigma * sigma))


def weight(of: Strength) -> float:
    """How much a result against somebody says: less, the less is known of them."""
    phi = of.deviation / SCALE
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def expected(mu: float, against: Strength) -> float:
    """The points that are to be expected."""
    return 1 / (1 + exp(-weight(against) * (mu - (against.rating - MIDDLE) / SCALE)))


def chance(one: Strength, other: Strength) -> float:
    """The points that one may expect against another, as far as both are known."""
    both = sqrt(one.deviation**2 + other.deviation**2)
    return expected((one.rating - MIDDLE) / SCALE, Strength(other.rating, both))


def volatility(surprise: float, phi: float, variance: float, sigma: float) -> float:
    """The new volatility: the root that the Illinois algorithm finds between two bounds."""

    def f(x: float) -> float:
        grown = phi * phi + variance + exp(x)
        pulled = (x - log(sigma * sigma)) / (STEADY * STEADY)
        return exp(x) * (surprise * surprise - grown) / (2 * grown * grown) - pulled

    low = log(sigma * sigma)
    high = opposite(f, low, surprise * surprise - phi * phi - variance)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        found = f(middle)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, found
    return exp(low / 2)


def opposite(f: Callable[[float], float], low: float, left: float) -> float:
    """A place on the other side of the root."""
    if left > 0:
        return log(left)
    steps = 1
    while f(low - steps * STEADY) < 0:
        steps += 1
    return low - steps * STEADY
