"""Saying something at a table, and asking it for a hint."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Hint
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Hinted, Said
from sleuth.tables.info import Channel
from sleuth.tables.table import Table


async def say(table: Table, said: Said) -> None:
    """Say something, from a seat or as a watcher; a quick phrase must be one of the game's."""

    async def act() -> None:
        assert said.by is not None and said.id is not None
        if said.seat is not None:
            table.demand_seat(said.by, said.seat)
        if table.seen(said.by, said.id):
            return
        if said.by in table.company.muted:
            raise NotAllowed("talk.muted")
        demand_words(table, said)
        table.breath.take(said.by, "talk.flood")
        await table.note_down(replace(said, channel=channel(table, said.by)))
        table.bots.wake()

    await table.ask(act)


def channel(table: Table, person: str) -> Channel:
    """Those who watch a match that is on talk among themselves."""
    return "watchers" if table.playing and not table.company.held(person) else "seats"


def demand_words(table: Table, said: Said) -> None:
    """Either free text or a phrase that the game knows."""
    phrases = {phrase.code for phrase in talents(table.game.name).phrases}
    if said.phrase is None and not said.text.strip():
        raise Malformed("talk.empty")
    if said.phrase is not None and said.phrase not in phrases:
        raise NotNow("talk.no-such-phrase")


async def ask_hint(table: Table, asked: Hinted) -> Hint:
    """A hint for my seat, where the table allows hints. Everybody is told that it was taken."""

    async def act() -> Hint:
        table.demand_seat(asked.by, asked.seat)
        demand_hints(table, asked.seat)
        hint = await table.assistance.hint(table.match.view(asked.seat), asked.step)
        if hint is None:
            raise NotNow("hint.none")
        if not table.seen(asked.by, asked.id):
            await table.note_down(asked)
        return hint

    return await table.ask(act)


def demand_hints(table: Table, seat: Seat) -> None:
    """Hints are for tables that agreed on them, and for one who can act."""
    if table.agreed.assistance != "hints":
        raise NotAllowed("hint.not-agreed")
    if not table.playing or not len(table.match.moves(seat)):
        raise NotNow("hint.none")
