"""Tables in this process: clocks, bots, two houses on one store, what a restart keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from sleuth.kernel.data import Rang, Seat
from sleuth.kernel.errors import NoSuchTable, NotSeated
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Unstored
from sleuth.study import transcript
from sleuth.tables.acts import chairs
from sleuth.tables.errors import NotNow
from sleuth.tables.house import LONG, House
from sleuth.tables.info import TableOptions
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.opening.records import upload
from sleuth.tables.state.events import Ended, Said
from sleuth.tables.table.table import Table
from tests.tables.scenes import (
    Ear,
    Hand,
    newcomers,
    note,
    open_house,
    play,
    played,
    until,
)
from tests.web.records import long_match

PRESS = b'{"type":"press"}'
FAST = TableOptions(pace="instant")
ZERO, ONE = Seat(0), Seat(1)


async def bell_table(house: House, *bots: str) -> tuple[Table, str]:
    """A table of the toy that has begun: bots, and one person on the other seats."""
    (ada,) = await newcomers(house, "Ada")
    chosen = [*(Chosen(bot=bot) for bot in bots), *[Chosen(me=True)] * (2 - len(bots))]
    plan = Plan("bell", table=FAST, seating=tuple(chosen), start=True)
    return await house.create(ada, plan), ada.id


@pytest.mark.usefixtures("bell")
def test_the_bell_rings_and_late_moves_come_after_it(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        table, ada = await bell_table(house)
        ear = Ear(ada)
        await table.listen(ear.listener, lambda: None)
        hand.turn(400)
        await played(table, ada, ZERO, PRESS, "a")
        hand.turn(700)
        with pytest.raises(Exception, match=r"match\.over"):
            await played(table, ada, ZERO, PRESS, "b")
        assert [entry.came.at for entry in table.state.match.record] == [400, 400, 1000]
        assert isinstance(table.state.match.record[-1].came, Rang)
        assert ear.facts(ZERO) == list(table.state.match.stream(ZERO))
        assert ear.facts(ONE) == list(table.state.match.stream(ONE))
        assert [line and line.code for line in ear.news(ZERO)[-1].lines] == ["bell.ended"]
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_a_move_counts_by_when_it_was_read(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        table, ada = await bell_table(house)
        hand.turn(999)
        read = table.now()
        hand.turn(500)
        await played(table, ada, ZERO, PRESS, "a", read)
        assert len(table.state.match.record) == 2
        await until(lambda: table.state.over is not None)
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_table_time_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        house = open_house(tmp_path, hand)
        table, ada = await bell_table(house)
        hand.turn(600)
        await played(table, ada, ZERO, PRESS, "a")
        await house.close()
        hand.turn(1_000_000)
        again = open_house(tmp_path, hand)
        table = await again.table(table.id)
        assert table.now() == 600
        assert table.state.over is None
        await played(table, ada, ZERO, PRESS, "a")
        assert len(table.state.match.record) == 2
        hand.turn(401)
        with pytest.raises(Exception, match=r"match\.over"):
            await played(table, ada, ONE, PRESS, "b")
        await again.close()

    play(scene)


@pytest.mark.usefixtures("bell")
@pytest.mark.parametrize("bot", ["once", "broken", "hung"])
def test_bots_press_and_wait_and_stand_in_for_one_another(tmp_path: Path, bot: str) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, ada = await bell_table(house, bot)
        await until(lambda: table.state.match.view(None).presses == 2)
        if bot == "once":
            said = Said(ada, ONE, table.now(), "s", phrase="bell.phrase.ding")
            await table.say(said)
            await until(lambda: table.state.match.view(None).presses == 3)
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_a_bot_does_not_answer_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, _ = await bell_table(house, "chatty")
        await until(lambda: len(table.state.roster.talk) == 1)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(table.talk(None)) == 1
        assert table.talk(None)[0].by is None
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_two_houses_on_one_store_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        here, there = open_house(tmp_path, hand), open_house(tmp_path, hand)
        one, ada = await bell_table(here)
        two = await there.table(one.id)
        ear = Ear(ada)
        await two.listen(ear.listener, lambda: None)
        await played(one, ada, ZERO, PRESS, "a")
        await played(two, ada, ONE, PRESS, "a")
        await played(two, ada, ZERO, PRESS, "a")
        await played(one, ada, ONE, PRESS, "b")
        await played(two, ada, ONE, PRESS, "b")
        assert one.state.match == two.state.match
        assert two.state.match.view(None).presses == 3
        assert ear.facts(ZERO) == list(two.state.match.stream(ZERO))
        await here.close()
        await there.close()

    play(scene)


def test_a_table_that_was_put_away_refuses_and_is_found_again(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        old = await house.create(ada, Plan("mastermind"))
        assert old.idle
        await house.put_away(old.id)
        with pytest.raises(Unstored, match=r"house\.closing"):
            await old.do(chairs.sit, ada.id, ZERO)
        new = await house.table(old.id)
        await new.do(chairs.sit, ada.id, ZERO)
        assert new.state.roster.held(ada.id) == (ZERO,)
        await house.close()

    play(scene)


def test_a_table_that_was_just_asked_for_is_not_put_away(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        table = await house.create(ada, Plan("mastermind"))
        assert table.idle
        await house.caretaker.put_idle_away()
        await table.do(chairs.sit, ada.id, ZERO)
        assert await house.table(table.id) is table
        await house.caretaker.put_idle_away()
        await house.caretaker.put_idle_away()
        assert await house.table(table.id) is not table
        await house.close()

    play(scene)


def test_seats_are_people_s_own(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        table = await house.create(ada, Plan("mastermind", seating=(Chosen(me=True),)))
        await table.do(chairs.sit, bob.id, ONE)
        assert (await house.by_code(table.state.row.code.lower())) is table
        await table.do(chairs.start, ada.id)
        with pytest.raises(NotSeated):
            await played(table, bob.id, ZERO, b"{}", "a")
        with pytest.raises(NotSeated):
            await played(table, None, ZERO, b"{}", "a")
        for missing in (house.table("x"), house.by_code("x")):
            with pytest.raises(NoSuchTable):
                await missing
        await house.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_who_has_not_heard_of_the_end_cannot_play_on(tmp_path: Path) -> None:
    async def scene() -> None:
        hand = Hand()
        here, there = open_house(tmp_path, hand), open_house(tmp_path, hand)
        one, ada = await bell_table(here)
        two = await there.table(one.id)
        ear = Ear(ada)
        await two.listen(ear.listener, lambda: None)
        await one.do(note, Ended("agreed", one.now()))
        with pytest.raises(NotNow, match=r"table\.ended"):
            await played(two, ada, ZERO, PRESS, "a")
        assert two.state == one.state
        assert ear.info().status == "ended", "what another house wrote is told here too"
        store = SqliteStore(tmp_path / "house.sqlite3")
        stored = await store.load(one.id)
        await store.close()
        assert stored is not None
        assert b'"ended"' in stored.lines[-1].body
        await here.close()
        await there.close()

    play(scene)


@pytest.mark.usefixtures("bell")
def test_a_table_that_could_not_be_read_is_read_when_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        table, _ = await bell_table(house)
        await house.put_away(table.id)
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "load", unreadable)
            for _ in range(2):
                with pytest.raises(Unstored):
                    await house.table(table.id)
        assert (await house.table(table.id)).id == table.id
        await house.close()

    play(scene)


async def unreadable(store: SqliteStore, id: str) -> None:
    """Nothing can be read just now."""
    raise Unstored("store.frozen")


def test_long_tables_are_read_however_many_wait_for_the_archive(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        table = await upload(house, ada, transcript.write(long_match()))
        assert table.state.version > LONG
        await house.put_away(table.id)
        release = Event()
        busy = [
            asyncio.create_task(house.archive.apart(lambda _: release.wait())) for _ in range(64)
        ]
        await asyncio.sleep(0)
        try:
            assert (await house.table(table.id)).id == table.id
        finally:
            release.set()
        await asyncio.gather(*busy)
        await house.close()

    play(scene)
