"""Saying something at a table, and asking it for a hint."""

from __future__ import annotations

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Hint
from sleuth.tables import hearing
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Hinted, Said
from sleuth.tables.table import Table


async def say(table: Table, said: Said, aloud: bool = False) -> None:
    """Say something, from a seat or as a watcher; a quick phrase must be one of the game's.

    Those whose seats have a channel of their own are heard there, unless they say it `aloud`.
    """

    async def act() -> None:
        assert said.by is not None and said.id is not None
        if said.seat is not None:
            table.demand_seat(said.by, said.seat)
        if table.seen(said.by, said.id):
            return
        if said.by in table.company.muted:
            raise NotAllowed("talk.muted")
        demand_hearers(table, said.by)
        demand_words(table, said)
        table.breath.take(said.by, "talk.flood")
        await table.note_down(hearing.addressed(table, said, aloud))
        table.bots.wake()

    await table.ask(act)


def demand_hearers(table: Table, person: str) -> None:
    """Where nobody may watch, those without a seat have nobody to talk to."""
    closed = table.company.started and table.agreed.spectators == "none"
    if closed and not table.company.held(person):
        raise NotAllowed("talk.closed")


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
