"""The clients of the page for builders play real matches, through drops and a restart."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sleuth.games.mastermind.pieces import score
from tests.cluster.proxy import Proxy
from tests.docs.shown import ROOT, blocks
from tests.web.harness import FIRST, Client, Server, hide, run
from tests.web.test_match import record

CODE = (0, 1, 2, 3)
SHOWN = {block.title: block.code for block in blocks(ROOT / "docs" / "builders" / "table.md")}
PROGRAMS = {
    "python": (sys.executable, "table_bot.py"),
    "javascript": (str(Path(sys.executable).with_name("node")), "table-bot.mjs"),
}


@contextmanager
def running(words: tuple[str, str], folder: Path, house: str, token: str) -> Iterator[None]:
    """A client in a process of its own."""
    (folder / words[1]).write_text(SHOWN[words[1]], encoding="utf-8")
    told = {**os.environ, "SLEUTH_HOUSE": house, "SLEUTH_TOKEN": token}
    process = subprocess.Popen(words, cwd=folder, env=told)
    try:
        yield
        assert process.poll() is None, "the client ended"
    finally:
        process.kill()
        process.wait()


def made_account(folder: Path, house: str) -> tuple[str, str]:
    """A bot account and its token, as the page says that one gets them."""
    (folder / "account.py").write_text(SHOWN["account.py"], encoding="utf-8")
    words = [sys.executable, "account.py", house, "Bob", "Robin"]
    id, token = subprocess.check_output(words, cwd=folder, text=True).split()
    return id, token


async def hidden(ada: Client, table: str) -> None:
    """The bot has come, and the code is hidden."""
    async with ada.at(table) as ear:
        await ear.come("told", lambda said: bool(said["seat"] == 0))
        await ear.play(0, hide(*CODE))


async def keyed(ada: Client, table: str, row: int) -> bool:
    """The true key of a guess, once it is there; was it the last?"""
    async with ada.at(table) as ear:
        told = await ear.come("told", lambda said: len(said["view"]["board"]["rows"]) > row)
        key = score(CODE, tuple(told["view"]["board"]["rows"][row]["guess"]))
        answer = {"type": "answer", "red": key.red, "white": key.white}
        await ear.play(0, answer, id=f"key {row}")
    return key.red == len(CODE)


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_client_plays_through_drops_and_a_restart(language: str, tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        proxy = await Proxy(int(server.address.rpartition(":")[2])).open()
        house = f"http://127.0.0.1:{proxy.port}"
        bot, token = await asyncio.to_thread(made_account, tmp_path, house)
        ada = await Client(server).call_me("Ada")
        options = {**FIRST, "keying": "hand", "rows": len(MISHAPS)}
        table = (await ada.create(seating=[{"me": True}, {}], options=options))["id"]
        with running(PROGRAMS[language], tmp_path, house, token):
            await ada.ask("POST", f"/api/tables/{table}/invite", json={"bot": bot})
            await hidden(ada, table)
            for row, mishap in enumerate(MISHAPS):
                mishap(proxy, server)
                if await keyed(ada, table, row):
                    break
            info = (await ada.ask("GET", f"/api/tables/{table}")).json()
            assert info["status"] == "over"
            assert info["seats"][1]["person"]["bot"]
        match = await record(ada, table)
        seats = [getattr(entry.came, "seat", None) for entry in match.record]
        assert seats == [0, *[1, 0] * (len(seats) // 2)]
        await proxy.close()

    with Server(tmp_path / "data") as server:
        run(scene(server))


def restarted(proxy: Proxy, server: Server) -> None:
    """The power fails, and comes back."""
    del proxy
    server.kill()
    server.open_again()


def dropped(proxy: Proxy, server: Server) -> None:
    """Every line breaks."""
    del server
    proxy.cut()
    proxy.mend()


def nothing(proxy: Proxy, server: Server) -> None:
    """All is well."""
    del proxy, server


MISHAPS = (nothing, dropped, restarted, nothing)


@pytest.mark.parametrize("program", [program for _, program in PROGRAMS.values()])
def test_a_client_is_short(program: str) -> None:
    lines = SHOWN[program].splitlines()
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 100
