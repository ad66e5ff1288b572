"""A table as anybody may see it: names are looked up, secrets stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Seat
from sleuth.tables.company import Chair, Company
from sleuth.tables.info import SeatInfo, Status, TableInfo, Talk
from sleuth.tables.people import People

if TYPE_CHECKING:
    from sleuth.tables.table import Table

RECENT = 200
"""So many things said are shown to one who comes in."""


def table_info(table: Table, people: People) -> TableInfo:
    """How the table stands. The seed is shown when nothing can be drawn from it any more."""
    online, over = table.audience.online(), table.over
    chairs = enumerate(table.company.chairs)
    return TableInfo(
        id=table.id,
        code=table.row.code,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        table=table.agreed,
        host=people.named(table.company.host),
        status=status(table),
        seats=tuple(seat_info(Seat(n), chair, online, people) for n, chair in chairs),
        watchers=sum(not table.company.held(each.person) for each in table.audience.listeners),
        commitment=commitment(table.row.seed),
        seed=None if over is None else table.row.seed,
        result=over,
        hints=table.company.hints,
    )


def status(table: Table) -> Status:
    """In which of its stages is the table?"""
    if table.over is not None:
        return "over"
    return "playing" if table.company.started else "gathering"


def seat_info(seat: Seat, chair: Chair, online: set[str], people: People) -> SeatInfo:
    """A chair and who sits on it; bots are always there."""
    if chair.person is None:
        return SeatInfo(seat, None, chair.bot, chair.bot is not None)
    return SeatInfo(seat, people.named(chair.person), None, chair.person in online)


def talk(company: Company, people: People, last: int | None = None) -> tuple[Talk, ...]:
    """The latest things said, oldest first."""
    first = max(0, len(company.talk) - (RECENT if last is None else last))
    return tuple(
        Talk(
            n,
            None if said.by is None else people.named(said.by),
            said.seat,
            said.at,
            said.text,
            said.phrase,
            said.args,
        )
        for n, said in enumerate(company.talk.since(first), first)
    )
