"""Records from anywhere: played again, checked, and kept as finished matches."""

from __future__ import annotations

import asyncio
import re

from msgspec.structs import replace

from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Draw, Drawn, Over
from sleuth.kernel.errors import Conflict, Malformed
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.store.store import EntryRow
from sleuth.study import transcript
from sleuth.study.transcript import Transcript
from sleuth.tables.events import Created, Event, Started, Uploaded
from sleuth.tables.founding import fresh_row
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableOptions
from sleuth.tables.table import Table

NAME = 24
"""Longer names are cut."""


async def upload(house: House, person: Person, text: str) -> Table:
    """Keep a record that is right in every line."""
    found = await asyncio.to_thread(checked, text)
    match: AnyMatch = found.match
    entries = [EntryRow(codec.encode(entry)) for entry in match.record]
    names = tuple(found.headers.get(f"name {n}", "")[:NAME] or "?" for n in range(match.seats))
    seed = found.headers.get("seed") or None
    events: list[Event] = [
        Created(person.id, match.seats),
        Uploaded(names, seed),
        Started(),
    ]
    while True:
        options = codec.encode(match.options)
        fresh = fresh_row(match.game.name, options, match.seats, TableOptions(), "over")
        row = replace(fresh, version=match.game.version)
        try:
            return await house.found(person.id, row, events, entries)
        except Conflict:
            continue  # somebody has that short code


def checked(text: str) -> Transcript:
    """A record that was played again to its end, and whose result and dice are as it says."""
    found = transcript.read(text)
    over = found.match.pending()
    if not isinstance(over, Over):
        raise Malformed("record.unfinished")
    said = found.headers.get("places")
    if said is not None and said != places(over):
        raise Malformed("record.places", line=line_of(text, "places:"))
    if seed := found.headers.get("seed"):
        check_draws(found.match, seed, text)
    return found


def places(over: Over) -> str:
    """The places of a result, as records write them."""
    return " ".join("=".join(map(str, place)) for place in over.places)


def check_draws(match: AnyMatch, seed: str, text: str) -> None:
    """Every draw must follow from the seed that the record names."""
    chance = seeded(seed)
    stages = retrace(match.game, match.options, match.seats, match.record)
    for n, (stage, entry) in enumerate(zip(stages, match.record, strict=False), 1):
        asked, came = stage.pending(), entry.came
        if not (isinstance(came, Drawn) and isinstance(asked, Draw)):
            continue
        if chance(asked, stage.draws) != came.picks:
            raise Malformed("record.draws", line=line_of(text, f"{n} @"))


def line_of(text: str, start: str) -> int:
    """The number of the line that starts like this."""
    lines = text.splitlines()
    return next(n for n, line in enumerate(lines, 1) if re.match(re.escape(start), line.strip()))
