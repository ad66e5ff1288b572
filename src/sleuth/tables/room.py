"""What all tables of a house share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sleuth.players.minds import Minds
from sleuth.store.store import Store
from sleuth.tables.people import People
from sleuth.tables.time import Ticks


@dataclass(frozen=True, slots=True)
class Room:
    """What all tables of a house share: `minds` are for bots, `scribes` for assistance."""

    store: Store
    people: People
    minds: Minds
    scribes: Minds
    ticks: Ticks
    tally: Counter[str] = field(default_factory=Counter)
    grace: int = 600  # seconds between the warning and the closing of an idle table
