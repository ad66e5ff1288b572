"""How people at a table are called: two who share name and figure are told apart by a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleuth.tables.info import Person
from sleuth.texts.written import likeness

if TYPE_CHECKING:
    from sleuth.tables.table import Table

Names = Callable[[str], Person]
"""Somebody as the others at this table see them."""

Look = tuple[str, int]
"""What somebody looks like from afar: what the name has in common with others, and the figure."""


def names(table: Table) -> Names:
    """The names of everybody here; who came first keeps the plain one."""
    people, taken = table.room.people, set[Look]()
    found: dict[str, Person] = {}
    for each in table.presence.came:
        found[each] = apart(people.named(each), taken)
        taken.add(look(found[each]))
    return lambda person: found.get(person) or people.named(person)


def apart(person: Person, taken: set[Look]) -> Person:
    """Somebody under a name that nobody with the same figure has."""
    n, called = 1, person
    while look(called) in taken:
        n += 1
        called = replace(person, name=f"{person.name} {n}")
    return called


def look(person: Person) -> Look:
    """What somebody looks like from afar."""
    return likeness(person.name), person.figure
