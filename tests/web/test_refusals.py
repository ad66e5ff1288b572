"""What is refused: each with its code, told to one client; the other notices nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from sleuth.web.socket.wire import WIRE
from tests.web.harness import Client, Ear, Json, Server, guess, hide, run
from tests.web.test_match import two


@asynccontextmanager
async def playing(server: Server, **plan: Json) -> AsyncIterator[tuple[Ear, Ear, str]]:
    """A table where a code is hidden; at the end, the maker must have noticed nothing more."""
    ada, bob, table = await two(server, **plan)
    async with ada.at(table) as maker, bob.at(table) as breaker:
        await maker.play(0, hide(5, 4, 3, 2))
        await breaker.count(1, 1)
        await maker.come("table", lambda m: all(seat["online"] for seat in m["table"]["seats"]))
        before = len(maker.heard)
        yield maker, breaker, table
        await maker.say(type="ping", n=7)
        await maker.hear("pong")
        later = [m for m in maker.heard[before:] if m["type"] != "table"]
        assert [m["type"] for m in later] == ["pong"]


MOVES = [
    (0, guess(0, 0, 1, 1), "seat.not-yours"),
    (7, guess(0, 0, 1, 1), "seat.not-yours"),
    (1, hide(0, 0, 1, 1), "mastermind.not-now"),
    (1, guess(0, 0, 1, 1, 1), "mastermind.holes"),
    (1, guess(0, 0, 1, 9), "mastermind.colour"),
    (1, {"type": "guess", "code": [0, 0, 1, 1], "extra": 1}, "wire.malformed"),
    (1, {"type": "gess", "code": [0, 0, 1, 1]}, "wire.malformed"),
    (1, {"type": "guess", "code": "0011"}, "wire.malformed"),
    (1, {"type": "guess"}, "wire.malformed"),
]


@pytest.mark.parametrize(("seat", "move", "code"), MOVES)
def test_a_move_is_refused(server: Server, seat: int, move: Json, code: str) -> None:
    async def scene() -> None:
        async with playing(server) as (_, breaker, _):
            assert await breaker.code_of(seat, move) == code

    run(scene())


MESSAGES = [
    '{"type":"play","id":"x","seat":1}',
    '{"type":"play","id":"x","seat":1,"move":{},"more":1}',
    '{"type":"dance","id":"x"}',
    '{"id":"x"}',
    "[]",
    "nonsense",
    '{"type":"play","id":"","seat":1,"move":{"type":"guess","code":[0,0,1,1]}}',
    '{"type":"ask-hint","id":"x","seat":1,"step":9}',
    '{"type":"ping","n":1e999}',
    "[" * 5000,
]


@pytest.mark.parametrize("text", MESSAGES)
def test_what_cannot_be_read_is_refused(server: Server, text: str) -> None:
    async def scene() -> None:
        async with playing(server) as (_, breaker, _):
            await breaker.wire.send(text)
            refused = await breaker.hear("refused")
            assert (refused["id"], refused["error"]["code"]) == (None, "wire.malformed")
            assert refused["error"]["status"] == 422

    run(scene())


def test_a_message_may_be_too_big(server: Server) -> None:
    async def scene() -> None:
        async with playing(server) as (_, breaker, _):
            await breaker.say(type="say", id="x", text="a" * 20_000)
            assert (await breaker.hear("refused"))["error"]["code"] == "wire.too-big"

    run(scene())


def test_an_impossible_key_by_hand_is_refused(server: Server) -> None:
    async def scene() -> None:
        ada, bob, table = await two(server, options={"games": 1, "first": 0, "keying": "hand"})
        async with ada.at(table) as maker, bob.at(table) as breaker:
            await maker.play(0, hide(5, 4, 3, 2))
            await breaker.count(1, 1)
            await breaker.play(1, guess(0, 0, 1, 1))
            await maker.rows(0, 1)
            code = await maker.code_of(0, {"type": "answer", "red": 3, "white": 1})
            assert code == "mastermind.key"
            code = await breaker.code_of(1, {"type": "challenge"})
            assert code == "mastermind.some-code-fits"
            assert (await maker.play(0, {"type": "answer", "red": 0, "white": 0}))["type"] == "done"

    run(scene())


def test_a_watcher_cannot_play_and_a_stranger_cannot_speak(server: Server) -> None:
    async def scene() -> None:
        async with playing(server) as (_, _, table), Client(server).at(table) as eye:
            assert await eye.code_of(1, guess(0, 0, 1, 1)) == "seat.not-yours"
            await eye.say(type="say", id="s", text="psst")
            assert (await eye.hear("refused"))["error"]["code"] == "person.unknown"

    run(scene())


def test_where_no_spectators_were_agreed_on_nothing_is_told(server: Server) -> None:
    async def scene() -> None:
        table = {"spectators": "none"}
        async with playing(server, table=table) as (_, _, id), Client(server).at(id) as eye:
            await eye.say(type="ping", n=1)
            await eye.hear("pong")
            assert "told" not in {message["type"] for message in eye.heard}

    run(scene())


def test_before_the_start_nothing_is_played(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create(seating=[{"me": True}, {}]))["id"]
        async with ada.at(table) as ear:
            assert await ear.code_of(0, hide(0, 0, 0, 0)) == "table.not-started"

    run(scene())


async def closed(ear: Ear, code: int) -> None:
    """Listen until the other side hangs up, with this code."""
    with pytest.raises(ConnectionClosed):
        await ear.hear("no such message")
    assert ear.wire.close_code == code


def test_a_flood_is_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scene(server: Server) -> None:
        async with playing(server) as (_, breaker, _):
            with suppress(ConnectionClosed):  # the line may be cut before all is said
                for n in range(200):
                    await breaker.say(type="ping", n=n)
            assert (await breaker.hear("refused"))["error"]["code"] == "flood"
            await closed(breaker, 1008)

    with Server(tmp_path_factory.mktemp("flooded"), burst=50, rate=1) as server:
        run(scene(server))


def test_a_socket_to_no_table(server: Server) -> None:
    async def scene() -> None:
        async with Client(server).line("nowhere") as ear:
            assert (await ear.hear("refused"))["error"]["code"] == "table.unknown"
            await closed(ear, 4404)

    run(scene())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "wire.no-hello"),
        ({"type": "hello", "wire": 99}, "wire.version"),
        ({"type": "hello"}, "wire.malformed"),
    ],
)
def test_the_first_word_is_hello(server: Server, first: Json, code: str) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create())["id"]
        async with ada.line(table) as ear:
            await ear.say(**first)
            assert (await ear.hear("refused"))["error"]["code"] == code
            await closed(ear, 1008)
        async with ada.at(table) as ear:
            await ear.say(type="hello", wire=WIRE)
            assert (await ear.hear("refused"))["error"]["code"] == "wire.hello-again"

    run(scene())


def test_a_page_from_elsewhere_gets_no_socket(server: Server) -> None:
    async def scene() -> None:
        ada = await Client(server).call_me("Ada")
        table = (await ada.create())["id"]
        async with ada.line(table, origin="http://evil.example") as ear:
            assert (await ear.hear("refused"))["error"]["code"] == "http.origin"
            await closed(ear, 1008)
        async with ada.line(table, origin=f"http://{server.address}") as ear:
            await ear.say(type="hello", wire=WIRE)
            await ear.hear("welcome")

    run(scene())
