"""One request, as whoever answers it meets it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from sleuth.tables.house import House
from sleuth.tables.info import Person
from sleuth.tables.table.table import Table
from sleuth.web.http.site import Site

G = TypeVar("G")


@dataclass(slots=True)
class Call(Generic[G]):
    """One request: to which house, with which secret, about what.

    `given` is what came with it, checked: its body, or what stood behind the `?`. `site` is the
    address of the house as the client knows it. `fresh` is a secret to keep; an empty one is to be
    forgotten.
    """

    house: House
    secret: str | None
    about: dict[str, str]
    given: G
    site: Site = field(default_factory=lambda: Site("http", ""))
    fresh: str | None = None

    async def person(self) -> Person:
        """Who is asking? It must be somebody."""
        return await self.house.people.demand(self.secret)

    async def table(self) -> Table:
        """The table that the address names."""
        return await self.house.table(self.about["id"])
