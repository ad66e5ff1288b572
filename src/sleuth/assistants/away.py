"""Seats in somebody else's house, which assistants play over its HTTP interface for bots."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from threading import Event
from typing import Any
from urllib.parse import quote

import msgspec

from sleuth.assistants.far_house import PATIENCE, FarHouse, Unreachable, refusal
from sleuth.assistants.seat_keys import HOST, LONGEST_WAIT, parts_of
from sleuth.assistants.told import SeatView
from sleuth.games import game
from sleuth.kernel import codec
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Await, Millis, Over, Seat
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.kernel.talents import Line
from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableInfo, Talk
from sleuth.tables.opening.plan import Plan
from sleuth.web.http.bodies import GameInfo
from sleuth.web.socket.wire import ErrorBody

REVIEWING = 300.0
"""Seconds in which a house has gone through a match."""

FOLDER = "assistants"
"""Where the secret is kept of the one who makes accounts for assistants in other houses."""


@dataclass(slots=True)
class SeatHearing:
    """What a seat heard over its stream so far."""

    seat: Seat
    info: TableInfo | None = None
    told: dict[str, Any] | None = None
    lines: list[Line | None] = field(default_factory=list)
    talk: list[Talk] = field(default_factory=list)

    def take(self, message: dict[str, Any]) -> None:
        """Take in one message of the house."""
        match message.get("type"):
            case "welcome":
                self.info = convert(message["table"], TableInfo)
                self.talk = [convert(each, Talk) for each in message["talk"]]
            case "table":
                self.info = convert(message["table"], TableInfo)
            case "told":
                self.told = message
                self.lines[message["start"] :] = convert(message["lines"], list[Line | None])
            case "rewound":
                del self.lines[message["to"] :]
            case "said":
                self.talk.append(convert(message["talk"], Talk))
            case "refused":
                raise refusal(convert(message["error"], ErrorBody))
            case _:
                pass

    @property
    def whole(self) -> bool:
        """Was everything told that there is by now?"""
        return self.info is not None and (self.info.status == "gathering" or self.told is not None)

    @property
    def waited_for(self) -> bool:
        """Does the match wait for this seat?"""
        if self.info is None or self.told is None or self.info.status != "playing":
            return False
        pending = convert(self.told["pending"], Await | Over)
        return isinstance(pending, Await) and self.seat in pending.seats

    @property
    def done(self) -> bool:
        """Is there nothing more to wait for?"""
        ended = self.info is not None and self.info.status in ("over", "ended")
        return ended or self.waited_for

    def seen(self) -> SeatView:
        """What the seat knows: a view as the house told it; before the start, an empty one."""
        assert self.info is not None
        played = game(self.info.game)
        if self.told is None:
            options = convert(self.info.options, played.options)
            view, now = played.blank(options, len(self.info.seats), self.seat), Millis(0)
        else:
            view, now = convert(self.told["view"], played.view), Millis(self.told["now"])
        lines, talk = tuple(self.lines), tuple(self.talk)
        return SeatView(self.info, self.seat, view, self.waited_for, lines, talk, now)


class Away:
    """A house at an address. Each seat has an account of its own, and a key that opens it alone."""

    def __init__(self, url: str, data: Path) -> None:
        self._house = FarHouse(url, data / FOLDER)
        self.site = self._house.base

    async def demand(self) -> None:
        """Is there a house at that address? Else say so at once."""
        await self.games()

    async def _ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        patience: float = PATIENCE,
    ) -> Any:
        found = await asyncio.to_thread(self._house.ask, method, path, body, token, patience)
        try:
            return json.loads(found)
        except ValueError:
            raise Unreachable("join.no-house") from None

    async def games(self) -> list[dict[str, Any]]:
        """The games of that house."""
        found = await self._ask("GET", "/api/games")
        try:
            return [msgspec.to_builtins(convert(each, GameInfo)) for each in convert(found, list)]
        except Malformed:
            raise Unreachable("join.no-house") from None

    async def new(self, plan: Plan, name: str) -> str:
        """The key of a seat at a new table."""
        await self._arrive()
        made = await self._ask("POST", "/api/tables", json.loads(codec.encode(plan)))
        return await self._sit(convert(made, TableInfo), name)

    async def join(self, code: str, name: str) -> str:
        """The key of a seat at the table with this code."""
        await self._arrive()
        found = await self._ask("GET", f"/api/codes/{quote(code, safe='')}")
        return await self._sit(convert(found, TableInfo), name)

    async def _arrive(self) -> None:
        await asyncio.to_thread(self._house.arrive, HOST)

    async def _sit(self, info: TableInfo, name: str) -> str:
        free = [each.seat for each in info.seats if each.person is None and each.bot is None]
        if not free or info.status != "gathering":
            raise NotNow("table.full")
        token = await self._account(name)
        await self._ask("POST", f"{table_path(info.id)}/sit", {"seat": free[0]}, token)
        return f"{info.id}.{free[0]}.{token}"

    async def _account(self, name: str) -> str:
        """A token of a new bot; who has made as many as one may begins anew, as somebody else."""
        try:
            made = await self._ask("POST", "/api/me/bots", {"name": name})
        except SleuthError as refused:
            if refused.code != "bot.too-many":
                raise
            self._house.forget()
            await self._arrive()
            made = await self._ask("POST", "/api/me/bots", {"name": name})
        token: str = made["token"]
        return token

    async def look(self, key: str) -> SeatView:
        """What the seat knows."""
        return await self._hear(key, 0.0, lambda _: True)

    async def wait(self, key: str, seconds: float) -> SeatView:
        """What it knows when it is waited for, or time is up."""
        return await self._hear(key, min(seconds, LONGEST_WAIT), lambda heard: heard.done)

    async def _hear(
        self, key: str, seconds: float, enough: Callable[[SeatHearing], bool]
    ) -> SeatView:
        """Hear the stream of a seat until it is enough, or, once all is told, time is up."""
        table, seat, token = parts_of(key)
        heard, up = SeatHearing(seat), Event()

        def listen() -> None:
            with closing(self._house.lines(f"{table_path(table)}/stream?seat={seat}", token)) as it:
                for message in it:
                    heard.take(message)
                    if heard.whole and (up.is_set() or enough(heard)):
                        return
            raise Unreachable("join.lost", house=self.site)

        listening = asyncio.create_task(asyncio.to_thread(listen))
        await asyncio.wait({listening}, timeout=seconds)
        up.set()  # the thread lets the line go with the next thing that it hears
        if listening.done() or not heard.whole:
            await listening
        return heard.seen()

    async def play(self, key: str, move: str) -> None:
        """Play a move, written in the notation."""
        table, seat, token = parts_of(key)
        body = {"id": token_urlsafe(9), "seat": seat, "move": move}
        await self._ask("POST", f"{table_path(table)}/play", body, token)

    async def say(self, key: str, words: str) -> None:
        """Talk to the table."""
        table, seat, token = parts_of(key)
        body = {"id": token_urlsafe(9), "seat": seat, "text": words}
        await self._ask("POST", f"{table_path(table)}/say", body, token)

    async def review(self, key: str) -> dict[str, Any]:
        """What the decisions of the seat were worth."""
        seen = await self.look(key)
        if seen.info.status != "over":
            raise NotNow("match.not-over")
        await self._arrive()
        path = f"/api/matches/{quote(seen.info.id, safe='')}/review"
        found = await self._ask("GET", path, patience=REVIEWING)
        mine: dict[str, Any] = found["seats"][seen.seat]
        return mine


def table_path(table: str) -> str:
    """Where a table is asked about."""
    return f"/api/tables/{quote(table, safe='')}"
