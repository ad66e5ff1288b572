"""Sockets that say nothing, and one that does not read: nobody else notices."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from asyncio import StreamWriter
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sleuth.web.http.security import COOKIE
from sleuth.web.socket.wire import WIRE
from tests.web.harness import Client, Ear, Server, guess, hide, run
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
            assert (await breaker.play(1, guess(5, 4, 3, 2)))["type"] == "done"
            await maker.over()
        figures = (await ada.ask("GET", "/api/metrics")).text
        assert f"sleuth_sockets_total {MANY + 2}" in figures
        for line in crowd:
            line.transport.abort()

    with Server(tmp_path, sockets_each=2 * MANY, greeting=120.0) as server:
        run(scene(server))


async def deaf(server: Server, table: str, secret: str) -> StreamWriter:
    """A socket to a table whose owner says Hello, and then reads nothing."""
    host, _, port = server.address.partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=line, limit=2**10)
    key = b64encode(b"0123456789abcdef").decode()
    wanted = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={secret}\r\n\r\n"
    )
    hello = json.dumps({"type": "hello", "wire": WIRE}).encode()
    head = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0])
    writer.write(wanted.encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(head + hello)
    await reader.readuntil(b"welcome")
    return writer


async def talk_until(ear: Ear, right: Callable[[], Awaitable[bool]]) -> None:
    """Say long things until it has come right, which it must."""
    for n in range(4_000):
        await ear.say(type="say", id=f"s{n}", text="\N{EYES}" * 490, seat=0)
        await ear.hear("done")
        if n % 100 == 99 and await right():
            return
    raise AssertionError("it never came right")


async def counted_slow(client: Client) -> bool:
    """Has the house counted somebody who is slow?"""
    return "sleuth_slow_total 1" in await figures(client)


def test_one_who_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bob, table = await two(server)
        assert bob.secret is not None
        writer = await deaf(server, table, bob.secret)
        async with ada.at(table) as ear:
            await talk_until(ear, lambda: counted_slow(ada))
            assert (await ear.play(0, hide(5, 4, 3, 2)))["type"] == "done"
        writer.transport.abort()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    free: Any = {"burst": 10**6, "talk_burst": 10**6, "seat_burst": 10**6}
    with Server(tmp_path, None, queue=32, **free) as server:
        run(scene(server))


PING = bytes([0x89, 0x80, 0, 0, 0, 0])


async def is_cut(writer: asyncio.StreamWriter) -> bool:
    """Has the other end gone without a word that somebody who does not read could hear?"""
    try:
        for _ in range(2):  # the first one may still go out
            writer.write(PING)
            await writer.drain()
            await asyncio.sleep(0.01)
    except ConnectionError:
        return True
    return False


def test_one_who_does_not_read_holds_no_line(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bob, table = await two(server)
        assert bob.secret is not None
        writer = await deaf(server, table, bob.secret)
        async with ada.at(table) as ear:
            await talk_until(ear, lambda: is_cut(writer))
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    free: Any = {"burst": 10**6, "talk_burst": 10**6, "seat_burst": 10**6}
    with Server(tmp_path, None, queue=10**6, send_time=0.2, **free) as server:
        run(scene(server))


async def figures(client: Client) -> str:
    """What the house counts."""
    return (await client.ask("GET", "/api/metrics")).text


def test_a_flood_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        _, bob, table = await two(server)
        async with bob.at(table) as ear:
            with suppress(ConnectionClosed):  # the line may be cut before all is said
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

    with Server(tmp_path, talk_rate=0.01) as server:
        run(scene(server))
