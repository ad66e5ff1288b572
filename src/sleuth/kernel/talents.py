"""What a game may be able to do besides its rules: each talent is small, and most are optional."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from sleuth.kernel.data import Data, Millis, Seat
from sleuth.kernel.guides import Guide
from sleuth.kernel.insight import Insight
from sleuth.kernel.minds import Mind
from sleuth.kernel.moves import Dice, Moves
from sleuth.kernel.picture import Drawing
from sleuth.kernel.puzzles import Puzzles

M = TypeVar("M")
V = TypeVar("V")
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Argument = str | int | float | tuple[str, ...]


class Line(Data, frozen=True):
    """A sentence: the code of its words, and what stands in their gaps.

    A number or a string stands for itself, a tuple for the words behind these codes, in a row;
    `seats` are gaps for the names of people.
    """

    code: str
    args: dict[str, Argument] = {}
    seats: dict[str, Seat] = {}


class Notation(Protocol):
    """Moves as people write them, and facts as sentences."""

    def write(self, move: Any) -> str:
        """The move as text."""

    def read(self, text: str, view: Any) -> Any:
        """The move behind a text, or Malformed; `view` settles what the text leaves out."""

    def line(self, fact: Any, view: Any) -> Line | None:
        """The sentence that tells a fact to a seat, or nothing if another fact tells it already."""

    def show(self, view: Any) -> str:
        """What a seat knows, drawn for a terminal."""


class Phrase(Data, frozen=True):
    """A quick phrase: its code, and what stands in its gaps."""

    code: str
    args: dict[str, Argument] = {}


Channel = tuple[Seat, ...]
"""Seats that talk among themselves."""


class Heard(Data, frozen=True):
    """A phrase that a seat said; `to` are the seats that it was said to, none for all."""

    seat: Seat
    phrase: Phrase
    to: Channel = ()

    def heard_by(self, seat: Seat | None) -> bool:
        """May this seat hear it? `None` is a spectator."""
        return not self.to or seat in self.to


class Thought(Data, Generic[M], frozen=True):
    """What a bot makes of a position: a move, or nothing yet; and what it says."""

    move: M | None
    says: tuple[Phrase, ...] = ()


class Bot(Protocol[V_contra, M_co]):
    """A pure function: equal views, phrases, dice and budget give equal thoughts."""

    def __call__(
        self, view: V_contra, heard: tuple[Heard, ...], dice: Dice, budget: int, /
    ) -> Thought[Any]:
        """Think. `budget` counts work, never time."""


def at_random(moves: Callable[[V], Moves[M]]) -> Bot[V, M]:
    """A bot that makes any move on offer."""

    def anything(view: V, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[M]:
        del heard, budget
        offered = moves(view)
        return Thought(offered.pick(dice) if offered else None)

    return anything


Progress = Callable[[int, int], None]
"""Hears how much is done, and of how much."""

HALF: Final = 6.0
"""Bits to think about at which a decision is half as hard as one can be."""

Level = Literal["none", "facts", "direct", "joint", "odds", "hints"]
LEVELS: tuple[Level, ...] = ("none", "facts", "direct", "joint", "odds", "hints")


class Role(Data, frozen=True):
    """What a seat is from the start to the end, and the side it is on: the codes of their words."""

    name: str
    side: str


class Hint(Data, frozen=True):
    """Help for one seat: words, and at the last step the move itself.

    What the pad has `shown` already costs nothing: it is pointed at, and nobody is told.
    """

    line: Line
    move: Any = None
    shown: bool = False


def all_aloud(options: Any, seats: int) -> tuple[Channel, ...]:
    """Everybody hears everybody, whatever is agreed on."""
    del options, seats
    return ()


def nothing_measured(match: Any) -> Mapping[str, float]:
    """No figures of a finished match."""
    del match
    return {}


def nobody_light(mind: Mind) -> bool:
    """Nobody plays without numpy."""
    del mind
    return False


def as_it_is(view: Any, move: Any) -> Any:
    """The same move, whatever is seen."""
    del view
    return move


def only_game(match: Any) -> int:
    """A match that has one game is always in its first."""
    del match
    return 0


def as_measured(options: Any) -> float:
    """A match says as much of its players as one that was measured, whatever is agreed on."""
    del options
    return 1.0


def middling(view: Any, seat: Seat) -> float:
    """Every decision is half as hard as one can be."""
    del view, seat
    return HALF


def nowhere_in_particular(match: Any) -> Line | None:
    """How far a match is goes without words."""
    del match
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Talents:
    """Everything about one game that its rules do not need; only its notation is needed."""

    notation: Notation
    toy: tuple[Any, int] | None = None  # options and seats of a match that is soon counted
    bots: Mapping[str, Bot[Any, Any]] = field(default_factory=dict)  # none: one plays at random
    minded: Callable[[Mind], Bot[Any, Any]] | None = None  # somebody who plays with this mind
    beginner: Bot[Any, Any] | None = None  # a careful beginner, to measure the lowest rung by
    light: Callable[[Mind], bool] = nobody_light  # does this mind play where there is no numpy?
    cast: Mapping[str, str] = field(default_factory=dict)  # who of the house thinks by which bot
    measures: Callable[[Any], Mapping[str, float]] = nothing_measured  # of a finished match
    measure_names: tuple[str, ...] = ()
    worlds: Callable[[Any], Iterable[Any]] | None = None
    count: Callable[[Any, int], int] | None = None  # of worlds, up to a bound, faster than listing
    secret: Callable[[Any, Seat | None], Any] | None = None
    assist: Callable[[Any, Level], Any] | None = None
    notes: Any = None
    hint: Callable[[Any, int], Hint | None] | None = None
    hint_steps: int = 3
    review: Callable[[Any], Any] | None = None  # of a finished match, for those who played it
    reviewed: Any = None  # the type of what a review gives
    insight: Insight | None = None  # what decisions were worth to those who took them
    puzzles: Puzzles | None = None  # moments from which something follows for sure
    clocked: Callable[[Any, Millis], Any] | None = None  # a view with the time on its watch
    phrases: tuple[Phrase, ...] = ()
    for_people: tuple[str, ...] = ()  # phrases that only help a person who has to decide as well
    channels: Callable[[Any, int], tuple[Channel, ...]] = all_aloud  # of options and seats
    understand: Callable[[str], Phrase | None] | None = None  # free words, for bots that listen
    explore: Callable[[str], Any] | None = None  # a position in its own words, or `Malformed`
    explored: Any = None  # the type of what exploring gives
    solve: tuple[type[Any], Callable[[Any, Progress], Mapping[str, object]]] | None = None
    check: Callable[[Path], Mapping[str, object]] | None = None  # a certificate, or `Unproved`
    pace: tuple[float, float] = (0.5, 2.5)  # least and most seconds of a bot at a human pace
    effort: Callable[[Any, Seat], float] = middling  # bits to think about, of what a spectator sees
    weight: int = 9  # how much there is to learn; the hall begins with the lightest
    universe: Callable[[Any, int], Moves[Any]] | None = None  # all moves there ever are, in order
    plain: Callable[[Any, Any], Any] = as_it_is  # a move on offer, as it stands in the universe ...
    real: Callable[[Any, Any], Any] = as_it_is  # ... and back
    wide: int = 2048  # numbers that hold any view of a match
    roles: tuple[Role, ...] = ()  # by seat, where seats differ for the whole match
    sides: tuple[str, ...] = ()  # what commands call the sides, where seats differ: seat 0's first
    team: bool = False  # all win or lose together
    rated: Mapping[str, Any] = field(default_factory=dict)  # options when strength is measured
    telling: Callable[[Any], float] = as_measured  # how much a match under these options says
    usual: Mapping[str, Any] = field(default_factory=dict)  # options for one guest and the house
    stands: Callable[[Any], Line | None] = nowhere_in_particular  # how far a match is, for all
    nth_game: Callable[[Any], int] = only_game  # of a match that has several; the first is 0
    rotates: bool = False  # a rematch passes the seats on
    again: Callable[[Any], Any] | None = None  # the options of a rematch, of a finished match
    guide: Guide | None = None  # a first game, for those who never played
    drawing: Drawing | None = None  # how it looks in a terminal; without one, as its text

    @property
    def levels(self) -> tuple[Level, ...]:
        """How much help a table can agree on: as far as this game can give it."""
        most: Level = "hints" if self.hint else "odds" if self.assist else "facts"
        return LEVELS[: LEVELS.index(most) + 1]

    def bot_like(self, *wished: str) -> str:
        """The first of these bots that this game has, else the one that it names first."""
        return next((name for name in wished if name in self.bots), next(iter(self.bots)))

    def hearers(self, options: Any, seats: int, *speaking: Seat) -> Channel:
        """The seats that hear what is said from one of these; none are named where all hear it."""
        channels = self.channels(options, seats)
        return next((each for each in channels if not {*each}.isdisjoint(speaking)), ())
