"""Pads are written beside the match: a slow one holds nobody up, and is told when it is there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Level
from sleuth.tables.acts import consent
from tests.tables.scenes import Hand, Party, open_house, party, play, until

pytestmark = pytest.mark.usefixtures("ring")

ZERO = Seat(0)


class Scribe:
    """Writes a pad when it is let; remembers for how many facts."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.asked: list[tuple[Seat | None, int]] = []

    async def notes(self, level: Level, seat: Seat | None, view: Any) -> Any:
        """How many picks the seat knows of."""
        if seat is None:
            return None
        self.asked.append((seat, view.number or 0))
        await self.let.wait()
        return {"number": view.number}


async def written(tmp_path: Path) -> tuple[Party, Scribe]:
    """Three people whose pads are written by a slow scribe."""
    made, scribe = await party(open_house(tmp_path, Hand()), 3), Scribe()
    made.table.assistance.notes = scribe.notes  # type: ignore[method-assign]
    made.table.assistance.computes = lambda *_: True  # type: ignore[method-assign]
    return made, scribe


def test_a_slow_pad_holds_nobody_up_and_is_told_later(tmp_path: Path) -> None:
    async def scene() -> None:
        made, scribe = await written(tmp_path)
        await made.pick(0, 2)  # the scribe still writes: it would wait for ever
        told = made.ears[0].news(ZERO)[-1]
        assert (told.view.number, told.notes) == (2, None)
        before = len(made.ears[0].news(ZERO))
        scribe.let.set()
        await until(lambda: len(made.ears[0].news(ZERO)) > before)
        late = made.ears[0].news(ZERO)[-1]
        assert (late.start, late.facts, late.notes) == (len(told.facts), (), {"number": 2})
        assert made.ears[0].facts(ZERO) == list(made.table.state.match.stream(ZERO))
        await made.house.close()

    play(scene)


def test_a_pad_that_is_there_comes_with_the_news_once(tmp_path: Path) -> None:
    async def scene() -> None:
        made, scribe = await written(tmp_path)
        scribe.let.set()
        await made.pick(0, 3)
        assert made.ears[0].news(ZERO)[-1].notes == {"number": 3}
        await asyncio.sleep(0.05)
        assert [each.notes for each in made.ears[0].news(ZERO)].count({"number": 3}) == 1
        await made.house.close()

    play(scene)


def test_only_the_newest_state_is_written_and_a_takeback_blots_the_pad(tmp_path: Path) -> None:
    async def scene() -> None:
        made, scribe = await written(tmp_path)
        await made.pick(0, 2)
        await made.table.do(consent.take_back, made.id(0), ZERO, "b")
        await made.pick(0, 3)
        await made.table.do(consent.take_back, made.id(0), ZERO, "c")
        await made.pick(0, 1)
        assert made.ears[0].news(ZERO)[-1].notes is None
        scribe.let.set()
        await until(lambda: made.ears[0].news(ZERO)[-1].notes == {"number": 1})
        assert [number for seat, number in scribe.asked if seat == ZERO] == [2, 1]
        await made.house.close()

    play(scene)


def test_a_pad_that_cannot_be_written_stays_blank(tmp_path: Path) -> None:
    async def scene() -> None:
        made, _ = await written(tmp_path)

        async def broken(level: Level, seat: Seat | None, view: Any) -> Any:
            raise ValueError("no ink")

        made.table.assistance.notes = broken  # type: ignore[method-assign]
        await made.pick(0, 2)
        assert made.ears[0].news(ZERO)[-1].notes is None
        assert made.table.state.match.view(ZERO).number == 2
        await made.house.close()

    play(scene)
