"""The power fails again and again: every move that was acknowledged is there, and none twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from sleuth.kernel.data import Over, Played
from sleuth.store.past import replayed
from sleuth.store.sqlite import snapshot
from tests.web.harness import Client, Json, Server, guess, hide

BOTS = {"seating": [{"bot": "novice"}, {"bot": "regular"}], "table": {"pace": "instant"}}
GAMES = 8
"""So many games of bots begin in each life of the house."""

OPTIONS = {"games": 1, "first": 0, "rows": 10}


class Player:
    """Plays both seats of one table after another, and remembers what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: dict[str, set[str]] = {}
        self.table: str | None = None
        self.row = 0

    async def play(self) -> None:
        """Go on where it stood, until the line breaks."""
        while True:
            if self.table is None:
                seating = [{"me": True}, {"me": True}]
                made = await self.client.create(seating=seating, options=OPTIONS)
                self.table, self.row = made["id"], 0
                self.acknowledged[made["id"]] = set()
            async with self.client.at(self.table) as ear:
                while self.row <= 10:
                    seat, move = self.move()
                    answer = await ear.play(seat, move, f"m{self.row}")
                    assert answer["type"] == "done", answer
                    self.acknowledged[self.table].add(f"m{self.row}")
                    self.row += 1
            self.table = None

    def move(self) -> tuple[int, Json]:
        """The next move: hide, then guess wrong ten times."""
        if self.row == 0:
            return 0, hide(5, 5, 5, 5)
        return 1, guess(0, 0, self.row // 4, self.row % 4)


async def life(server: Server, player: Player, seconds: float, bots: list[str]) -> None:
    """Play until the power fails."""
    for _ in range(GAMES):
        bots.append((await player.client.create(**BOTS))["id"])
    task = asyncio.create_task(player.play())
    await asyncio.wait([task], timeout=seconds)
    server.kill()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    wrong = None if task.cancelled() else task.exception()
    assert not isinstance(wrong, AssertionError), wrong


def check(data: Path, player: Player, bots: list[str]) -> None:
    """Read the file itself."""
    with contextlib.closing(sqlite3.connect(data / "sleuth.sqlite3")) as db:
        for table, ids in player.acknowledged.items():
            stored = snapshot(db, table)
            assert stored is not None
            entries = [line for line in stored.lines if line.kind == "entry"]
            found = [line.command.id for line in entries if line.command is not None]
            assert ids <= set(found), "an acknowledged move is lost"
            assert len(found) == len(set(found)) == len(entries), "a move is there twice"
            moves = [e.came.move for e in replayed(stored).record if isinstance(e.came, Played)]
            assert len(moves) == len(set(moves))
        for table in bots:
            stored = snapshot(db, table)
            assert stored is not None
            match = replayed(stored)
            assert isinstance(match.pending(), Over)
            turns = [e.came.seat for e in match.record if isinstance(e.came, Played)]
            assert turns[0] == 0
            assert set(turns[1:]) == {1}


def fail(data: Path, times: int) -> None:
    """Kill the house so many times, then let it finish, and look."""
    dice, bots = random.Random(times), list[str]()

    async def scene(server: Server) -> None:
        player = Player(await Client(server).call_me("Ada"))
        for _ in range(times):
            await life(server, player, dice.uniform(0.01, 0.5), bots)
            server.open()
        assert len(bots) == GAMES * times
        for table in bots:
            async with player.client.at(table) as ear:
                if ear.heard[0]["table"]["status"] != "over":
                    await ear.over()
        server.kill()
        assert sum(map(len, player.acknowledged.values())) > times
        check(data, player, bots)

    with Server(data, burst=10**6, rate=1e6) as server:
        asyncio.run(asyncio.wait_for(scene(server), 60 * (1 + times)))


def test_the_power_fails_25_times_during_200_games_of_bots(tmp_path: Path) -> None:
    fail(tmp_path, 25)


@pytest.mark.nightly
def test_the_power_fails_200_times(tmp_path: Path) -> None:
    fail(tmp_path, 200)
