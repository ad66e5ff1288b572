"""What an act brings about: lines for the log, and the table after them. Nothing is done yet."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from sleuth.kernel import codec
from sleuth.kernel.data import Back, Over, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.store.store import LogLine, NewTable, SeatCommand, Terms, Writing
from sleuth.tables.state.events import (
    Agreed,
    Ended,
    Event,
    Invited,
    Placed,
    Rematched,
    Sat,
    Settled,
    Started,
    Stirred,
    Warned,
)
from sleuth.tables.state.seed import nonces
from sleuth.tables.state.state import TableState, after_event, after_match


class Change(msgspec.Struct, frozen=True):
    """From one state of a table to the next.

    `events` are those among the lines; `opens` is a table that comes into being with it; `refused`
    is what the one who asked is told all the same, as when their time was up first.
    """

    before: TableState
    after: TableState
    lines: tuple[LogLine, ...] = ()
    events: tuple[Event, ...] = ()
    opens: NewTable | None = None
    refused: SleuthError | None = None

    @property
    def played(self) -> bool:
        """Did the match go on?"""
        return self.after.match is not self.before.match

    def noted(self, event: Event) -> Change:
        """This, and one event more with what follows from it."""
        line = LogLine("event", codec.encode(event))
        more = replace(
            self,
            after=after_event(self.after, event),
            lines=(*self.lines, line),
            events=(*self.events, event),
        )
        return more.followed(event)

    def followed(self, event: Event) -> Change:
        """The last chair starts a match that was to start by itself; a start lets chance deal."""
        roster = self.after.roster
        if isinstance(event, Sat | Placed) and roster.autostart and roster.full:
            return self.noted(Started(nonces(roster.chairs)))
        return self.settled() if isinstance(event, Started) else self

    def settled(self) -> Change:
        """This, and what chance still owes."""
        match = self.after.match
        settled = match.settle(self.after.chance(match))
        return self if settled is match else self.went_on(settled)

    def went_on(self, match: AnyMatch, command: SeatCommand | None = None) -> Change:
        """This, and a match that went on; what was to be taken back is not the last move now."""
        fresh = match.record.since(len(self.after.match.record))
        lines = [LogLine("entry", codec.encode(entry)) for entry in fresh]
        if command is not None:
            lines[0] = LogLine("entry", lines[0].body, command)
        after = after_match(self.after, match, command)
        more = replace(self, after=after, lines=(*self.lines, *lines))
        asked = self.after.roster.question
        late = asked is not None and asked.what == "takeback"
        moved = not isinstance(match.record[-1].came, Back)
        return more.noted(Settled(False)) if late and moved else more

    def refusing(self, refused: SleuthError) -> Change:
        """This, and a no for the one who asked for more; without anything else, just the no."""
        if not self.lines:
            raise refused
        return replace(self, refused=refused)

    def writing(self) -> Writing:
        """What is to be stored of it."""
        if not self.events and self.opens is None:  # nothing but moves
            return Writing(self.lines, self._status())
        sat = tuple(each.person for each in self.events if isinstance(each, Sat | Invited))
        terms = any(isinstance(each, Agreed) for each in self.events)
        return Writing(
            self.lines, self._status(), sat, self._terms() if terms else None, self.opens
        )

    def _terms(self) -> Terms:
        row = self.after.row
        return Terms(row.options, row.seats, row.agreed, row.public)

    def _status(self) -> str | None:
        """The status to which the table moves on, if it does."""
        if any(isinstance(each, Ended) for each in self.events):
            return "ended"
        if self.played and isinstance(self.after.match.pending(), Over):
            return "over"
        return "playing" if any(isinstance(each, Started) for each in self.events) else None


def unchanged(state: TableState) -> Change:
    """Nothing yet."""
    return Change(state, state)


def noted(state: TableState, event: Event) -> Change:
    """One event, and what follows from it."""
    return unchanged(state).noted(event)


def awake(change: Change) -> Change:
    """The same at a table that was about to be closed: somebody is there after all."""
    if not change.lines or not change.before.roster.warned:
        return change
    quiet = any(isinstance(each, Warned | Ended | Stirred) for each in change.events)
    return change if quiet else change.noted(Stirred())


def opening(change: Change, new: NewTable, order: tuple[Seat, ...] = ()) -> Change:
    """The same, and a table where these people meet again, in this order."""
    return replace(change.noted(Rematched(new.row.id, order)), opens=new)
