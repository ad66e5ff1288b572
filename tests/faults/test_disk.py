"""The disk is full: players are told, the table freezes, and goes on when there is room."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.store.store import Unstored
from sleuth.tables.house import House
from sleuth.tables.state.events import Said
from sleuth.tables.table import outage
from tests.tables.scenes import Hand, Party, open_house, party, play, until

pytestmark = pytest.mark.usefixtures("ring")


def room(house: House, pages: int) -> None:
    """Let the database grow to so many pages, as if the disk ended there."""
    house._store._writer._db.execute(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]


async def chatter(made: Party) -> None:
    """Say more than there is room for."""
    for n in range(1000):
        made.table.services.talk_pace.forget()
        said = Said(made.id(0), None, made.table.now(), f"s{n}", "x" * 500)
        await made.table.say(said)


def test_a_full_disk_freezes_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "AGAIN", 0.05)

    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        made = await party(house, 5, "regular")
        await until(lambda: Seat(4) in made.table.state.match.view(None).ready)
        room(house, 1)  # SQLite takes the size that the file has
        with pytest.raises(Unstored, match=r"store\.unavailable"):
            await chatter(made)
        before = made.table.state.match
        await until(lambda: made.ears[1].info().status == "frozen")
        assert len(made.table.state.roster.talk) == len(made.table.talk(None))
        room(house, 1_000_000)
        await until(lambda: made.ears[1].info().status == "playing")
        assert made.table.state.match is before
        for n in range(4):
            await made.pick(n)
        await until(lambda: made.table.state.match.draws == 1)
        await house.close()
        again = open_house(tmp_path, Hand())
        table = await again.table(made.table.id)
        known = before.stream(Seat(0))
        assert table.state.match.stream(Seat(0))[: len(known)] == known
        assert table.state.roster.talk == made.table.state.roster.talk
        await again.close()

    play(scene)
