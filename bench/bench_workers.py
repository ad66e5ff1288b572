"""One and two processes on one PostgreSQL: what a move costs all of them together.

Connections fall to either process as they come, so that about half of the tables have their two
people on different ones: what one wrote the other is told of, and reads.
PostgreSQL is this machine's, in a temporary folder, and syncs. BENCH_ROUNDS, BENCH_SECONDS as in
bench_tables.
"""

from __future__ import annotations

import asyncio
import os

from bench.bench_tables import BUSY, ROUNDS, SECONDS, sleuth
from bench.lean import Figures, cpu, load
from tests.servers import Postgres
from tools import servers

HUMAN, PACE = 200, 4.0
"""Tables that play like people, and seconds between two moves at each."""


async def measured(postgres: Postgres, store: str, workers: int) -> list[Figures]:
    """At full speed, and like people."""
    async with sleuth(store, workers) as tables:
        found = []
        for many, think, seconds in ((BUSY, 0.0, SECONDS), (HUMAN, PACE, 2 * SECONDS)):
            await tables.grow(many)
            before, moves = cpu(backends(postgres)), tables.bout.played
            figures = await tables.figures(many, think, seconds)
            spent = sum(cpu(backends(postgres))) - sum(before)
            each = spent / max(1, tables.bout.played - moves)
            how = "at full speed" if not think else "like people"
            print(
                f"{workers} of sleuth, {many} tables {how}: {figures}; PostgreSQL "
                f"{each:.0f} µs; {load()}",
                flush=True,
            )
            found.append(figures)
        return found


def backends(postgres: Postgres) -> list[int]:
    """The processes of PostgreSQL."""
    pid = postgres.process.pid
    with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
        return [pid, *map(int, file.read().split())]


def main() -> None:
    """Print what two processes cost beside one."""
    try:
        postgres = Postgres(servers.find()[0], durable=True)
    except OSError as wrong:
        print(f"PostgreSQL: cannot be had here ({wrong})")
        return
    try:
        best: dict[tuple[int, int], float] = {}
        for _ in range(ROUNDS):
            for workers in (1, 2):
                found = asyncio.run(measured(postgres, postgres.database(), workers))
                for n, each in enumerate(found):
                    best[workers, n] = min(best.get((workers, n), each.work), each.work)
    finally:
        postgres.close()
    fast, slow = (best[2, n] / best[1, n] for n in (0, 1))
    print(
        f"CPU a move, two processes / one: {fast:.2f} at full speed, {slow:.2f} like people "
        f"(goal 1.25), on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    main()
