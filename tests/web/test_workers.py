"""Several processes behind one port: replaced one after another, and nobody's game notices."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import pytest
from uvicorn import Config
from uvicorn.supervisors.multiprocess import Process
from websockets.exceptions import ConnectionClosed

from sleuth.kernel.data import Seat
from sleuth.store.opening import shared
from sleuth.web.server.serve import Supervisor
from sleuth.web.socket.wire import WHOLE, WIRE
from tests.servers import Postgres, free_port
from tests.web.harness import Client, Ear, Json, guess, hide
from tests.web.test_match import plain, record, two

SLEUTH = str(Path(sys.executable).with_name("sleuth"))
WORKERS = 2
ROWS = 8


class Behind:
    """A house of several processes, as clients know it."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[Behind, subprocess.Popen[bytes]]]:
    """`sleuth serve` as a person starts it, until it answers and as long as it is needed."""
    port = free_port()
    command = [SLEUTH, "serve", "--port", str(port), "--data", str(folder)]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen([*command, *words], stderr=log)
    try:
        end = time.monotonic() + 120
        while not answers(f"http://127.0.0.1:{port}/api/health"):
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < end
            time.sleep(0.1)
        yield Behind(port), process
    finally:
        process.terminate()
        process.wait(60)


def answers(url: str) -> bool:
    """Is somebody there?"""
    try:
        return httpx.get(url, timeout=5).status_code == 200
    except httpx.TransportError:
        return False


async def living(address: str) -> set[str]:
    """The processes of a house."""
    found = await shared(address, "")
    assert found.census is not None
    others = {*(await found.census.beat(b"{}")).others}
    await found.census.leave()
    await found.store.close()
    return others


async def all_of(address: str) -> set[str]:
    """The processes of a house, once all of them are there: they open one after another."""
    while len(found := await living(address)) != WORKERS:
        await asyncio.sleep(0.1)
    return found


class Stubborn:
    """A player who comes back whenever the line breaks, and says again what was not answered."""

    def __init__(self, client: Client, table: str, seat: int, wire: int = WIRE) -> None:
        self.client, self.table, self.seat, self.wire = client, table, seat, wire
        self.facts: list[Json] = []
        self.broken = 0

    async def do(self, move: Json, id: str) -> None:
        """Play a move, once."""
        while True:
            try:
                have = {f"s_{self.seat}": len(self.facts)}
                async with self.client.at(self.table, self.wire, **have) as ear:
                    answer = await ear.play(self.seat, move, id)
                    self._keep(ear)
                if answer["type"] == "done":
                    return
                assert answer["error"]["status"] == 503, answer
            except (ConnectionClosed, OSError, httpx.TransportError, TimeoutError):
                self.broken += 1
            await asyncio.sleep(0.05)

    def _keep(self, ear: Ear) -> None:
        """What was told goes on where the last visit ended; to an old page it is told whole."""
        kinds = {json.loads(text)["type"] for text in ear.raw}
        assert "changed" not in kinds or self.wire == WIRE
        for message in ear.heard:
            if message["type"] == "told" and message["seat"] == self.seat:
                assert message["start"] <= len(self.facts), "a gap in the stream"
                self.facts = [*self.facts[: message["start"]], *message["facts"]]


@pytest.mark.parametrize("version", [WHOLE, WIRE], ids=["an old page", "a page of today"])
def test_every_process_is_replaced_while_people_play(
    tmp_path: Path, postgres: Postgres, version: int
) -> None:
    store = postgres.database()

    async def scene(house: Behind, process: subprocess.Popen[bytes]) -> None:
        ada, bob, table = await two(house)  # type: ignore[arg-type]
        maker, breaker = Stubborn(ada, table, 0, WHOLE), Stubborn(bob, table, 1, version)
        await maker.do(hide(5, 5, 5, 5), "hide")
        before = await all_of(store)
        process.send_signal(signal.SIGHUP)
        row = 0
        while row < ROWS or before & await living(store):
            if row < ROWS:
                await breaker.do(guess(0, 0, row // 4, row % 4), f"g{row}")
                row += 1
            await asyncio.sleep(0.2)
        await breaker.do(guess(5, 5, 5, 5), "last")
        await all_of(store)
        match = await record(ada, table)
        assert breaker.facts == plain(match.stream(Seat(1)))
        assert len(match.record) == ROWS + 2

    with served(tmp_path, "--workers", str(WORKERS), "--store", store) as (house, process):
        asyncio.run(asyncio.wait_for(scene(house, process), 240))


def test_several_processes_need_a_store_that_they_can_share(tmp_path: Path) -> None:
    command = [SLEUTH, "serve", "--workers", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert "--store postgresql://" in done.stderr


def test_a_second_house_on_the_same_data_says_why_it_does_not_open(tmp_path: Path) -> None:
    with served(tmp_path):
        command = [SLEUTH, "serve", "--port", "0", "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode != 0
        assert "Another house is open on" in done.stderr
        copy = [SLEUTH, "backup", str(tmp_path / "copy"), "--data", str(tmp_path)]
        assert subprocess.run(copy, check=False, timeout=120).returncode == 0


def dying(line: Connection) -> None:
    """A process that hears a question, and dies without an answer."""
    line.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_dies_while_it_is_asked_is_missed_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forever = Config("nothing", timeout_worker_healthcheck=10**6)
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # this process has its own
    supervisor = Supervisor(forever, [])
    asked = Process(forever, [])
    asked.process = get_context("spawn").Process(target=dying, args=(asked.child_conn,))
    asked.start()
    supervisor.processes = [asked]
    monkeypatch.setattr(Process, "start", lambda _: None)
    supervisor.keep_subprocess_alive()
    assert supervisor.processes != [asked]
