"""How strong people are, from the matches that counted; each is told to themselves alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from sleuth.games import catalogue, game
from sleuth.kernel import codec
from sleuth.kernel.data import Seat
from sleuth.players.ladder.company import Company, FairSeating, chairs, fair, raised
from sleuth.players.ladder.glicko import Strength
from sleuth.players.ladder.standing import Counted, newcomer, strength
from sleuth.store.store import Store
from sleuth.tables.info import Person
from sleuth.tables.state.state import TableState

TWICE = 2
"""So many wins in a row, and one may go one rung up."""


class Strengths:
    """What is known of how strong everybody is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def counted(self, person: str) -> Mapping[str, Sequence[Counted]]:
        """The matches that count for a person, by game, oldest first."""
        found: dict[str, list[Counted]] = defaultdict(list)
        for row in await self._store.results(person):
            if row.game in catalogue():
                found[row.game].append(codec.decode(row.body, Counted))
        return found

    async def of(self, person: str, game: str) -> Strength:
        """How strong a person is at a game."""
        return strength(game, (await self.counted(person)).get(game, ()))

    async def show(self, person: Person, on: bool) -> None:
        """Whether others may see it."""
        await self._store.open_ratings(person.id, on)

    async def is_shown(self, person: str) -> bool:
        """May others see it?"""
        return bool(await self._store.with_open_ratings((person,)))

    async def fair(
        self, person: Person | None, name: str, mine: frozenset[int], seats: int
    ) -> FairSeating | None:
        """Who would give somebody even chances; one who never played is taken for a beginner."""
        known = newcomer(name) if person is None else await self.of(person.id, name)
        return fair(name, mine, seats, known.rating, game(name).options())

    async def one_up(self, person: Person, state: TableState) -> tuple[str | None, ...] | None:
        """The same company one rung up, for who has won twice in a row."""
        name = state.game.name
        row = await self._store.results(person.id)
        last = [each for each in row if each.game == name][-TWICE:]
        won = [codec.decode(each.body, Counted).points == 1 for each in last]
        if len(won) < TWICE or not all(won) or last[-1].table != state.id:
            return None
        company: Company = {int(n): bot for n, bot in state.roster.bots().items()}
        higher = raised(name, frozenset(state.roster.held(person.id)), company)
        return None if higher is None else chairs(higher, state.row.seats)

    async def at_table(self, state: TableState) -> dict[Seat, int]:
        """The ratings of those at a table who let others see them."""
        sitting = {
            Seat(n): each.person for n, each in enumerate(state.roster.chairs) if each.person
        }
        shown = await self._store.with_open_ratings(tuple({*sitting.values()}))
        return {
            seat: round((await self.of(person, state.game.name)).rating)
            for seat, person in sitting.items()
            if person in shown
        }
