"""People at any process: each acts at random, comes back when the line breaks, and takes notes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from sleuth.games import game
from sleuth.kernel import codec
from sleuth.players.dice import SeededDice
from sleuth.web.socket.whole import Whole
from sleuth.web.socket.wire import WIRE

Json = dict[str, Any]
BROKEN = (
    OSError,
    WebSocketException,
    InvalidHandshake,
    InvalidMessage,
    TimeoutError,
    httpx.HTTPError,
)
PATIENCE = 3.0
"""Seconds after which somebody tries another process."""


@dataclass(eq=False)
class Op:
    """Something that somebody asked for: when, and when it was answered."""

    table: str
    person: str
    seat: int
    id: str
    message: Json
    invoked: float = field(default_factory=time.monotonic)
    returned: float | None = None
    refused: str | None = None

    @property
    def acked(self) -> bool:
        """Was it told to be done?"""
        return self.returned is not None and self.refused is None


@dataclass
class Notes:
    """What everybody asked for, and was told."""

    ops: list[Op] = field(default_factory=list)
    heard: dict[tuple[str, str, int], list[Json]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    breaks: int = 0

    def told(self, key: tuple[str, str, int], message: Json) -> None:
        """A stream goes on: what was told once is never told otherwise."""
        have, start, facts = self.heard.setdefault(key, []), message["start"], message["facts"]
        if start > len(have):
            self.wrong.append(f"{key} has a gap after {len(have)} facts")
        if have[start : start + len(facts)] != facts[: len(have) - start] and start < len(have):
            self.wrong.append(f"{key} was told a fork at {start}")
        have[start : start + len(facts)] = facts


class Person:
    """Somebody with a browser that knows the addresses of all processes."""

    def __init__(self, name: str, nodes: Sequence[str], notes: Notes, temper: float = 0.01) -> None:
        self.name, self.nodes, self.notes = name, nodes, notes
        self.temper = temper  # how often this one gives up instead of moving
        self.dice, self.moves = Random(name), SeededDice("cluster", name)
        self.secret, self.id = "", ""
        self._count = 0

    async def ask(self, method: str, path: str, body: Json) -> Json:
        """One request, to one process after another, until one answers."""
        while True:
            url = f"http://{self.dice.choice(self.nodes)}"
            with suppress(*BROKEN):
                cookies = {"sleuth": self.secret} if self.secret else {}
                http = httpx.AsyncClient(
                    base_url=url, cookies=cookies, timeout=PATIENCE, verify=False
                )
                async with http:
                    answer = await http.request(method, path, json=body)
                    self.secret = answer.cookies.get("sleuth") or self.secret
                if answer.status_code < 500:
                    found: Json = answer.json()
                    return found
            await asyncio.sleep(0.1)

    async def arrive(self) -> None:
        """Take a name."""
        self.id = (await self.ask("PUT", "/api/me", {"name": self.name, "figure": 1}))["id"]

    async def stay(self, table: str, seat: int, name: str, end: asyncio.Event) -> None:
        """Play at a table until it is over, or it is time to go home."""
        visit = Visit(self, table, seat, name)
        while not (visit.over or end.is_set()):
            with suppress(*BROKEN):
                await visit.come(self.dice.choice(self.nodes), end)
            self.notes.breaks += not visit.over
            await asyncio.sleep(0.05)

    def next_id(self) -> str:
        """A name for something that is asked for."""
        self._count += 1
        return f"{self.name}-{self._count}"


class Visit:
    """One person at one table, over many lines."""

    def __init__(self, person: Person, table: str, seat: int, name: str) -> None:
        self.person, self.table, self.seat, self.rules = person, table, seat, game(name)
        self.key = (person.id, table, seat)
        self.over = False
        self.asked: Op | None = None
        self._offer: Any = None
        self._due = 0.0

    async def come(self, node: str, end: asyncio.Event) -> None:
        """Come in at one process, go on where it stood, and leave at some time."""
        headers = {"cookie": f"sleuth={self.person.secret}"}
        url = f"ws://{node}/ws/tables/{self.table}"
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
            ping_interval=None,
            max_size=None,
        ) as line:
            news = Whole()
            have = len(self.person.notes.heard.get(self.key, []))
            await line.send(json.dumps({"type": "hello", "wire": WIRE, "have": {self.seat: have}}))
            self._heard(news.hear(json.loads(await asyncio.wait_for(line.recv(), PATIENCE))))
            if self.asked is not None:
                await line.send(json.dumps(self.asked.message))
            leave = time.monotonic() + self.person.dice.uniform(1, 6)
            while not (self.over or end.is_set() or time.monotonic() > leave):
                await self._turn(line, news)

    async def _turn(self, line: ClientConnection, news: Whole) -> None:
        """Listen a moment; then do something, if there is something to do."""
        try:
            self._heard(news.hear(json.loads(await asyncio.wait_for(line.recv(), 0.05))))
        except TimeoutError:
            if self.asked is not None and time.monotonic() > self._due:
                raise  # nobody answers: try elsewhere
            if self.asked is None:
                await self._act(line)

    async def _act(self, line: ClientConnection) -> None:
        luck = self.person.dice.random()
        id = self.person.next_id()
        if luck < self.person.temper:
            message: Json = {"type": "resign", "id": id, "seat": self.seat}
        elif luck < self.person.temper + 0.1:
            message = {"type": "say", "id": id, "seat": self.seat, "text": f"I say {id}"}
        elif luck < 0.9 and self._offer:
            move = codec.encode(self._offer.pick(self.person.moves))
            message = {"type": "play", "id": id, "seat": self.seat, "move": json.loads(move)}
        else:
            return
        self.asked = Op(self.table, self.person.id, self.seat, id, message)
        self.person.notes.ops.append(self.asked)
        self._due = time.monotonic() + PATIENCE
        await line.send(json.dumps(message))

    def _heard(self, message: Json) -> None:
        match message["type"]:
            case "told" if message["seat"] == self.seat:
                self.person.notes.told(self.key, message)
                view = codec.convert(message["view"], self.rules.view)
                self._offer = self.rules.moves(view)
                self.over |= message["pending"]["type"] == "over"
            case "table" | "welcome":
                self.over |= message["table"]["status"] in ("over", "ended")
            case "rewound":
                self.person.notes.wrong.append(f"{self.key} was rewound")
            case "done" | "refused" if self.asked and message["id"] == self.asked.id:
                self._answered(self.asked, message)

    def _answered(self, op: Op, message: Json) -> None:
        """What was asked is done, or refused; where nobody knows, it is asked again."""
        if message["type"] == "refused" and message["error"]["status"] in (429, 500, 503):
            self._due = 0.0
            return
        op.returned, self.asked = time.monotonic(), None
        op.refused = message["error"]["code"] if message["type"] == "refused" else None


async def crew(name: str, seats: int, people: tuple[Person, Person], end: asyncio.Event) -> None:
    """Two people, and bots on the other chairs, at one table after another."""
    one, two = people
    bots = [{"bot": "random"}] * (seats - 2)
    plan = {
        "game": name,
        "seats": seats,
        "seating": [{"me": True}, {}, *bots],
        "table": {"pace": "instant"},
        "start": True,
    }
    while not end.is_set():
        made = await one.ask("POST", "/api/tables", plan)
        sat = await two.ask("POST", f"/api/tables/{made['id']}/sit", {"seat": 1})
        if "seats" not in sat:
            continue  # the answer to a first attempt was lost
        await asyncio.gather(one.stay(made["id"], 0, name, end), two.stay(made["id"], 1, name, end))
