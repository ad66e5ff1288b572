"""The power fails in the middle of a match: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.harness import Client, Server, guess, hide, run
from tests.web.test_match import plain, record, two

SERVICE_RESTART = 1012


def test_a_killed_house_opens_where_it_stood(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Client, Client, str]:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2), "hidden")
            await breaker.count(1, 1)
            await breaker.play(1, guess(0, 0, 1, 1), "first")
            await breaker.say(type="say", id="s1", text="hm", seat=1)
            await breaker.hear("done")
            server.kill()  # while both are at the table
        return ada, bob, table

    async def after(ada: Client, bob: Client, table: str) -> None:
        async with ada.at(table, s_0=2) as maker, bob.at(table) as breaker:
            assert (await maker.hear("told"))["start"] == 2
            assert [each["text"] for each in maker.heard[0]["talk"]] == ["hm"]
            told = await breaker.hear("told")
            assert [fact["type"] for fact in told["facts"]][:2] == ["ready", "guessed"]
            assert told["now"] >= 0
            assert (await breaker.play(1, guess(0, 0, 1, 1), "first"))["type"] == "done"
            assert (await maker.play(0, hide(5, 4, 3, 2), "hidden"))["type"] == "done"
            assert breaker.facts(1) == told["facts"]
            await breaker.play(1, guess(5, 4, 3, 2), "second")
            await maker.over()
            await breaker.over()
            match = await record(ada, table)
        assert breaker.facts(1) == plain(match.stream(1))  # type: ignore[arg-type]
        moments = [entry.came.at for entry in match.record]
        assert len(moments) == 3
        assert moments == sorted(moments)

    async def scene(server: Server) -> None:
        ada, bob, table = await before(server)
        server.open()
        await after(ada, bob, table)

    with Server(tmp_path) as server:
        run(scene(server))


def test_bots_go_on_after_a_crash(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        made = await ada.create(seating=[{"me": True}, {"bot": "regular"}], table={"pace": "human"})
        async with ada.at(made["id"]) as ear:
            await ear.play(0, hide(0, 1, 2, 3))
            server.kill()
        server.open()
        async with ada.at(made["id"]) as ear:
            await ear.over()
        assert ear.facts(0)[-1]["type"] == "scored"

    with Server(tmp_path) as server:
        run(scene(server))


def test_a_house_that_is_asked_to_stop_says_so_and_leaves_nothing_open(tmp_path: Path) -> None:
    log = tmp_path / "sleuth.sqlite3-wal"

    async def scene(server: Server) -> None:
        ada, bob, table = await two(server)
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2), "hidden")
            assert log.exists()
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                await breaker.hear("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
        await asyncio.to_thread(server.process.communicate)
        assert not log.exists(), "the file was not closed"
        server.open()
        async with bob.at(table) as breaker:
            await breaker.count(1, 1)
            await breaker.play(1, guess(5, 4, 3, 2))
            await breaker.over()

    with Server(tmp_path) as server:
        run(scene(server))
