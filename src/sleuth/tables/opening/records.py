"""Records from anywhere: played again, checked, and kept as finished matches."""

from __future__ import annotations

import re

from msgspec.structs import replace

from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Draw, Drawn, Over
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.store.store import NewTable
from sleuth.study import transcript
from sleuth.study.transcript import Transcript
from sleuth.tables.archive import Asker
from sleuth.tables.house import DAY, House
from sleuth.tables.info import Person, TableOptions
from sleuth.tables.opening.plan import fresh_row, new_table
from sleuth.tables.people import kept_name
from sleuth.tables.state.events import Created, Started, Uploaded
from sleuth.tables.table.table import Table
from sleuth.texts.written import LONGEST_NAME


async def upload(house: House, person: Person, text: str) -> Table:
    """Keep a record that is right in every line, for some days."""
    await house.demand_room_for_upload(person.id)
    found = await house.archive.apart(lambda asker: checked(text, asker))
    match: AnyMatch = found.match
    said = (found.headers.get(f"name {n}", "") for n in range(match.seats))
    names = tuple(kept_name(name[:LONGEST_NAME]) for name in said)
    seed = found.headers.get("seed") or None
    events = (Created(person.id, match.seats), Uploaded(names, seed), Started())
    entries = tuple(codec.encode(entry) for entry in match.record)

    def fresh() -> NewTable:
        options = codec.encode(match.options)
        row = fresh_row(match.game.name, options, match.seats, TableOptions(), "over")
        expires = row.created + house.bounds.upload_days * DAY * 1000
        row = replace(row, version=match.game.version, expires=expires)
        return new_table(row, person.id, events, entries)

    return await house.open(fresh)


def checked(text: str, asker: Asker) -> Transcript:
    """A record that was played again to its end, and whose result and dice are as it says."""
    found = transcript.read(text, asker.demand, transcript.MOST)
    over = found.match.pending()
    if not isinstance(over, Over):
        raise Malformed("record.unfinished")
    said = found.headers.get("places")
    if said is not None and said != places(over):
        raise Malformed("record.places", line=line_of(text, r"places:"))
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
            raise Malformed("record.draws", line=line_of(text, rf"0*{n} @"))


def line_of(text: str, start: str) -> int:
    """The number of the line that starts like this pattern."""
    lines = text.splitlines()
    return next(n for n, line in enumerate(lines, 1) if re.match(start, line.strip()))
