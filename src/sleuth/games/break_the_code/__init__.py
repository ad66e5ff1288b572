"""Break the Code: tiles behind screens, questions from cards, and a code to name in full."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sleuth.games.break_the_code import before, board, rules, view
from sleuth.games.break_the_code.facts import Fact
from sleuth.games.break_the_code.moves import Move
from sleuth.games.break_the_code.pieces import Options
from sleuth.kernel.game import Game
from sleuth.kernel.shared import Shared

TODAY: Final = Game(
    name="break-the-code",
    version=2,
    seats=range(2, 5),
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
FIRST: Final = replace(TODAY, version=1, decide=before.decide, pending=before.pending)
GAME: Final = replace(TODAY, before=(FIRST,))
