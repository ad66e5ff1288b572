"""Taking and leaving chairs, before the match starts; and starting it."""

from __future__ import annotations

from sleuth.kernel.data import Seat
from sleuth.kernel.errors import NotSeated
from sleuth.tables.acts.act import (
    Moment,
    demand_bot,
    demand_gathering,
    demand_host,
    demand_one_face,
    demand_welcome,
    in_chair,
)
from sleuth.tables.errors import NotNow
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Placed, Sat, Started, Stood, Swapped
from sleuth.tables.state.seed import nonces
from sleuth.tables.state.state import TableState


def sit(state: TableState, moment: Moment, person: str, seat: Seat, nonce: str = "") -> Change:
    """Take a free chair; whoever sits there already stays. Only the host takes a second one."""
    del moment
    if in_chair(state, seat) == person:
        return unchanged(state)
    demand_chair(state, person, seat)
    if state.roster.held(person) and person != state.roster.host:
        raise NotNow("seat.one-each")
    return noted(state, Sat(seat, person, nonce))


def move_to(state: TableState, moment: Moment, person: str, seat: Seat, nonce: str = "") -> Change:
    """Take a free chair instead of the one I have; whoever has none, or several, just sits down."""
    held = state.roster.held(person)
    if in_chair(state, seat) == person or len(held) != 1:
        return sit(state, moment, person, seat, nonce)
    demand_chair(state, person, seat)
    return noted(state, Swapped(held[0], seat))


def demand_chair(state: TableState, person: str, seat: Seat) -> None:
    """A free chair, before the start, for somebody who is welcome."""
    demand_gathering(state)
    demand_welcome(state, person)
    demand_free(state, seat)


def take(state: TableState, moment: Moment, person: str, seat: Seat, nonce: str) -> Change:
    """Take a chair that was kept for this person, be it the second; another's stays theirs."""
    del moment
    if in_chair(state, seat) is not None or not state.roster.chairs[seat].free:
        return unchanged(state)
    demand_gathering(state)
    return noted(state, Sat(seat, person, nonce))


def stand(state: TableState, moment: Moment, person: str, seat: Seat) -> Change:
    """Leave a chair; the host may free any."""
    del moment
    if person not in (in_chair(state, seat), state.roster.host):
        raise NotSeated("seat.not-yours", seat=seat)
    demand_gathering(state)
    free = state.roster.chairs[seat].free
    return unchanged(state) if free else noted(state, Stood(seat))


def place(state: TableState, moment: Moment, person: str, seat: Seat, bot: str) -> Change:
    """The host puts a bot on a chair that no person has."""
    demand_host(state, person)
    taken = in_chair(state, seat) is not None
    demand_gathering(state)
    demand_bot(state.game.name, bot, moment.guests)
    if taken:
        raise NotNow("seat.taken", seat=seat)
    demand_one_face(bot, (chair.bot for n, chair in enumerate(state.roster.chairs) if n != seat))
    return noted(state, Placed(seat, bot))


def start(state: TableState, moment: Moment, person: str) -> Change:
    """The host begins the match; one that began stays begun."""
    del moment
    demand_host(state, person)
    if state.roster.started:
        return unchanged(state)
    demand_gathering(state)
    if not state.roster.full:
        raise NotNow("table.not-full")
    if not state.roster.ready:
        raise NotNow("table.not-ready")
    return noted(state, Started(nonces(state.roster.chairs)))


def demand_free(state: TableState, seat: Seat) -> None:
    """One chair is for one."""
    if not state.roster.chairs[seat].free:
        raise NotNow("seat.taken", seat=seat)
