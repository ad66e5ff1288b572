"""How finished tables stood when they were put away: lists are made of it, nothing is replayed."""

from __future__ import annotations

from collections import OrderedDict

from sleuth.tables.info import TableInfo


class Cards:
    """The last so many; whoever is called otherwise now is on none of them."""

    def __init__(self, most: int = 5_000) -> None:
        self._most = most
        self._cards: OrderedDict[str, TableInfo] = OrderedDict()

    def keep(self, info: TableInfo) -> None:
        """Keep the card of a table that is over; others change and are read anew."""
        if info.status not in ("over", "ended"):
            return
        self._cards[info.id] = info
        self._cards.move_to_end(info.id)
        if len(self._cards) > self._most:
            self._cards.popitem(last=False)

    def find(self, table: str) -> TableInfo | None:
        """The card of a table, if there is one."""
        return self._cards.get(table)

    def forget(self, table: str) -> None:
        """A table goes on, or is gone."""
        self._cards.pop(table, None)

    def rename(self, person: str) -> None:
        """Throw away all cards that name somebody."""
        named = [id for id, info in self._cards.items() if person in people_on(info)]
        for id in named:
            del self._cards[id]


def people_on(info: TableInfo) -> set[str]:
    """Everybody whom a card names."""
    seated = (seat.person.id for seat in info.seats if seat.person is not None)
    others = (each.id for each in (info.host, *info.muted, *info.guests))
    return {*seated, *others, *(look.person.id for look in info.looks)}


def chairs_free(info: TableInfo) -> int:
    """How many chairs nobody has."""
    return sum(seat.person is None and seat.bot is None for seat in info.seats)
