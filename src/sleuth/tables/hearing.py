"""Who hears what is said at a table: the game says which seats talk among themselves."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.talents import Channel
from sleuth.tables.events import Circle, Said
from sleuth.tables.info import Talk
from sleuth.tables.naming import Names, names

if TYPE_CHECKING:
    from sleuth.tables.table import Table

RECENT = 200
"""So many things said are shown to one who comes in."""


def channels(table: Table) -> tuple[Channel, ...]:
    """The seats that talk among themselves while a match is on."""
    return talents(table.game.name).channels(table.options, table.row.seats)


def addressed(table: Table, said: Said, aloud: bool = False) -> Said:
    """Something said, and to whom: while a match is on, to those who watch or to one's channel.

    What is said `aloud` from a seat, everybody hears.
    """
    if not table.playing:
        return said
    held = table.company.held(said.by)
    if said.seat is None and not held:
        return replace(said, channel="watchers")
    speaking = held if said.seat is None else (said.seat,)
    able, seats = talents(table.game.name), table.row.seats
    return said if aloud else replace(said, to=able.hearers(table.options, seats, *speaking))


def hears(table: Table, person: str | None, circle: Circle) -> bool:
    """May this person hear what is said in this circle? When the match is over, everybody may.

    Where nobody may watch, the talk is for those who sit there, from the start on and for good.
    """
    company, held = table.company, table.company.held(person)
    if not held and company.started and table.agreed.spectators == "none":
        return False
    if table.finished:
        return True
    if circle.channel == "watchers":
        return not held
    return not circle.to or not {*circle.to}.isdisjoint(held)


def recent(table: Table, person: str | None) -> tuple[Talk, ...]:
    """The latest things said that this person may hear, oldest first."""
    theirs = (said for said in reversed(table.company.talk) if hears(table, person, said.circle))
    latest = list(islice(theirs, RECENT))[::-1]
    first, named = count(table, person) - len(latest), names(table)
    return tuple(spoken(n, said, named) for n, said in enumerate(latest, first))


def tell(table: Table, said: Said) -> None:
    """Tell what was just said to those who may hear it."""
    named = names(table)
    for listener in tuple(table.audience.listeners):
        if hears(table, listener.person, said.circle):
            listener.hear(spoken(count(table, listener.person) - 1, said, named))


def count(table: Table, person: str | None) -> int:
    """How much of what was said this person may hear: a gap would tell that others whispered."""
    amounts = table.company.spoken.items()
    return sum(n for circle, n in amounts if hears(table, person, circle))


def spoken(n: int, said: Said, named: Names) -> Talk:
    """Something said, as it is heard."""
    by = None if said.by is None else named(said.by)
    words = (said.text, said.phrase, said.args)
    return Talk(n, by, said.seat, said.at, *words, said.channel, said.to)
