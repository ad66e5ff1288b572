"""The same people again: one new table for all who ask, who keep, pass on or switch their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Data, Seat
from sleuth.tables import seats
from sleuth.tables.company import Chair
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Rematched
from sleuth.tables.founding import Chosen, Plan
from sleuth.tables.house import House
from sleuth.tables.info import Commitment, Nonce, Person
from sleuth.tables.table import Table


class Again(Data, frozen=True):
    """What somebody throws into the seed of a rematch that the house has promised before.

    Whoever asks first may change options of the game, or `switch` sides where it has them.
    """

    nonce: Nonce = ""
    pledge: Commitment = ""
    options: dict[str, Any] = {}
    switch: bool = False


PLAIN = Again()
"""Nothing thrown in, nothing changed."""


async def rematch(house: House, table: Table, person: Person, given: Again = PLAIN) -> Table:
    """The table of the rematch, with this person in place; made by the first who asks."""

    async def act() -> str:
        demand_end(table, person.id)
        if table.company.rematch is None:
            order = switched(table, person.id) if given.switch else ()
            made = await house.create(person, plan(table, person.id, given, order))
            await table.note_down(Rematched(made.id, order))
        assert table.company.rematch is not None
        return table.company.rematch

    new = await house.table(await table.ask(act))
    if given.pledge not in ("", commitment(new.row.seed)):
        raise NotNow("seed.unknown")  # somebody else was faster, under another promise
    for seat in places(table, person.id):
        if new.company.chairs[seat].free and not new.company.started:
            await seats.take(new, person.id, seat, given.nonce)
    return new


def demand_end(table: Table, person: str) -> None:
    """A rematch is for those who played, after the end."""
    if not table.finished or table.company.uploaded is not None:
        raise NotNow("match.not-over")
    if table.company.guided:
        raise NotNow("guide.no-rematch")
    if not table.company.held(person) and person != table.company.host:
        raise NotAllowed("seat.none-yours")


def plan(table: Table, person: str, given: Again, order: Sequence[Seat]) -> Plan:
    """What is played again, and what of it changes."""
    seating = (chosen(chair, person) for chair in passed_on(table, order))
    options = {**msgspec.to_builtins(again(table)), **given.options}
    return Plan(
        table.game.name,
        options,
        table.agreed,
        table.row.seats,
        tuple(seating),
        start=True,
        nonce=given.nonce,
        pledge=given.pledge,
    )


def again(table: Table) -> Any:
    """The options of the rematch: the same, unless the game passes something on."""
    able = talents(table.game.name)
    return table.options if able.again is None else able.again(table.match)


def passed_on(table: Table, order: Sequence[Seat]) -> tuple[Chair, ...]:
    """The chairs as they will stand."""
    chairs = table.company.chairs
    if order:
        return tuple(chairs[seat] for seat in order)
    return (*chairs[-1:], *chairs[:-1]) if talents(table.game.name).rotates else chairs


def switched(table: Table, person: str) -> tuple[Seat, ...]:
    """For each chair the one whose sitter takes it: the lone one changes with one of the others.

    That is the person who asks, or else the first person, or else the first bot; who held several
    chairs gives them all.
    """
    chairs, sides = table.company.chairs, sides_of(table)
    lone = next((n for n, side in enumerate(sides) if sides.count(side) == 1), None)
    if lone is None:
        raise NotNow("rematch.no-sides")
    others = [n for n in range(len(chairs)) if n != lone]
    people = [n for n in others if chairs[n].person is not None]
    heir = next((n for n in people if chairs[n].person == person), (people or others)[0])
    given = [n for n in others if n == heir or same_person(chairs[n], chairs[heir])]
    return tuple(Seat(heir if n == lone else lone if n in given else n) for n in range(len(chairs)))


def sides_of(table: Table) -> list[str]:
    """The side of each seat; none where the game knows no roles."""
    return [role.side for role in talents(table.game.name).roles[: table.row.seats]]


def same_person(one: Chair, other: Chair) -> bool:
    """Does somebody hold both chairs?"""
    return one.person is not None and one.person == other.person


def chosen(chair: Chair, person: str) -> Chosen:
    """Bots and the one who asks sit down at once; the others when they come."""
    if chair.person is None:
        return Chosen(bot=chair.bot)
    return Chosen(me=chair.person == person)


def places(table: Table, person: str) -> Iterator[Seat]:
    """The seats of this person at the table of the rematch."""
    chairs = passed_on(table, table.company.order)
    return (Seat(n) for n, chair in enumerate(chairs) if chair.person == person)
