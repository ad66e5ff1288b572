"""The people round a match: a fold of the table's events, as a view is a fold of facts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeVar, assert_never

from sleuth.kernel.data import Seat
from sleuth.kernel.match import Log
from sleuth.tables.events import Created, Event, Hinted, Placed, Said, Sat, Started, Stood

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chair:
    """Nobody, a person or a bot."""

    person: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        """Does nobody sit here?"""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at the table, and what was said and asked there."""

    host: str = ""
    chairs: tuple[Chair, ...] = ()
    autostart: bool = False
    started: bool = False
    hints: tuple[int, ...] = ()
    talk: Log[Said] = field(default_factory=Log)

    @property
    def full(self) -> bool:
        """Is every chair taken?"""
        return not any(chair.free for chair in self.chairs)

    def held(self, person: str | None) -> tuple[Seat, ...]:
        """The seats of this person."""
        if person is None:
            return ()
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.person == person)

    def bots(self) -> dict[Seat, str]:
        """The bots, by seat."""
        return {Seat(n): chair.bot for n, chair in enumerate(self.chairs) if chair.bot is not None}

    def people(self) -> set[str]:
        """Everybody whose name may have to be shown."""
        sat = {chair.person for chair in self.chairs if chair.person is not None}
        return {self.host, *sat, *(said.by for said in self.talk if said.by is not None)}


def after(company: Company, event: Event) -> Company:
    """The company after one more event."""
    match event:
        case Created(by=by, seats=seats, autostart=autostart):
            return Company(by, (Chair(),) * seats, autostart, hints=(0,) * seats)
        case Sat(seat=seat, person=person):
            return replace(company, chairs=put(company.chairs, seat, Chair(person=person)))
        case Stood(seat=seat):
            return replace(company, chairs=put(company.chairs, seat, Chair()))
        case Placed(seat=seat, bot=bot):
            return replace(company, chairs=put(company.chairs, seat, Chair(bot=bot)))
        case Started():
            return replace(company, started=True)
        case Said():
            return replace(company, talk=company.talk.add(event))
        case Hinted(seat=seat):
            return replace(company, hints=put(company.hints, seat, company.hints[seat] + 1))
        case _:
            assert_never(event)


def put(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    """The same row with another thing in one place."""
    return (*row[:at], one, *row[at + 1 :])
