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
    address of the house as the client knows it. `token` is that of a bot account; what is refused
    is said even where it is none. `fresh` is a secret to keep; an empty one is to be forgotten.
    """

    house: House
    secret: str | None
    about: dict[str, str]
    given: G
    token: str | None = None
    site: Site = field(default_factory=lambda: Site("http", ""))
    fresh: str | None = None

    async def person(self) -> Person:
        """Who is asking? It must be somebody; where bots may ask, a bot is somebody too."""
        if self.token is not None:
            return await self.bot()
        return await self.house.people.demand(self.secret)

    async def bot(self) -> Person:
        """Which bot is asking? Not too often."""
        bot = await self.house.people.demand_bot(self.token)
        self.house.bot_pace.take(bot.id)
        return bot

    async def table(self) -> Table:
        """The table that the address names."""
        return await self.house.table(self.about["id"])
