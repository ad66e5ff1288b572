"""Scotland Yard: Mister X travels across London, seen and unseen; the detectives close in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sleuth.games.scotland_yard import before, board, rules, view
from sleuth.games.scotland_yard.facts import Fact
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.pieces import Options
from sleuth.kernel.game import Game
from sleuth.kernel.shared import Shared

TODAY: Final = Game(
    name="scotland-yard",
    version=2,
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
    shared=Shared(board.tell, rules.apply_told, view.see_told),
)
FIRST: Final = replace(
    TODAY,
    version=1,
    setup=before.setup,
    decide=before.decide,
    blank=before.blank,
    moves=before.moves,
)
GAME: Final = replace(TODAY, before=(FIRST,))
