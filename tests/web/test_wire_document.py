"""docs/wire.md and the page of each game say what the types, the texts and the settings say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import sleuth
from sleuth.games import catalogue, talents
from sleuth.kernel.errors import SleuthError
from sleuth.web.documents.game_pages import game_page
from sleuth.web.documents.house_page import CLOSINGS
from sleuth.web.documents.wire_page import EXAMPLES, PLACE, pages
from sleuth.web.http import refusing
from sleuth.web.server import serve
from sleuth.web.socket import connection as socket
from sleuth.web.socket import wire
from tests.games import NAMES, skip
from tests.web.harness import Client, Ear, Server, run

ELSEWISE = ("flood", "house.fault", "http.refused", "talk.flood")
"""Codes that are given to an error by another."""

SOURCE = Path(sleuth.__path__[0])


WRITE = "python -m sleuth.web.documents.wire_page"


def test_the_page_is_fresh() -> None:
    assert PLACE.read_text("utf-8") == pages()[PLACE], WRITE


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_a_game_is_fresh(name: str) -> None:
    place = game_page(name)
    if not place.exists():
        skip(name, "wire.md")
    assert place.read_text("utf-8") == pages()[place], WRITE


@pytest.mark.parametrize("name", NAMES)
def test_a_game_tells_all_that_its_streams_carry(name: str) -> None:
    page, game = pages()[game_page(name)], catalogue()[name]
    kinds = [kind for union in (game.move, game.fact) for kind in get_args(union) or (union,)]
    for kind in kinds:
        assert f"### {kind.__struct_config__.tag}\n" in page, kind
    for kind in (game.view, talents(name).notes or game.view):
        assert f"### {kind.__name__}\n" in page, kind


def kinds_of_errors(kind: type[SleuthError] = SleuthError) -> Iterator[str]:
    """The names of all errors."""
    yield kind.__name__
    for each in kind.__subclasses__():
        yield from kinds_of_errors(each)


def raised() -> set[str]:
    """Every code that the source gives to an error, as far as it stands there in full."""
    names, found = (
        {*kinds_of_errors()},
        {*refusing.HTTP_CODES.values(), "http.refused", "house.fault"},
    )
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]):
                    found |= {code} if name in names else set()
                case _:
                    pass
    return found


def test_every_code_is_explained() -> None:
    whole = "".join(pages().values())
    codes = raised()
    assert {"match.over", "mastermind.holes", "http.origin", "bot.failed"} <= codes
    assert sorted(code for code in codes if f"| `{code}` |" not in whole) == []


def test_every_closing_is_explained() -> None:
    ours = {socket.REFUSED, socket.GONE, socket.TOO_SLOW, socket.CROWDED}
    assert ours | {1007, 1009, 1011, 1012} == CLOSINGS.keys()


def test_closings_that_the_server_below_us_makes(tmp_path: Path) -> None:
    async def ended(ear: Ear) -> int | None:
        with pytest.raises(ConnectionClosed):
            await ear.hear("no such message")
        return ear.wire.close_code

    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {"me": True}]))["id"]
        async with ada.at(table) as ear:
            await ear.wire.send("x" * (serve.LARGEST + 1))
            assert await ended(ear) == 1009
        async with ada.at(table) as ear:
            await ear.wire.send(b"\xff", text=True)
            assert await ended(ear) == 1007
        async with ada.at(table) as ear:
            server.process.terminate()
            assert await ended(ear) == 1012

    with Server(tmp_path) as server:
        run(scene(server))


def test_every_message_has_an_example_that_can_be_read_again() -> None:
    commands, messages = get_args(wire.Command), get_args(wire.Message)
    assert [type(each) for each in EXAMPLES] == [*commands, *messages]
    for each in EXAMPLES:
        union = wire.Command if isinstance(each, commands) else wire.Message
        again = msgspec.json.decode(msgspec.json.encode(each), type=union)
        assert type(again) is type(each)
