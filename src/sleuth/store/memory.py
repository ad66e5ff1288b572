"""A store in memory, for a house of one person; what is done there is kept elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from sleuth.kernel import codec
from sleuth.store.deeds import (
    Contents,
    Deed,
    DiaryJotted,
    FindsKept,
    LinesWritten,
    PersonAgreed,
    PersonCalled,
    PersonCame,
    PersonForgotten,
    PuzzleTried,
    RatingsShown,
    SecretChanged,
    TableMade,
    TablesExpired,
)
from sleuth.store.store import (
    DiaryRow,
    FindRow,
    LogLine,
    NewTable,
    PersonRow,
    ResultRow,
    Stored,
    TableRow,
    TryRow,
    Unstored,
    Writing,
)

Journal = Callable[[bytes], Awaitable[None]]
"""Keeps one deed for good; it is not done before this has returned."""


class MemoryStore:
    """A Store of deeds. Recovery tokens, pledges and ticks do not outlive it."""

    def __init__(self, journal: Journal, past: Iterable[bytes] = ()) -> None:
        self._journal = journal
        self._contents = Contents()
        for body in past:
            self._contents.fold(codec.decode(body, Deed))
        self._one = asyncio.Lock()
        self._tokens: dict[bytes, tuple[str, int]] = {}
        self._pledges: dict[str, str] = {}
        self._closed = False

    async def _do(self, deed: Deed) -> None:
        """One deed after another: fitting, kept, then done."""
        async with self._one:
            if self._closed:
                raise Unstored("store.closed")
            self._contents.demand(deed)
            await self._journal(codec.encode(deed))
            self._contents.fold(deed)

    # tables

    async def create(self, new: NewTable) -> None:
        """A new table with its first lines; Conflict if its id or code is taken."""
        await self._do(TableMade(new))

    async def write(self, table: str, version: int, writing: Writing) -> None:
        """Lines `version` and on of a table's log; Conflict if somebody wrote there first."""
        await self._do(LinesWritten(table, version, writing))

    async def lines(self, table: str, since: int) -> tuple[LogLine, ...]:
        """The lines of a table's log from number `since` on."""
        shelf = self._contents.tables.get(table)
        return () if shelf is None else tuple(shelf.lines[since:])

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """The same for many tables at once."""
        return {table: await self.lines(table, start) for table, start in since.items()}

    async def tick(self, table: str, moment: int) -> None:
        """Table time has come so far, though nothing happened."""
        if table in self._contents.tables:
            self._contents.tables[table].moment = moment

    async def load(self, table: str) -> Stored | None:
        """Everything about a table."""
        shelf = self._contents.tables.get(table)
        return None if shelf is None else Stored(shelf.row, tuple(shelf.lines), shelf.moment)

    async def find(self, code: str) -> str | None:
        """The id of the table that waits for people and has this short code."""
        return next((row.id for row in await self.tables("gathering") if row.code == code), None)

    async def tables(self, status: str, public: bool | None = None) -> tuple[TableRow, ...]:
        """The tables in this status, newest first."""
        rows = (shelf.row for shelf in self._contents.tables.values())
        found = [each for each in rows if each.status == status and public in (None, each.public)]
        return tuple(sorted(found, key=lambda row: -row.created))

    async def tables_of(self, person: str, most: int) -> tuple[str, ...]:
        """The names of a person's tables, newest first."""
        rows = [each.row for each in self._contents.tables.values() if person in each.people]
        return tuple(row.id for row in sorted(rows, key=lambda row: -row.created)[:most])

    async def expiring(self, person: str | None = None) -> int:
        """How many tables will be thrown away one day: of a person, or of everybody."""
        kept = [each for each in self._contents.tables.values() if each.row.expires is not None]
        return sum(person is None or person in each.people for each in kept)

    async def expire(self, now: int) -> tuple[str, ...]:
        """Throw away what has expired, and say which tables those were."""
        rows = (shelf.row for shelf in self._contents.tables.values())
        old = tuple(row.id for row in rows if row.expires is not None and row.expires <= now)
        if old:
            await self._do(TablesExpired(old))
        return old

    # people

    async def add_person(self, row: PersonRow) -> None:
        """Somebody new."""
        await self._do(PersonCame(row))

    async def rename(self, person: str, name: str, figure: int) -> None:
        """Somebody takes another name or figure."""
        await self._do(PersonCalled(person, name, figure))

    async def person(self, secret: bytes) -> PersonRow | None:
        """Whose secret has this hash?"""
        people = self._contents.people.values()
        return next((row for row in people if row.secret == secret), None)

    async def people(self, ids: Sequence[str]) -> tuple[PersonRow, ...]:
        """The people with these ids."""
        known = self._contents.people
        return tuple(known[each] for each in ids if each in known)

    async def bots_of(self, maker: str) -> tuple[PersonRow, ...]:
        """The bot accounts that somebody made."""
        bots = [row for row in self._contents.people.values() if row.maker == maker]
        return tuple(sorted(bots, key=lambda row: (row.name, row.id)))

    async def resecret(self, person: str, secret: bytes) -> None:
        """Another secret proves this person from now on; recovery tokens are void."""
        await self._do(SecretChanged(person, secret))
        self._void_tokens(person)

    async def give_token(self, person: str, token: bytes, until: int) -> None:
        """Keep the hash of a recovery token, the only one of this person."""
        self._void_tokens(person)
        self._tokens[token] = (person, until)

    def _void_tokens(self, person: str) -> None:
        self._tokens = {key: kept for key, kept in self._tokens.items() if kept[0] != person}

    async def take_token(self, token: bytes, now: int) -> str | None:
        """Whose token is this? It cannot be used again."""
        person, until = self._tokens.pop(token, ("", now))
        return person if until > now else None

    async def pledge(self, commitment: str, secret: str, made: int, most: int) -> None:
        """Keep a secret to which the house is committed; of too many the oldest go."""
        del made
        self._pledges[commitment] = secret
        while len(self._pledges) > most:
            del self._pledges[next(iter(self._pledges))]

    async def redeem(self, commitment: str) -> str | None:
        """The secret behind a commitment, once."""
        return self._pledges.pop(commitment, None)

    # what people keep

    async def results(self, person: str) -> tuple[ResultRow, ...]:
        """The matches that count for a person, oldest first."""
        rows = [row for row in self._contents.results.values() if row.person == person]
        return tuple(sorted(rows, key=lambda row: (row.at, row.table)))

    async def open_ratings(self, person: str, on: bool) -> None:
        """Whether others may see how strong somebody is."""
        await self._do(RatingsShown(person, on))

    async def with_open_ratings(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Those among these people who let others see it."""
        return tuple(each for each in ids if each in self._contents.open_ratings)

    async def diary(self, person: str, kind: str, most: int) -> tuple[DiaryRow, ...]:
        """What is kept of this kind for a person, newest first."""
        every = self._contents.diary.values()
        rows = [row for row in every if (row.person, row.kind) == (person, kind)]
        return tuple(sorted(rows, key=lambda row: (-row.at, row.about))[:most])

    async def jot(self, rows: Sequence[DiaryRow]) -> None:
        """Keep this for people whom the house knows, in the place of what was there."""
        await self._do(DiaryJotted(tuple(rows)))

    async def tries(self, person: str) -> tuple[TryRow, ...]:
        """What a person tried, oldest first."""
        rows = [row for row in self._contents.tries.values() if row.person == person]
        return tuple(sorted(rows, key=lambda row: (row.at, row.puzzle)))

    async def tries_at(self, puzzle: str, most: int) -> tuple[TryRow, ...]:
        """The last tries at a puzzle, oldest first."""
        rows = [row for row in self._contents.tries.values() if row.puzzle == puzzle]
        newest = sorted(rows, key=lambda row: (-row.at, row.person))[:most]
        return tuple(reversed(newest))

    async def try_puzzle(self, row: TryRow, before: bytes | None) -> None:
        """Keep a try that was this before (none: there was no try); Conflict if it was not."""
        await self._do(PuzzleTried(row, before))

    async def agrees(self, person: str) -> bool | None:
        """Whether somebody's matches may become puzzles; None: nobody asked yet."""
        return self._contents.consents.get(person)

    async def agree(self, person: str, on: bool) -> None:
        """Somebody agrees, or no longer: then what was found in their matches goes."""
        await self._do(PersonAgreed(person, on))

    async def finds(self) -> tuple[FindRow, ...]:
        """What was found in matches of people, newest first."""
        rows = [row for row, _ in self._contents.finds.values()]
        return tuple(sorted(rows, key=lambda row: (-row.at, row.puzzle)))

    async def find_named(self, puzzle: str) -> FindRow | None:
        """The find of this name."""
        found = self._contents.finds.get(puzzle)
        return None if found is None else found[0]

    async def keep_finds(self, rows: Sequence[FindRow], people: Sequence[str], most: int) -> None:
        """Keep what was found in a match, if all of these people agree; of too many old ones go."""
        await self._do(FindsKept(tuple(rows), tuple(people), most))

    async def forget(self, person: str) -> None:
        """Forget a person, and what they said."""
        await self._do(PersonForgotten(person))
        self._void_tokens(person)

    async def close(self) -> None:
        """Take in nothing more."""
        async with self._one:
            self._closed = True
