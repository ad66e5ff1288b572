"""What Break the Code can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from sleuth.games.break_the_code import notation
from sleuth.games.break_the_code.drawing import DRAWING
from sleuth.games.break_the_code.effort import effort
from sleuth.games.break_the_code.guide import GUIDE
from sleuth.games.break_the_code.pieces import Box, Options, Toy
from sleuth.games.break_the_code.review import Review, review
from sleuth.games.break_the_code.rules import secret
from sleuth.games.break_the_code.thinking.assist import Notes, assist
from sleuth.games.break_the_code.thinking.beginner import BEGINNER
from sleuth.games.break_the_code.thinking.bots import BOTS
from sleuth.games.break_the_code.thinking.hints import hint
from sleuth.games.break_the_code.thinking.insight import INSIGHT
from sleuth.games.break_the_code.thinking.minds import minded
from sleuth.games.break_the_code.thinking.puzzles import PUZZLES
from sleuth.games.break_the_code.thinking.worlds import worlds
from sleuth.games.break_the_code.universe import universe
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Line, Phrase, Talents


def stands(match: AnyMatch) -> Line:
    """How many questions were asked."""
    return Line("break-the-code.stands", {"n": len(match.state.board.asked)})


def measures(match: AnyMatch) -> Mapping[str, float]:
    """The turns of the best winner (if nobody won, the most that anybody had), and cards used."""
    board = match.state.board
    best = [board.turns[seat] for seat in board.winners if board.places[seat] == 1]
    return {"turns": min(best, default=max(board.turns)), "questions": len(board.asked)}


def again(match: AnyMatch) -> Options:
    """Who began passes it on: the same seat begins, and the chairs go round."""
    options: Options = match.options
    return replace(options, first=match.state.board.first)


PHRASES = ("good-luck", "hmm", "too-much", "well-played", "again")

TALENTS: Final = Talents(
    notation=notation,
    universe=universe,
    toy=(Toy("any-time", 0, own=Box((0, 3, 10, 11), 1, (4, 12, 19), 2)), 3),
    bots=BOTS,
    minded=minded,
    beginner=BEGINNER,
    cast={"vesper": "greedy"},
    measures=measures,
    measure_names=("turns", "questions"),
    worlds=worlds,
    secret=secret,
    assist=assist,
    notes=Notes,
    review=review,
    reviewed=Review,
    insight=INSIGHT,
    puzzles=PUZZLES,
    hint=hint,
    phrases=tuple(Phrase(f"break-the-code.phrase.{name}") for name in PHRASES),
    rotates=True,
    again=again,
    stands=stands,
    effort=effort,
    weight=2,
    guide=GUIDE,
    drawing=DRAWING,
)
