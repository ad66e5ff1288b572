"""Saying something at a table, and taking a hint."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.tables.acts.act import Moment, demand_seat
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.info import Channel
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Hinted, Said
from sleuth.tables.state.state import TableState


def say(state: TableState, moment: Moment, said: Said) -> Change:
    """Say something, from a seat or as a watcher; a quick phrase must be one of the game's."""
    del moment
    assert said.by is not None and said.id is not None
    if state.took(said.by, said.id):
        return unchanged(state)
    demand_voice(state, said)
    return noted(state, replace(said, channel=channel(state, said.by)))


def demand_voice(state: TableState, said: Said) -> None:
    """One speaks from a seat of one's own, and only unless the host objects."""
    if said.seat is not None:
        demand_seat(state, said.by, said.seat)
    if said.by in state.roster.muted:
        raise NotAllowed("talk.muted")
    demand_words(state.game.name, said)


def channel(state: TableState, person: str) -> Channel:
    """Those who watch a match that is on talk among themselves."""
    return "watchers" if state.playing and not state.roster.held(person) else "seats"


def demand_words(game: str, said: Said) -> None:
    """Either free text or a phrase that the game knows."""
    phrases = {phrase.code for phrase in talents(game).phrases}
    if said.phrase is None and not said.text.strip():
        raise Malformed("talk.empty")
    if said.phrase is not None and said.phrase not in phrases:
        raise NotNow("talk.no-such-phrase")


def take_hint(state: TableState, moment: Moment, asked: Hinted) -> Change:
    """A hint was taken for my seat, where the table allows hints: everybody is told."""
    del moment
    demand_hints(state, asked.by, asked.seat)
    return unchanged(state) if state.took(asked.by, asked.id) else noted(state, asked)


def demand_hints(state: TableState, person: str, seat: Seat) -> None:
    """Hints are for tables that agreed on them, and for one who can act."""
    demand_seat(state, person, seat)
    if state.agreed.assistance != "hints":
        raise NotAllowed("hint.not-agreed")
    if not state.playing or not len(state.match.moves(seat)):
        raise NotNow("hint.none")
