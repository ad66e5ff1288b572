"""Setting up a table: what somebody wants to play, and the first events of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from secrets import choice, token_urlsafe
from typing import Any

from msgspec.structs import replace

from sleuth.games import game, talents
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import start
from sleuth.kernel.talents import Level
from sleuth.players import cast
from sleuth.store.store import LogLine, NewTable, TableRow
from sleuth.tables.acts.act import LetInBots, demand_bot, demand_level, demand_one_face
from sleuth.tables.errors import NotNow
from sleuth.tables.info import Commitment, Nonce, TableOptions
from sleuth.tables.opening.pledges import fresh_secret
from sleuth.tables.state.events import Created, Event, Placed, Sat, Started

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For short codes that are read out: I and O look like figures."""

LENGTH = 8
"""Letters of a short code: as many as `Bounds.guesses` asks for, if it is not to be guessed."""


def plain_code(code: str) -> str:
    """A short code as it is stored, however it was written down."""
    return "".join(filter(str.isalnum, code)).upper()


class Chosen(Data, frozen=True):
    """Who shall sit on a chair: a bot, the one who asks, or whoever comes."""

    bot: str | None = None
    me: bool = False


class Plan(Data, frozen=True):
    """What somebody wants to play; with `start` it begins as soon as every chair is taken.

    `nonce` goes into the seed for the chairs of the one who asks; `pledge` is the commitment that
    the house gave before it knew the nonce.
    """

    game: str
    options: dict[str, Any] = {}
    table: TableOptions = TableOptions()
    seats: int | None = None
    seating: tuple[Chosen, ...] = ()
    start: bool = False
    nonce: Nonce = ""
    pledge: Commitment = ""


def planned(person: str, plan: Plan, secret: str, guests: LetInBots = frozenset()) -> NewTable:
    """A table that can be played at, under a fresh name."""
    played = game(plan.game)
    options = codec.convert(plan.options, played.options)
    wanted = max(len(plan.seating), played.seats.start)
    seats = wanted if plan.seats is None else plan.seats
    start(played, options, seats)
    demand_level(plan.game, plan.table.assistance)
    events: list[Event] = [Created(person, seats, plan.start), *seated(person, plan, seats, guests)]
    begun = plan.start and len(events) == seats + 1
    status = "playing" if begun else "gathering"
    row = fresh_row(played.name, codec.encode(options), seats, plan.table, status)
    first = [*events, started(events, seats)] if begun else events
    return new_table(replace(row, seed=secret), person, first)


def taught(person: str, name: str, secret: str) -> NewTable:
    """A lesson: the learner and bots, begun at once, for nobody else to see."""
    game(name)
    guide = talents(name).guide
    if guide is None:
        raise NotNow("guide.none")
    seats = map(Seat, range(guide.seats))
    others = iter(cast.like(name, guide.bot, guide.seats))
    chairs = (Sat(n, person) if n == guide.seat else Placed(n, next(others)) for n in seats)
    level: Level = "direct" if "direct" in talents(name).levels else "facts"
    agreed = TableOptions(assistance=level, spectators="none")
    row = fresh_row(name, codec.encode(guide.options), guide.seats, agreed, "playing")
    first = [Created(person, guide.seats, guided=True), *chairs, Started()]
    return new_table(replace(row, seed=secret), person, first)


def new_table(
    row: TableRow, person: str, events: Iterable[Event], entries: Iterable[bytes] = ()
) -> NewTable:
    """A table among those of this person, with what is written of it from the beginning."""
    first = [LogLine("event", codec.encode(event)) for event in events]
    return NewTable(row, (*first, *(LogLine("entry", body) for body in entries)), (person,))


def fresh_row(name: str, options: bytes, seats: int, agreed: TableOptions, status: str) -> TableRow:
    """A row under a fresh name, with a fresh secret."""
    return TableRow(
        id=token_urlsafe(12),
        code="".join(choice(LETTERS) for _ in range(LENGTH)),
        game=name,
        version=game(name).version,
        options=options,
        seats=seats,
        agreed=codec.encode(agreed),
        seed=fresh_secret(),
        public=agreed.public,
        created=time.time_ns() // 1_000_000,
        status=status,
    )


def started(events: Sequence[Event], seats: int) -> Started:
    """The beginning, with what those who sit there give to the seed."""
    given = {event.seat: event.nonce for event in events if isinstance(event, Sat)}
    return Started(tuple(given.get(Seat(seat), "") for seat in range(seats)))


def seated(person: str, plan: Plan, seats: int, guests: LetInBots) -> Iterator[Event]:
    """The chairs that are taken from the beginning."""
    if len(plan.seating) > seats:
        raise NotNow("seat.none", seat=seats)
    for n, chosen in enumerate(plan.seating):
        if chosen.bot is not None and chosen.me:
            raise NotNow("seat.taken", seat=n)
        if chosen.bot is not None:
            demand_bot(plan.game, chosen.bot, guests)
            demand_one_face(chosen.bot, (each.bot for each in plan.seating[:n]))
            yield Placed(Seat(n), chosen.bot)
        elif chosen.me:
            yield Sat(Seat(n), person, plan.nonce)
