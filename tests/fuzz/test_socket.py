"""Nonsense over the socket: it is answered, harms nobody else, and moves nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from sleuth.web.socket.wire import WIRE
from tests.fuzz.house import Stage, known, quiet, stage, standing
from tests.fuzz.messages import frames, settled
from tests.fuzz.values import NAMES
from tests.web.harness import Client, Ear, Json

every_game = pytest.mark.parametrize("name", NAMES)
fewer = settings(max_examples=settings().max_examples // 4)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """One house for this file, which must have had no fault at the end."""
    with stage(tmp_path_factory.mktemp("told")) as opened:
        yield opened


def offers(told: Json) -> list[Any]:
    """A few moves that a message offers, as JSON."""
    listed = list(told["moves"]["listed"])[:20]
    return listed or [{"type": product["kind"]} for product in told["moves"]["products"]] or [{}]


async def tell(ear: Ear, frame: str | bytes) -> list[Json]:
    """Say something, and hear all that is said because of it; a line that breaks says why."""
    before = len(ear.heard)
    await ear.wire.send(frame)
    try:
        await known(ear)
    except ConnectionClosed:
        assert ear.wire.close_code in (1003, 1007, 1008, 1009)
    heard = ear.heard[before:]
    assert all(message["start"] >= 0 for message in heard if message["type"] == "told")
    return heard


def refusals(heard: list[Json]) -> list[str]:
    """The codes of what was refused; a fault of the house is none."""
    codes = [message["error"]["code"] for message in heard if message["type"] == "refused"]
    assert "house.fault" not in codes, heard
    return codes


@every_game
@given(data=st.data())
@fewer
def test_who_only_watches_changes_nothing(house: Stage, name: str, data: st.DataObject) -> None:
    table = opened(house, name)
    said = data.draw(st.lists(frames(name), min_size=1, max_size=5))
    eve = Client(house.server) if data.draw(st.booleans()) else house.eve

    async def scene() -> None:
        async with quiet(house.ada, table), eve.at(table) as ear:
            before = await standing(house.ada, table)  # all is dealt by now
            moves = await on_offer(house.ada, table)
            for frame in said:
                refusals(await tell(ear, settled(frame, moves)))
        assert await standing(house.ada, table) == before

    house.loop.run(scene())


@every_game
@given(data=st.data())
@fewer
def test_what_is_refused_to_a_player_changes_nothing(
    house: Stage, name: str, data: st.DataObject
) -> None:
    table = opened(house, name)
    drawn = data.draw(frames(name))

    async def scene() -> None:
        frame = settled(drawn, await on_offer(house.ada, table))
        before = await standing(house.ada, table)
        async with house.ada.at(table) as witness, house.ada.at(table) as ear:
            await known(witness)
            stood = len(witness.heard)
            refused = refusals(await tell(ear, frame))
            await known(witness)
            if refused:
                later = [m["type"] for m in witness.heard[stood:]]
                assert set(later) <= {"pong", "table"}
                assert await standing(house.ada, table) == before

    house.loop.run(scene())


COUNTS = st.dictionaries(st.integers(-3, 9).map(str), st.integers(-9, 99), max_size=3)
HELLO = {"type": st.just("hello"), "wire": st.just(WIRE), "have": COUNTS, "backs": COUNTS}


@given(frame=st.fixed_dictionaries(HELLO).map(json.dumps) | frames("mastermind"))
@example(frame=json.dumps({"type": "hello", "wire": WIRE, "have": {"1": -5}}))
@fewer
def test_any_first_word_is_answered(house: Stage, frame: str | bytes) -> None:
    table = opened(house, "mastermind")

    async def scene() -> None:
        async with quiet(house.ada, table), house.ada.line(table) as ear:
            refusals(await tell(ear, frame))

    house.loop.run(scene())


TABLES: dict[tuple[int, str], str] = {}


def opened(house: Stage, name: str) -> str:
    """Ada's table of this game; a new one once a match there has ended or is paused."""
    key = (id(house), name)
    if key not in TABLES or not playing(house, TABLES[key]):
        TABLES[key] = house.open(name)
    return TABLES[key]


def playing(house: Stage, table: str) -> bool:
    """Does the match go on?"""
    found = house.loop.run(standing(house.ada, table))
    return found["status"] == "playing" and not found["paused"]


async def on_offer(ada: Client, table: str) -> list[Any]:
    """What Ada may do at her table, from any of her seats."""
    async with ada.at(table) as ear:
        await known(ear)
        return [move for m in ear.heard if m["type"] == "told" for move in offers(m)] or [{}]
