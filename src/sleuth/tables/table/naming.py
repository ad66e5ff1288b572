"""How people at a table are called: two who share name and figure are told apart by a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from sleuth.tables.info import Person
from sleuth.texts.written import likeness

Names = Callable[[str], Person]
"""Somebody as the others see them."""

Likeness = tuple[str, int]
"""What somebody looks like from afar: what the name has in common with others, and the figure."""


def told_apart(named: Names, came: Iterable[str]) -> Names:
    """The names of those who came, in this order; who came first keeps the plain one."""
    found: dict[str, Person] = {}
    taken = set[Likeness]()
    for each in came:
        found[each] = apart(named(each), taken)
        taken.add(look(found[each]))
    return lambda person: found.get(person) or named(person)


def apart(person: Person, taken: set[Likeness]) -> Person:
    """Somebody under a name that nobody with the same figure has."""
    n, called = 1, person
    while look(called) in taken:
        n += 1
        called = replace(person, name=f"{person.name} {n}")
    return called


def look(person: Person) -> Likeness:
    """What somebody looks like from afar."""
    return likeness(person.name), person.figure
