"""What goes over HTTP about puzzles; before the try, nothing in it says what solves one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sleuth.kernel.data import Await, Data, Over, Seat
from sleuth.kernel.moves import Offered
from sleuth.kernel.puzzles import Kind, Proof
from sleuth.kernel.talents import Hint, Line


class TryInfo(Data, frozen=True):
    """A try of mine: the answers, right or not, of which the first counts, and hints before it.

    `squares` can be shown to anybody; `day` is the number of the puzzle of the day, if it was that.
    """

    answers: tuple[bool, ...]
    hints: int
    over: bool
    squares: str
    day: int | None = None


class PuzzleInfo(Data, frozen=True):
    """A moment to think about, as its seat saw it: its stream, its view, and the moves on offer.

    `prompt` says what to find. `cases` are what may be so, for kinds that list it from the start.
    `tried` is what I made of it so far; `day` is given for the puzzle of the day.
    """

    id: str
    game: str
    kind: Kind
    seats: int
    seat: Seat
    prompt: Line
    facts: tuple[Any, ...]
    view: Any
    moves: Offered
    pending: Await | Over
    rating: int
    cases: Proof | None = None
    tried: TryInfo | None = None
    day: int | None = None


class PuzzleWanted(Data, frozen=True):
    """Which puzzle to hand out: of which game, and of which kind; of any, where nothing is said.

    With `streak` it is the next one of mine, whatever its kind; of `people`, one from a match here.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    kind: Literal["", "name", "decide", "best", "catch", "escape", "deal"] = ""
    streak: Literal["", "yes"] = ""
    people: Literal["", "yes"] = ""


class PuzzleAnswer(Data, frozen=True):
    """The move that I should make; in a streak there is no second answer."""

    move: dict[str, Any]
    streak: bool = False


class PuzzleHint(Data, frozen=True):
    """Help in words, and what I made of the puzzle so far."""

    hint: Hint
    tried: TryInfo


class PuzzleOutcome(Data, frozen=True):
    """How an answer was judged; when nothing is left to answer, what solves it, and why.

    `proof` speaks of the move that was tried where what may be so lay open all along, else of the
    one that solves it. `rating` is mine at this game after the first answer. `streak` is how many
    I solved in the streak that it was part of, and the most ever.
    """

    right: bool
    tried: TryInfo
    rating: int
    proof: Proof | None = None
    solutions: tuple[Any, ...] = ()
    written: tuple[str, ...] = ()
    streak: tuple[int, int] | None = None


class PuzzleCount(Data, frozen=True):
    """How many puzzles of a kind there are, and how many of them I tried."""

    kind: Kind
    all: int
    tried: int


class PuzzleGame(Data, frozen=True):
    """The puzzles of a game, and how good I am at them; it lies within so many points."""

    game: str
    kinds: tuple[PuzzleCount, ...]
    rating: int
    within: int
    tried: int
    solved: int


class PuzzleShelf(Data, frozen=True):
    """All puzzles, and what I made of them.

    `day` is today's number, `game` and `kind` what it is of, `ends` when the next one comes, in
    milliseconds of the calendar (UTC), `today` my try at it. `days` and `run` are in a row, days
    with a puzzle of the day and right first answers, with the most there were; `played` are the
    days of the last five weeks. `streak` is how many I solved in the one that goes on, and the most
    ever; `people` how many puzzles from matches of people there are, and how many of them I tried.
    """

    edition: str
    games: tuple[PuzzleGame, ...]
    day: int
    game: str
    kind: Kind
    ends: int
    today: TryInfo | None
    days: tuple[int, int]
    run: tuple[int, int]
    streak: tuple[int, int]
    played: tuple[int, ...]
    people: tuple[int, int]


class Sharing(Data, frozen=True):
    """Whether my matches may become puzzles; null: I was not asked yet."""

    agrees: bool | None


class NewSharing(Data, frozen=True):
    """Whether my matches may become puzzles, and the finished one at which I was asked."""

    on: bool
    table: Annotated[str, Meta(max_length=40)] = ""


class PastTry(Data, frozen=True):
    """A try of mine, to take along."""

    puzzle: str
    game: str
    kind: Kind
    at: int
    hints: int
    answers: tuple[bool, ...]
    day: int | None
    streak: int | None
