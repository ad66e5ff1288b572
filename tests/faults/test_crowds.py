"""Sockets that say nothing, and one that does not read: nobody else notices."""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sleuth.kernel.data import Millis
from sleuth.web.settings import Settings
from sleuth.web.socket import Line
from sleuth.web.wire import Pong
from tests.web.harness import Client, Server, guess, hide, run
from tests.web.test_match import two

MANY = 1000


@pytest.fixture
def open_files() -> None:
    """Let this process, and the house it starts, have enough sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 2 * MANY + 200:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * MANY + 200), hard))


@pytest.mark.usefixtures("open_files")
def test_a_thousand_sockets_that_say_nothing(tmp_path: Path) -> None:
    async def mute(server: Server, table: str, turns: asyncio.Semaphore) -> ClientConnection:
        url = f"ws://{server.address}/ws/tables/{table}"
        async with turns:
            return await connect(url, open_timeout=60, ping_interval=None)

    async def scene(server: Server) -> None:
        ada, bob, table = await two(server)
        turns = asyncio.Semaphore(50)
        crowd = await asyncio.gather(*(mute(server, table, turns) for _ in range(MANY)))
        async with ada.at(table) as maker, bob.at(table) as breaker:
            assert (await maker.play(0, hide(5, 4, 3, 2)))["type"] == "done"
            await breaker.count(1, 1)
            begun = time.monotonic()
            assert (await breaker.play(1, guess(5, 4, 3, 2)))["type"] == "done"
            assert time.monotonic() - begun < 5
            await maker.over()
        figures = (await ada.ask("GET", "/api/metrics")).text
        assert f"sleuth_sockets_total {MANY + 2}" in figures
        for line in crowd:
            line.transport.abort()

    with Server(tmp_path, sockets_each=2 * MANY, greeting=120.0) as server:
        run(scene(server))


class Deaf:
    """A socket to one who does not read."""

    def __init__(self) -> None:
        self.sent = 0

    async def send_data(self, data: str, mode: str) -> None:
        self.sent += 1
        await asyncio.Event().wait()


def test_one_who_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        tally = Counter[str]()
        line = Line(Deaf(), Settings(data=tmp_path, queue=8), tally)  # type: ignore[arg-type]
        dropped: list[bool] = []
        line.drop = lambda: dropped.append(True)
        sender = asyncio.create_task(line.send_all())
        for n in range(100):
            line.send(Pong(n, Millis(0)))
            await asyncio.sleep(0)
        assert dropped == [True]
        assert tally["slow"] == 1
        sender.cancel()

    run(scene())


def test_a_flood_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        _, bob, table = await two(server)
        async with bob.at(table) as ear:
            for n in range(20):
                await ear.say(type="ping", n=n)
            refused = await ear.hear("refused")
            assert refused["error"]["code"] == "flood"
            assert refused["error"]["details"]["wait"] >= 1
            with pytest.raises(ConnectionClosed):
                await ear.next()

    with Server(tmp_path, burst=10, rate=0.5) as server:
        run(scene(server))


def test_the_talk_of_a_client_is_measured_too(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada: Client
        ada, _, table = await two(server)
        async with ada.at(table) as ear:
            for n in range(9):
                await ear.say(type="say", id=f"s{n}", text="hm", seat=0)
            refused = await ear.hear("refused")
            assert (refused["id"], refused["error"]["code"]) == ("s8", "talk.flood")
            await ear.say(type="ping", n=1)
            await ear.hear("pong")

    with Server(tmp_path) as server:
        run(scene(server))
