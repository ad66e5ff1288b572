"""Master Detectives: Code X: everyone sees all codes but their own, and asks for it in turn."""

from __future__ import annotations

from typing import Final

from sleuth.games.code_x import rules, tell, view
from sleuth.games.code_x.facts import Fact
from sleuth.games.code_x.moves import Move
from sleuth.games.code_x.pieces import Options
from sleuth.kernel.game import Game
from sleuth.kernel.shared import Shared

GAME: Final = Game(
    name="code-x",
    version=1,
    seats=range(2, 6),
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
    shared=Shared(tell.tell, rules.apply_told, view.see_told),
)
