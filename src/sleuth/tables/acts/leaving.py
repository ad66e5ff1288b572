"""Giving up, being away, and coming back to one's seat."""

from __future__ import annotations

from typing import Final

from sleuth.kernel.data import Millis, Seat
from sleuth.tables.acts import consent
from sleuth.tables.acts.act import (
    Moment,
    demand_any_seat,
    demand_playing,
    demand_seat,
    demand_welcome,
)
from sleuth.tables.bots.substitute import substitute
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import (
    Admitted,
    Asked,
    Ended,
    Invited,
    Reclaimed,
    Resigned,
    Said,
    Stood,
    Took,
)
from sleuth.tables.state.state import TableState

BROKE: Final = "guest.broke"
FAULTS: Final = {
    "bot.gone": "guest.gone",
    "bot.hung": "guest.hung",
    "bot.illegal": "guest.illegal",
    "bot.silent": "guest.silent",
}
"""What the others are told of what a bot from elsewhere did; the rest its host reads."""


def resign(state: TableState, moment: Moment, person: str, seat: Seat, id: str) -> Change:
    """Give up: a bot plays on where others do, else the table ends."""
    demand_seat(state, person, seat)
    chairs = state.roster.chairs
    if state.took(person, id) or chairs[seat].resigned:
        return unchanged(state)
    demand_playing(state, paused=True)
    return given_up(unchanged(state), moment, seat, person, id)


def given_up(change: Change, moment: Moment, seat: Seat, by: str, id: str) -> Change:
    """A seat is given up: a bot plays on where others do, else the table ends."""
    state = change.after
    chairs = enumerate(state.roster.chairs)
    others = [chair for n, chair in chairs if n != seat and not chair.resigned]
    on = len(others) > 1 and any(chair.person is not None for chair in others)
    bot = substitute(state.game.name) if on else None
    gone = change.noted(Resigned(by, seat, id, bot))
    return gone if on else gone.noted(Ended("resigned", moment.now))


def forfeit(state: TableState, moment: Moment, seat: Seat, bot: str, code: str) -> Change:
    """A bot from elsewhere did what loses: it says so, and its seat is given up."""
    if not state.playing or state.roster.bots().get(seat) != bot:
        return unchanged(state)
    words = Said(None, seat, moment.now, phrase=FAULTS.get(code, BROKE))
    return given_up(unchanged(state).noted(words), moment, seat, "", "")


def let_bot_play(state: TableState, moment: Moment, person: str, seat: Seat) -> Change:
    """Let a bot play for somebody who is away for too long, until they come back."""
    demand_any_seat(state, person)
    demand_playing(state, paused=True)
    demand_absence(state, moment, seat)
    return noted(state, Took(seat, substitute(state.game.name)))


def end_without(state: TableState, moment: Moment, person: str, seat: Seat, id: str) -> Change:
    """Ask those who are there to end the match without one who is away for too long."""
    mine = demand_any_seat(state, person)
    demand_absence(state, moment, seat)
    return consent.ask(state, moment, Asked("end", person, mine, (), Millis(0), id), seat)


def demand_absence(state: TableState, moment: Moment, seat: Seat) -> str:
    """The person of this seat, who must be away, and for long enough."""
    person = state.roster.sitting().get(seat)
    due = None if person is None else moment.choice(person)
    if person is None or due is None:
        raise NotNow("seat.present", seat=seat)
    if moment.now < due:
        raise NotNow("seat.not-yet", wait=-((moment.now - due) // 1000))
    return person


def reclaim(state: TableState, moment: Moment, person: str, seat: Seat) -> Change:
    """Play again from a seat for which a bot has played."""
    del moment
    demand_seat(state, person, seat)
    chair = state.roster.chairs[seat]
    if chair.resigned:
        raise NotNow("seat.resigned", seat=seat)
    return unchanged(state) if chair.bot is None else noted(state, Reclaimed(seat))


def show(state: TableState, moment: Moment, person: str, seat: Seat, watcher: str | None) -> Change:
    """Let one who watches see what my seat sees."""
    demand_own_hand(state, person, seat)
    demand_watcher(state, moment, watcher)
    if watcher is None or watcher in state.roster.lookers(seat):
        return unchanged(state)
    return noted(state, Admitted(seat, watcher, True))


def hide(state: TableState, moment: Moment, person: str, seat: Seat, watcher: str | None) -> Change:
    """Let one who watches see it no longer; unnamed: nobody any more."""
    del moment
    demand_own_hand(state, person, seat)
    change = unchanged(state)
    for each in state.roster.lookers(seat):
        if watcher in (None, each):
            change = change.noted(Admitted(seat, each, False))
    return change


def demand_own_hand(state: TableState, person: str, seat: Seat) -> None:
    """One's own hand is one's own to show, where the table allows it."""
    demand_seat(state, person, seat)
    if state.agreed.spectators != "seat":
        raise NotAllowed("watch.not-agreed")


def demand_watcher(state: TableState, moment: Moment, person: str | None) -> None:
    """Only somebody who is here, has a name and no seat is let in, while a match is on."""
    demand_playing(state, paused=True)
    if person is None:
        raise NotNow("watch.by-name")
    if state.roster.held(person):
        raise NotNow("watch.plays")
    demand_welcome(state, person)
    if person not in moment.here:
        raise NotNow("person.not-here")


def vanish(state: TableState, moment: Moment, person: str) -> Change:
    """Somebody is to be forgotten: their chairs are free, or a bot plays on; no hand is theirs."""
    del moment
    change = unchanged(state)
    for seat in state.roster.lent(person):
        change = change.noted(Admitted(seat, person, False))
    if person in state.roster.invited:
        change = change.noted(Invited(person, False))
    for seat in () if state.finished else state.roster.held(person):
        if not state.roster.started:
            change = change.noted(Stood(seat))
            continue
        for each in state.roster.lookers(seat):
            change = change.noted(Admitted(seat, each, False))
        if state.roster.chairs[seat].bot is None:
            change = change.noted(Took(seat, substitute(state.game.name)))
    return change
