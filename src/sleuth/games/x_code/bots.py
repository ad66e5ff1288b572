"""Bots as team-mates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought


def anything(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
    """Any move, each as likely."""
    del heard, budget
    on_offer = moves(view)
    return Thought(on_offer.pick(dice) if on_offer else None)


BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": anything,
    "novice": anything,
    "regular": anything,
    "expert": anything,
    "neighbour": anything,
}
