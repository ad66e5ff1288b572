"""A person's list of tables costs little, however long their matches were."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.kernel.data import Seat
from sleuth.tables import house as houses
from sleuth.tables.acts import chairs
from sleuth.tables.cards import Cards
from sleuth.tables.house import House
from sleuth.tables.info import Person
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.state.events import Ended
from sleuth.tables.table.table import Table
from tests.tables.scenes import Hand, newcomers, note, open_house, play


async def finished(house: House, ada: Person, bob: Person) -> Table:
    """A match that both gave up."""
    plan = Plan("mastermind", {}, seating=(Chosen(me=True), Chosen()))
    table = await house.create(ada, plan)
    await table.do(chairs.sit, bob.id, Seat(1))
    await table.do(chairs.start, ada.id)
    await table.do(note, Ended("agreed"))
    return table


def test_a_table_that_was_put_away_is_listed_without_being_read(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        table = await finished(house, ada, bob)
        before = await house.of(ada.id)
        await house.put_away(table.id)
        assert house.in_use() == set()
        (card,) = await house.of(ada.id)
        assert house.in_use() == set()
        assert [seat.person for seat in card.seats] == [seat.person for seat in before[0].seats]
        assert (card.status, card.ended) == ("ended", "agreed")
        await house.people.rename(bob, "Robert", 3)
        house.renamed(bob.id)
        (card,) = await house.of(ada.id)
        assert card.seats[1].person is not None
        assert card.seats[1].person.name == "Robert"
        await house.close()

    play(scene)


def test_one_list_reads_only_so_much_and_the_next_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        made = [(await finished(house, ada, bob)).id for _ in range(3)]
        await house.close()
        house = open_house(tmp_path, Hand())
        monkeypatch.setattr(houses, "COLD", 1)
        lists = [{info.id for info in await house.of(ada.id)} for _ in range(3)]
        assert [len(each) for each in lists] == [1, 2, 3]
        assert lists[-1] == {*made}
        await house.close()

    play(scene)


def test_only_so_many_cards_are_kept_and_none_of_a_match_that_is_on(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        first, second = await finished(house, ada, bob), await finished(house, ada, bob)
        cards = Cards(most=1)
        for table in (first, second):
            cards.keep(table.info())
        assert cards.find(first.id) is None
        assert cards.find(second.id) == second.info()
        plan = Plan("mastermind", {}, seating=(Chosen(me=True), Chosen()))
        open_table = await house.create(ada, plan)
        cards.keep(open_table.info())
        assert cards.find(open_table.id) is None
        cards.rename(bob.id)
        assert cards.find(second.id) is None
        await house.close()

    play(scene)
