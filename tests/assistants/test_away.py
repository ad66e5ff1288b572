"""Assistants at the tables of somebody else's house: many seats, and houses that are none."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("mcp", reason="`make mcp` installs it")

from mcp import Client, StdioServerParameters

from sleuth.assistants.away import Away
from sleuth.assistants.serving import open_house
from sleuth.assistants.tools import server
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.web.server.settings import Settings
from tests.assistants.houses import ONE, PATIENT, PROGRAM, call, refusal, run, visiting, whole_match
from tests.servers import free_port


def test_a_match_in_another_house_over_stdio(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(Settings(data=tmp_path / "house", **PATIENT), 0) as (_, site):
            args = ["mcp", "--house", site, "--data", str(tmp_path / "mine")]
            async with Client(StdioServerParameters(command=PROGRAM, args=args)) as client:
                await whole_match(client)

    run(scene)


def test_more_seats_than_one_person_may_have_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visiting(tmp_path) as (_, client):
            keys = set()
            for _ in range(12):
                made = await call(client, "new", game="mastermind", options=ONE)
                keys.add(made["key"])
            assert len(keys) == 12

    run(scene)


def test_a_house_that_is_gone_is_told_with_a_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(Settings(data=tmp_path / "house", **PATIENT), 0) as (_, site):
            tools = server(Away(site, tmp_path / "mine"))
            async with Client(tools) as client:
                made = await call(client, "new", game="mastermind", options=ONE)
        async with Client(tools) as client:
            for tool, more in (("look", {}), ("play", {"move": "hide RGBY"}), ("wait", {})):
                said = await refusal(client, tool, key=made["key"], **more)
                assert said.startswith("join.unreachable:"), said

    run(scene)


async def answering(body: bytes) -> asyncio.Server:
    """Some other server: it answers everything with this."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            await reader.readuntil(b"\r\n\r\n")
            head = b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
            writer.write(head + body)
            await writer.drain()

    return await asyncio.start_server(answer, "127.0.0.1", 0)


@pytest.mark.parametrize("body", [b"<html>hello</html>", b"", b"{}", b"[1]"])
def test_what_is_no_house_is_told_with_a_code(tmp_path: Path, body: bytes) -> None:
    async def scene() -> None:
        async with await answering(body) as other:
            port = other.sockets[0].getsockname()[1]
            with pytest.raises(SleuthError) as refused:
                await Away(f"http://127.0.0.1:{port}", tmp_path).demand()
            assert refused.value.code == "join.no-house"

    run(scene)


def test_an_address_where_nobody_is_and_one_that_is_none(tmp_path: Path) -> None:
    async def scene() -> None:
        with pytest.raises(SleuthError) as refused:
            await Away(f"http://127.0.0.1:{free_port()}", tmp_path).demand()
        assert refused.value.code == "join.unreachable"
        with pytest.raises(Malformed) as wrong:
            Away("not an address", tmp_path)
        assert wrong.value.code == "join.address"

    run(scene)
