"""Mastermind: one seat hides a code of pegs, the other breaks it; roles switch, points decide."""

from __future__ import annotations

from typing import Final

from sleuth.games.mastermind import board, rules, view
from sleuth.games.mastermind.facts import Fact
from sleuth.games.mastermind.moves import Move
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.game import Game
from sleuth.kernel.shared import Shared

GAME: Final = Game(
    name="mastermind",
    version=1,
    seats=range(2, 3),
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
