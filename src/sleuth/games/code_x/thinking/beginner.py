"""A careful beginner at Code X: reads answers one by one, forgets no mark, counts nothing.

What each answer alone proves about a position is pencilled in, and tokens that were seen are
crossed out. The figure goes to any token or question in reach, and any token asks about the
whole code. When the pad and the newest answer leave two codes, one of them is declared; among more
than two players, when they leave one.
"""

from __future__ import annotations

from typing import Final

from sleuth.games.code_x.moves import Move
from sleuth.games.code_x.thinking.bots import bot
from sleuth.games.code_x.thinking.minds import CERTAIN, PLAIN, by_company, noted
from sleuth.games.code_x.view import View
from sleuth.kernel.minds import Mind
from sleuth.kernel.talents import Bot

PAD: Final = Mind(recall=1, span=0)
FEW: Final = 2  # codes on the pad at which one of them is declared


def declaring(sure: float) -> Bot[View, Move]:
    """A beginner who declares what is as likely as this."""
    return bot(lambda view: noted(view, PAD), PLAIN, sure=sure)


BEGINNER: Final[Bot[View, Move]] = by_company({2: declaring(1 / FEW), 3: declaring(CERTAIN)})
