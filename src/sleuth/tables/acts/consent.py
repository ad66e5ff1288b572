"""What needs the others' consent: taking back, pausing, ending, other help. Silence refuses."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Millis, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Level
from sleuth.store.store import SeatCommand
from sleuth.tables.acts.act import Moment, demand_any_seat, demand_playing, demand_seat
from sleuth.tables.errors import NotNow
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import (
    Answered,
    Asked,
    Ended,
    Event,
    Helped,
    Paused,
    Resumed,
    Settled,
)
from sleuth.tables.state.state import TableState

SILENCE = 30_000
"""Milliseconds of table time after which an open question is refused."""


def take_back(state: TableState, moment: Moment, person: str, seat: Seat, id: str) -> Change:
    """Take back a seat's last move: unasked if it told nobody anything, else by consent."""
    demand_seat(state, person, seat)
    if state.took(person, id) or state.took(seat, id):
        return unchanged(state)
    demand_playing(state)
    match, now = state.match, not_before(state, moment)
    free = match.free_back(seat)
    if free is not None:
        return unchanged(state).went_on(match.back(free, seat, (), now), SeatCommand(seat, id))
    to = last_move(state, seat)
    match.back(to, seat, (), now)  # refuses where a clock runs
    return asked_of_all(state, moment, Asked("takeback", person, seat, (), now, id, to))


def last_move(state: TableState, seat: Seat) -> int:
    """How many entries stand before the last move of this seat."""
    standing = state.match.standing
    for n in reversed(range(len(standing))):
        came = standing[n].came
        if isinstance(came, Played) and came.seat == seat:
            return n
    raise Malformed("back.nowhere", to=-1)


def not_before(state: TableState, moment: Moment) -> Millis:
    """Now, or at least not before the last thing that came in."""
    return max(moment.now, state.match.now)


def ask(state: TableState, moment: Moment, asked: Asked, absent: Seat | None = None) -> Change:
    """Ask the others to pause, to end, or for other help from the next game on.

    One who is away for too long need not be asked.
    """
    demand_seat(state, asked.by, asked.seat)
    if state.took(asked.by, asked.id):
        return unchanged(state)
    demand_playing(state, paused=asked.what == "end")
    if asked.what == "help":
        demand_other_help(state, asked.level)
    return asked_of_all(state, moment, asked, absent)


def demand_other_help(state: TableState, level: Level | None) -> None:
    """Only help that the game can give, and that is not agreed on already; a lesson has its own."""
    if state.roster.guided:
        raise NotNow("help.guided")
    if level not in talents(state.game.name).levels:
        raise NotNow("level.unknown", level=str(level))
    if level == state.next_level:
        raise NotNow("help.same", level=level)


def asked_of_all(
    state: TableState, moment: Moment, asked: Asked, absent: Seat | None = None
) -> Change:
    """Put a question to all who must answer; if nobody must, it is agreed at once."""
    if state.roster.question is not None:
        raise NotNow("question.open")
    sitting = state.roster.sitting()
    skip = {asked.by, *([sitting[absent]] if absent in sitting else [])}
    others = tuple(seat for seat, who in sitting.items() if who not in skip)
    until = Millis(moment.now + SILENCE)
    change = noted(state, replace(asked, open=others, until=until))
    return change if others else decided(change, moment, True)


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody says to the question of this number."""

    person: str
    question: int
    yes: bool
    id: str


def answer(state: TableState, moment: Moment, reply: Reply) -> Change:
    """Answer, for every seat of mine."""
    person, roster = reply.person, state.roster
    if state.took(person, reply.id):
        return unchanged(state)
    if roster.question is None or roster.questions != reply.question:
        raise NotNow("question.gone")
    mine = tuple(seat for seat in roster.open if roster.chairs[seat].person == person)
    if not mine:
        raise NotNow("question.not-yours")
    if not reply.yes:
        return noted(state, Settled(False))
    change = noted(state, Answered(person, mine, reply.id))
    return change if change.after.roster.open else decided(change, moment, True)


def decided(change: Change, moment: Moment, yes: bool) -> Change:
    """What was asked is done, or is not."""
    state = change.after
    asked = state.roster.question
    if asked is None:
        return change
    change = change.noted(outcome(state, asked, yes, moment.now))
    if not yes or asked.what != "takeback" or asked.to is None:
        return change
    others = tuple(seat for seat in map(Seat, range(state.match.seats)) if seat != asked.seat)
    back = state.match.back(asked.to, asked.seat, others, not_before(state, moment))
    return change.went_on(back)


def outcome(state: TableState, asked: Asked, yes: bool, now: Millis) -> Event:
    """The event that closes a question."""
    if yes and asked.what == "help" and asked.level is not None:
        return Helped(asked.level, state.nth_game + 1)
    if yes and asked.what == "pause":
        return Paused(now)
    if yes and asked.what == "end":
        return Ended("agreed", now)
    return Settled(yes)


def silence(change: Change, moment: Moment) -> Change:
    """Refuse a question to which somebody gave no answer in time."""
    roster = change.after.roster
    late = roster.question is not None and moment.now >= roster.question.until
    return decided(change, moment, not roster.open) if late else change


def resume(state: TableState, moment: Moment, person: str, id: str) -> Change:
    """Go on after a pause."""
    del moment
    demand_any_seat(state, person)
    return noted(state, Resumed(person, id)) if state.roster.paused else unchanged(state)
