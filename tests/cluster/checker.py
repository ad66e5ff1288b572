"""Reads everybody's notes beside what is stored: nobody was told what is not so."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.store.past import replayed
from sleuth.store.postgres import PostgresStore
from sleuth.store.store import LogLine, Stored
from tests.cluster.people import Notes, Op
from tests.laws.record import rerun

Named = tuple[Any, str]
"""Who asked for something (a seat, or a person), and its name."""


async def check(store: PostgresStore, notes: Notes) -> list[str]:
    """Everything that is wrong."""
    wrong = [*notes.wrong]
    for table in {op.table for op in notes.ops} | {key[1] for key in notes.heard}:
        stored = await store.load(table)
        if stored is None:
            wrong.append(f"{table} is not there")
            continue
        ops = [op for op in notes.ops if op.table == table]
        wrong += [f"{stored.row.game} {table}: {each}" for each in faults(stored, ops, notes)]
    rows = await store.read(lambda db: db.fetch(GAPS))
    return [*wrong, *(f"{id} has {n} lines, and says {lines}" for id, lines, n in rows)]


GAPS = """SELECT id, lines, count(v) FROM tables LEFT JOIN log ON in_table = id GROUP BY id, lines
    HAVING count(v) <> lines OR coalesce(max(v) + 1, 0) <> lines"""
"""Tables whose log is not as long as it says, or has a gap."""


def faults(stored: Stored, ops: list[Op], notes: Notes) -> Iterator[str]:
    """What is wrong with one table."""
    places = where(stored.lines)
    yield from once(stored.lines, ops, places)
    yield from in_order(ops, places)
    yield from ended(stored.lines)
    try:
        match = replayed(stored)
        yield from played_again(stored, match)
        yield from prefixes(stored.row.id, match, notes)
    except SleuthError as wrong:
        yield f"its record cannot be read: {wrong}"


def named(line: LogLine) -> Named | None:
    """Who asked for what a line says, and under which name."""
    if line.kind == "entry":
        return None if line.command is None else (line.command.seat, line.command.id)
    event = json.loads(line.body)
    return (event["by"], event["id"]) if event.get("id") and event.get("by") else None


def key(op: Op) -> Named:
    """The name under which something that was asked for is stored."""
    return (op.seat if op.message["type"] == "play" else op.person), op.id


def where(lines: tuple[LogLine, ...]) -> dict[Named, int]:
    """The first line that each command left."""
    found: dict[Named, int] = {}
    for v, line in enumerate(lines):
        if (name := named(line)) is not None:
            found.setdefault(name, v)
    return found


def once(lines: tuple[LogLine, ...], ops: list[Op], places: dict[Named, int]) -> Iterator[str]:
    """What was acknowledged is there once; what was refused is not there."""
    counts = Counter(name for line in lines if (name := named(line)) is not None)
    yield from (f"{name} is there {n} times" for name, n in counts.items() if n > 1)
    for op in ops:
        if op.acked and op.message["type"] != "resign" and key(op) not in places:
            yield f"{op.id} was acknowledged and is lost"
        if op.refused is not None and key(op) in places:
            yield f"{op.id} was refused ({op.refused}) and is there"


def in_order(ops: list[Op], places: dict[Named, int]) -> Iterator[str]:
    """What was acknowledged before something else was asked for stands before it."""
    done = sorted((op for op in ops if op.acked and key(op) in places), key=lambda op: op.invoked)
    for later in done:
        for op in done:
            before = op.returned is not None and op.returned < later.invoked
            if before and places[key(op)] > places[key(later)]:
                yield f"{op.id} was done before {later.id} was asked for, and stands after it"


def ended(lines: tuple[LogLine, ...]) -> Iterator[str]:
    """Nothing is played after the end."""
    over = False
    for v, line in enumerate(lines):
        if over and line.kind == "entry":
            yield f"line {v} was played after the end"
        over |= line.kind == "event" and json.loads(line.body)["type"] == "ended"


def played_again(stored: Stored, match: AnyMatch) -> Iterator[str]:
    """The rules say again what they said."""
    rules = game(stored.row.game)
    again = rerun(rules, match.options, match.seats, [entry.came for entry in match.record])
    if again.record != match.record:
        yield "played again, it comes out otherwise"
    moments = [entry.came.at for entry in match.record if isinstance(entry.came, Played)]
    if any(one > two for one, two in pairwise(moments)):
        yield "time went back"


def prefixes(table: str, match: AnyMatch, notes: Notes) -> Iterator[str]:
    """Everybody was told how it went, as far as they were told."""
    for (person, at, seat), heard in notes.heard.items():
        if at == table:
            stream = json.loads(codec.encode(match.stream(Seat(seat))))
            if heard != stream[: len(heard)]:
                yield f"{person} at seat {seat} was told something else"
