"""What Code X can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.code_x.bots import BOTS
from sleuth.games.code_x.facts import Asked, Passed
from sleuth.games.code_x.pieces import BOXES, Options
from sleuth.games.code_x.rules import secret
from sleuth.games.code_x.worlds import worlds
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Talents


def measures(match: AnyMatch) -> Mapping[str, float]:
    """Questions that the winner asked, and turns that the winner had; of all, if nobody won."""
    winner, facts = match.view(None).board.winner, tuple(match.facts())
    seats = 1 if winner is not None else match.seats
    asked = sum(isinstance(f, Asked) and winner in (None, f.seat) for f in facts)
    turns = sum(isinstance(f, Passed) and winner in (None, f.turn) for f in facts)
    begun = winner in (None, match.options.first)
    return {"questions": asked / seats, "turns": (turns + begun) / seats}


TALENTS: Final = Talents(
    notation=None,  # type: ignore
    toy=(Options(), 2),
    bots=BOTS,
    measures=measures,
    measure_names=("questions", "turns"),
    worlds=worlds,
    secret=secret,
)
