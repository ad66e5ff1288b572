"""The same people again: one new table for all who ask, who keep, pass on or switch their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sleuth.games import talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.talents import Level
from sleuth.tables.acts import chairs
from sleuth.tables.acts.act import Moment
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.house import House
from sleuth.tables.info import Commitment, Nonce, Person, TableOptions
from sleuth.tables.opening.plan import Chosen, Plan, planned
from sleuth.tables.state.change import Change, opening, unchanged
from sleuth.tables.state.roster import Chair
from sleuth.tables.state.state import TableState
from sleuth.tables.table.table import Table


class Again(Data, frozen=True):
    """What somebody throws into the seed of a rematch that the house has promised before.

    Whoever asks first may change options of the game and how much the pad helps, or `switch` sides
    where it has them. The others agree by coming: the match begins when all sit there.
    """

    nonce: Nonce = ""
    pledge: Commitment = ""
    options: dict[str, Any] = {}
    switch: bool = False
    assistance: Level | None = None


PLAIN = Again()
"""Nothing thrown in, nothing changed."""


async def rematch(house: House, table: Table, person: Person, given: Again = PLAIN) -> Table:
    """The table of the rematch, with this person in place; made by the first who asks."""
    fresh = table.state.roster.rematch is None
    secret = await house.redeem(given.pledge) if fresh else ""
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
    demand_end(state, person)
    if state.roster.rematch is not None:
        return unchanged(state)
    order = switched(state, person) if given.switch else ()
    new = planned(person, plan(state, person, given, order), secret, moment.guests)
    return opening(unchanged(state), new, order)


def demand_end(state: TableState, person: str) -> None:
    """A rematch is for those who played, after the end."""
    if not state.finished or state.roster.uploaded is not None:
        raise NotNow("match.not-over")
    if state.roster.guided:
        raise NotNow("guide.no-rematch")
    if not state.roster.held(person) and person != state.roster.host:
        raise NotAllowed("seat.none-yours")


def plan(state: TableState, person: str, given: Again, order: Sequence[Seat]) -> Plan:
    """What is played again, and what of it changes."""
    seating = (chosen(chair, person) for chair in passed_on(state, order))
    options = {**msgspec.to_builtins(again(state)), **given.options}
    return Plan(
        state.game.name,
        options,
        terms(state, given),
        state.row.seats,
        tuple(seating),
        start=True,
        nonce=given.nonce,
        pledge=given.pledge,
    )


def terms(state: TableState, given: Again) -> TableOptions:
    """What is agreed besides: the same, but for how much the pad helps."""
    level = given.assistance or state.next_level
    return msgspec.structs.replace(state.agreed, assistance=level)


def again(state: TableState) -> Any:
    """The options of the rematch: the same, unless the game passes something on."""
    able = talents(state.game.name)
    return state.options if able.again is None else able.again(state.match)


def passed_on(state: TableState, order: Sequence[Seat]) -> tuple[Chair, ...]:
    """The chairs as they will stand."""
    now = state.roster.chairs
    if order:
        return tuple(now[seat] for seat in order)
    return (*now[-1:], *now[:-1]) if talents(state.game.name).rotates else now


def switched(state: TableState, person: str) -> tuple[Seat, ...]:
    """For each chair the one whose sitter takes it: the lone one changes with one of the others.

    That is the person who asks, or else the first person, or else the first bot; who held several
    chairs gives them all.
    """
    now, sides = state.roster.chairs, sides_of(state)
    lone = next((n for n, side in enumerate(sides) if sides.count(side) == 1), None)
    if lone is None:
        raise NotNow("rematch.no-sides")
    others = [n for n in range(len(now)) if n != lone]
    people = [n for n in others if now[n].person is not None]
    heir = next((n for n in people if now[n].person == person), (people or others)[0])
    given = [n for n in others if n == heir or same_person(now[n], now[heir])]
    return tuple(Seat(heir if n == lone else lone if n in given else n) for n in range(len(now)))


def sides_of(state: TableState) -> list[str]:
    """The side of each seat; none where the game knows no roles."""
    return [role.side for role in talents(state.game.name).roles[: state.row.seats]]


def same_person(one: Chair, other: Chair) -> bool:
    """Does somebody hold both chairs?"""
    return one.person is not None and one.person == other.person


def chosen(chair: Chair, person: str) -> Chosen:
    """Bots and the one who asks sit down at once; the others when they come."""
    if chair.person is None:
        return Chosen(bot=chair.bot)
    return Chosen(me=chair.person == person)


def places(state: TableState, person: str) -> Iterator[Seat]:
    """The seats of this person at the table of the rematch."""
    passed = passed_on(state, state.roster.order)
    return (Seat(n) for n, chair in enumerate(passed) if chair.person == person)
