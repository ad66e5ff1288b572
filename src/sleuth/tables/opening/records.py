"""Records from anywhere: played again, checked, and kept as finished matches."""

from __future__ import annotations

import asyncio
import re

from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Draw, Drawn, Over
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.store.store import NewTable
from sleuth.study import transcript
from sleuth.study.transcript import Transcript
from sleuth.tables.house import House
from sleuth.tables.info import Person, TableOptions
from sleuth.tables.opening.plan import fresh_row, new_table
from sleuth.tables.state.events import Created, Started, Uploaded
from sleuth.tables.table.table import Table

NAME = 24
"""Longer names are cut."""


async def upload(house: House, person: Person, text: str) -> Table:
    """Keep a record that is right in every line."""
    found = await asyncio.to_thread(checked, text)
    match: AnyMatch = found.match
    names = tuple(found.headers.get(f"name {n}", "")[:NAME] or "?" for n in range(match.seats))
    seed = found.headers.get("seed") or None
    events = (Created(person.id, match.seats), Uploaded(names, seed), Started())
    entries = tuple(codec.encode(entry) for entry in match.record)

    def fresh() -> NewTable:
        options = codec.encode(match.options)
        row = fresh_row(match.game.name, options, match.seats, TableOptions(), "over")
        return new_table(row, person.id, events, entries)

    return await house.open(fresh)


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
