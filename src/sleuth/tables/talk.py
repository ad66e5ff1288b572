"""Saying something at a table, and asking it for a hint."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Hint
from sleuth.tables import hearing
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.events import Hinted, Said
from sleuth.tables.table import Table
from sleuth.texts.written import shows_all, tidy

LONGEST = 500
"""Characters that can be said at once, those in the gaps of a phrase and their names included."""


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
        words = tidied(said)
        demand_words(table, words)
        table.breath.take(said.by, "talk.flood")
        await table.note_down(hearing.addressed(table, words, aloud))
        table.bots.wake()

    await table.ask(act)


def demand_hearers(table: Table, person: str) -> None:
    """Where nobody may watch, those without a seat have nobody to talk to."""
    closed = table.company.started and table.agreed.spectators == "none"
    if closed and not table.company.held(person):
        raise NotAllowed("talk.closed")


def tidied(said: Said) -> Said:
    """The same words in their usual form."""
    gaps = said.args.items()
    args = {gap: tidy(word) if isinstance(word, str) else word for gap, word in gaps}
    return replace(said, text=tidy(said.text), args=args)


def demand_words(table: Table, said: Said) -> None:
    """Either free text or a phrase that the game knows, not too long, and nothing hidden in it."""
    phrases = {phrase.code for phrase in talents(table.game.name).phrases}
    if said.phrase is None and not said.text:
        raise Malformed("talk.empty")
    if len(said.text) + sum(len(gap) + len(str(word)) for gap, word in said.args.items()) > LONGEST:
        raise Malformed("talk.too-long", most=LONGEST)
    if not all(map(shows_all, (said.text, *map(str, said.args.values()), *said.args))):
        raise Malformed("talk.hidden")
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
