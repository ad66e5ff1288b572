"""Two processes, or houses in one: whoever writes, everybody is told, and one does the chores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.store import census
from sleuth.store.opening import Opened, shared
from sleuth.tables import neighbours
from sleuth.tables.acts import chairs, hosting
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableOptions
from sleuth.tables.limits import Flood
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.state.events import Said
from sleuth.tables.table import presence
from sleuth.tables.table.table import Table
from tests.servers import Postgres, Redis
from tests.tables.scenes import Ear, Hand, NearWorkers, newcomers, play, played, until

pytestmark = pytest.mark.usefixtures("ring")

PICK = b'{"type":"pick","number":1}'


class Village:
    """Houses that share one store, and what keeps them in touch."""

    def __init__(self, address: str, bus: str = "") -> None:
        self.address, self.bus = address, bus
        self.hand = Hand()
        self.open_ones: dict[House, Opened] = {}

    async def house(self) -> House:
        """One more process, as it were."""
        found = await shared(self.address, self.bus)
        house = House(found.store, self.hand)
        house._services.workers = house._services.helpers = NearWorkers()
        assert found.census is not None
        assert found.bus is not None
        await house.join(found.census, found.bus)
        self.open_ones[house] = found
        return house

    async def die(self, house: House) -> None:
        """Stop without a word, as far as the others can tell."""
        found = self.open_ones.pop(house)
        together = house.neighbours
        assert isinstance(together, neighbours.Together)
        for task in together._tasks:
            task.cancel()
        house.caretaker.close()
        assert found.bus is not None
        await found.bus.close()
        for table in house.loaded():
            await table.close()
        await found.store.close()

    async def close(self) -> None:
        """Everybody goes home."""
        for house in tuple(self.open_ones):
            await house.close()


@pytest.fixture(params=["postgresql", "redis"])
def village(request: pytest.FixtureRequest, postgres: Postgres) -> Village:
    """Houses on one fresh store, with either bus."""
    if request.param == "postgresql":
        return Village(postgres.database())
    redis: Redis = request.getfixturevalue("redis")
    return Village(postgres.database(), redis.address)


def scene(village: Village, act: Callable[[House, House], Awaitable[None]]) -> None:
    """Play a scene with two houses."""

    async def whole() -> None:
        try:
            await act(await village.house(), await village.house())
        finally:
            await village.close()

    play(whole)


async def two_at_one(
    one: House, two: House, options: TableOptions | None = None
) -> tuple[Table, Table, list[Person]]:
    """A table with two people, as each of two houses has it."""
    people = await newcomers(one, "Ada", "Bob")
    plan = Plan("ring", table=options or TableOptions(), seats=2, seating=(Chosen(me=True),))
    table = await one.create(people[0], plan)
    other = await two.table(table.id)
    return table, other, people


async def listen(table: Table, person: Person) -> Ear:
    """Somebody comes to a table."""
    ear = Ear(person.id)
    await table.listen(ear.listener, lambda: ear.notices.append(table.info()))
    return ear


def test_sockets_of_one_table_hang_on_different_processes(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        table, other, (ada, bob) = await two_at_one(one, two)
        mine, theirs = await listen(table, ada), await listen(other, bob)
        await other.do(chairs.sit, bob.id, Seat(1))
        await until(lambda: table.state.roster.full)
        await table.do(chairs.start, ada.id)
        await until(lambda: other.state.playing)
        await played(table, ada.id, Seat(0), PICK, "a1")
        await until(lambda: other.state.version == table.state.version)
        await played(other, bob.id, Seat(1), PICK, "b1")
        await until(lambda: other.state.version == table.state.version)
        stream = table.state.match.stream
        await until(lambda: mine.facts(Seat(0)) == [*stream(Seat(0))])
        await until(lambda: theirs.facts(Seat(1)) == [*stream(Seat(1))])
        assert table.state.match.record == other.state.match.record
        assert table.state.roster == other.state.roster

    scene(village, act)


def test_nobody_is_refused_for_what_one_process_has_not_heard_yet(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        table, other, (ada, bob) = await two_at_one(one, two)
        two.neighbours._hall.version = lambda _: None  # type: ignore[attr-defined]
        await table.do(chairs.sit, bob.id, Seat(1))
        await table.do(chairs.start, ada.id)
        await played(other, bob.id, Seat(1), PICK, "b1")
        assert other.state.playing
        with pytest.raises(SleuthError, match=r"table\.started"):
            await other.do(chairs.stand, ada.id, Seat(0))

    scene(village, act)


def test_a_command_is_taken_once_wherever_it_is_sent(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        table, other, (ada, bob) = await two_at_one(one, two)
        await table.do(chairs.sit, bob.id, Seat(1))
        await table.do(chairs.start, ada.id)
        sent = [played(each, ada.id, Seat(0), PICK, "same") for each in (table, other) * 3]
        await asyncio.gather(*sent)
        lines = (await one._store.lines(table.id, 0))[::-1]
        assert sum(each.command is not None for each in lines) == 1

    scene(village, act)


def test_who_is_here_counts_everywhere(village: Village, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ORPHANED", 0.05)

    async def act(one: House, two: House) -> None:
        table, other, (ada, bob) = await two_at_one(one, two)
        await table.do(chairs.sit, bob.id, Seat(1))
        ear = await listen(other, bob)
        host = await listen(table, ada)
        await until(lambda: [seat.online for seat in table.info().seats] == [True, True])
        await until(lambda: [seat.online for seat in ear.info().seats] == [True, True])
        assert {person.name for person in (ada, bob)} == {
            seat.person.name for seat in other.info().seats if seat.person
        }
        await asyncio.sleep(0.2)
        assert other.info().host.id == ada.id, "the host is there, through another process"
        table.leave(host.listener)
        await until(lambda: ear.info().host.id == bob.id)
        await other.do(hosting.mute, bob.id, ada.id, True)
        with pytest.raises(SleuthError, match=r"talk\.muted"):
            await table.say(Said(ada.id, None, table.now(), "s1", "hello"))

    scene(village, act)


def test_a_process_that_dies_is_missed_and_its_chores_are_done(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.05)
    for name in ("BEAT",):
        quick = getattr(census, name).replace(f"'{census.ALIVE} s'", "'0.5 s'")
        monkeypatch.setattr(census, name, quick)

    async def act(one: House, two: House) -> None:
        (ada,) = await newcomers(one, "Ada")
        seating = (Chosen(bot="regular"), Chosen(bot="regular"))
        options = TableOptions(pace="calm")
        plan = Plan("ring", table=options, seats=2, seating=seating, start=True)
        table = await one.create(ada, plan)
        watched = await two.table(table.id)
        ear = await listen(watched, ada)
        alone = await one.create(ada, plan)
        assert table.kept
        assert not watched.kept
        await village.die(one)
        await until(lambda: watched.kept)
        await until(lambda: two.version(alone.id) is not None)
        for id in (table.id, alone.id):
            before = (await two.table(id)).state.version
            await until(lambda id=id, n=before: (two.version(id) or 0) > n)  # type: ignore[misc]
        await until(lambda: ear.facts(None) == [*watched.state.match.stream(None)])

    scene(village, act)


def test_a_house_that_closes_leaves_its_chores_to_the_others(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        table, other, _ = await two_at_one(one, two)
        assert table.kept
        village.open_ones.pop(one)
        await one.close()
        await until(lambda: other.kept)

    scene(village, act)


def test_limits_hold_for_all_processes_together(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.05)

    async def act(one: House, two: House) -> None:
        table, other, (ada, _) = await two_at_one(one, two)
        for n in range(8):
            await table.say(Said(ada.id, None, table.now(), f"s{n}", "hello"))

        async def refused() -> None:
            with pytest.raises(Flood):
                await other.say(Said(ada.id, None, other.now(), "late", "hello"))

        bucket = two._services.talk_pace._of(f"{table.id} {ada.id}")
        await until(lambda: bucket._tokens < 1)
        await refused()

    scene(village, act)


def test_who_took_another_secret_is_shut_out_everywhere(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        _, other, (ada, bob) = await two_at_one(one, two)
        gone: list[str] = []
        await two.people.remember([ada.id, bob.id])
        for each in (ada, bob):
            ear = await listen(other, each)
            ear.listener.dismiss = lambda id=each.id: gone.append(id)  # type: ignore[misc]
        await one.people.renew(ada.id)
        one.shut_out(ada.id)
        await until(lambda: gone == [ada.id])
        renamed = await one.people.rename(bob, "Robert", 3)
        one.neighbours.changed(bob.id)
        await until(lambda: two.people.named(bob.id) == renamed)
        await one.forget(bob.id)
        await until(lambda: gone == [ada.id, bob.id])
        await until(lambda: two.people.named(bob.id).name == "?")

    scene(village, act)


def test_a_promise_of_one_process_is_kept_by_another(village: Village) -> None:
    async def act(one: House, two: House) -> None:
        (ada,) = await newcomers(one, "Ada")
        word = await one.pledge()
        table = await two.create(ada, Plan("ring", seats=2, pledge=word))
        assert table.info().commitment == word

    scene(village, act)


def test_after_a_break_of_the_bus_everything_is_asked_anew(postgres: Postgres) -> None:
    village = Village(postgres.database())

    async def act(one: House, two: House) -> None:
        table, other, (ada, bob) = await two_at_one(one, two)
        ear = await listen(other, bob)
        bus = village.open_ones[two].bus
        assert bus is not None
        await bus.close()
        await table.do(chairs.sit, bob.id, Seat(1))
        await table.do(chairs.start, ada.id)
        together = two.neighbours
        assert isinstance(together, neighbours.Together)
        await bus.open(together._hear, together._anew)
        await until(lambda: ear.info().status == "playing")

    scene(village, act)


def test_a_second_house_on_one_file_is_refused(tmp_path: Path) -> None:
    from sleuth.store.opening import opened
    from sleuth.store.store import Unstored

    async def whole() -> None:
        path = tmp_path / "house.sqlite3"
        async with opened(path) as first:
            with pytest.raises(Unstored, match=r"store\.taken"):
                async with opened(path):
                    pass
            await first.store.close()
        async with opened(path) as again:
            await again.store.close()

    play(whole)
