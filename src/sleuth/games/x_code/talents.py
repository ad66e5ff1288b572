"""What X-Code can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.x_code import notation
from sleuth.games.x_code.board import solved
from sleuth.games.x_code.drawing import DRAWING
from sleuth.games.x_code.guide import GUIDE
from sleuth.games.x_code.insight import INSIGHT
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.review import Review, review
from sleuth.games.x_code.rules import secret
from sleuth.games.x_code.talk import PHRASES, understand
from sleuth.games.x_code.thinking.assist import Notes, assist
from sleuth.games.x_code.thinking.beginner import BEGINNER
from sleuth.games.x_code.thinking.bots import BOTS
from sleuth.games.x_code.thinking.hints import hint
from sleuth.games.x_code.thinking.minds import minded
from sleuth.games.x_code.thinking.puzzles import PUZZLES
from sleuth.games.x_code.thinking.worlds import count, worlds
from sleuth.games.x_code.universe import plain, real, universe
from sleuth.games.x_code.view import clocked
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Line, Talents


def stands(match: AnyMatch) -> Line:
    """How many keys are pressed, of how many."""
    return Line(
        "x-code.stands", {"n": len(match.state.board.sets), "of": match.state.board.options.keys}
    )


def measures(match: AnyMatch) -> Mapping[str, float]:
    """Was the code cracked, in how many seconds, with how many sets and turns of the timer?"""
    board = match.state.board
    return {
        "solved": float(solved(board)),
        "seconds": (match.now - (board.since or 0)) / 1000,
        "sets": len(board.sets),
        "turns": len(board.times),
    }


TALENTS: Final = Talents(
    notation=notation,
    universe=universe,
    plain=plain,
    real=real,
    wide=1024,
    toy=(Options(level=1, keys=1, time=2, wild=1, limit=4, sand=6), 2),
    bots=BOTS,
    minded=minded,
    light=lambda mind: True,
    beginner=BEGINNER,
    measures=measures,
    measure_names=("solved", "seconds", "sets", "turns"),
    worlds=worlds,
    count=count,
    secret=secret,
    assist=assist,
    notes=Notes,
    hint=hint,
    review=review,
    reviewed=Review,
    insight=INSIGHT,
    puzzles=PUZZLES,
    clocked=clocked,
    phrases=PHRASES,
    understand=understand,
    pace=(1.5, 3.5),
    stands=stands,
    weight=4,
    team=True,
    rated={"level": 3},
    guide=GUIDE,
    drawing=DRAWING,
)
