"""What a house remembers: tables, a log for each, and people. Stored first, told second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from sleuth.kernel.data import Data, Seat
from sleuth.kernel.errors import SleuthError


class Unstored(SleuthError):
    """Nothing can be stored just now; nothing changed."""


class TableRow(Data, frozen=True):
    """What is fixed about a table; `status` moves on, and its terms may change before the start."""

    id: str
    code: str
    game: str
    version: int
    options: bytes
    seats: int
    agreed: bytes
    seed: str
    public: bool
    created: int
    status: str = "gathering"
    expires: int | None = None  # when it is thrown away, in milliseconds of the calendar


class Terms(Data, frozen=True):
    """What the host may agree on anew before the start."""

    options: bytes
    seats: int
    agreed: bytes
    public: bool


class PersonRow(Data, frozen=True):
    """Somebody: a public id, the hash of a secret, a name and a figure.

    `maker` is who made it, if it is the account of a bot.
    """

    id: str
    secret: bytes
    name: str
    figure: int
    maker: str | None = None


class SeatCommand(Data, frozen=True):
    """The name a client gave to a command; unique for its seat at its table."""

    seat: Seat
    id: str


class LogLine(Data, frozen=True):
    """One line of a table's log: an entry of its match, or an event round it.

    An entry may name the command that it came from; an event carries its own.
    """

    kind: Literal["entry", "event"]
    body: bytes
    command: SeatCommand | None = None


class NewTable(Data, frozen=True):
    """A table that is set up, its first lines, and the people among whose tables it counts."""

    row: TableRow
    lines: tuple[LogLine, ...]
    people: tuple[str, ...] = ()


class ResultRow(Data, frozen=True):
    """A match that counts for a person, when it ended, and what came of it."""

    person: str
    table: str
    game: str
    at: int
    body: bytes


class DiaryRow(Data, frozen=True):
    """What is kept for a person of one kind of thing about a table, and of when it is."""

    person: str
    kind: str
    about: str
    game: str
    at: int
    body: bytes


class TryRow(Data, frozen=True):
    """A person's try at a puzzle, when it began, and what came of it."""

    person: str
    puzzle: str
    at: int
    body: bytes


class FindRow(Data, frozen=True):
    """A puzzle that was found in a match of people, when, and itself."""

    puzzle: str
    at: int
    body: bytes


class Writing(Data, frozen=True):
    """What one act leaves behind, all of it or nothing.

    `status` and `terms` are given where they change; `people` sat down; `opens` is a table that
    comes into being with it; `results` are what an end counts for those who played, `diary` what
    they keep of it.
    """

    lines: tuple[LogLine, ...]
    status: str | None = None
    people: tuple[str, ...] = ()
    terms: Terms | None = None
    opens: NewTable | None = None
    results: tuple[ResultRow, ...] = ()
    diary: tuple[DiaryRow, ...] = ()

    @property
    def only_lines(self) -> bool:
        """Is it lines, and perhaps another status, and nothing else?"""
        besides = self.people or self.results or self.diary
        return not besides and self.terms is None and self.opens is None


class Stored(Data, frozen=True):
    """Everything about one table; `moment` is table time as of the last tick."""

    row: TableRow
    lines: tuple[LogLine, ...]
    moment: int = 0


class Store(Protocol):
    """One append-only log for each table. What is awaited is on disk when it returns."""

    async def create(self, new: NewTable) -> None:
        """A new table with its first lines; Conflict if its id or code is taken."""

    async def write(self, table: str, version: int, writing: Writing) -> None:
        """Lines `version` and on of a table's log; Conflict if somebody wrote there first.

        The number of lines is the version of a table: who has not folded all of them cannot write.
        """

    async def lines(self, table: str, since: int) -> tuple[LogLine, ...]:
        """The lines of a table's log from number `since` on."""

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """The same for many tables at once."""

    async def tick(self, table: str, moment: int) -> None:
        """Table time has come so far, though nothing happened."""

    async def load(self, table: str) -> Stored | None:
        """Everything about a table."""

    async def find(self, code: str) -> str | None:
        """The id of the table that waits for people and has this short code."""

    async def tables(self, status: str, public: bool | None = None) -> tuple[TableRow, ...]:
        """The tables in this status, newest first."""

    async def tables_of(self, person: str, most: int) -> tuple[str, ...]:
        """The names of a person's tables, newest first."""

    async def expiring(self, person: str | None = None) -> int:
        """How many tables will be thrown away one day: of a person, or of everybody."""

    async def expire(self, now: int) -> tuple[str, ...]:
        """Throw away what has expired, and say which tables those were."""

    async def add_person(self, row: PersonRow) -> None:
        """Somebody new."""

    async def rename(self, person: str, name: str, figure: int) -> None:
        """Somebody takes another name or figure."""

    async def person(self, secret: bytes) -> PersonRow | None:
        """Whose secret has this hash?"""

    async def people(self, ids: Sequence[str]) -> tuple[PersonRow, ...]:
        """The people with these ids."""

    async def bots_of(self, maker: str) -> tuple[PersonRow, ...]:
        """The bot accounts that somebody made."""

    async def resecret(self, person: str, secret: bytes) -> None:
        """Another secret proves this person from now on; recovery tokens are void."""

    async def give_token(self, person: str, token: bytes, until: int) -> None:
        """Keep the hash of a recovery token, the only one of this person."""

    async def take_token(self, token: bytes, now: int) -> str | None:
        """Whose token is this? It cannot be used again."""

    async def pledge(self, commitment: str, secret: str, made: int, most: int) -> None:
        """Keep a secret to which the house is committed; of too many the oldest go."""

    async def redeem(self, commitment: str) -> str | None:
        """The secret behind a commitment, once."""

    async def results(self, person: str) -> tuple[ResultRow, ...]:
        """The matches that count for a person, oldest first."""

    async def open_ratings(self, person: str, on: bool) -> None:
        """Whether others may see how strong somebody is."""

    async def with_open_ratings(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Those among these people who let others see it."""

    async def diary(self, person: str, kind: str, most: int) -> tuple[DiaryRow, ...]:
        """What is kept of this kind for a person, newest first."""

    async def jot(self, rows: Sequence[DiaryRow]) -> None:
        """Keep this for people whom the house knows, in the place of what was there."""

    async def tries(self, person: str) -> tuple[TryRow, ...]:
        """What a person tried, oldest first."""

    async def tries_at(self, puzzle: str, most: int) -> tuple[TryRow, ...]:
        """The last tries at a puzzle, oldest first."""

    async def try_puzzle(self, row: TryRow, before: bytes | None) -> None:
        """Keep a try that was this before (none: there was no try); Conflict if it was not."""

    async def agrees(self, person: str) -> bool | None:
        """Whether somebody's matches may become puzzles; None: nobody asked yet."""

    async def agree(self, person: str, on: bool) -> None:
        """Somebody agrees, or no longer: then what was found in their matches goes."""

    async def finds(self) -> tuple[FindRow, ...]:
        """What was found in matches of people, newest first."""

    async def find_named(self, puzzle: str) -> FindRow | None:
        """The find of this name."""

    async def keep_finds(self, rows: Sequence[FindRow], people: Sequence[str], most: int) -> None:
        """Keep what was found in a match, if all of these people agree; of too many old ones go."""

    async def forget(self, person: str) -> None:
        """Forget a person, and what they said."""

    async def close(self) -> None:
        """Write what is queued, and stop."""
