"""What needs the others' consent: taking back, pausing, ending. Silence refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleuth.kernel.data import Back, Millis, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.store.store import Command
from sleuth.tables.errors import NotNow
from sleuth.tables.events import Answered, Asked, Ended, Event, Paused, Resumed, Settled

if TYPE_CHECKING:
    from sleuth.tables.table import Table

SILENCE = 30_000
"""Milliseconds of table time after which an open question is refused."""


async def take_back(table: Table, person: str, seat: Seat, id: str) -> None:
    """Take back a seat's last move: unasked if it told nobody anything, else by consent."""

    async def act() -> None:
        table.demand_seat(person, seat)
        if table.seen(person, id) or table.seen(seat, id):
            return
        table.demand_playing()
        free = table.match.free_back(seat)
        if free is not None:
            back = table.match.back(free, seat, (), table.moment())
            await table.keep(back, Command(seat, id))
            return
        to = last_move(table, seat)
        table.match.back(to, seat, (), table.moment())  # refuses where a clock runs
        await ask_all(table, Asked("takeback", person, seat, (), table.moment(), id, to))

    await table.ask(act)


def last_move(table: Table, seat: Seat) -> int:
    """How many entries stand before the last move of this seat."""
    standing = table.match.standing
    for n in reversed(range(len(standing))):
        came = standing[n].came
        if isinstance(came, Played) and came.seat == seat:
            return n
    raise Malformed("back.nowhere", to=-1)


async def ask(table: Table, asked: Asked, absent: Seat | None = None) -> None:
    """Ask the others to pause or to end; one who is away for too long need not be asked."""

    async def act() -> None:
        table.demand_seat(asked.by, asked.seat)
        if not table.seen(asked.by, asked.id):
            table.demand_playing(paused=asked.what == "end")
            await ask_all(table, asked, absent)

    await table.ask(act)


async def ask_all(table: Table, asked: Asked, absent: Seat | None = None) -> None:
    """Put a question to all who must answer; if nobody must, it is agreed at once."""
    if table.company.question is not None:
        raise NotNow("question.open")
    sitting = table.company.sitting()
    skip = {asked.by, *([sitting[absent]] if absent in sitting else [])}
    others = tuple(seat for seat, who in sitting.items() if who not in skip)
    until = Millis(table.time.now() + SILENCE)
    await table.note_down(replace(asked, open=others, until=until))
    if not others:
        await decide(table, True)


async def consent(table: Table, person: str, question: int, yes: bool, id: str) -> None:
    """Answer, for every seat of mine."""

    async def act() -> None:
        if table.seen(person, id):
            return
        company = table.company
        if company.question is None or company.questions != question:
            raise NotNow("question.gone")
        mine = tuple(seat for seat in company.open if company.chairs[seat].person == person)
        if not mine:
            raise NotNow("question.not-yours")
        if not yes:
            await table.note_down(Settled(False))
            return
        await table.note_down(Answered(person, mine, id))
        if not table.company.open:
            await decide(table, True)

    await table.ask(act)


async def decide(table: Table, yes: bool) -> None:
    """Do what was asked, or do not."""
    asked = table.company.question
    if asked is None:
        return
    await table.note_down(outcome(asked, yes, table))
    if yes and asked.what == "takeback" and asked.to is not None:
        others = tuple(seat for seat in map(Seat, range(table.match.seats)) if seat != asked.seat)
        await table.keep(table.match.back(asked.to, asked.seat, others, table.moment()))


def outcome(asked: Asked, yes: bool, table: Table) -> Event:
    """The event that closes a question."""
    if yes and asked.what == "pause":
        return Paused(table.time.now())
    if yes and asked.what == "end":
        return Ended("agreed", table.time.now())
    return Settled(yes)


async def silence(table: Table) -> None:
    """Refuse a question to which somebody gave no answer in time."""
    asked = table.company.question
    if asked is not None and table.time.now() >= asked.until:
        await decide(table, not table.company.open)


async def moved_on(table: Table) -> None:
    """Somebody played: what was to be taken back is not the last move any more."""
    asked = table.company.question
    last = table.match.record[-1].came
    if asked is not None and asked.what == "takeback" and not isinstance(last, Back):
        await table.note_down(Settled(False))


async def resume(table: Table, person: str, id: str) -> None:
    """Go on after a pause."""

    async def act() -> None:
        table.demand_any_seat(person)
        if table.company.paused:
            await table.note_down(Resumed(person, id))

    await table.ask(act)
