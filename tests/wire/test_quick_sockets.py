"""Frames of every kind, on sockets that picows reads and on those that uvicorn reads."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import State

from sleuth.web.server import protocols
from sleuth.web.server.quick_sockets import Cork, QuickSocket
from sleuth.web.server.serve import LARGEST
from sleuth.web.server.settings import Settings
from sleuth.web.server.slow_clients import Connections, PatientSocket
from sleuth.web.socket.line import Gone
from sleuth.web.socket.wire import WIRE
from tests.web.harness import PATIENCE, Client, Server, run

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
Frame = tuple[int, bytes]
HELLO = json.dumps({"type": "hello", "wire": WIRE}).encode()


@pytest.fixture(scope="module", params=[1, 0], ids=["picows", "uvicorn"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("house"), quick_sockets=request.param) as house:
        yield house


def frame(kind: int, body: bytes, fin: bool = True, masked: bool = True, rsv: int = 0) -> bytes:
    """A frame as clients send it."""
    first = (0x80 if fin else 0) | rsv | kind
    mask = os.urandom(4) if masked else b""
    size = len(body)
    flag = 0x80 if masked else 0
    if size < 126:
        head = bytes((first, flag | size))
    elif size < 65536:
        head = bytes((first, flag | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, flag | 127)) + size.to_bytes(8, "big")
    if masked:
        body = bytes(each ^ mask[n % 4] for n, each in enumerate(body))
    return head + mask + body


class Raw:
    """A client that sends what it likes."""

    def __init__(self, line: socket) -> None:
        self.line = line
        self.rest = b""

    def take(self, n: int) -> bytes:
        while len(self.rest) < n:
            more = self.line.recv(65536)
            if not more:
                raise EOFError
            self.rest += more
        found, self.rest = self.rest[:n], self.rest[n:]
        return found

    def frame(self) -> Frame:
        """The next frame of the house."""
        first, size = self.take(2)
        if size == 126:
            size = int.from_bytes(self.take(2), "big")
        elif size == 127:
            size = int.from_bytes(self.take(8), "big")
        return first & 15, self.take(size)

    def until(self, kind: int) -> bytes:
        """What the next frame of this kind holds."""
        while (found := self.frame())[0] != kind:
            pass
        return found[1]

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            message: dict[str, Any] = json.loads(self.until(TEXT))
            if message["type"] == kind:
                return message

    def closed(self) -> int:
        """The code with which the house hangs up, and that it does."""
        code = int.from_bytes(self.until(CLOSE)[:2], "big")
        with suppress(ConnectionError):  # it may be gone already
            self.line.sendall(frame(CLOSE, code.to_bytes(2, "big")))
            while self.line.recv(65536):
                pass
        return code


@contextmanager
def at_table(server: Server) -> Iterator[Raw]:
    """A bare line to a table, after the greeting."""
    made: dict[str, str] = {}

    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        made["table"] = (await ada.create(start=False))["id"]

    run(scene())
    host, _, port = server.address.partition(":")
    with create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(
            f"GET /ws/tables/{made['table']} HTTP/1.1\r\nHost: {server.address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        raw = Raw(line)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += raw.take(1)
        assert head.startswith(b"HTTP/1.1 101")
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
        line.sendall(frame(TEXT, HELLO))
        raw.hear("welcome")
        yield raw


def test_a_message_may_come_in_pieces_with_others_between(server: Server) -> None:
    with at_table(server) as raw:
        raw.line.sendall(frame(TEXT, b'{"type":"pi', fin=False))
        raw.line.sendall(frame(PING, b"hey"))
        assert raw.until(PONG) == b"hey"
        raw.line.sendall(frame(CONT, b'ng","n"', fin=False) + frame(CONT, b":7}"))
        assert raw.hear("pong")["n"] == 7
        for byte in frame(TEXT, b'{"type":"ping","n":8}'):
            raw.line.sendall(bytes((byte,)))
        assert raw.hear("pong")["n"] == 8


def test_many_messages_at_once_are_answered_in_order(server: Server) -> None:
    with at_table(server) as raw:
        raw.line.sendall(b"".join(frame(TEXT, b'{"type":"ping","n":%d}' % n) for n in range(50)))
        assert [raw.hear("pong")["n"] for _ in range(50)] == [*range(50)]


def test_what_is_no_text_says_nothing(server: Server) -> None:
    with at_table(server) as raw:
        raw.line.sendall(frame(BINARY, b'{"type":"ping"}'))
        assert raw.hear("refused")["error"]["code"] == "wire.malformed"
        raw.line.sendall(frame(TEXT, '{"type":"ping","n":1,"ü":"🂡"}'.encode()))
        assert raw.hear("refused")["error"]["code"] == "wire.malformed"
        raw.line.sendall(frame(TEXT, b'{"type":"ping","n":9}'))
        assert raw.hear("pong")["n"] == 9


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'{"type":"\xff"}'), 1007),
        (frame(TEXT, b" " * 70_000), 1009),
        (frame(TEXT, b" " * 40_000, fin=False) + frame(CONT, b" " * 40_000), 1009),
        (frame(CONT, b"{}"), 1002),
        (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), 1002),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(TEXT, b"{}", rsv=0x40), 1002),
        (frame(3, b"{}"), 1002),
        (frame(PING, b"x" * 126), 1002),
    ],
    ids=[
        *("no UTF-8", "too big", "too big in pieces", "no beginning", "two beginnings"),
        *("not masked", "packed", "unknown kind", "a long ping"),
    ],
)
def test_who_does_not_keep_to_the_protocol_hears_why_it_ends(
    server: Server, sent: bytes, code: int
) -> None:
    with at_table(server) as raw:
        raw.line.sendall(sent)
        assert raw.closed() == code


@pytest.mark.parametrize(
    ("body", "most"), [(b"", LARGEST), (b" ", LARGEST // 2)], ids=["empty", "one byte"]
)
def test_pieces_without_end_come_to_an_end(server: Server, body: bytes, most: int) -> None:
    with at_table(server) as raw:
        pieces = frame(CONT, body, fin=False) * (most - 1)
        raw.line.sendall(frame(TEXT, body, fin=False) + pieces + frame(PING, b"hey"))
        assert raw.until(PONG) == b"hey", "so many are still taken"
        raw.line.sendall(frame(CONT, body, fin=False))
        assert raw.closed() == 1009


def test_a_message_in_many_pieces_makes_room_for_the_next(server: Server) -> None:
    with at_table(server) as raw:
        for n in range(3):
            spaces = frame(CONT, b" ", fin=False) * (LARGEST // 4)
            raw.line.sendall(frame(TEXT, b'{"type":"ping",', fin=False) + spaces)
            raw.line.sendall(frame(CONT, b'"n":%d}' % n))
            assert raw.hear("refused")["error"]["code"] == "wire.too-big"
        raw.line.sendall(frame(TEXT, b'{"type":"ping","n":9}'))
        assert raw.hear("pong")["n"] == 9


@pytest.mark.parametrize("body", [b"", b"\x03\xe8", b"\x0f\xa0bye"], ids=["no", "1000", "4000"])
def test_who_hangs_up_is_answered_and_gone(server: Server, body: bytes) -> None:
    with at_table(server) as raw:
        raw.line.sendall(frame(TEXT, b'{"type":"ping","n":1}') + frame(CLOSE, body))
        assert raw.until(CLOSE)[:2] in (body[:2], b"\x03\xe8")
        with pytest.raises((EOFError, ConnectionError)):
            raw.take(1)


class Wire(asyncio.Transport):
    """A wire that notes what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("1.2.3.4", 5)})
        self.written: list[bytes] = []
        self.reading = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nobody is there."""


def quick(wire: Wire, tmp_path: Path) -> QuickSocket:
    """A socket that was let in."""
    given: Any = {"config": Config(lambda *_: None), "server_state": ServerState()}
    settings = Settings(data=tmp_path)
    found = QuickSocket(Cork(), Connections(9, 9), settings, app_state={}, **given)
    found.connection_made(wire)
    return found


def plain(wire: Wire, tmp_path: Path) -> PatientSocket:
    """A socket that uvicorn reads, and that was let in."""
    given: Any = {"config": Config(lambda *_: None), "server_state": ServerState()}
    found = PatientSocket(Connections(9, 9), Settings(data=tmp_path), app_state={}, **given)
    found.connection_made(wire)
    found.conn.state = State.OPEN
    found.conn.parser = found.conn.parse()
    next(found.conn.parser)
    return found


def test_what_goes_to_one_socket_at_once_goes_in_one_piece(tmp_path: Path) -> None:
    async def scene() -> None:
        wire = Wire()
        socket = quick(wire, tmp_path)
        socket.write(b"news")
        asyncio.get_running_loop().call_soon(socket.write, b"done")
        assert wire.written == []
        for _ in range(3):
            await asyncio.sleep(0)
        assert wire.written == [b"\x81\x04news\x81\x04done"]

    run(scene())


def test_what_a_socket_does_not_take_waits_and_is_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        wire = Wire()
        socket = quick(wire, tmp_path)
        socket.pause_writing()
        for n in range(5):
            socket.write(b"%d" % n)
        for _ in range(3):
            await asyncio.sleep(0)
        assert (socket.waiting, wire.written) == (5, [])
        socket.resume_writing()
        assert socket.waiting == 0
        assert b"".join(wire.written) == b"".join(b"\x81\x01%d" % n for n in range(5))
        socket.pause_writing()
        socket.write(b"unsaid")
        socket.cut(4408)
        assert wire.written[-1] == b"\x88\x02" + (4408).to_bytes(2, "big")
        assert not any(b"unsaid" in each for each in wire.written)
        socket.write(b"too late")
        assert socket.waiting == 0
        socket.connection_lost(None)

    run(scene())


def test_who_does_not_read_is_not_answered_when_it_pings(tmp_path: Path) -> None:
    async def scene() -> None:
        for kind in (QuickSocket, PatientSocket):
            wire = Wire()
            socket = quick(wire, tmp_path) if kind is QuickSocket else plain(wire, tmp_path)
            ping(socket)
            socket.pause_writing()
            for _ in range(1000):
                ping(socket)
            assert wire.written == [b"\x8a\x03hey"]
            socket.resume_writing()
            ping(socket)
            assert b"".join(wire.written) == b"\x8a\x03hey" * 2
            socket.connection_lost(None)

    run(scene())


def ping(socket: PatientSocket) -> None:
    """A ping reaches a socket."""
    if isinstance(socket, QuickSocket):
        socket._answer_ping(b"hey")
    else:
        socket.data_received(frame(PING, b"hey"))


def test_what_came_before_the_end_is_still_taken(tmp_path: Path) -> None:
    async def scene() -> None:
        wire = Wire()
        socket = quick(wire, tmp_path)
        for n in range(40):
            socket._take(b"%d" % n, True)
        assert not wire.reading, "whoever says more than is taken has to wait"
        socket.connection_lost(None)
        assert [await socket.next() for _ in range(40)] == [b"%d" % n for n in range(40)]
        with pytest.raises(Gone):
            await socket.next()

    run(scene())


def test_without_picows_sockets_are_read_by_uvicorn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    assert protocols.sockets(settings).func is QuickSocket
    assert protocols.sockets(Settings(data=tmp_path, quick_sockets=0)) is PatientSocket
    monkeypatch.setattr(protocols, "QuickSocket", None)
    assert protocols.sockets(settings) is PatientSocket
