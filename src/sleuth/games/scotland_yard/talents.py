"""What Scotland Yard can do besides its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.scotland_yard import notation
from sleuth.games.scotland_yard.drawing import DRAWING
from sleuth.games.scotland_yard.effort import effort
from sleuth.games.scotland_yard.guide import GUIDE
from sleuth.games.scotland_yard.pieces import MISTER_X, Options, Toy
from sleuth.games.scotland_yard.rules import secret
from sleuth.games.scotland_yard.thinking.answers.explain import Explained
from sleuth.games.scotland_yard.thinking.answers.question import explore
from sleuth.games.scotland_yard.thinking.assist import Notes, assist
from sleuth.games.scotland_yard.thinking.beginner import BEGINNER
from sleuth.games.scotland_yard.thinking.bots import BOTS
from sleuth.games.scotland_yard.thinking.hints import hint
from sleuth.games.scotland_yard.thinking.insight import INSIGHT
from sleuth.games.scotland_yard.thinking.judge.verdict import check
from sleuth.games.scotland_yard.thinking.minds import light, minded
from sleuth.games.scotland_yard.thinking.puzzles import PUZZLES
from sleuth.games.scotland_yard.thinking.solution.studies import SolveOptions, solve
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.universe import universe
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Channel, Line, Phrase, Role, Talents


def measures(match: AnyMatch) -> Mapping[str, float]:
    """Whether the detectives won, and how many turns Mister X had."""
    board = match.state.board
    return {"detectives_win": float(board.over in ("caught", "cornered")), "rounds": board.rounds}


def channels(options: Options, seats: int) -> tuple[Channel, ...]:
    """Detectives whose talk is their own hear each other, and nobody else hears them."""
    detectives = tuple(Seat(n) for n in range(seats) if n != MISTER_X)
    return (detectives,) if options.detective_talk == "private" else ()


def stands(match: AnyMatch) -> Line:
    """The field that is filled last, of those that there are."""
    board, table = match.state.board, match.state.board.options.timetable
    of = table.fields or table.rounds + table.doubles
    return Line("scotland-yard.stands", {"n": len(board.log), "of": max(of, len(board.log))})


YARD = "scotland-yard.role.detective"
ROLES = (
    Role("scotland-yard.role.mister-x", "scotland-yard.role.mister-x"),
    *(Role(f"{YARD}-{n}", YARD) for n in range(1, 5)),
)
PHRASES = ("going", "cover", "careful", "close", "good-luck", "well-played")

TALENTS: Final = Talents(
    notation=notation,
    universe=universe,
    wide=512,
    toy=(Toy(), 4),
    bots=BOTS,
    minded=minded,
    light=light,
    beginner=BEGINNER,
    measures=measures,
    measure_names=("detectives_win", "rounds"),
    worlds=worlds,
    secret=secret,
    assist=assist,
    notes=Notes,
    insight=INSIGHT,
    puzzles=PUZZLES,
    hint=hint,
    phrases=tuple(Phrase(f"scotland-yard.phrase.{name}") for name in PHRASES),
    channels=channels,
    explore=explore,
    explored=Explained,
    solve=(SolveOptions, solve),
    check=check,
    for_people=("scotland-yard.phrase.going",),
    roles=ROLES,
    stands=stands,
    effort=effort,
    sides=("x", "detectives"),
    weight=3,
    guide=GUIDE,
    drawing=DRAWING,
)
