"""Bots for both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought


def random(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
    """Any move; nobody changes starts."""
    del heard, budget
    on_offer = moves(view)
    if not on_offer or not (view.board.log or view.seat == 0):
        return Thought(None)
    return Thought(on_offer.pick(dice))


BOTS: Final[Mapping[str, Bot[View, Move]]] = {"random": random}
