"""The store in PostgreSQL: one connection writes, a few read. Any process may write any table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, TypeVar

import asyncpg
import msgspec

from sleuth.kernel.data import Seat
from sleuth.store import schema
from sleuth.store.bus import BusHint
from sleuth.store.groups import LOST, Apart, Append, GroupWriter, Tick, unstored
from sleuth.store.postgres_rows import DIARY, TABLE, insert_table, jot, write_whole
from sleuth.store.store import (
    DiaryRow,
    LogLine,
    NewTable,
    PersonRow,
    ResultRow,
    SeatCommand,
    Stored,
    TableRow,
    Unstored,
    Writing,
)
from sleuth.store.tries import PostgresFinds, PostgresTries, withdrawn

T = TypeVar("T")

PERSON = "id, secret, name, figure, maker"
PATIENCE = 10.0
"""Seconds after which a statement that was not answered counts as lost."""

MIGRATING = 0x51E07
"""The lock under which one process brings the tables up to date while the others wait."""

SETTINGS = {"application_name": "sleuth", "search_path": "sleuth", "synchronous_commit": "on"}
"""What holds for every connection. Our tables have a schema of their own."""


SNAPSHOT = f"""SELECT {TABLE}, moment + CASE
        WHEN EXISTS (SELECT FROM processes AS p WHERE p.id = keeper AND p.until > now())
        THEN coalesce((1000 * extract(epoch FROM now() - ticked))::bigint, 0) ELSE 0 END
    FROM tables WHERE id = $1"""


async def connect(address: str) -> Any:
    """A connection to the tables of the house."""
    return await asyncpg.connect(
        address, timeout=PATIENCE / 2, command_timeout=PATIENCE, server_settings=SETTINGS
    )


async def open_postgres(
    address: str, say: Callable[[BusHint], None] | None = None
) -> PostgresStore:
    """The store at this address, its tables up to date; NOTIFY tells, unless there is `say`."""
    with lines_may_break():
        db = await connect(address)
        try:
            house = await migrate(db)
        finally:
            await db.close()
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=4,
            timeout=PATIENCE / 2,
            command_timeout=PATIENCE,
            server_settings=SETTINGS,
            reset=as_it_was,
        )
    return PostgresStore(address, pool, house, say)


async def as_it_was(db: Any) -> None:
    """Whoever reads leaves a connection as it was: there is nothing to be put back."""


async def migrate(db: Any) -> str:
    """Bring the tables to this version, and say how this house is called."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await db.execute("CREATE SCHEMA IF NOT EXISTS sleuth")
        await db.execute(
            "CREATE TABLE IF NOT EXISTS versions (n INTEGER NOT NULL, house TEXT NOT NULL)"
        )
        found = await db.fetchrow("SELECT n, house FROM versions")
        done, house = (0, token_hex(8)) if found is None else found
        if done > len(schema.POSTGRES):
            raise Unstored("store.newer", version=done)
        for script in schema.POSTGRES[done:]:
            await db.execute(script)
        await db.execute("DELETE FROM versions")
        await db.execute("INSERT INTO versions VALUES ($1, $2)", len(schema.POSTGRES), house)
    return str(house)


@contextmanager
def lines_may_break() -> Iterator[None]:
    """What cannot be read just now is Unstored."""
    try:
        yield
    except (*LOST, asyncpg.PostgresError) as wrong:
        raise unstored(wrong) from wrong


class PostgresStore(PostgresTries, PostgresFinds):
    """A Store in a database that many processes share."""

    def __init__(
        self, address: str, pool: Any, house: str, say: Callable[[BusHint], None] | None
    ) -> None:
        self.address = address
        self.house = house
        self._pool = pool
        self.say = say
        self._writer = GroupWriter(lambda: connect(address), tells=say is None)

    async def read(self, look: Callable[[Any], Awaitable[T]]) -> T:
        """Look at what is stored."""
        with lines_may_break():
            async with self._pool.acquire(timeout=PATIENCE) as db:
                return await look(db)

    def wrote(self, pid: int) -> bool:
        """Is this the process of PostgreSQL that writes for us?"""
        return pid == self._writer.pid

    async def change(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Change something in a transaction of its own, after all that was asked for before."""
        found: T = await self._writer.do(Apart(work))
        return found

    async def _run(self, query: str, *values: Any) -> None:
        await self.change(lambda db: db.execute(query, *values))

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return await self.read(lambda db: db.fetch(query, *values))

    async def create(self, new: NewTable) -> None:
        """A new table with its first lines; Conflict if its id or code is taken."""
        await self.change(lambda db: insert_table(db, new))

    async def write(self, table: str, version: int, writing: Writing) -> None:
        """Lines `version` and on of a table's log; Conflict if somebody wrote there first."""
        append = Append(table, version, writing.lines, writing.status)
        if writing.only_lines:
            await self._writer.do(append)
        else:
            await self.change(lambda db: write_whole(db, append, writing))
        if self.say is not None:
            self.say(BusHint("table", table, version + len(writing.lines)))

    async def lines(self, table: str, since: int) -> tuple[LogLine, ...]:
        """The lines of a table's log from number `since` on."""
        return (await self.lines_of({table: since}))[table]

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, tuple[LogLine, ...]]:
        """The same for many tables at once."""
        query = """SELECT in_table, kind, body, seat, command
            FROM unnest($1::text[], $2::int[]) AS a (id, since)
            JOIN log ON in_table = id AND v >= since ORDER BY in_table, v"""
        found: dict[str, list[LogLine]] = {table: [] for table in since}
        for row in await self._rows(query, list(since), list(since.values())):
            found[row["in_table"]].append(log_line(*row[1:]))
        return {table: tuple(lines) for table, lines in found.items()}

    async def tick(self, table: str, moment: int) -> None:
        """Table time has come so far, though nothing happened."""
        await self._writer.do(Tick(table, moment))

    async def load(self, table: str) -> Stored | None:
        """Everything about a table, as of one moment."""
        return await self.read(lambda db: snapshot(db, table)) if writable(table) else None

    async def find(self, code: str) -> str | None:
        """The id of the table that waits for people and has this short code."""
        query = "SELECT id FROM tables WHERE code = $1 AND status = 'gathering'"
        rows = await self._rows(query, code) if writable(code) else []
        return rows[0]["id"] if rows else None

    async def tables(self, status: str, public: bool | None = None) -> tuple[TableRow, ...]:
        """The tables in this status, newest first."""
        query = f"""SELECT {TABLE} FROM tables WHERE status = $1 AND public = coalesce($2, public)
            ORDER BY created DESC LIMIT 200"""
        return tuple(TableRow(*row) for row in await self._rows(query, status, public))

    async def tables_of(self, person: str, most: int) -> tuple[str, ...]:
        """The names of a person's tables, newest first."""
        query = """SELECT id FROM sittings JOIN tables ON id = in_table
            WHERE person = $1 ORDER BY created DESC LIMIT $2"""
        return tuple(row["id"] for row in await self._rows(query, person, most))

    async def expiring(self, person: str | None = None) -> int:
        """How many tables will be thrown away one day: of a person, or of everybody."""
        query = """SELECT count(*) AS n FROM tables WHERE expires IS NOT NULL AND ($1::text IS NULL
            OR id IN (SELECT in_table FROM sittings WHERE person = $1))"""
        return int((await self._rows(query, person))[0]["n"])

    async def expire(self, now: int) -> tuple[str, ...]:
        """Throw away what has expired, and say which tables those were."""

        async def job(db: Any) -> tuple[str, ...]:
            query = "SELECT id FROM tables WHERE expires <= $1 ORDER BY id FOR UPDATE"
            gone = [row["id"] for row in await db.fetch(query, now)]
            for part, key in (("log", "in_table"), ("sittings", "in_table"), ("tables", "id")):
                await db.execute(f"DELETE FROM {part} WHERE {key} = ANY($1)", gone)
            return tuple(gone)

        return await self.change(job)

    async def add_person(self, row: PersonRow) -> None:
        """Somebody new."""
        values = (row.id, row.secret, row.name, row.figure, row.maker)
        await self._run(f"INSERT INTO people ({PERSON}) VALUES ($1, $2, $3, $4, $5)", *values)

    async def rename(self, person: str, name: str, figure: int) -> None:
        """Somebody takes another name or figure."""
        await self._run(
            "UPDATE people SET name = $1, figure = $2 WHERE id = $3", name, figure, person
        )

    async def person(self, secret: bytes) -> PersonRow | None:
        """Whose secret has this hash?"""
        rows = await self._rows(f"SELECT {PERSON} FROM people WHERE secret = $1", secret)
        return PersonRow(*rows[0]) if rows else None

    async def people(self, ids: Sequence[str]) -> tuple[PersonRow, ...]:
        """The people with these ids."""
        query = f"SELECT {PERSON} FROM people WHERE id = ANY($1)"
        rows = await self._rows(query, [each for each in ids if writable(each)])
        return tuple(PersonRow(*row) for row in rows)

    async def bots_of(self, maker: str) -> tuple[PersonRow, ...]:
        """The bot accounts that somebody made."""
        query = f"SELECT {PERSON} FROM people WHERE maker = $1 ORDER BY name, id"
        return tuple(PersonRow(*row) for row in await self._rows(query, maker))

    async def resecret(self, person: str, secret: bytes) -> None:
        """Another secret proves this person from now on; recovery tokens are void."""

        async def job(db: Any) -> None:
            await db.execute("UPDATE people SET secret = $1 WHERE id = $2", secret, person)
            await db.execute("DELETE FROM tokens WHERE person = $1", person)

        await self.change(job)

    async def give_token(self, person: str, token: bytes, until: int) -> None:
        """Keep the hash of a recovery token, the only one of this person."""

        async def job(db: Any) -> None:
            await db.execute("DELETE FROM tokens WHERE person = $1", person)
            await db.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token, person, until)

        await self.change(job)

    async def take_token(self, token: bytes, now: int) -> str | None:
        """Whose token is this? It cannot be used again."""
        query = "DELETE FROM tokens WHERE hash = $1 RETURNING person, until"
        row = await self.change(lambda db: db.fetchrow(query, token))
        return row["person"] if row is not None and row["until"] > now else None

    async def pledge(self, commitment: str, secret: str, made: int, most: int) -> None:
        """Keep a secret to which the house is committed; of too many the oldest go."""

        async def job(db: Any) -> None:
            await db.execute("INSERT INTO pledges VALUES ($1, $2, $3)", commitment, secret, made)
            await db.execute(
                """DELETE FROM pledges WHERE made <=
                    (SELECT made FROM pledges ORDER BY made DESC OFFSET $1 LIMIT 1)""",
                most,
            )

        await self.change(job)

    async def redeem(self, commitment: str) -> str | None:
        """The secret behind a commitment, once."""
        query = "DELETE FROM pledges WHERE commitment = $1 RETURNING secret"
        found: str | None = await self.change(lambda db: db.fetchval(query, commitment))
        return found

    async def results(self, person: str) -> tuple[ResultRow, ...]:
        """The matches that count for a person, oldest first."""
        query = "SELECT * FROM results WHERE person = $1 ORDER BY at, in_table"
        return tuple(ResultRow(*row) for row in await self._rows(query, person))

    async def open_ratings(self, person: str, on: bool) -> None:
        """Whether others may see how strong somebody is."""
        shown = "INSERT INTO open_ratings VALUES ($1) ON CONFLICT DO NOTHING"
        await self._run(shown if on else "DELETE FROM open_ratings WHERE person = $1", person)

    async def with_open_ratings(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Those among these people who let others see it."""
        query = "SELECT person FROM open_ratings WHERE person = ANY($1)"
        return tuple(row[0] for row in await self._rows(query, list(ids)))

    async def diary(self, person: str, kind: str, most: int) -> tuple[DiaryRow, ...]:
        """What is kept of this kind for a person, newest first."""
        query = f"""SELECT {DIARY} FROM diary WHERE person = $1 AND kind = $2
            ORDER BY at DESC, about LIMIT $3"""
        return tuple(DiaryRow(*row) for row in await self._rows(query, person, kind, most))

    async def jot(self, rows: Sequence[DiaryRow]) -> None:
        """Keep this for people whom the house knows, in the place of what was there."""
        await self.change(lambda db: jot(db, rows))

    async def forget(self, person: str) -> None:
        """Forget a person, and what they said."""

        async def job(db: Any) -> None:
            await db.execute(withdrawn("$1"), person)
            for table, column in schema.OWNED:
                await db.execute(f"DELETE FROM {table} WHERE {column} = $1", person)
            await silence(db, person)

        await self.change(job)

    async def close(self) -> None:
        """Write what is queued, and stop."""
        await self._writer.close()
        self._pool.terminate()


async def silence(db: Any, person: str) -> None:
    """Take out of the logs what somebody said. A text may hold what PostgreSQL cannot read."""
    query = """SELECT in_table, v, body FROM log WHERE kind = 'event'
        AND position($1::bytea IN body) > 0 ORDER BY in_table, v FOR UPDATE"""
    found = await db.fetch(query, person.encode())
    events = ((row["in_table"], row["v"], msgspec.json.decode(row["body"])) for row in found)
    mute = [
        (table, v, msgspec.json.encode({key: event[key] for key in event if key != "text"}))
        for table, v, event in events
        if event["type"] == "said" and event["by"] == person
    ]
    await db.executemany("UPDATE log SET body = $3 WHERE in_table = $1 AND v = $2", mute)


def writable(text: str) -> bool:
    """Could this be the name of anything here? PostgreSQL would not even look for some."""
    return text.isascii() and "\0" not in text


async def snapshot(db: Any, table: str) -> Stored | None:
    """A table's row and its log, as of one moment.

    Its time went on since the last tick, if a process that still lives keeps it.
    """
    async with db.transaction(isolation="repeatable_read", readonly=True):
        row = await db.fetchrow(SNAPSHOT, table)
        if row is None:
            return None
        query = "SELECT kind, body, seat, command FROM log WHERE in_table = $1 ORDER BY v"
        lines = tuple(log_line(*each) for each in await db.fetch(query, table))
        return Stored(TableRow(*row[:-1]), lines, row[-1])


def log_line(kind: Any, body: bytes, seat: int | None, command: bytes | None) -> LogLine:
    """A row of `log`."""
    if command is None or seat is None:
        return LogLine(kind, body)
    return LogLine(kind, body, SeatCommand(Seat(seat), command.decode()))
