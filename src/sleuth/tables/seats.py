"""Taking and leaving chairs, before the match starts; and starting it."""

from __future__ import annotations

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import NotSeated
from sleuth.kernel.talents import Level
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Placed, Sat, Stood, Swapped
from sleuth.tables.table import Table


async def sit(
    table: Table, person: str, seat: Seat, nonce: str = "", instead: bool = False
) -> None:
    """Take a free chair; whoever sits there already stays.

    Who has one may change to it instead; only the host takes a second one.
    """

    async def act() -> None:
        if in_chair(table, seat) == person:
            return
        demand_gathering(table)
        demand_welcome(table, person)
        if not table.company.chairs[seat].free:
            raise NotNow("seat.taken", seat=seat)
        held = table.company.held(person)
        if instead and len(held) == 1:
            await table.note_down(Swapped(held[0], seat))
            return
        if held and person != table.company.host:
            raise NotNow("seat.one-each")
        await table.note_down(Sat(seat, person, nonce))

    await table.ask(act)


async def take(table: Table, person: str, seat: Seat, nonce: str) -> None:
    """Take a chair that was kept for this person, be it the second."""

    async def act() -> None:
        if in_chair(table, seat) is None and table.company.chairs[seat].free:
            demand_gathering(table)
            await table.note_down(Sat(seat, person, nonce))

    await table.ask(act)


async def stand(table: Table, person: str, seat: Seat) -> None:
    """Leave a chair; the host may free any."""

    async def act() -> None:
        if person not in (in_chair(table, seat), table.company.host):
            raise NotSeated("seat.not-yours", seat=seat)
        demand_gathering(table)
        if not table.company.chairs[seat].free:
            await table.note_down(Stood(seat))

    await table.ask(act)


async def place(table: Table, person: str, seat: Seat, bot: str) -> None:
    """The host puts a bot on a chair that no person has."""

    async def act() -> None:
        demand_host(table, person)
        taken = in_chair(table, seat) is not None
        demand_gathering(table)
        demand_bot(table.game.name, bot)
        if taken:
            raise NotNow("seat.taken", seat=seat)
        await table.note_down(Placed(seat, bot))

    await table.ask(act)


async def start(table: Table, person: str) -> None:
    """The host begins the match; one that began stays begun."""

    async def act() -> None:
        demand_host(table, person)
        if table.company.started:
            return
        demand_gathering(table)
        if not table.company.full:
            raise NotNow("table.not-full")
        if not table.company.ready:
            raise NotNow("table.not-ready")
        await table.start()

    await table.ask(act)


def demand_host(table: Table, person: str) -> None:
    """Some things are for the host to do."""
    if person != table.company.host:
        raise NotAllowed("table.not-host")


def demand_gathering(table: Table) -> None:
    """Chairs are changed before the start."""
    if table.company.ended is not None:
        raise NotNow("table.ended")
    if table.company.started:
        raise NotNow("table.started")


def demand_welcome(table: Table, person: str) -> None:
    """Whom the host sent away does not come back."""
    if person in table.company.removed:
        raise NotAllowed("seat.removed")


def demand_bot(game: str, bot: str) -> None:
    """Only a bot that plays this game can sit down to it."""
    if bot not in talents(game).bots:
        raise NotNow("bot.unknown", bot=bot)


def demand_level(game: str, level: Level) -> None:
    """Only help that this game can give is agreed on."""
    if level not in talents(game).levels:
        raise NotNow("level.unknown", level=level)


def in_chair(table: Table, seat: Seat) -> str | None:
    """The person in a chair, which must exist."""
    if not 0 <= seat < len(table.company.chairs):
        raise NotNow("seat.none", seat=seat)
    return table.company.chairs[seat].person
