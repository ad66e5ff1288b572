"""What came of somebody's tries, and what follows: a rating, runs, and days in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sleuth.kernel.data import Data
from sleuth.kernel.puzzles import Kind
from sleuth.players.ladder.glicko import Result, Strength, after, weight
from sleuth.players.ladder.standing import opponent

HINTED: Final = 0.3
"""How much a try says after a hint."""

TRIES: Final = 2
"""Answers that one has; the first counts."""

RIGHT, WRONG = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"


class PuzzleTry(Data, frozen=True):
    """A try at a puzzle: what was answered, and what both were known for before.

    `day` is the number of the puzzle of the day, if it was that. `theirs` is the puzzle's rating,
    `weight` how much it says. Answers are right or not; whoever gave up answered wrong. `streak`
    is the number of the streak that it was part of.
    """

    game: str
    kind: Kind
    at: int
    mine: float
    theirs: float
    weight: float
    day: int | None = None
    hints: int = 0
    answers: tuple[bool, ...] = ()
    streak: int | None = None

    @property
    def over(self) -> bool:
        """Is there nothing more to answer?"""
        return True in self.answers or len(self.answers) >= TRIES

    @property
    def counts(self) -> bool:
        """Was there a first answer?"""
        return bool(self.answers)

    @property
    def points(self) -> float:
        """One for a right first answer."""
        return float(self.answers[0])

    @property
    def clean(self) -> bool:
        """Was the first answer right, and given without a hint?"""
        return self.counts and self.answers[0] and not self.hints

    @property
    def squares(self) -> str:
        """The answers, without what they were."""
        return "".join(RIGHT if right else WRONG for right in self.answers)


def strength(tries: Iterable[PuzzleTry]) -> Strength:
    """What is known of somebody after these tries, oldest first."""
    known = Strength()
    for each in tries:
        if each.counts:
            known = after(known, (Result(opponent(each.theirs, told(each)), each.points),))
    return known


def told(tried: PuzzleTry) -> float:
    """How much a try says: less after a hint."""
    return tried.weight * (HINTED if tried.hints else 1.0)


def hardness(rating: float, tries: Iterable[PuzzleTry]) -> Strength:
    """What is known of a puzzle after these tries at it: whoever solves it wins against it."""
    known = Strength(rating)
    for each in tries:
        if each.counts:
            known = after(known, (Result(opponent(each.mine, told(each)), 1 - each.points),))
    return known


def begun(puzzle: Strength, person: Strength) -> tuple[float, float, float]:
    """What is known of both when somebody begins: ratings, and how much a result will say."""
    return round(person.rating, 1), round(puzzle.rating, 1), round(weight(puzzle), 4)


class InARow(NamedTuple):
    """So many in a row now, and at the most."""

    now: int
    most: int


def run(tries: Sequence[PuzzleTry]) -> InARow:
    """Right first answers in a row, without a hint."""
    now = most = 0
    for each in tries:
        if each.counts:
            now = now + 1 if each.clean else 0
            most = max(most, now)
    return InARow(now, most)


class Streak(NamedTuple):
    """Puzzles until the first miss: the how manieth it is, solved so far, and the most ever."""

    number: int
    now: int
    most: int


def streak(tries: Iterable[PuzzleTry]) -> Streak:
    """The streak that somebody is in: the last one, or a new one after a miss."""
    parts = [each for each in tries if each.streak is not None and each.counts]
    solved = Counter(each.streak for each in parts if each.clean)
    last = max((each.streak or 0 for each in parts), default=0)
    missed = any(each.streak == last and not each.clean for each in parts)
    number = last + 1 if missed or not last else last
    return Streak(number, solved[number], max(solved.values(), default=0))


def days(tries: Iterable[PuzzleTry], today: int) -> InARow:
    """Days in a row with the puzzle of the day, solved or not; today still may come."""
    played = sorted({each.day for each in tries if each.day is not None and each.counts})
    length = most = 0
    last = None
    for day in played:
        length = length + 1 if last == day - 1 else 1
        most, last = max(most, length), day
    return InARow(length if last is not None and last >= today - 1 else 0, most)
