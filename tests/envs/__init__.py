"""Environments for learning: the official checks, and laws of our own."""

from sleuth.games import catalogue, talents

NUMBERED = tuple(sorted(name for name in catalogue() if talents(name).universe is not None))
"""Games whose moves have numbers: a game without is played in words alone."""

TABLES = tuple((name, seats) for name in NUMBERED for seats in catalogue()[name].seats)
