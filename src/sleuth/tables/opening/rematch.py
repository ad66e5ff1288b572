"""The same people again: one new table for all who ask; seats rotate where the game says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Data, Seat
from sleuth.tables.acts import chairs
from sleuth.tables.acts.act import Moment
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.house import House
from sleuth.tables.info import Commitment, Nonce, Person
from sleuth.tables.opening.plan import Chosen, Plan, planned
from sleuth.tables.state.change import Change, opening, unchanged
from sleuth.tables.state.roster import Chair
from sleuth.tables.state.state import TableState
from sleuth.tables.table.table import Table


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
    fresh = table.state.roster.rematch is None
    secret = house.redeem(given.pledge) if fresh else ""
    after = await table.do(meet_again, person.id, given, secret)
    assert after.roster.rematch is not None
    new = await house.table(after.roster.rematch)
    if given.pledge not in ("", commitment(new.state.row.seed)):
        raise NotNow("seed.unknown")  # somebody else was faster, under another promise
    for seat in places(after, person.id):
        if new.state.roster.chairs[seat].free and not new.state.roster.started:
            await new.do(chairs.take, person.id, seat, given.nonce)
    return new


def meet_again(state: TableState, moment: Moment, person: str, given: Again, secret: str) -> Change:
    """Open the table of the rematch, unless somebody did."""
    del moment
    demand_end(state, person)
    if state.roster.rematch is not None:
        return unchanged(state)
    return opening(unchanged(state), planned(person, plan(state, person, given), secret))


def demand_end(state: TableState, person: str) -> None:
    """A rematch is for those who played, after the end."""
    if not state.finished or state.roster.uploaded is not None:
        raise NotNow("match.not-over")
    if state.roster.guided:
        raise NotNow("guide.no-rematch")
    if not state.roster.held(person) and person != state.roster.host:
        raise NotAllowed("seat.none-yours")


def plan(state: TableState, person: str, given: Again) -> Plan:
    """What is played again, and what of it changes."""
    seating = (chosen(chair, person) for chair in passed_on(state))
    options = {**msgspec.to_builtins(again(state)), **given.options}
    return Plan(
        state.game.name,
        options,
        state.agreed,
        state.row.seats,
        tuple(seating),
        start=True,
        nonce=given.nonce,
        pledge=given.pledge,
    )


def again(state: TableState) -> Any:
    """The options of the rematch: the same, unless the game passes something on."""
    able = talents(state.game.name)
    return state.options if able.again is None else able.again(state.match)


def passed_on(state: TableState) -> tuple[Chair, ...]:
    """The chairs as they will stand."""
    now = state.roster.chairs
    return (*now[-1:], *now[:-1]) if talents(state.game.name).rotates else now


def chosen(chair: Chair, person: str) -> Chosen:
    """Bots and the one who asks sit down at once; the others when they come."""
    if chair.person is None:
        return Chosen(bot=chair.bot)
    return Chosen(me=chair.person == person)


def places(state: TableState, person: str) -> Iterator[Seat]:
    """The seats of this person at the table of the rematch."""
    return (Seat(n) for n, chair in enumerate(passed_on(state)) if chair.person == person)
