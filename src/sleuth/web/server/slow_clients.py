"""Connections that take their time: each has some, and none keeps out the others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sleuth.web.http.security import household
from sleuth.web.server.settings import Settings

BACKLOG = 128
"""Connections that may wait to be let in; they may all come at once."""

TOO_BIG = 1009
"""Why a socket is closed whose message has no end."""

SPARE = BACKLOG + 128
"""Files that stay free: for those who wait, the store, the page, and the pipes to bots."""

STREAM = "stream"
"""In the state of a request: its answer has no end of its own."""

Drop = Callable[[], None]


class Connections:
    """Everybody who is connected. Where it is full, whoever has waited longest makes room.

    A proxy speaks for many, so that its address has no limit of its own.
    """

    def __init__(self, most: int, each: int, proxies: str = "") -> None:
        self._most, self._each, self._proxies = most, each, proxies.replace(",", " ").split()
        self._here: Counter[str] = Counter()
        self._waiting: OrderedDict[Drop, None] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Let somebody in, if there is room or room can be made."""
        home = household(address)
        if self._here[home] >= self._each and not self._is_proxy(address):
            return False
        if self._here.total() >= self._most:
            if not self._waiting:
                return False
            self._waiting.popitem(last=False)[0]()
        self._here[home] += 1
        return True

    def leave(self, address: str) -> None:
        """Somebody has gone."""
        home = household(address)
        self._here[home] -= 1
        if not self._here[home]:
            del self._here[home]

    def wait(self, drop: Drop) -> None:
        """From now on this one is waited for."""
        self._waiting[drop] = None

    def done(self, drop: Drop) -> None:
        """This one is waited for no longer."""
        self._waiting.pop(drop, None)

    def _is_proxy(self, address: str) -> bool:
        if address in self._proxies or "*" in self._proxies:
            return True
        with suppress(ValueError):
            return any(ip_address(address) in ip_network(each) for each in self._proxies)
        return False


class ReadInTime(asyncio.Protocol):
    """A connection whose other end must read on in good time."""

    transport: asyncio.Transport
    _send_time: float
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hurry()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unstick()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unstick()

    def _hurry(self) -> None:
        """What was sent must be read by then."""
        self._unstick()
        loop = asyncio.get_running_loop()
        self._stuck = loop.call_later(self._send_time, self._abort)

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _abort(self) -> None:
        self.transport.abort()


class Patient(ReadInTime, H11Protocol):
    """A connection whose requests must come, and whose answers must be read, in good time."""

    def __init__(self, connections: Connections, settings: Settings, **given: Any) -> None:
        super().__init__(**given)
        self._connections, self._settings = connections, settings
        self._send_time = settings.send_time
        self._address: str | None = None
        self._due: asyncio.TimerHandle | None = None
        self._limit: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._connections.enter(address):
            transport.abort()
            return
        self._address = address
        self._expect(self._settings.head_time)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        if self.transport.is_closing():  # which waits for the last word to be read
            self._hurry()

    def shutdown(self) -> None:
        """The house closes: an answer may be finished, but one without an end is cut off."""
        super().shutdown()
        if self.cycle is not None and self.cycle.scope.get("state", {}).get(STREAM):
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect(None)
        super().handle_websocket_upgrade(event)
        self._address = None  # it is the socket that leaves

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect(None)
        if self._address is not None:
            self._connections.leave(self._address)
            self._address = None

    def _look(self) -> None:
        """What is still to come: the head of a request, its body, or nothing?"""
        if self._address is None:
            return
        state = self.conn.their_state
        limits = {h11.IDLE: self._settings.head_time, h11.SEND_BODY: self._settings.body_time}
        if (limit := limits.get(state)) != self._limit:
            self._expect(limit)

    def _expect(self, limit: float | None) -> None:
        """Wait for so many seconds, or for nothing."""
        self._limit = limit
        if self._due is not None:
            self._due.cancel()
            self._due = None
        self._connections.done(self._abort)
        if limit is not None:
            self._due = self.loop.call_later(limit, self._abort)
            self._connections.wait(self._abort)


class PatientSocket(ReadInTime, WebSocketsSansIOProtocol):
    """A socket that is read in good time, and gives its place back when it is closed."""

    def __init__(self, connections: Connections, settings: Settings, **given: Any) -> None:
        super().__init__(**given)
        self._connections, self._send_time = connections, settings.send_time
        self._lost = False

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; of empty ones there may be no end, either."""
        if self.close_sent:
            return
        super().handle_cont(event)
        if len(self.frames) + (self.conn.current_size or 0) > self.config.ws_max_size:
            self.frames = []
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Who does not read is not answered: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort()  # who does not answer does not read a farewell either

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self._lost:
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lost = True
        self._connections.leave(self.client[0] if self.client else "")
