"""Scotland Yard: Mister X travels across London, seen and unseen; the detectives close in."""

from __future__ import annotations

from typing import Final

from sleuth.games.scotland_yard import rules, view
from sleuth.games.scotland_yard.facts import Fact
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.pieces import Options
from sleuth.kernel.game import Game

GAME: Final = Game(
    name="scotland-yard",
    version=1,
    seats=range(4, 6),
    options=Options,
    move=Move,
    fact=Fact,
    view=view.View,
    setup=rules.setup,
    pending=rules.pending,
    decide=rules.decide,
    apply=rules.apply,
    blank=view.blank,
    see=view.see,
    moves=view.moves,
)
