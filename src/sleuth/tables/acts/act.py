"""The form of every act, and what most of them demand first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Concatenate, ParamSpec

import msgspec

from sleuth.games import talents
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.errors import IllegalMove, NotSeated
from sleuth.kernel.talents import Level
from sleuth.players import cast
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.state.change import Change
from sleuth.tables.state.state import TableState

P = ParamSpec("P")

CHOICE = 60_000
"""Milliseconds of table time after which the others may choose what to do about an absence."""


LetInBots = frozenset[tuple[str, str]]
"""Game and name of the bots from elsewhere that the host of the house lets in."""


class Moment(msgspec.Struct, frozen=True):
    """When something is done, who is here, and since when people who sit here are away."""

    now: Millis
    here: frozenset[str] = frozenset()
    away: Mapping[str, Millis] = msgspec.field(default_factory=dict)
    guests: LetInBots = frozenset()

    def choice(self, person: str) -> Millis | None:
        """The moment from which the others may choose what to do about somebody."""
        since = self.away.get(person)
        return None if since is None else Millis(since + CHOICE)


Act = Callable[Concatenate[TableState, Moment, P], Change]
"""Takes how the table stands, and what is asked; gives a change, or refuses."""


def demand_seat(state: TableState, person: str | None, seat: Seat) -> None:
    """Refuse whoever does not hold this seat."""
    if seat not in state.roster.held(person):
        raise NotSeated("seat.not-yours", seat=seat)


def demand_any_seat(state: TableState, person: str | None) -> Seat:
    """Refuse whoever holds no seat here."""
    held = state.roster.held(person)
    if not held:
        raise NotSeated("seat.none-yours")
    return held[0]


def demand_playing(state: TableState, paused: bool = False) -> None:
    """Refuse what belongs to a match that is on."""
    if not state.roster.started:
        raise NotNow("table.not-started")
    if state.roster.ended is not None:
        raise NotNow("table.ended")
    if state.over is not None:
        raise IllegalMove("match.over")
    if state.roster.paused and not paused:
        raise NotNow("table.paused")


def demand_host(state: TableState, person: str) -> None:
    """Some things are for the host to do."""
    if person != state.roster.host:
        raise NotAllowed("table.not-host")


def demand_gathering(state: TableState) -> None:
    """Chairs are changed before the start."""
    if state.roster.ended is not None:
        raise NotNow("table.ended")
    if state.roster.started:
        raise NotNow("table.started")


def demand_welcome(state: TableState, person: str) -> None:
    """Whom the host sent away does not come back."""
    if person in state.roster.removed:
        raise NotAllowed("seat.removed")


def demand_here(state: TableState, moment: Moment, person: str) -> None:
    """Only somebody who is or was at the table."""
    if person not in state.roster.people() | moment.here:
        raise NotNow("person.not-here")


def demand_bot(game: str, bot: str, guests: LetInBots) -> None:
    """Only a bot that plays this game, and is let in, can sit down to it."""
    if not cast.knows(game, bot) and (game, bot) not in guests:
        raise NotNow("bot.unknown", bot=bot)


def demand_one_face(bot: str, others: Iterable[str | None]) -> None:
    """Nobody of the house sits twice at one table."""
    if bot in cast.CAST and bot in others:
        raise NotNow("bot.seated", bot=bot)


def demand_level(game: str, level: Level) -> None:
    """Only help that this game can give is agreed on."""
    if level not in talents(game).levels:
        raise NotNow("level.unknown", level=level)


def in_chair(state: TableState, seat: Seat) -> str | None:
    """The person in a chair, which must exist."""
    if not 0 <= seat < len(state.roster.chairs):
        raise NotNow("seat.none", seat=seat)
    return state.roster.chairs[seat].person
