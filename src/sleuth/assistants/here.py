"""Seats in this very house, which the tools of assistants play."""

from __future__ import annotations

import json
from secrets import token_urlsafe
from typing import Any

from sleuth.assistants.seat_keys import SeatKeys
from sleuth.assistants.told import SeatView
from sleuth.games import catalogue, read_move
from sleuth.kernel import codec
from sleuth.kernel.data import Over
from sleuth.tables.acts.playing import MoveRequest
from sleuth.tables.acts.playing import play as played
from sleuth.tables.errors import NotNow
from sleuth.tables.house import House
from sleuth.tables.opening.plan import Plan
from sleuth.tables.state.events import Said
from sleuth.web.http.games import game_info


class Here:
    """A house that is open in this process, at `site`."""

    def __init__(self, house: House, site: str) -> None:
        self._house, self._keys, self.site = house, SeatKeys(house), site

    async def games(self) -> list[dict[str, Any]]:
        """The games of the house."""
        return [json.loads(codec.encode(game_info(each))) for each in catalogue().values()]

    async def new(self, plan: Plan, name: str) -> str:
        """The key of a seat at a new table."""
        return await self._keys.new(plan, name)

    async def join(self, code: str, name: str) -> str:
        """The key of a seat at the table with this code."""
        return await self._keys.join(code, name)

    async def look(self, key: str) -> SeatView:
        """What the seat knows."""
        return (await self._keys.open(key)).seen()

    async def wait(self, key: str, seconds: float) -> SeatView:
        """What it knows when it is waited for, or time is up."""
        held = await self._keys.open(key)
        await held.until_waited_for(seconds)
        return held.seen()

    async def play(self, key: str, move: str) -> None:
        """Play a move, written in the notation."""
        held = await self._keys.open(key)
        table = held.table
        table.services.pace.take(f"{table.id} {held.person}")
        view = table.state.match.view(held.seat)
        body = codec.encode(read_move(table.state.game.name, move, view))
        await table.do(played, MoveRequest(held.person, held.seat, body, token_urlsafe(9)))

    async def say(self, key: str, words: str) -> None:
        """Talk to the table."""
        held = await self._keys.open(key)
        now = held.table.now()
        await held.table.say(Said(held.person, held.seat, now, token_urlsafe(9), words))

    async def review(self, key: str) -> dict[str, Any]:
        """What the decisions of the seat were worth."""
        held = await self._keys.open(key)
        match = held.table.state.match
        if not isinstance(match.pending(), Over):
            raise NotNow("match.not-over")
        found = json.loads(await self._house.reviews.of(held.person, match))
        mine: dict[str, Any] = found["seats"][held.seat]
        return mine
