"""Clients that send half a request, or read nothing: they are waited for, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from sleuth.web.http.security import household
from sleuth.web.server.settings import Settings
from sleuth.web.server.slow_clients import Connections, Patient, PatientSocket
from tests.web.harness import PATIENCE, Client, Server, run

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
BODY = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
MANY = 1100


def line(server: Server, said: bytes) -> socket:
    """A connection on which something was said, and then nothing more."""
    host, _, port = server.address.partition(":")
    found = create_connection((host, int(port)), timeout=PATIENCE)
    found.sendall(said)
    return found


def is_closed(each: socket) -> bool:
    """Wait until the other end hangs up."""
    try:
        while each.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("half", [b"", HALF, BODY], ids=["nothing", "half a head", "half a body"])
def test_a_thousand_half_sent_requests_lock_nobody_out(tmp_path: Path, half: bytes) -> None:
    async def ask(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        assert (await ada.ask("GET", "/api/health")).json()["status"] == "open"
        table = (await ada.create(start=False))["id"]
        async with ada.at(table) as ear:
            await ear.say(type="ping", n=1)
            await ear.hear("pong")

    with ExitStack() as stack:
        server = stack.enter_context(
            Server(tmp_path, files=1024, head_time=600, body_time=600, burst=10**6)
        )
        for n in range(MANY):
            stack.enter_context(line(server, half))
            if n % 200 == 0:
                run(ask(server))
        run(ask(server))


@pytest.mark.parametrize("half", [b"", HALF, BODY], ids=["nothing", "half a head", "half a body"])
def test_who_does_not_go_on_is_dropped(tmp_path: Path, half: bytes) -> None:
    with Server(tmp_path, head_time=0.3, body_time=0.3) as server, line(server, half) as slow:
        assert is_closed(slow)


def test_a_second_request_has_its_own_time(tmp_path: Path) -> None:
    whole = HALF + b"no\r\n\r\n"
    with Server(tmp_path, head_time=0.5) as server, line(server, whole) as slow:
        assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        slow.sendall(HALF)
        assert is_closed(slow)


class Wire(asyncio.Transport):
    """A wire to one who is far away."""

    def __init__(self) -> None:
        super().__init__({"peername": ("1.2.3.4", 5)})
        self.cut = asyncio.Event()

    def abort(self) -> None:
        self.cut.set()

    def is_closing(self) -> bool:
        return self.cut.is_set()


def test_who_reads_nothing_is_dropped_and_who_reads_on_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(data=tmp_path, send_time=0.05, head_time=600)
        config = Config(lambda *_: None)
        for reads_on in (True, False):
            connections, wire = Connections(9, 9), Wire()
            state: Any = {"config": config, "server_state": ServerState(), "app_state": {}}
            patient = Patient(connections, settings, **state)
            patient.connection_made(wire)
            patient.pause_writing()
            if reads_on:
                patient.resume_writing()
                await asyncio.sleep(0.2)
                assert not wire.cut.is_set()
                patient._abort()
            await wire.cut.wait()

    run(scene())


class Closing(Wire):
    """A wire that is to be closed as soon as the last word has been read."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        """It is closing already."""


def test_who_does_not_read_the_last_word_is_dropped(tmp_path: Path) -> None:
    async def ended() -> None:
        """Nothing more is said."""

    async def scene() -> None:
        settings = Settings(data=tmp_path, send_time=0.05, head_time=600)
        state: Any = {"config": Config(lambda *_: None), "server_state": ServerState()}
        asked, connections = Closing(), Connections(9, 9)
        patient = Patient(connections, settings, app_state={}, **state)
        patient.connection_made(asked)
        patient.on_response_complete()
        await asked.cut.wait()
        for read in (True, False):
            met = Closing()
            socket = PatientSocket(connections, settings, app_state={}, **state)
            socket.connection_made(met)
            if read:
                socket.connection_lost(None)
            socket.on_task_complete(asyncio.create_task(ended()))
            if read:
                await asyncio.sleep(0.2)
                assert not met.cut.is_set()
            else:
                await met.cut.wait()

    run(scene())


def test_one_address_has_so_many_connections_unless_it_is_a_proxy() -> None:
    connections = Connections(most=10, each=2, proxies="10.0.0.1,192.168.7.0/24")
    assert [connections.enter("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert connections.enter("1.2.3.5")
    assert all(connections.enter("10.0.0.1") for _ in range(3))
    assert all(connections.enter("192.168.7.9") for _ in range(3))
    connections.leave("1.2.3.4")
    assert connections.enter("1.2.3.4")


def test_one_network_of_version_6_counts_as_one_address() -> None:
    connections = Connections(most=10, each=2)
    assert [connections.enter(f"2001:db8::{n}") for n in range(1, 4)] == [True, True, False]
    assert connections.enter("2001:db8:0:1::1")
    connections.leave("2001:db8::2")
    assert connections.enter("2001:db8::9")
    assert household("::ffff:1.2.3.4") == household("1.2.3.4") == "1.2.3.4"
    assert household("somewhere") == "somewhere"


def test_a_full_hall_drops_whoever_has_waited_longest() -> None:
    dropped: list[str] = []
    drops: dict[str, Any] = {name: lambda name=name: dropped.append(name) for name in "abc"}
    connections = Connections(most=3, each=9)
    for name in "abc":
        assert connections.enter(name)
        connections.wait(drops[name])
    connections.done(drops["a"])
    assert connections.enter("d")
    assert dropped == ["b"], "a was waited for no longer"
    connections.leave("b")
    assert connections.enter("e")
    assert dropped == ["b", "c"]
    connections.leave("c")
    assert not connections.enter("f"), "nobody waits: all who are here are at work"
