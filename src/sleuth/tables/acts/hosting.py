"""What the host may do: agree on the game, swap chairs, seat, mute and send away people."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.kernel import codec
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import start
from sleuth.tables.acts.act import (
    Moment,
    demand_any_seat,
    demand_gathering,
    demand_here,
    demand_host,
    demand_level,
    demand_welcome,
    in_chair,
)
from sleuth.tables.acts.chairs import demand_free
from sleuth.tables.bots.substitute import substitute
from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableOptions, is_bot_account
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Agreed, Hosted, Muted, Readied, Removed, Sat, Swapped
from sleuth.tables.state.state import TableState


class NewTerms(Data, frozen=True):
    """What is played from now on: all of it, also what stays as it is."""

    options: dict[str, Any]
    table: TableOptions
    seats: int


def swap(state: TableState, moment: Moment, host: str, seat: Seat, other: Seat) -> Change:
    """Let two chairs change places, before the start."""
    del moment
    demand_host(state, host)
    in_chair(state, seat), in_chair(state, other)
    demand_gathering(state)
    return unchanged(state) if seat == other else noted(state, Swapped(seat, other))


def give(state: TableState, moment: Moment, host: str, seat: Seat, person: str) -> Change:
    """Seat somebody who is at the table, also on a second chair."""
    demand_host(state, host)
    if in_chair(state, seat) == person:
        return unchanged(state)
    demand_gathering(state)
    demand_welcome(state, person)
    demand_here(state, moment, person)
    demand_free(state, seat)
    return noted(state, Sat(seat, person))


def agree(state: TableState, moment: Moment, host: str, wanted: NewTerms) -> Change:
    """Agree on something else before the start: on options, on chairs, on who finds the table."""
    del moment
    demand_host(state, host)
    demand_gathering(state)
    options = codec.convert(wanted.options, state.game.options)
    start(state.game, options, wanted.seats)
    demand_level(state.game.name, wanted.table.assistance)
    demand_unseated(state, wanted.seats)
    if (options, wanted.seats, wanted.table) == (state.options, state.row.seats, state.agreed):
        return unchanged(state)
    spelt, anew = msgspec.to_builtins(options), not only_listing(state, wanted, options)
    return noted(state, Agreed(wanted.seats, spelt, wanted.table, anew))


def only_listing(state: TableState, wanted: NewTerms, options: Any) -> bool:
    """Does nothing change but who finds the table?"""
    listed = msgspec.structs.replace(state.agreed, public=wanted.table.public)
    return (options, wanted.seats, wanted.table) == (state.options, state.row.seats, listed)


def demand_unseated(state: TableState, seats: int) -> None:
    """Only chairs on which no person sits are taken away."""
    for seat, chair in enumerate(state.roster.chairs[seats:], seats):
        if chair.person is not None:
            raise NotNow("seat.taken", seat=seat)


def ready(state: TableState, moment: Moment, person: str, on: bool) -> Change:
    """Be ready to start, or not yet."""
    del moment
    seat = demand_any_seat(state, person)
    demand_gathering(state)
    same = state.roster.chairs[seat].ready == on
    return unchanged(state) if same else noted(state, Readied(person, on))


def remove(state: TableState, moment: Moment, host: str, person: str) -> Change:
    """Send somebody away for good; in a match, a bot plays on for them."""
    demand_host(state, host)
    demand_another(host, person)
    if person in state.roster.removed:
        return unchanged(state)
    demand_here(state, moment, person)
    bot = substitute(state.game.name) if state.roster.started else None
    muted = person in state.roster.muted
    hushed = unchanged(state) if muted else noted(state, Muted(person, True))
    return hushed.noted(Removed(person, bot))


def mute(state: TableState, moment: Moment, host: str, person: str, on: bool) -> Change:
    """Let somebody talk no more, or again; one of the house goes by the name of the bot."""
    demand_host(state, host)
    demand_another(host, person)
    if on == (person in state.roster.muted):
        return unchanged(state)
    if person not in state.roster.bots().values():
        demand_here(state, moment, person)
    return noted(state, Muted(person, on))


def pass_on(state: TableState, moment: Moment, host: str, person: str) -> Change:
    """Make somebody else the host."""
    demand_host(state, host)
    demand_here(state, moment, person)
    demand_welcome(state, person)
    if is_bot_account(person):
        raise NotNow("bot.no-host")
    return unchanged(state) if person == host else noted(state, Hosted(person))


def demand_another(host: str, person: str) -> None:
    """The host stays."""
    if person == host:
        raise NotNow("table.own-host")
