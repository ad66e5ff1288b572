"""Roles: chairs carry them, people choose them before the start, and a rematch may change sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleuth.games import catalogue, talents
from sleuth.kernel.data import Millis, Seat
from sleuth.tables.acts import chairs
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.info import Person
from sleuth.tables.opening.plan import Chosen, Plan
from sleuth.tables.opening.rematch import Again, rematch
from sleuth.tables.state.events import Ended
from sleuth.tables.table.table import Table
from sleuth.texts import find
from tests.tables.scenes import INSTANT, Hand, newcomers, note, open_house, play

YARD = "scotland-yard"
X, ONE, TWO, THREE = map(Seat, range(4))
SWITCH = Again(switch=True)


async def ended(house: House, people: list[Person], *seated: int | str) -> Table:
    """A table that all agreed to end: on each chair one of these people, or a bot."""
    host = people[0]
    seating = tuple(
        Chosen(bot=who) if isinstance(who, str) else Chosen(me=people[who] is host)
        for who in seated
    )
    plan = Plan(YARD, table=INSTANT, seats=len(seated), seating=seating)
    table = await house.create(host, plan)
    for seat, who in enumerate(seated):
        if isinstance(who, int) and people[who] is not host:
            await table.do(chairs.take, people[who].id, Seat(seat), "")
    await table.do(chairs.start, host.id)
    await table.do(note, Ended("agreed", Millis(0)))
    return table


def sitting(table: Table) -> list[str]:
    """Who is on each chair: a name, a bot, or nobody."""
    return [each.person.name if each.person else each.bot or "" for each in table.info().seats]


def test_every_role_has_words_and_a_side_and_every_seat_of_such_a_game_one() -> None:
    sided = [name for name in catalogue() if talents(name).roles]
    assert YARD in sided
    for name in sided:
        roles = talents(name).roles
        assert len(roles) == max(catalogue()[name].seats)
        assert all(find(code, None) for role in roles for code in (role.name, role.side))
        assert len({role.name for role in roles}) == len(roles)


def test_chairs_carry_their_role(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        table = await house.create(ada, Plan(YARD, seats=5))
        roles = [each.role for each in table.info().seats]
        yard = [f"scotland-yard.role.detective-{n}" for n in range(1, 5)]
        assert roles == ["scotland-yard.role.mister-x", *yard]
        plain = await house.create(ada, Plan("mastermind"))
        assert [each.role for each in plain.info().seats] == [None, None]
        await house.close()

    play(scene)


def test_who_sits_may_change_to_another_chair_in_one_step(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = await newcomers(house, "Ada", "Bob")
        table = await house.create(ada, Plan(YARD, seating=(Chosen(), Chosen(me=True))))
        await table.do(chairs.sit, bob.id, TWO, "mine")
        with pytest.raises(NotNow, match=r"seat\.one-each"):
            await table.do(chairs.sit, bob.id, X)
        await table.do(chairs.move_to, bob.id, X)
        assert sitting(table) == ["Bob", "Ada", "", ""]
        assert table.state.roster.chairs[X].nonce == "mine"
        with pytest.raises(NotNow, match=r"seat\.taken"):
            await table.do(chairs.move_to, bob.id, ONE)
        await house.close()

    play(scene)


def test_two_people_change_sides_and_meet_in_their_new_chairs(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = people = await newcomers(house, "Ada", "Bob")
        table = await ended(house, people, 0, "random", 1, "novice")
        new = await rematch(house, table, bob, SWITCH)
        assert table.info().switched
        assert sitting(new) == ["Bob", "random", "", "novice"]
        assert await rematch(house, table, ada) is new
        assert sitting(new) == ["Bob", "random", "Ada", "novice"]
        await house.close()

    play(scene)


def test_a_new_house_still_knows_who_changed_sides(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        ada, bob = people = await newcomers(house, "Ada", "Bob")
        table = await ended(house, people, 0, 1, "random", "random")
        made = await rematch(house, table, ada, SWITCH)
        await house.close()
        house = open_house(tmp_path, Hand())
        new = await rematch(house, await house.table(table.id), bob)
        assert new.id == made.id
        assert sitting(new)[:2] == ["Bob", "Ada"]
        await house.close()

    play(scene)


@pytest.mark.parametrize(
    ("chairs", "asks", "after"),
    [
        ((0, "novice", "random", "greedy"), 0, ["novice", "Ada", "random", "greedy"]),
        (("novice", "random", 0, "greedy"), 0, ["Ada", "random", "novice", "greedy"]),
        ((0, 1, 1, 1), 0, ["", "Ada", "Ada", "Ada"]),
        ((0, 1, 2, "random"), 2, ["Cyd", "", "", "random"]),
    ],
)
def test_who_takes_whose_chair(
    tmp_path: Path, chairs: tuple[int | str, ...], asks: int, after: list[str]
) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        people = await newcomers(house, "Ada", "Bob", "Cyd")
        table = await ended(house, people, *chairs)
        new = await rematch(house, table, people[asks], SWITCH)
        assert sitting(new) == after
        await house.close()

    play(scene)


def test_without_sides_there_is_nothing_to_change(tmp_path: Path) -> None:
    async def scene() -> None:
        house = open_house(tmp_path, Hand())
        (ada,) = await newcomers(house, "Ada")
        plan = Plan("mastermind", table=INSTANT, seating=(Chosen(me=True), Chosen(bot="novice")))
        table = await house.create(ada, plan)
        await table.do(chairs.start, ada.id)
        await table.do(note, Ended("agreed", Millis(0)))
        with pytest.raises(NotNow, match=r"rematch\.no-sides"):
            await rematch(house, table, ada, SWITCH)
        assert table.info().rematch is None
        await house.close()

    play(scene)
