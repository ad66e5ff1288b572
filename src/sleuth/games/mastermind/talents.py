"""What Mastermind can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from sleuth.games.mastermind import notation
from sleuth.games.mastermind.drawing import DRAWING
from sleuth.games.mastermind.effort import effort
from sleuth.games.mastermind.guide import GUIDE
from sleuth.games.mastermind.pieces import Options
from sleuth.games.mastermind.review import Review, review
from sleuth.games.mastermind.rules import secret
from sleuth.games.mastermind.thinking.assist import Notes, assist
from sleuth.games.mastermind.thinking.beginner import BEGINNER
from sleuth.games.mastermind.thinking.bots import BOTS
from sleuth.games.mastermind.thinking.hints import hint
from sleuth.games.mastermind.thinking.insight import INSIGHT
from sleuth.games.mastermind.thinking.minds import light, minded
from sleuth.games.mastermind.thinking.puzzles import PUZZLES
from sleuth.games.mastermind.thinking.studies import SolveOptions, solve
from sleuth.games.mastermind.thinking.worlds import worlds
from sleuth.games.mastermind.universe import universe
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Line, Phrase, Talents


def measures(match: AnyMatch) -> Mapping[str, float]:
    """Rows that were played for each finished attempt, on average."""
    past = match.state.board.past
    return {"guesses": sum(each.guesses for each in past) / max(1, len(past))}


def stands(match: AnyMatch) -> Line:
    """The game of the match, and the row."""
    board = match.state.board
    over = board.game == board.options.games
    rows = len(board.past[-1].rows) if over else len(board.rows) + 1
    args = {"n": nth_game(match) + 1, "of": board.options.games, "row": rows}
    return Line("mastermind.stands", args)


def nth_game(match: AnyMatch) -> int:
    """Which game of the match is played; after the last one, that one."""
    board = match.state.board
    return min(int(board.game), int(board.options.games) - 1)


MEASURED = 20
"""Games of a match when strength is measured: what one of them says is mostly luck."""


def telling(options: Options) -> float:
    """A match says more, the more games it has: luck grows with the root of their number only."""
    return sqrt(options.games / MEASURED)


PHRASES = ("good-luck", "hmm", "so-close", "well-played", "again")

TALENTS: Final = Talents(
    notation=notation,
    universe=universe,
    wide=512,
    toy=(Options(games=2, pegs=2, colours=3, rows=2, first=0), 2),
    bots=BOTS,
    minded=minded,
    light=light,
    beginner=BEGINNER,
    usual={"first": 1},
    rated={"games": MEASURED},
    telling=telling,
    measures=measures,
    measure_names=("guesses",),
    worlds=worlds,
    secret=secret,
    assist=assist,
    notes=Notes,
    review=review,
    reviewed=Review,
    insight=INSIGHT,
    puzzles=PUZZLES,
    hint=hint,
    phrases=tuple(Phrase(f"mastermind.phrase.{name}") for name in PHRASES),
    solve=(SolveOptions, solve),
    stands=stands,
    effort=effort,
    nth_game=nth_game,
    rotates=True,
    weight=1,
    guide=GUIDE,
    drawing=DRAWING,
)
