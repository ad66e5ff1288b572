"""The processes of one house: who lives, who keeps which table, and who listens where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:  # a house of one process has no need of it
    from sleuth.store.postgres import PostgresStore

ALIVE: Final = 5
"""Seconds for which a process that says nothing counts as alive."""

Visitors = tuple[str | None, ...]
"""Who listens at a table: one for each socket, None for somebody without a name."""

VISITORS: Final = msgspec.json.Decoder(Visitors)

BEAT: Final = f"""
WITH mine AS (
    INSERT INTO processes VALUES ($1, now() + interval '{ALIVE} s', $2)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, figures = excluded.figures
)
SELECT id, until > now() AS alive, figures FROM processes
"""

DEAD: Final = "NOT EXISTS (SELECT FROM processes p WHERE p.id = keeper AND p.until > now())"

CLAIM: Final = f"""
WITH wanted AS (
    SELECT id FROM tables WHERE id = ANY($2) AND keeper IS DISTINCT FROM $1 AND {DEAD}
    ORDER BY id FOR NO KEY UPDATE
), taken AS (
    UPDATE tables t SET keeper = $1 FROM wanted w WHERE t.id = w.id RETURNING t.id
)
SELECT id FROM taken UNION SELECT id FROM tables WHERE id = ANY($2) AND keeper = $1
"""

ORPHANS: Final = f"""
WITH wanted AS (
    SELECT id FROM tables WHERE status = 'playing' AND keeper IS NOT NULL AND {DEAD}
    ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables t SET keeper = $1 FROM wanted w WHERE t.id = w.id RETURNING t.id
"""

VISIT: Final = """
INSERT INTO visits SELECT a.id, $1, a.people FROM unnest($2::text[], $3::bytea[]) AS a (id, people)
ON CONFLICT (in_table, process) DO UPDATE SET people = excluded.people
"""

ELSEWHERE: Final = """
SELECT in_table, people FROM visits JOIN processes ON id = process
WHERE in_table = ANY($2) AND process <> $1 AND until > now()
"""


@dataclass(frozen=True, slots=True)
class Beat:
    """Who else lives, with their figures. `late`: by now the others may have thought us dead."""

    others: Mapping[str, bytes]
    late: bool


class Census:
    """What one process tells the others about itself, and asks about them."""

    def __init__(self, store: PostgresStore, me: str) -> None:
        self._store = store
        self.me = self._me = me

    async def beat(self, figures: bytes) -> Beat:
        """I live. Who else does?"""
        rows = await self._store.change(lambda db: db.fetch(BEAT, self._me, figures))
        alive = {row["id"]: row["figures"] for row in rows if row["alive"]}
        late = self._me not in alive
        if late or len(alive) < len(rows):
            await self._store.change(self._bury)
        return Beat({id: said for id, said in alive.items() if id != self._me}, late)

    async def _bury(self, db: Any) -> None:
        """Forget those who have been dead for long, and where they were."""
        gone = f"SELECT id FROM processes WHERE until < now() - interval '{20 * ALIVE} s'"
        await db.execute(f"DELETE FROM visits WHERE process IN ({gone})")
        await db.execute(f"DELETE FROM processes WHERE id IN ({gone})")

    async def claim(self, tables: Iterable[str]) -> frozenset[str]:
        """Keep those of these tables that nobody keeps who lives; which ones are mine now?"""
        wanted = list(tables)
        rows = await self._store.change(lambda db: db.fetch(CLAIM, self._me, wanted))
        return frozenset(row["id"] for row in rows)

    async def adopt(self, most: int) -> frozenset[str]:
        """Keep some tables at which a match is on, and whose keeper has died."""
        rows = await self._store.change(lambda db: db.fetch(ORPHANS, self._me, most))
        return frozenset(row["id"] for row in rows)

    async def release(self, tables: Iterable[str]) -> None:
        """Keep these tables no longer."""
        query = "UPDATE tables SET keeper = NULL WHERE keeper = $1 AND id = ANY($2)"
        mine = list(tables)
        await self._store.change(lambda db: db.execute(query, self._me, mine))

    async def visit(self, visitors: Mapping[str, Visitors]) -> None:
        """These listen here, at these tables."""
        here = [(id, msgspec.json.encode(who)) for id, who in visitors.items() if who]
        gone = [id for id, who in visitors.items() if not who]

        async def job(db: Any) -> None:
            await db.execute(VISIT, self._me, [id for id, _ in here], [who for _, who in here])
            query = "DELETE FROM visits WHERE process = $1 AND in_table = ANY($2)"
            await db.execute(query, self._me, gone)

        await self._store.change(job)

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, Visitors]:
        """Who listens at these tables through other processes."""
        wanted = list(tables)
        found: dict[str, Visitors] = dict.fromkeys(wanted, ())
        rows = await self._store.read(lambda db: db.fetch(ELSEWHERE, self._me, wanted))
        for row in rows:
            found[row["in_table"]] += VISITORS.decode(row["people"])
        return found

    async def leave(self) -> None:
        """I live no longer: my tables are for the others to keep."""

        async def job(db: Any) -> None:
            await db.execute("DELETE FROM visits WHERE process = $1", self._me)
            await db.execute("DELETE FROM processes WHERE id = $1", self._me)

        await self._store.change(job)
