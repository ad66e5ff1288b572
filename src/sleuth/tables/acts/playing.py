"""Playing a move, and letting the clock ring."""

from __future__ import annotations

from typing import Any

import msgspec

from sleuth.kernel import codec
from sleuth.kernel.data import Millis, Played, Seat
from sleuth.kernel.errors import IllegalMove, SleuthError
from sleuth.store.store import SeatCommand
from sleuth.tables.acts import consent
from sleuth.tables.acts.act import Moment, demand_playing, demand_seat
from sleuth.tables.errors import NotNow
from sleuth.tables.state.change import Change, unchanged
from sleuth.tables.state.state import TableState


class MoveRequest(msgspec.Struct, frozen=True):
    """A move that somebody wants to play from a seat, under the name of a command.

    `at` is the moment at which it was read, if that was before now.
    """

    person: str | None
    seat: Seat
    move: bytes
    command: str
    at: Millis | None = None


def play(state: TableState, moment: Moment, asked: MoveRequest) -> Change:
    """Play a move from a seat of mine. The same command again does nothing."""
    demand_seat(state, asked.person, asked.seat)
    if state.took(asked.seat, asked.command):
        return unchanged(state)
    move = codec.decode(asked.move, state.game.move)
    when = moment.now if asked.at is None else asked.at
    rung = ring(unchanged(state), when)
    try:
        demand_turn(rung.after, asked.seat, when)
        return enter(rung, asked.seat, move, when, SeatCommand(asked.seat, asked.command))
    except SleuthError as refused:
        return rung.refusing(refused)


def demand_turn(state: TableState, seat: Seat, when: Millis) -> None:
    """Refuse a move where none is played, where a bot plays, or whose time is up."""
    demand_playing(state)
    if state.roster.chairs[seat].bot is not None:
        raise NotNow("seat.bot-plays", seat=seat)
    if seat in state.clocks.out(when):
        raise IllegalMove("time.up")


def enter(
    change: Change, seat: Seat, move: Any, at: Millis, command: SeatCommand | None = None
) -> Change:
    """A move comes in, and what chance answers to it."""
    match = change.after.match
    played = match.enter(Played(seat, move, max(at, match.now)))
    return change.went_on(played.settle(change.after.chance(played)), command)


def ring(change: Change, at: Millis) -> Change:
    """Let every deadline ring that has come by this moment."""
    while change.after.playing and not change.after.roster.paused:
        match = change.after.match
        if (rung := match.ring(at)) is match:
            break
        change = change.went_on(rung.settle(change.after.chance(rung)))
    return change


def time_passed(state: TableState, moment: Moment) -> Change:
    """What is due by now: deadlines of the game, and questions without an answer."""
    return consent.silence(ring(unchanged(state), moment.now), moment)


def settle(state: TableState, moment: Moment) -> Change:
    """Let chance answer what it still owes, as after a restart."""
    del moment
    return unchanged(state).settled() if state.roster.started else unchanged(state)
