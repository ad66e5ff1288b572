"""Saying something at a table, and taking a hint."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games import talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.tables.acts.act import Moment, demand_seat
from sleuth.tables.errors import NotAllowed, NotNow
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Hinted, Said
from sleuth.tables.state.hearing import addressed
from sleuth.tables.state.state import TableState
from sleuth.texts.written import shows_all, tidy

LONGEST = 500
"""Characters that can be said at once, those in the gaps of a phrase and their names included."""


def say(state: TableState, moment: Moment, said: Said, aloud: bool = False) -> Change:
    """Say something, from a seat or as a watcher; a quick phrase must be one of the game's.

    Those whose seats have a channel of their own are heard there, unless they say it `aloud`.
    """
    del moment
    assert said.by is not None and said.id is not None
    if state.took(said.by, said.id):
        return unchanged(state)
    words = tidied(said)
    demand_voice(state, words)
    return noted(state, addressed(state, words, aloud))


def demand_voice(state: TableState, said: Said) -> None:
    """One speaks from a seat of one's own, to somebody, and only unless the host objects."""
    if said.seat is not None:
        demand_seat(state, said.by, said.seat)
    if said.by in state.roster.muted:
        raise NotAllowed("talk.muted")
    closed = state.roster.started and state.agreed.spectators == "none"
    if closed and not state.roster.held(said.by):
        raise NotAllowed("talk.closed")
    demand_words(state.game.name, said)


def tidied(said: Said) -> Said:
    """The same words in their usual form."""
    gaps = said.args.items()
    args = {gap: tidy(word) if isinstance(word, str) else word for gap, word in gaps}
    return replace(said, text=tidy(said.text), args=args)


def demand_words(game: str, said: Said) -> None:
    """Either free text or a phrase that the game knows, not too long, and nothing hidden in it."""
    phrases = {phrase.code for phrase in talents(game).phrases}
    if said.phrase is None and not said.text:
        raise Malformed("talk.empty")
    if len(said.text) + sum(len(gap) + len(str(word)) for gap, word in said.args.items()) > LONGEST:
        raise Malformed("talk.too-long", most=LONGEST)
    if not all(map(shows_all, (said.text, *map(str, said.args.values()), *said.args))):
        raise Malformed("talk.hidden")
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
    if state.level != "hints":
        raise NotAllowed("hint.not-agreed")
    if not state.playing or not len(state.match.moves(seat)):
        raise NotNow("hint.none")
