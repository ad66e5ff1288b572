"""What somebody tries with the token of a bot: it changes nothing, and is told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, socket
from typing import Any

import pytest

from sleuth.web.http.operation import Operation
from sleuth.web.http.operations import OPERATIONS
from tests.bots.harness import BotClient, another, seated, with_bot
from tests.web.harness import PATIENCE, Client, Ear, Json, Server, guess, hide, run

FOREIGN = [each for each in OPERATIONS if each.who == "people"]
"""What a bot has no business with."""


def everything(server: Server) -> list[Any]:
    """All that the house has stored."""
    with closing(sqlite3.connect(server.data / "sleuth.sqlite3")) as db:
        names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [sorted(map(repr, db.execute(f"SELECT * FROM {name}"))) for (name,) in names]


def aimed(operation: Operation[Any], table: str) -> tuple[str, str]:
    """The method and the address of an operation at this table."""
    return operation.method, operation.path.replace("{id}", table)


def test_every_other_route_is_shut_to_a_token(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        before = everything(server)
        assert len(FOREIGN) > 25
        for operation in FOREIGN:
            method, path = aimed(operation, table)
            answer = await bot.ask(method, path, **({} if method == "GET" else {"json": {}}))
            assert (answer.status_code, answer.json()["code"]) == (403, "bot.not-here"), path
        assert everything(server) == before

    run(scene())


def test_a_token_is_no_cookie(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        before = everything(server)
        thief = Client(server, bot.token)
        for method, path, body in (
            ("GET", "/api/me", None),
            ("PUT", "/api/me", {"name": "Mallory"}),
            ("DELETE", "/api/me", None),
            ("POST", "/api/me/bots", {"name": "Mallory"}),
            ("POST", "/api/tables", {"game": "mastermind"}),
            ("POST", f"/api/tables/{table}/sit", {"seat": 0}),
        ):
            answer = await thief.ask(method, path, **({} if body is None else {"json": body}))
            assert (answer.status_code, answer.json()["code"]) == (403, "bot.not-here"), path
        async with thief.line(table) as ear:
            await ear.say(type="hello", wire=3)
            assert (await ear.hear("refused"))["error"]["code"] == "bot.not-here"
        assert everything(server) == before

    run(scene())


def test_no_token_and_a_wrong_one_open_nothing(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        before = everything(server)
        cookie = await ada.ask("GET", "/api/stream")
        assert (cookie.status_code, cookie.json()["code"]) == (401, "bot.token")
        for wrong in ("nonsense", "%00", ada.secret or "", bot.token[:-1]):
            other = BotClient(server, {"id": "", "token": wrong})
            play = await other.do(table, "play", id="c", seat=1, move="RGBY")
            stream = await other.ask("GET", f"/api/tables/{table}/stream")
            assert (play.status_code, stream.status_code) == (401, 401), wrong
        assert everything(server) == before

    run(scene())


def test_a_foreign_seat_stays_foreign(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        other = await another(ada, "Rook")
        table = await seated(ada, bot)
        elsewhere = await seated(ada, other)
        async with ada.at(table) as ear:
            await ear.play(0, hide(5, 4, 3, 2))
        before = everything(server)
        tries: list[tuple[str, str, Json]] = [
            (table, "play", {"id": "c", "seat": 0, "move": guess(5, 4, 3, 2)}),
            (table, "play", {"id": "c", "seat": 0, "move": "hide RGBY"}),
            (elsewhere, "play", {"id": "c", "seat": 1, "move": "RGBY"}),
            (table, "take-back", {"id": "c", "seat": 0}),
            (table, "resign", {"id": "c", "seat": 0}),
            (table, "reclaim", {"id": "c", "seat": 0}),
            (table, "say", {"id": "c", "seat": 0, "text": "I give up"}),
            (elsewhere, "resign", {"id": "c", "seat": 1}),
            (table, "stand", {"seat": 0}),
        ]
        for where, what, body in tries:
            answer = await bot.do(where, what, **body)
            assert (answer.status_code, answer.json()["code"]) == (403, "seat.not-yours"), what
        for where, seat in ((table, 0), (elsewhere, 1)):
            for what in ("stream", "moves"):
                answer = await bot.ask("GET", f"/api/tables/{where}/{what}?seat={seat}")
                assert (answer.status_code, answer.json()["code"]) == (403, "seat.not-yours")
        assert everything(server) == before

    run(scene())


def test_what_watchers_may_not_hear_no_bot_hears(server: Server) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        other = await another(ada, "Rook")
        table = await seated(ada, bot, table={"spectators": "none"})
        async with ada.at(table) as ear, other.listening(f"/api/tables/{table}/stream") as news:
            await ear.play(0, hide(5, 4, 3, 2))
            await bot.do(table, "play", id="a", seat=1, move=guess(5, 4, 3, 2))
            await news.hear("table", lambda said: bool(said["table"]["status"] == "over"))
            assert not [said for said in news.heard if said["type"] == "told"]

    run(scene())


@pytest.mark.parametrize(
    "move", [None, 7, [], {}, {"type": "peek"}, "", "nonsense", "R" * 5000, {"type": "guess"}]
)
def test_what_is_no_move_is_refused(server: Server, move: Any) -> None:
    async def scene() -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        async with ada.at(table) as ear:
            await ear.play(0, hide(5, 4, 3, 2))
        before = everything(server)
        answer = await bot.do(table, "play", id="c", seat=1, move=move)
        assert answer.status_code in (409, 422), answer.text
        assert answer.json()["code"]
        assert everything(server) == before

    run(scene())


def test_a_flood_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        async with ada.at(table) as ear:
            await ear.play(0, hide(5, 4, 3, 2))
        before = everything(server)
        answers = [await bot.do(table, "play", id="c", seat=0, move="RGBY") for _ in range(20)]
        flooded = [each for each in answers if each.status_code == 429]
        assert flooded
        for each in flooded:
            wait = each.json()["details"]["wait"]
            assert (each.json()["code"], each.headers["retry-after"]) == ("flood", str(wait))
            assert wait >= 1
        assert everything(server) == before
        bob = await another(ada, "Rook")
        assert (await bob.ask("GET", f"/api/tables/{table}")).status_code == 200

    with Server(tmp_path, bot_burst=8, bot_rate=0.01, read_burst=1000, burst=1000) as server:
        run(scene(server))


def test_a_bot_opens_no_end_of_streams(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bot = await with_bot(server)
        table = await seated(ada, bot)
        path = f"/api/tables/{table}/stream"
        async with bot.listening(path) as first, bot.listening(path) as second:
            await first.next()
            await second.next()
            refused = await bot.ask("GET", path)
            assert (refused.status_code, refused.json()["code"]) == (429, "bot.streams")
            assert refused.headers["retry-after"] == "30"
        await until_open(bot, path)

    with Server(tmp_path, streams_each=2) as server:
        run(scene(server))


async def until_open(bot: BotClient, path: str) -> None:
    """Those that were closed make room, in a moment."""
    end = time.monotonic() + 60
    while True:
        try:
            async with bot.listening(path) as news:
                assert (await news.next())["type"] == "welcome"
                return
        except AssertionError:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


def test_a_stalled_stream_is_ended_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bot = await with_bot(server)
        table = (await ada.create(seating=[{"me": True}, {}], start=False))["id"]
        await bot.do(table, "sit", seat=1)
        with stalled(server, bot, f"/api/tables/{table}/stream") as line:
            said = 0
            async with ada.at(table) as ear:
                while not await slow(server):
                    said = await say_much(ear, said)
                    assert said < 20_000, "what waits has no end"
            info = (await ada.ask("GET", f"/api/tables/{table}")).json()
            assert not info["seats"][1]["online"]
            read = await asyncio.to_thread(whole, line)
        assert read.count(b'"type":"said"') < said
        last = [line for line in read.splitlines() if line.startswith(b"{")][-1]
        assert b'"code":"stream.slow"' in last

    much: Any = dict.fromkeys(("talk_burst", "burst", "seat_burst"), 10**6)
    with Server(tmp_path, queue=5, send_buffer=4096, **much) as server:
        run(scene(server))


async def say_much(ear: Ear, said: int) -> int:
    """Say a lot, and count it."""
    for n in range(said, said + 50):
        await ear.say(type="say", id=f"s{n}", text="x" * 480)
        await ear.hear("done")
    return said + 50


async def slow(server: Server) -> bool:
    """Was somebody too slow, as the house counts them?"""
    figures = (await Client(server).ask("GET", "/api/metrics")).text.splitlines()
    return "sleuth_slow_total 1" in figures


def stalled(server: Server, bot: BotClient, path: str) -> socket:
    """Somebody who asks for a stream, and reads none of it."""
    host, _, port = server.address.rpartition(":")
    line = socket()
    line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n"
        f"Authorization: Bearer {bot.token}\r\n\r\n".encode()
    )
    return line


def whole(line: socket) -> bytes:
    """All that comes over a line until the other end hangs up."""
    line.settimeout(PATIENCE)
    read = b""
    while piece := line.recv(1 << 20):
        read += piece
    return read
