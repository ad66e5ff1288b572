"""The same people again: one new table for all who ask; seats rotate where the game says so."""

from __future__ import annotations

from collections.abc import Iterator
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

    Whoever asks first may change options of the game.
    """

    nonce: Nonce = ""
    pledge: Commitment = ""
    options: dict[str, Any] = {}


PLAIN = Again()
"""Nothing thrown in, nothing changed."""


async def rematch(house: House, table: Table, person: Person, given: Again = PLAIN) -> Table:
    """The table of the rematch, with this person in place; made by the first who asks."""

    async def act() -> str:
        demand_end(table, person.id)
        if table.company.rematch is None:
            made = await house.create(person, plan(table, person.id, given))
            await table.note_down(Rematched(made.id))
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


def plan(table: Table, person: str, given: Again) -> Plan:
    """What is played again, and what of it changes."""
    seating = (chosen(chair, person) for chair in passed_on(table))
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


def passed_on(table: Table) -> tuple[Chair, ...]:
    """The chairs as they will stand."""
    chairs = table.company.chairs
    return (*chairs[-1:], *chairs[:-1]) if talents(table.game.name).rotates else chairs


def chosen(chair: Chair, person: str) -> Chosen:
    """Bots and the one who asks sit down at once; the others when they come."""
    if chair.person is None:
        return Chosen(bot=chair.bot)
    return Chosen(me=chair.person == person)


def places(table: Table, person: str) -> Iterator[Seat]:
    """The seats of this person at the table of the rematch."""
    return (Seat(n) for n, chair in enumerate(passed_on(table)) if chair.person == person)
