"""What all tables of a house share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from sleuth.players.guest_bots import GuestBots
from sleuth.players.pool import WorkerPool
from sleuth.store.store import Store
from sleuth.tables.limits import Buckets
from sleuth.tables.neighbours import Alone, Neighbours
from sleuth.tables.people import People
from sleuth.tables.state.state import TableState
from sleuth.tables.table.time import Ticks


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """How much a house bears."""

    think: float = 20.0  # seconds after which a bot is cut off
    review: float = 60.0  # seconds after which a match is gone through no longer
    mine: float = 30.0  # seconds after which no more puzzles are looked for in a match
    tables: int = 10_000  # tables in memory at once
    talk: tuple[int, float] = (8, 1.0)  # things said at once, and a second in the long run
    commands: tuple[int, float] = (80, 40.0)  # commands of a person at a table, likewise
    idle: float = 24 * 3600.0  # seconds after which a table where nothing happens is warned
    grace: int = 600  # seconds between the warning and the closing
    uploads: int = 5_000  # records from elsewhere that are kept at once ...
    uploads_each: int = 20  # ... and that one person may bring a day ...
    upload_days: int = 30  # ... and days after which one is thrown away
    bots: tuple[int, float] = (60, 20.0)  # requests of one bot account at once, and a second
    streams: tuple[int, int] = (2_000, 20)  # streams that bots listen to, and that one does
    queue: int = 256  # messages that wait for a slow client before it is dropped
    beat: float = 7.0  # seconds after which a stream shows that it is still there
    guesses: tuple[int, float] = (100, 3.0)  # wrong short codes at once, and a second, of everybody


@dataclass(slots=True)
class Services:
    """What all tables of a house share: `workers` think for bots, `helpers` for people.

    `pace` and `talk_pace` measure what one person does and says at one table. `ended` is told of
    every match that is over.
    """

    store: Store
    people: People
    workers: WorkerPool
    helpers: WorkerPool
    ticks: Ticks
    bounds: Bounds
    pace: Buckets
    talk_pace: Buckets
    tally: Counter[str] = field(default_factory=Counter)
    guests: GuestBots = field(default_factory=GuestBots)
    neighbours: Neighbours = field(default_factory=Alone)
    ended: Callable[[TableState], None] = lambda _: None
