"""The process in which finished matches are gone through: reviews, tries, and what others think."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from msgspec import Raw

from sleuth.games import game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Seat, Tagged
from sleuth.kernel.errors import Detail, SleuthError
from sleuth.kernel.insight import Insight, Unit
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Heard, Line
from sleuth.players import cast
from sleuth.players.dice import SeededDice
from sleuth.players.worker import BUDGET, run
from sleuth.study import transcript
from sleuth.study.puzzles.mining import mined
from sleuth.study.puzzles.puzzle import Puzzle, poser, verify
from sleuth.study.review.report import Badge, badge
from sleuth.study.review.reviewing import insight_of, review
from sleuth.study.review.trying import Tried, tried, unit_of

CLERK: Final = "sleuth.tables.clerk"

BEHIND: Final = 5
"""How much bots and tables come first."""


class GoThrough(Tagged, frozen=True):
    """Review a match, which is given as its record."""

    record: str


class Try(Tagged, frozen=True):
    """Weigh a move in the place of the one that a seat made."""

    game: str
    seat: Seat
    view: str
    made: str
    move: str


class Consult(Tagged, frozen=True):
    """Ask each of the house what it would do here, from what a seat sees and heard."""

    game: str
    view: str
    seed: str
    heard: tuple[Heard, ...] = ()


class Mine(Tagged, frozen=True):
    """Look for puzzles in a match, which is given as its record."""

    record: str


ClerkJob = GoThrough | Try | Consult | Mine


class Underway(Tagged, frozen=True):
    """So many steps are done, of so many."""

    done: int
    of: int


class WentThrough(Tagged, frozen=True):
    """The review: a MatchReview, encoded."""

    review: Raw


class Weighed(Tagged, frozen=True):
    """What a try came to."""

    tried: Tried


class Opinion(Data, frozen=True):
    """What one of the house would do, and what that would lose: nothing is said to wait."""

    bot: str
    move: Any = None
    said: Line | None = None
    unit: Unit | None = None
    loss: float | None = None
    badge: Badge | None = None


class Consulted(Tagged, frozen=True):
    """What they said, the weakest first."""

    opinions: tuple[Opinion, ...]


class Mined(Tagged, frozen=True):
    """The puzzles that were found, each proved."""

    puzzles: tuple[Puzzle, ...]


class Unanswered(Tagged, frozen=True):
    """Why there is no answer."""

    code: str
    details: dict[str, Detail]


ClerkWord = Underway | WentThrough | Weighed | Consulted | Mined | Unanswered

ClerkTells = Callable[[ClerkWord], None]


def answer(job: ClerkJob, tell: ClerkTells) -> ClerkWord:
    """Do one job; how far it is, is told on the way."""
    try:
        match job:
            case GoThrough(record=record):
                found = review(
                    transcript.read(record).match, lambda done, of: tell(Underway(done, of))
                )
                return WentThrough(Raw(codec.encode(found)))
            case Try():
                return Weighed(try_out(job))
            case Consult():
                return Consulted(tuple(opinions(job)))
            case Mine(record=record):
                return Mined(tuple(first_of_each(transcript.read(record).match)))
    except SleuthError as wrong:
        return Unanswered(wrong.code, dict(wrong.details))


def first_of_each(match: AnyMatch) -> Iterator[Puzzle]:
    """The first puzzle of each kind in a match, proved again from what its seat was told."""
    for kind in poser(match.game.name).kinds:
        for found in islice(mined(match, (kind,)), 1):
            verify(found)
            yield found


def try_out(job: Try) -> Tried:
    """A move held against the best on offer."""
    kind = game(job.game)
    view = codec.decode(job.view, kind.view)
    made, move = (codec.decode(each, kind.move) for each in (job.made, job.move))
    return tried(insight_of(job.game), job.seat, view, made, move)


def opinions(job: Consult) -> Iterator[Opinion]:
    """What each of the house would do; all throw the same dice."""
    view, insight = codec.decode(job.view, game(job.game).view), talents(job.game).insight
    for name in cast.CAST:
        thought = cast.bot(job.game, name)(view, job.heard, SeededDice(job.seed), BUDGET)
        yield opinion(name, view, thought.move, insight)


def opinion(name: str, view: Any, move: Any, insight: Insight | None) -> Opinion:
    """A thought, weighed if it can be."""
    if move is None or insight is None:
        return Opinion(name)
    prospect, said = insight.weigh(view, move), insight.said(view, move)
    if prospect is None:
        return Opinion(name, move, said)
    unit, loss = unit_of(insight, prospect), float(prospect.loss)
    return Opinion(name, move, said, unit, loss, badge(unit, loss))


def main() -> None:
    """Go through matches for the house."""
    if hasattr(os, "nice"):  # Windows has nothing like it
        os.nice(BEHIND)
    run(ClerkJob, answer)
