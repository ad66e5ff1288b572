"""sleuth: the house where people play deduction games.

>>> import sleuth
>>> match = sleuth.new("mastermind", games=1, first=0)
>>> match = sleuth.play(match, 0, "hide RGBY")
>>> match = sleuth.play(match, 1, "RRGG")
>>> len(sleuth.worlds(match, 1))
208
"""

from sleuth import threads as threads
from sleuth.api import deal, load, new, play, review, save, show, think, worlds
from sleuth.games import catalogue
from sleuth.kernel.errors import IllegalMove, Malformed, SleuthError

__all__ = [
    "IllegalMove",
    "Malformed",
    "SleuthError",
    "catalogue",
    "deal",
    "load",
    "new",
    "play",
    "review",
    "save",
    "show",
    "think",
    "worlds",
]
