"""What changes in a house that is kept in memory: deeds, and the contents that they fold into."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, assert_never

from msgspec.structs import replace

from sleuth.kernel.data import Tagged
from sleuth.kernel.errors import Conflict
from sleuth.store.store import (
    DiaryRow,
    FindRow,
    LogLine,
    NewTable,
    PersonRow,
    ResultRow,
    TableRow,
    Terms,
    TryRow,
    Writing,
)


class TableMade(Tagged, frozen=True):
    """A new table."""

    new: NewTable


class LinesWritten(Tagged, frozen=True):
    """What one act left behind at a table."""

    table: str
    version: int
    writing: Writing


class TablesExpired(Tagged, frozen=True):
    """These were thrown away."""

    tables: tuple[str, ...]


class PersonCame(Tagged, frozen=True):
    """Somebody new."""

    row: PersonRow


class PersonCalled(Tagged, frozen=True):
    """Another name, another figure."""

    person: str
    name: str
    figure: int


class SecretChanged(Tagged, frozen=True):
    """Another secret proves somebody."""

    person: str
    secret: bytes


class RatingsShown(Tagged, frozen=True):
    """Whether others may see how strong somebody is."""

    person: str
    on: bool


class DiaryJotted(Tagged, frozen=True):
    """What people keep."""

    rows: tuple[DiaryRow, ...]


class PuzzleTried(Tagged, frozen=True):
    """A try, and what it was before."""

    row: TryRow
    before: bytes | None


class PersonAgreed(Tagged, frozen=True):
    """Whether somebody's matches may become puzzles."""

    person: str
    on: bool


class FindsKept(Tagged, frozen=True):
    """What was found in a match of these people, if all of them agree; of too many old ones go."""

    rows: tuple[FindRow, ...]
    people: tuple[str, ...]
    most: int


class PersonForgotten(Tagged, frozen=True):
    """Somebody, and what they said."""

    person: str


PersonDeed = (
    PersonCame
    | PersonCalled
    | SecretChanged
    | RatingsShown
    | DiaryJotted
    | PuzzleTried
    | PersonAgreed
    | FindsKept
    | PersonForgotten
)

Deed = TableMade | LinesWritten | TablesExpired | PersonDeed


@dataclass(slots=True)
class Shelf:
    """One table: its row, its log, and those among whose tables it counts."""

    row: TableRow
    lines: list[LogLine]
    people: list[str]
    moment: int = 0


@dataclass(slots=True)
class Contents:
    """All that a house remembers, folded from deeds."""

    tables: dict[str, Shelf] = field(default_factory=dict)
    people: dict[str, PersonRow] = field(default_factory=dict)
    results: dict[tuple[str, str], ResultRow] = field(default_factory=dict)
    diary: dict[tuple[str, str, str], DiaryRow] = field(default_factory=dict)
    tries: dict[tuple[str, str], TryRow] = field(default_factory=dict)
    consents: dict[str, bool] = field(default_factory=dict)
    finds: dict[str, tuple[FindRow, tuple[str, ...]]] = field(default_factory=dict)
    open_ratings: set[str] = field(default_factory=set)

    def demand(self, deed: Deed) -> None:
        """Conflict, where a deed does not fit what there is."""
        match deed:
            case TableMade(new=new):
                self._demand_new(new)
            case LinesWritten(table=table, version=version, writing=writing):
                if table not in self.tables or len(self.tables[table].lines) != version:
                    raise Conflict("store.conflict")
                if writing.opens is not None:
                    self._demand_new(writing.opens)
            case PuzzleTried(row=row, before=before):
                known = self.tries.get((row.person, row.puzzle))
                if (None if known is None else known.body) != before:
                    raise Conflict("puzzle.tried")
            case _:
                pass

    def _demand_new(self, new: NewTable) -> None:
        taken = any(each.row.code == new.row.code for each in self.tables.values())
        if new.row.id in self.tables or taken:
            raise Conflict("store.conflict")

    def fold(self, deed: Deed) -> None:
        """Take in a deed that fits."""
        match deed:
            case TableMade(new=new):
                self._shelve(new)
            case LinesWritten(table=table, writing=writing):
                self._write(self.tables[table], writing)
            case TablesExpired(tables=tables):
                for table in tables:
                    del self.tables[table]
            case _:
                self._meet(deed)

    def _meet(self, deed: PersonDeed) -> None:
        """Take in what somebody is or keeps."""
        match deed:
            case PersonCame(row=row):
                self.people[row.id] = row
            case PersonCalled(person=person, name=name, figure=figure):
                self._change(person, name=name, figure=figure)
            case SecretChanged(person=person, secret=secret):
                self._change(person, secret=secret)
            case RatingsShown(person=person, on=on):
                (self.open_ratings.add if on else self.open_ratings.discard)(person)
            case DiaryJotted(rows=jotted):
                self._jot(jotted)
            case PuzzleTried(row=tried):
                self.tries[tried.person, tried.puzzle] = tried
            case PersonAgreed(person=person, on=on):
                self._agree(person, on)
            case FindsKept():
                self._find(deed)
            case PersonForgotten(person=person):
                self._forget(person)
            case _:
                assert_never(deed)

    def _agree(self, person: str, on: bool) -> None:
        self.consents[person] = on
        if not on:
            self._withdraw(person)

    def _withdraw(self, person: str) -> None:
        """Take away the puzzles of all matches that somebody played."""
        self.finds = {name: each for name, each in self.finds.items() if person not in each[1]}

    def _find(self, deed: FindsKept) -> None:
        if deed.people and all(self.consents.get(each) for each in deed.people):
            for row in deed.rows:
                self.finds.setdefault(row.puzzle, (row, deed.people))
            newest = sorted(self.finds, key=lambda name: (-self.finds[name][0].at, name))
            self.finds = {name: self.finds[name] for name in newest[: deed.most]}

    def _shelve(self, new: NewTable) -> None:
        self.tables[new.row.id] = Shelf(new.row, [*new.lines], [*new.people])

    def _change(self, person: str, **changed: Any) -> None:
        if person in self.people:
            self.people[person] = replace(self.people[person], **changed)

    def _write(self, shelf: Shelf, writing: Writing) -> None:
        shelf.lines.extend(writing.lines)
        shelf.people.extend(each for each in writing.people if each not in shelf.people)
        if writing.status is not None:
            shelf.row = replace(shelf.row, status=writing.status)
        if writing.terms is not None:
            shelf.row = settled(shelf.row, writing.terms)
        if writing.opens is not None:
            self._shelve(writing.opens)
        for each in writing.results:
            self.results.setdefault((each.person, each.table), each)
        self._jot(writing.diary)

    def _jot(self, rows: tuple[DiaryRow, ...]) -> None:
        for row in rows:
            if row.person in self.people:
                self.diary[row.person, row.kind, row.about] = row

    def _forget(self, person: str) -> None:
        self.people.pop(person, None)
        self.open_ratings.discard(person)
        self.results = {key: row for key, row in self.results.items() if row.person != person}
        self.diary = {key: row for key, row in self.diary.items() if row.person != person}
        self.tries = {key: row for key, row in self.tries.items() if row.person != person}
        self.consents.pop(person, None)
        self._withdraw(person)
        for shelf in self.tables.values():
            shelf.people = [each for each in shelf.people if each != person]
            shelf.lines = [silenced(line, person) for line in shelf.lines]


def settled(row: TableRow, terms: Terms) -> TableRow:
    """A table under other terms."""
    return replace(
        row, options=terms.options, seats=terms.seats, agreed=terms.agreed, public=terms.public
    )


def silenced(line: LogLine, person: str) -> LogLine:
    """The same line, without what this person said in it."""
    if line.kind != "event" or b'"said"' not in line.body:
        return line
    told = json.loads(line.body)
    if told.get("type") != "said" or told.get("by") != person:
        return line
    told.pop("text", None)
    return replace(line, body=json.dumps(told, separators=(",", ":")).encode())
