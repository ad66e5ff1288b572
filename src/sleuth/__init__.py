"""sleuth: the house where people play deduction games.

>>> import sleuth
>>> match = sleuth.new("mastermind", games=1, first=0)
>>> match = sleuth.play(match, 0, "hide RGBY")
>>> match = sleuth.play(match, 1, "RRGG")
>>> len(sleuth.worlds(match, 1))
208
"""

from sleuth import threads as threads
from sleuth.api import (
    Legal,
    arena,
    bots,
    deal,
    legal,
    load,
    play,
    result,
    review,
    save,
    show,
    think,
    view,
    worlds,
)
from sleuth.games import catalogue
from sleuth.kernel.data import Over
from sleuth.kernel.errors import IllegalMove, Malformed, SleuthError
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Heard, Phrase, Thought
from sleuth.players.arena import Figures
from sleuth.study.decisions import RecordedMove, decisions
from sleuth.typed import new

__all__ = [
    "Dice",
    "Figures",
    "Heard",
    "IllegalMove",
    "Legal",
    "Malformed",
    "Over",
    "Phrase",
    "RecordedMove",
    "SleuthError",
    "Thought",
    "arena",
    "bots",
    "catalogue",
    "deal",
    "decisions",
    "legal",
    "load",
    "new",
    "play",
    "result",
    "review",
    "save",
    "show",
    "think",
    "view",
    "worlds",
]
