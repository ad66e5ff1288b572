"""A table as anybody may see it: names are looked up, secrets stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleuth.games import talents
from sleuth.kernel.chance import commitment
from sleuth.kernel.data import Seat
from sleuth.tables import guided, hearing
from sleuth.tables.company import Company
from sleuth.tables.info import Look, Parts, Person, Question, SeatInfo, Status, TableInfo
from sleuth.tables.naming import Names, names

if TYPE_CHECKING:
    from sleuth.tables.table import Table


def table_info(table: Table) -> TableInfo:
    """How the table stands. The seed is shown when nothing can be drawn from it any more."""
    named, company, shown = names(table), table.company, table.finished
    uploaded = company.uploaded is not None
    return TableInfo(
        id=table.id,
        code=table.row.code if status(table) == "gathering" else "",
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        table=table.agreed,
        host=named(company.host),
        status=status(table),
        seats=tuple(seat_info(table, Seat(n), named) for n in range(len(company.chairs))),
        watchers=sum(not company.held(each.person) for each in table.audience.listeners),
        guests=guests(table, named),
        commitment="" if uploaded or company.guided else commitment(table.row.seed),
        seed=table.seed if shown else None,
        result=table.over,
        hints=company.hints,
        rematch=company.rematch,
        switched=bool(company.order),
        created=table.row.created,
        now=table.time.now(),
        paused=company.paused,
        ended=company.ended,
        question=question(company),
        shown=min((seat for seat, _ in company.looks), default=None),
        muted=tuple(map(named, sorted(company.muted))),
        closing=table.presence.grace if company.warned else None,
        parts=parts(table) if shown else None,
        uploaded=uploaded,
        guided=guided.standing(table),
        channels=hearing.channels(table),
        looks=tuple(Look(seat, named(person)) for seat, person in sorted(company.looks)),
    )


def guests(table: Table, named: Names) -> tuple[Person, ...]:
    """Those who are here without a seat."""
    held = table.company.held
    here = sorted(each for each in table.audience.online() if not held(each))
    return tuple(map(named, here))


def status(table: Table) -> Status:
    """In which of its stages is the table?"""
    if table.company.ended is not None:
        return "ended"
    if table.over is not None:
        return "over"
    if table.frost.here:
        return "frozen"
    return "playing" if table.company.started else "gathering"


def seat_info(table: Table, seat: Seat, named: Names) -> SeatInfo:
    """A chair and who sits on it; bots are always there."""
    chair, names = table.company.chairs[seat], table.company.uploaded
    person, now = chair.person, table.time.now()
    on = table.playing and table.clocks.on
    known = None if person is None else named(person)
    return SeatInfo(
        seat,
        known,
        chair.bot,
        chair.bot is not None if person is None else person in table.audience.online(),
        ready=chair.ready,
        away=None if person is None or chair.bot else table.presence.away.get(person),
        choice=None if person is None or chair.bot else table.presence.choice(person),
        resigned=chair.resigned,
        left=table.clocks.remaining(seat, now) if on else None,
        until=table.clocks.until(seat) if on and not table.company.paused else None,
        name=names.names[seat] if names is not None else None,
        role=role(table.game.name, seat),
    )


def role(game: str, seat: Seat) -> str | None:
    """What this seat is for the whole match."""
    roles = talents(game).roles
    return roles[seat].name if roles else None


def question(company: Company) -> Question | None:
    """What is asked, and of whom an answer is awaited."""
    asked = company.question
    if asked is None:
        return None
    n, agreed, still = company.questions, company.agreed, company.open
    return Question(n, asked.what, asked.seat, agreed, still, asked.until)


def parts(table: Table) -> Parts | None:
    """What the seed was mixed of."""
    nonces = table.company.nonces
    return None if nonces is None else Parts(table.row.seed, nonces)


def streams(table: Table, person: str | None) -> tuple[tuple[Seat | None, bool], ...]:
    """The streams that are this person's to hear, and whether they are theirs to play."""
    company, agreed = table.company, table.agreed.spectators
    if not company.started:
        return ()
    held = company.held(person)
    if held:
        return tuple((seat, True) for seat in held)
    if agreed == "none":
        return ()
    lent = company.lent(person) if agreed == "seat" else ()
    return ((None, True), *((seat, False) for seat in lent))
