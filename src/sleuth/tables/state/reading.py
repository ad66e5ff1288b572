"""Lines that somebody else wrote, as the change that they bring about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sleuth.kernel import codec
from sleuth.store.store import LogLine
from sleuth.tables.state.change import Change
from sleuth.tables.state.events import Event
from sleuth.tables.state.state import TableState, folded_on


def change_read(state: TableState, lines: Sequence[LogLine]) -> Change:
    """From how a table stood to how it stands after these lines."""
    events = tuple(codec.decode(line.body, Event) for line in lines if line.kind == "event")
    return Change(state, folded_on(state, lines), tuple(lines), events)


def people_in(events: Iterable[Event]) -> set[str]:
    """Everybody whom these events name."""
    named = (getattr(event, name, None) for event in events for name in ("by", "person"))
    return {person for person in named if person is not None}
