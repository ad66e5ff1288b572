"""The line to a table in a house: it is opened again when it breaks, and nothing is said twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from threading import Condition, Event, Thread
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sleuth.assistants.far_house import FarHouse, Unreachable, refusal
from sleuth.web.socket.changes import Misfit
from sleuth.web.socket.whole import Whole
from sleuth.web.socket.wire import WIRE, ErrorBody

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before the line is tried again."""

ANSWER: Final = 30.0
"""Seconds in which something that was asked is answered, a broken line included."""

Json = dict[str, Any]


class HouseLine:
    """Says and hears messages; what was not answered when the line broke is said again."""

    def __init__(
        self, house: FarHouse, table: str, hear: Callable[[Json], None], have: Callable[[], Json]
    ) -> None:
        self.news = Condition()
        self.up = False
        self.fault: ErrorBody | None = None
        self._house, self._table = house, table
        self._hear, self._have = hear, have
        self._wire: ClientConnection | None = None
        self._open: dict[str, Json] = {}
        self._answers: dict[str, Json] = {}
        self._count = 0
        self._closed = Event()
        context = copy_context()
        self._thread = Thread(target=context.run, args=(self._keep_up,), daemon=True)
        self._thread.start()

    def _keep_up(self) -> None:
        """Open the line again and again, until somebody closes it."""
        tries = 0
        while not self._closed.is_set() and self.fault is None:
            try:
                with self._connect() as wire:
                    self._talk(wire)
                    tries = 0
            except (OSError, WebSocketException, Misfit, TimeoutError):
                tries = tries + 1 if not self.up else 0
            self._broken()
            self._closed.wait(PAUSES[min(tries, len(PAUSES) - 1)])

    def _connect(self) -> ClientConnection:
        """A socket to the table."""
        url = self._house.socket(self._table)
        wire = connect(url, additional_headers=self._house.cookie, max_size=None, proxy=None)
        assert isinstance(wire, ClientConnection)
        return wire

    def _talk(self, wire: ClientConnection) -> None:
        """Greet, say what was not answered, and listen."""
        whole = Whole()
        wire.send(json.dumps({"type": "hello", "wire": WIRE, **self._have()}))
        for text in wire:
            message = whole.hear(json.loads(text))
            with self.news:
                self._take(message, wire)
                self.news.notify_all()

    def _take(self, message: Json, wire: ClientConnection) -> None:
        """Take in one message; a greeting opens the line."""
        if message["type"] == "welcome":
            self._wire, self.up = wire, True
            for waiting in self._open.values():
                wire.send(json.dumps(waiting))
        if message["type"] == "refused" and message["id"] is None:
            self.fault = msgspec.convert(message["error"], ErrorBody)
        if message.get("id") in self._open:
            self._open.pop(message["id"])
            self._answers[message["id"]] = message
        self._hear(message)

    def _broken(self) -> None:
        with self.news:
            self._wire, self.up = None, False
            self.news.notify_all()

    def ask(self, **message: Any) -> Json:
        """Say something and wait for what becomes of it; what is refused is an error."""
        with self.news:
            self._count += 1
            name = f"t{id(self):x}-{self._count}"[-40:]
            said = self._open[name] = {**message, "id": name}
            if self._wire is not None:
                with suppress(ConnectionClosed, InvalidHandshake):
                    self._wire.send(json.dumps(said))
            answered = self.news.wait_for(lambda: name in self._answers, ANSWER)
            self._open.pop(name, None)
            if not answered:
                raise Unreachable("join.lost", house=self._house.base)
            answer = self._answers.pop(name)
        if answer["type"] == "refused":
            raise refusal(msgspec.convert(answer["error"], ErrorBody))
        return answer

    def close(self) -> None:
        """Hang up."""
        self._closed.set()
        wire = self._wire
        if wire is not None:
            with suppress(OSError, WebSocketException):
                wire.close()
        self._thread.join(timeout=2)
