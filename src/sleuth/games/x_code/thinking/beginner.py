"""A careful beginner as team-mate: goes by the own hand and by the last words of each other."""

from __future__ import annotations

from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.thinking.bots import mate
from sleuth.games.x_code.thinking.solver import by_hand
from sleuth.games.x_code.view import View
from sleuth.kernel.talents import Bot, Heard


def last_words(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """All that I said, and the newest phrase of everybody else."""
    newest = {each.seat: at for at, each in enumerate(heard)}
    return tuple(
        each for at, each in enumerate(heard) if view.seat == each.seat or newest[each.seat] == at
    )


BEGINNER: Final[Bot[View, Move]] = mate(last_words, by_hand, remembers=False)
