"""X-Code: a team cracks a code of twelve keys by swapping cards, all at once, against the sand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sleuth.games.x_code import board, rules, view
from sleuth.games.x_code.facts import Fact
from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.pieces import Options
from sleuth.kernel.game import Game
from sleuth.kernel.shared import Shared

TODAY: Final = Game(
    name="x-code",
    version=2,
    seats=range(2, 9),
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
FIRST: Final = replace(TODAY, version=1, setup=rules.bare)
GAME: Final = replace(TODAY, before=(FIRST,))
