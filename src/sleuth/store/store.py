"""What a house remembers: tables, their two logs, and people. Stored first, told second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

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
    """Somebody: a public id, the hash of a secret, a name and a figure."""

    id: str
    secret: bytes
    name: str
    figure: int


class Command(Data, frozen=True):
    """The name a client gave to a command; unique for its seat at its table."""

    seat: Seat
    id: str


class EntryRow(Data, frozen=True):
    """One line of a match as it is stored, and the command it came from, if any."""

    body: bytes
    command: Command | None = None


class Stored(Data, frozen=True):
    """Everything about one table; `moment` is table time as of the last tick."""

    row: TableRow
    entries: tuple[EntryRow, ...]
    events: tuple[bytes, ...]
    moment: int = 0


class Store(Protocol):
    """Two append-only logs for each table. What is awaited is on disk when it returns."""

    async def create(
        self,
        row: TableRow,
        events: Sequence[bytes],
        people: Sequence[str] = (),
        entries: Sequence[EntryRow] = (),
    ) -> None:
        """A new table with its first events; Conflict if its id or code is taken."""

    async def append(
        self, table: str, n: int, entries: Sequence[EntryRow], status: str | None = None
    ) -> None:
        """Entries `n` and on of a match, all or none; Conflict if somebody wrote there first."""

    async def note(
        self,
        table: str,
        n: int,
        events: Sequence[bytes],
        status: str | None = None,
        people: Sequence[str] = (),
    ) -> None:
        """Events `n` and on of a table, all or none; Conflict if somebody wrote there first.

        The table counts among those of these `people` from now on.
        """

    async def agree(self, table: str, n: int, event: bytes, terms: Terms) -> None:
        """Event `n` of a table, from which on it stands under other terms."""

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

    async def resecret(self, person: str, secret: bytes) -> None:
        """Another secret proves this person from now on; recovery tokens are void."""

    async def give_token(self, person: str, token: bytes, until: int) -> None:
        """Keep the hash of a recovery token, the only one of this person."""

    async def take_token(self, token: bytes, now: int) -> str | None:
        """Whose token is this? It cannot be used again."""

    async def forget(self, person: str) -> None:
        """Forget a person, and what they said."""

    async def close(self) -> None:
        """Write what is queued, and stop."""
