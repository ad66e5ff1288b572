"""Three processes under attack, all games, people everywhere: checked against what is stored.

The same checker must find each planted fault; there the bus is slow, and nobody pulls plugs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sleuth.games import catalogue, game
from sleuth.store.postgres import PostgresStore, open_postgres
from tests.cluster.checker import check
from tests.cluster.nemesis import Nemesis, Node, nodes
from tests.cluster.people import Notes, Person, crew
from tests.cluster.serving import MUTANTS
from tests.servers import Postgres, Redis

MANY = 3
FEWEST = 20
"""So much must have been acknowledged at each game for a run to prove anything."""

HASTY = ["x-code", "code-x", "x-code", "break-the-code", "x-code"]
"""Where people act at once, so that those at different processes are in each other's way."""

Attack = Callable[[list[Node]], Coroutine[Any, Any, None]]


class Run:
    """Processes, people at them, and what comes of it."""

    def __init__(self, folder: Path, postgres: Postgres, **changes: Any) -> None:
        self.folder, self.postgres, self.changes = folder, postgres, changes
        self.database = postgres.database().rpartition("/")[2]
        self.notes = Notes()
        self.temper = 0.01

    async def play(self, attack: Attack, names: list[str]) -> list[str]:
        """Let everybody play while something happens; then say what is wrong."""
        found = await nodes(self.folder, self.postgres, self.database, MANY, **self.changes)
        try:
            end = asyncio.Event()
            crews = [
                asyncio.create_task(self._crew(n, name, found, end)) for n, name in enumerate(names)
            ]
            raging = asyncio.create_task(attack(found))
            await asyncio.wait([*crews, raging], return_when="FIRST_COMPLETED")
            raging.cancel()
            end.set()
            await asyncio.wait_for(asyncio.gather(*crews), 60)
            return await self.wrong()
        finally:
            for each in found:
                each.server.kill()
                await each.proxy.close()

    async def _crew(self, n: int, name: str, found: list[Node], end: asyncio.Event) -> None:
        addresses = [node.address for node in found]
        one, two = (
            Person(f"{name}-{n}{who}", addresses, self.notes, self.temper) for who in ("a", "b")
        )
        await one.arrive()
        await two.arrive()
        await crew(name, game(name).seats.start, (one, two), end)

    async def wrong(self) -> list[str]:
        store: PostgresStore = await open_postgres(self.postgres.address(self.database))
        try:
            return await check(store, self.notes)
        finally:
            await store.close()

    async def enough(self, names: list[str], each: int) -> None:
        """Let people play, slow as the machine may be, until it proves something."""
        while min(self.acked(name) for name in names) < each:
            await asyncio.sleep(0.5)

    def acked(self, name: str) -> int:
        """How much was acknowledged at the tables of one game."""
        return sum(op.acked for op in self.notes.ops if op.id.startswith(name))


def under_attack(run: Run, redis: Redis | None, rounds: int) -> None:
    """Play while plugs are pulled, and demand that nothing is wrong."""
    raged: list[str] = []

    async def attack(found: list[Node]) -> None:
        nemesis = Nemesis(found, redis, run.database)
        await nemesis.rage(rounds)
        raged.extend(nemesis.done)
        await run.enough([*catalogue()], FEWEST)

    async def whole() -> None:
        wrong = await run.play(attack, list(catalogue()))
        assert not wrong, "\n".join(wrong[:20])

    asyncio.run(asyncio.wait_for(whole(), 300 + 90 * rounds))
    assert len({*raged}) == 5, "not every plug was pulled"


def test_nobody_is_told_a_lie_whatever_fails(tmp_path: Path, postgres: Postgres) -> None:
    under_attack(Run(tmp_path, postgres), None, 1)


def test_the_same_with_redis(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    under_attack(Run(tmp_path, postgres, bus=redis.address, slow=True), redis, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("bus", ["postgresql", "redis"])
def test_the_same_for_long(tmp_path: Path, postgres: Postgres, redis: Redis, bus: str) -> None:
    changes = {"bus": redis.address} if bus == "redis" else {}
    under_attack(Run(tmp_path, postgres, **changes), redis if changes else None, 20)


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_planted_fault_is_caught(tmp_path: Path, postgres: Postgres, mutant: str) -> None:
    run = Run(tmp_path, postgres, mutant=mutant, slow=True)
    run.temper = 0.06

    async def attack(found: list[Node]) -> None:
        del found
        before = set[str]()
        for _ in range(100):  # what is wrong twice is not just being written
            await asyncio.sleep(2)
            now = {*await run.wrong()}
            if now & before:
                return
            before = now

    async def whole() -> None:
        assert await run.play(attack, HASTY), f"nobody noticed: {mutant}"

    asyncio.run(asyncio.wait_for(whole(), 400))


def test_without_a_fault_nothing_is_wrong(tmp_path: Path, postgres: Postgres) -> None:
    run = Run(tmp_path, postgres, slow=True)
    run.temper = 0.06

    async def whole() -> None:
        wrong = await run.play(lambda _: run.enough(HASTY, 3 * FEWEST), HASTY)
        assert not wrong, "\n".join(wrong[:20])

    asyncio.run(asyncio.wait_for(whole(), 400))
