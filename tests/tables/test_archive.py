"""The archive: one thing at a time, stopped when nobody waits for it, and remembered."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

import sleuth
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.tables.archive import Abandoned, AnswerKey, Archive, Asker
from sleuth.tables.limits import Flood

KEY: AnswerKey = ("table", "steps", Seat(0), 0)


def other(n: int) -> AnswerKey:
    return ("table", "steps", None, n)


def test_work_stops_when_the_asker_goes_and_what_waits_is_never_begun() -> None:
    begun, stopped, seen = Event(), Event(), list[str]()

    def endless(asker: Asker) -> None:
        begun.set()
        try:
            while True:
                asker.demand()
        except Abandoned:
            stopped.set()
            raise

    async def scene() -> None:
        archive = Archive()
        first = asyncio.create_task(archive.apart(endless))
        second = asyncio.create_task(archive.apart(lambda _: seen.append("second")))
        await asyncio.to_thread(begun.wait)
        second.cancel()
        first.cancel()
        await asyncio.to_thread(stopped.wait)
        assert await archive.apart(lambda _: "third") == "third"
        archive.close()

    asyncio.run(asyncio.wait_for(scene(), 30))
    assert stopped.is_set()
    assert seen == []


def test_so_many_may_wait_and_no_more() -> None:
    go = Event()

    async def scene() -> None:
        archive = Archive(waiting=2)
        waiting = [asyncio.create_task(archive.apart(lambda _: go.wait())) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Flood):
            await archive.apart(lambda _: None)
        go.set()
        await asyncio.gather(*waiting)
        await archive.apart(lambda _: None)
        archive.close()

    asyncio.run(asyncio.wait_for(scene(), 30))


def test_answers_are_remembered_while_there_is_room() -> None:
    found: list[AnswerKey] = []

    async def scene() -> None:
        archive = Archive(kept=30)

        async def look(key: AnswerKey) -> bytes:
            async def find() -> bytes:
                found.append(key)
                return b"0123456789"

            return await archive.look(key, find)

        for key in (KEY, KEY, other(1), KEY, other(2), other(3), KEY, other(1)):
            await look(key)
        archive.close()

    asyncio.run(scene())
    assert found == [KEY, other(1), other(2), other(3), other(1)], "what was asked for last stays"


def decided() -> AnyMatch:
    """A match of two rows."""
    match = sleuth.new("mastermind", games=1, first=0)
    for seat, move in ((0, "hide RGBY"), (1, "RRGB"), (1, "RGBY")):
        match = sleuth.play(match, seat, move)
    return match
