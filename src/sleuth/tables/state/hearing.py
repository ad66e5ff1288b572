"""Who hears what is said at a table: the game says which seats talk among themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.talents import Channel
from sleuth.tables.state.events import Circle, Said
from sleuth.tables.state.state import TableState

RECENT = 200
"""So many things said are shown to one who comes in."""


def channels(state: TableState) -> tuple[Channel, ...]:
    """The seats that talk among themselves while a match is on."""
    return talents(state.game.name).channels(state.options, state.row.seats)


def addressed(state: TableState, said: Said, aloud: bool = False) -> Said:
    """Something said, and to whom: while a match is on, to those who watch or to one's channel.

    What is said `aloud` from a seat, everybody hears.
    """
    if not state.playing:
        return said
    held = state.roster.held(said.by)
    if said.seat is None and not held:
        return replace(said, channel="watchers")
    speaking = held if said.seat is None else (said.seat,)
    able, seats = talents(state.game.name), state.row.seats
    return said if aloud else replace(said, to=able.hearers(state.options, seats, *speaking))


def hears(state: TableState, person: str | None, circle: Circle) -> bool:
    """May this person hear what is said in this circle? When the match is over, everybody may.

    Where nobody may watch, the talk is for those who sit there, from the start on and for good.
    """
    roster, held = state.roster, state.roster.held(person)
    if not held and roster.started and state.agreed.spectators == "none":
        return False
    if state.finished:
        return True
    if circle.channel == "watchers":
        return not held
    return not circle.to or not {*circle.to}.isdisjoint(held)


def recent(state: TableState, person: str | None) -> Iterator[tuple[int, Said]]:
    """The latest things said that this person may hear, oldest first, each with its number."""
    theirs = (said for said in reversed(state.roster.talk) if hears(state, person, said.circle))
    latest = list(islice(theirs, RECENT))[::-1]
    return enumerate(latest, count(state, person, state.roster.spoken) - len(latest))


def count(state: TableState, person: str | None, spoken: Mapping[Circle, int]) -> int:
    """How much of what was said this person may hear: a gap would tell that others whispered."""
    return sum(n for circle, n in spoken.items() if hears(state, person, circle))
