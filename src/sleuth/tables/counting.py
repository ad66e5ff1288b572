"""What a match counts for the person who played it: decided from the table as it ended.

A match counts against the house alone: nobody else sat there but those of the cast, the pad helped
no more than with what one answer proves, nobody else moved for the person, and nothing was taken
back that others had to agree to. Giving up after a move of one's own is a loss; a table that the
house closed, because nobody came, counts nothing.
"""

from __future__ import annotations

import time
from typing import Literal

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel import codec
from sleuth.kernel.data import Back, Played, Seat
from sleuth.kernel.talents import LEVELS
from sleuth.players.cast import CAST
from sleuth.players.ladder.company import Opposition, facing
from sleuth.players.ladder.standing import Counted
from sleuth.store.store import ResultRow, Writing
from sleuth.tables.finished import played_rows, points_for
from sleuth.tables.info import is_bot_account
from sleuth.tables.state.change import Change
from sleuth.tables.state.state import TableState

MOST_HELP = LEVELS.index("direct")
"""With more help than this it is the pad that plays."""

Uncounted = Literal["lesson", "company", "help", "takeback", "substitute", "nobody", "unmeasured"]
"""Why a match counts for nobody."""


def counted_rows(state: TableState, at: int) -> tuple[ResultRow, ...]:
    """What is to be kept of a match that has just ended, at this moment of the calendar."""
    found = counted(state, at)
    if not isinstance(found, Counted):
        return ()
    (person,) = players(state)
    return (ResultRow(person, state.id, state.game.name, at, codec.encode(found)),)


def written(change: Change) -> Writing:
    """What is stored of a change: if it is the end of a match, with what that counts."""
    writing, after = change.writing(), change.after
    if change.before.finished or not after.finished or not after.roster.started:
        return writing
    now = time.time_ns() // 1_000_000
    return replace(writing, results=counted_rows(after, now), diary=played_rows(after, now))


def counted(state: TableState, at: int) -> Counted | Uncounted:
    """What the match counts, or why it does not."""
    if (why := uncounted(state)) is not None:
        return why
    points, faced = points_of(state), faced_by(state)
    if points is None:
        return "nobody"
    if faced is None:
        return "unmeasured"
    company = tuple(chair.bot for chair in state.roster.chairs if chair.bot is not None)
    return Counted(state.game.name, at, points, faced.against, faced.weight, company)


def uncounted(state: TableState) -> Uncounted | None:
    """Why a match counts for nobody, whatever came of it."""
    if state.roster.guided or state.roster.uploaded is not None:
        return "lesson"
    mine = seats_of_the_person(state)
    if any(seat in state.roster.relieved or moved_by_another(state, seat) for seat in mine):
        return "substitute"
    programs = any(map(is_bot_account, players(state)))
    if programs or len(players(state)) != 1 or not all_of_the_cast(state):
        return "company"
    levels = (state.agreed.assistance, *(each.level for each in state.roster.helps))
    if max(map(LEVELS.index, levels)) > MOST_HELP:
        return "help"
    return "takeback" if any(map(is_favour, state.match.record)) else None


def players(state: TableState) -> set[str]:
    """The people who have a seat here."""
    return {chair.person for chair in state.roster.chairs if chair.person is not None}


def seats_of_the_person(state: TableState) -> frozenset[int]:
    """The seats of people."""
    return frozenset(n for n, chair in enumerate(state.roster.chairs) if chair.person is not None)


def all_of_the_cast(state: TableState) -> bool:
    """Is everybody else one of the eight?"""
    return all(chair.person is not None or chair.bot in CAST for chair in state.roster.chairs)


def moved_by_another(state: TableState, seat: int) -> bool:
    """Did somebody move for the person, as when their time was up? Their own moves are commands."""
    came = (entry.came for entry in state.match.record)
    moves = sum(isinstance(each, Played) and each.seat == seat for each in came)
    return moves > state.commands.given(Seat(seat))


def is_favour(entry: object) -> bool:
    """Was something taken back that had told the others something?"""
    came = getattr(entry, "came", None)
    return isinstance(came, Back) and bool(came.agreed)


def points_of(state: TableState) -> float | None:
    """From 0 to 1; none where the match names nobody, or was left before it was played."""
    mine = seats_of_the_person(state)
    if state.roster.ended is not None:
        begun = any(state.commands.given(Seat(seat)) for seat in mine)
        return 0.0 if begun and state.roster.ended != "idle" else None
    return points_for(state, mine)


def faced_by(state: TableState) -> Opposition | None:
    """What stood against the person; a team is measured under the options of its ladder alone."""
    able, chairs = talents(state.game.name), state.roster.chairs
    other = (value != getattr(state.options, name) for name, value in able.rated.items())
    if able.team and any(other):
        return None
    company = {n: chair.bot for n, chair in enumerate(chairs) if chair.bot is not None}
    return facing(state.game.name, seats_of_the_person(state), company, state.options)
