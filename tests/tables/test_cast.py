"""The eight of the house at a table: each once, under a name that is theirs alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import PersonRow
from sleuth.tables.acts import chairs
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.people import People
from tests.tables.scenes import INSTANT, Hand, newcomers, open_house, play, until

ONE, TWO = Seat(1), Seat(2)


def test_nobody_of_the_house_sits_twice_at_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        me, pip = Chosen(me=True), Chosen(bot="pip")
        with pytest.raises(SleuthError, match=r"bot\.seated"):
            await house.create(ada, Plan("code-x", seats=3, seating=(me, pip, pip)))
        table = await house.create(ada, Plan("code-x", seats=3, seating=(me, pip)))
        with pytest.raises(SleuthError, match=r"bot\.seated"):
            await table.do(chairs.place, ada.id, TWO, "pip")
        await table.do(chairs.place, ada.id, TWO, "quill")
        await table.do(chairs.place, ada.id, TWO, "novice")
        await table.do(chairs.place, ada.id, ONE, "novice")
        assert [each.bot for each in table.info().seats] == [None, "novice", "novice"]
        await house.close()

    play(scene)


def test_somebody_of_the_house_plays_with_a_bot_of_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        seating = (Chosen(me=True), Chosen(bot="orrery"))
        plan = Plan("mastermind", {"first": 1}, INSTANT, seating=seating, start=True)
        table = await house.create(ada, plan)
        await until(lambda: bool(len(table.state.match.moves(Seat(0)))))
        assert table.info().seats[1].bot == "orrery"
        await house.close()

    play(scene)


@pytest.mark.parametrize("name", ["Pip", "pip", "Doctor Quill", "DOKTOR QUILL", "Das Orrery"])
def test_a_name_of_the_house_is_taken_by_nobody_new(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        for asking in (house.people.arrive(name, 1), house.people.rename(ada, name, 1)):
            with pytest.raises(SleuthError, match=r"person\.name-of-the-house"):
                await asking
        assert house.people.named(ada.id) == ada
        await house.close()

    play(scene)


def test_who_had_such_a_name_before_keeps_it(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "house.sqlite3")
        await store.add_person(PersonRow("p1", b"x" * 32, "Quill", 3))
        people = People(store)
        await people.remember(["p1"])
        assert (await people.rename(people.named("p1"), "Quill", 4)).figure == 4
        await store.close()

    play(scene)
