"""At a table of a real house, from a terminal: joined, played, lost and found again."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sleuth.assistants.far_house import KEYS
from sleuth.cli import main
from sleuth.cli.table.joining import join
from sleuth.cli.table.remote import RemoteSitting
from sleuth.cli.table.screen import TableScreen
from sleuth.games import read_move
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from tests.cli.test_screen import SMALL, asked, until, written_on
from tests.web.harness import Client, Server

TRIES = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for one's own things."""
    monkeypatch.setenv("SLEUTH_DATA", str(tmp_path))
    return tmp_path


def table_of(server: Server, **plan: Any) -> tuple[Client, str]:
    """Ada's table of Mastermind, with a chair that is free; she hides the codes."""

    async def made() -> tuple[Client, str]:
        ada = await Client(server).call_me("Ada")
        found = await ada.create(seating=[{"me": True}, {}], **plan)
        return ada, found["id"]

    return asyncio.run(made())


def address(server: Server, table: str) -> str:
    return f"http://{server.address}/table/{table}"


def call(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=given)


def until_asked(sitting: RemoteSitting) -> None:
    for _ in range(TRIES):
        if sitting.step() is not None:
            return
    raise AssertionError("nobody was asked")


def hides(server: Server, ada: Client, table: str, *code: int) -> None:
    """Ada hides a code at her table."""

    async def hidden() -> None:
        async with ada.at(table) as ear:
            await ear.count(0, 0)
            await ear.come("told", lambda told: bool(told["moves"]["products"]))
            done = await ear.play(0, {"type": "hide", "code": code})
            assert done["type"] == "done", done

    asyncio.run(hidden())


def test_a_match_is_joined_and_played_line_by_line(server: Server, own: Path) -> None:
    ada, table = table_of(server)
    maker = Thread(target=hides, args=(server, ada, table, 5, 4, 3, 2))
    maker.start()
    url = address(server, table)
    given = "RRGG\nnonsense\nsay hello\nhint\nback\nPOYB\n"
    done = call("play", "mastermind", "--join", url, "--name", "Bob", given=given)
    maker.join()
    assert done.exit_code == 0, done.output
    assert "Ada has hidden a code" in done.output
    assert "You: “hello”" in done.output
    assert "The shield is down" in done.output
    kept = own / KEYS
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert list(json.loads(kept.read_text())) == [f"http://{server.address}"]


def test_a_match_is_played_on_the_whole_screen_and_looked_back_at(server: Server) -> None:
    ada, table = table_of(server)
    app = TableScreen(join("mastermind", address(server, table), "Bob", ()), pace=0)
    hides(server, ada, table, 5, 4, 3, 2)

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app))
            await pilot.press(*"poyr", "enter")
            await until(pilot, lambda: "●●●" in written_on(app, "#board-paper") and asked(app))
            await pilot.press(*"poyb", "enter")
            await until(pilot, lambda: app.shown is not None and app.shown.over is not None)
            match = app.sitting.finished()
            assert match.seats == 2

    asyncio.run(story())


def test_a_house_that_closes_and_opens_again_is_come_back_to(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as house:
        ada, table = table_of(house)
        sitting = join("mastermind", address(house, table), "Bob", ())
        hides(house, ada, table, 0, 0, 0, 0)
        until_asked(sitting)
        me = sitting.mine[0]
        sitting.play(me, read_move("mastermind", "RGBY", sitting.seen(me).view))
        until_asked(sitting)
        before = len(sitting.seen(me).facts)
        house.kill()
        house.open_again()
        until_asked(sitting)
        sitting.play(me, read_move("mastermind", "RRBY", sitting.seen(me).view))
        until_asked(sitting)
        assert len(sitting.seen(me).facts) > before
        with pytest.raises(SleuthError) as refused:
            sitting.play(Seat(0), read_move("mastermind", "RRBY", sitting.seen(me).view))
        assert refused.value.code
        sitting.close()


def test_who_finds_no_chair_watches(server: Server) -> None:
    ada, table = table_of(server)
    first = join("mastermind", address(server, table), "Bob", ())
    own_folder = first.house._keys.parent
    (own_folder / KEYS).unlink()
    second = join("mastermind", address(server, table), "Cat", ())
    hides(server, ada, table, 1, 1, 1, 1)
    until_asked(first)
    assert (first.mine, second.mine) == ((1,), ())
    for _ in range(TRIES):
        second.step()
        if second.seen(None).facts:
            break
    assert second.seen(None).view.code is None
    first.close()
    second.close()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "no address"),
        ("http://127.0.0.1:1/table/x", "Nobody answers"),
        ("http://{house}/table/nothing", "no table"),
        ("http://{house}/", "leads to no table"),
        ("http://{house}/AAAAAAA", "no table"),
    ],
)
def test_a_wrong_address_is_said_in_a_sentence(server: Server, url: str, says: str) -> None:
    done = call("play", "mastermind", "--join", url.format(house=server.address))
    assert done.exit_code == 1
    assert says in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


def test_another_game_than_the_one_that_is_named_is_not_joined(server: Server) -> None:
    _, table = table_of(server)
    done = call("play", "x-code", "--join", address(server, table))
    assert done.exit_code == 1
    assert "Mastermind" in done.stderr
