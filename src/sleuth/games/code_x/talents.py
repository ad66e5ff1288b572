"""What Code X can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.code_x import notation
from sleuth.games.code_x.drawing import DRAWING
from sleuth.games.code_x.effort import effort
from sleuth.games.code_x.facts import Appointed, Asked, Passed
from sleuth.games.code_x.guide import GUIDE
from sleuth.games.code_x.pieces import Box, Tile, Toy
from sleuth.games.code_x.review import Review, review
from sleuth.games.code_x.rules import secret
from sleuth.games.code_x.thinking.assist import Notes, assist
from sleuth.games.code_x.thinking.beginner import BEGINNER
from sleuth.games.code_x.thinking.bots import BOTS
from sleuth.games.code_x.thinking.hints import hint
from sleuth.games.code_x.thinking.insight import INSIGHT
from sleuth.games.code_x.thinking.minds import minded
from sleuth.games.code_x.thinking.puzzles import PUZZLES
from sleuth.games.code_x.thinking.worlds import worlds
from sleuth.games.code_x.universe import universe
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Line, Phrase, Talents


def stands(match: AnyMatch) -> Line:
    """The turn that is played."""
    return Line("code-x.stands", {"n": match.state.board.turns + 1})


def measures(match: AnyMatch) -> Mapping[str, float]:
    """Questions that the winner asked and turns that the winner had; if nobody won, the mean."""
    winner = match.state.board.winner
    counted = (winner,) if winner is not None else match.state.board.everyone
    starts = {match.options.first}
    asked = turns = 0
    for fact in match.facts():
        match fact:
            case Appointed(seat=seat):
                starts = {seat}
            case Asked(seat=seat):
                asked += seat in counted
            case Passed(turn=turn):
                turns += turn in counted
            case _:
                pass
    turns += len(starts & {*counted})
    return {"questions": asked / len(counted), "turns": turns / len(counted)}


PHRASES = ("good-luck", "hmm", "ask-me", "thanks", "so-close", "well-played")

TOY_BOX = Box(
    dealt=2,
    code=1,
    tokens=8,
    slots=1,
    turns=12,
    columns=3,
    rows=2,
    field=(
        Tile("restaurant", Seat(0)),
        Tile("swap"),
        Tile("film-set", Seat(1)),
        Tile("extra-turn"),
        Tile("bar"),
        Tile("reactivate"),
    ),
)

TALENTS: Final = Talents(
    notation=notation,
    universe=universe,
    wide=4096,
    toy=(Toy(figures="enter", first=0, small=TOY_BOX), 2),
    bots=BOTS,
    minded=minded,
    beginner=BEGINNER,
    measures=measures,
    measure_names=("questions", "turns"),
    worlds=worlds,
    secret=secret,
    assist=assist,
    notes=Notes,
    review=review,
    reviewed=Review,
    insight=INSIGHT,
    puzzles=PUZZLES,
    hint=hint,
    phrases=tuple(Phrase(f"code-x.phrase.{name}") for name in PHRASES),
    rotates=True,
    stands=stands,
    effort=effort,
    weight=5,
    guide=GUIDE,
    drawing=DRAWING,
)
