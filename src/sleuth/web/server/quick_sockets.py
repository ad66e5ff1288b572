"""Sockets whose frames are read by picows: uvicorn lets them in, and what is said costs little."""

from __future__ import annotations

import asyncio
from typing import Any

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from sleuth.web.server.slow_clients import TOO_BIG, PatientSocket
from sleuth.web.server.stand_ins import UNHEARD, Quiet
from sleuth.web.socket.line import LINE, Gone, Visiting

MANY = 32
"""Messages that wait to be taken before no more are read."""

UNREADABLE, NO_TEXT, RESTART = 1002, 1007, 1012
"""Why a socket is closed whose frames cannot be taken, or because the process ends."""


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: -\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n"
)
"""What picows has to answer of a request that was looked at already: it keeps it."""


class Cork:
    """Holds back what sockets write until those who were woken by it have written, too."""

    def __init__(self) -> None:
        self._waiting: list[QuickSocket] = []

    def hold(self, socket: QuickSocket) -> None:
        """Let this socket send soon."""
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._let_go)
        self._waiting.append(socket)

    def _let_go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()


class Frames(WSListener):  # type: ignore[misc]
    """What picows reads for a socket."""

    __slots__ = ("_socket",)

    def __init__(self, socket: QuickSocket) -> None:
        self._socket = socket

    def on_ws_connected(self, transport: Any) -> None:
        """The answer to the handshake is on its way."""

    def on_ws_disconnected(self, transport: Any) -> None:
        """The socket is told by its transport."""

    def on_ws_frame(self, transport: Any, frame: WSFrame) -> None:
        self._socket.take_frame(frame)


class QuickSocket(PatientSocket):
    """A socket that is let in by way of ASGI, and is then a SocketLine of its own."""

    def __init__(self, cork: Cork, *before: Any, **given: Any) -> None:
        super().__init__(*before, **given)
        self._cork = cork
        self._reading: WSProtocol | None = None
        self._begun: bytearray | None = None  # of a message that comes in pieces
        self._pieces, self._is_text = 0, False
        self._inbox: list[bytes] = []  # short, and mostly empty: smaller than a deque
        self._reader: asyncio.Future[bytes] | None = None
        self._out: list[bytes] = []
        self._held = False  # something waits for the cork
        self._stuck_writing = self._gone = False
        self._visit: asyncio.Task[None] | None = None

    # coming in

    def data_received(self, data: bytes) -> None:
        if self._reading is not None:
            self._feed(data)
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.transport.pause_reading()  # until it is let in
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    async def run_asgi(self) -> None:
        """The application lets a socket in, and has a visit hosted, or does not."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if self._visit is None and self.close_timer is None:
            self.transport.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        if self._visit is None:
            super().on_task_complete(task)
        else:
            self.tasks.discard(task)  # the visit goes on

    async def send(self, message: Any) -> None:
        """What the application says in the words of ASGI: to let it in, or to hang up."""
        kind = message["type"]
        if self._reading is None and kind == "websocket.accept" and not self.disconnected:
            self._let_in()
        elif self._reading is None:
            await super().send(message)
        elif kind == "websocket.close":
            self.close(message.get("code", 1000))
        elif kind == "websocket.send":
            self.write((message.get("text") or "").encode() or message.get("bytes") or b"")

    def _let_in(self) -> None:
        """From here on picows reads what comes; it answers the handshake first."""
        self.handshake_complete = True
        self._reading = WSProtocol(
            None,
            None,
            False,
            lambda _: Frames(self),
            Quiet(),
            True,
            None,
            False,
            20,
            20,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,
            self.config.ws_max_size,
            None,
            0,
        )
        self._reading.connection_made(self.transport)
        self._feed(HANDSHAKE % self.request.headers["Sec-WebSocket-Key"].strip().encode())
        self._forget_the_handshake()
        self.start_keepalive()
        self.transport.resume_reading()

    def _forget_the_handshake(self) -> None:
        """Nobody asks for these any more, and there are thousands of sockets."""
        self.queue = self.writable = UNHEARD
        del self.conn, self.request, self.response, self.scope
        if self._reading is not None:
            line = self._reading.transport
            line.request.headers = line.response.headers = None

    def _feed(self, data: bytes) -> None:
        reading = self._reading
        while data and reading is not None:
            room = reading.get_buffer(-1)
            n = min(len(room), len(data))
            room[:n] = data[:n]
            data = data[n:]
            reading.buffer_updated(n)

    # what comes in

    def take_frame(self, frame: WSFrame) -> None:
        """A frame was read."""
        if self.close_sent and frame.msg_type != WSMsgType.CLOSE:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._fail(UNREADABLE)
        elif frame.msg_type == WSMsgType.TEXT and frame.fin and self._begun is None:
            self._take(frame.get_payload_as_bytes(), True)
        elif frame.msg_type == WSMsgType.CLOSE:
            self._hear_close(frame)
        elif frame.msg_type == WSMsgType.PONG:
            self.handle_pong(Frame(Opcode.PONG, frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.PING:
            self._answer_ping(frame.get_payload_as_bytes())
        else:
            self._take_piece(frame)

    def _take_piece(self, frame: WSFrame) -> None:
        """A piece of a message, or one that is no text. Even an empty piece counts."""
        begins = frame.msg_type != WSMsgType.CONTINUATION
        if begins != (self._begun is None):
            self._fail(UNREADABLE)
            return
        if self._begun is None:
            self._begun, self._pieces = bytearray(), 0
            self._is_text = frame.msg_type == WSMsgType.TEXT
        self._begun += frame.get_payload_as_bytes()
        self._pieces += 1
        if len(self._begun) + self._pieces > self.config.ws_max_size:
            self._begun = None
            self._fail(TOO_BIG)
        elif frame.fin:
            body, self._begun = bytes(self._begun), None
            self._take(body, self._is_text)

    def _answer_ping(self, said: bytes) -> None:
        """Who does not read is not answered: answers would pile up."""
        if not self._stuck_writing:
            self.transport.write(bytes((0x8A, len(said))) + said)

    def _take(self, body: bytes, text: bool) -> None:
        """A whole message came; one that is no text says nothing."""
        if not text:
            body = b""
        elif not body.isascii() and not is_text(body):
            self._fail(NO_TEXT)
            return
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(body)
            return
        self._inbox.append(body)
        if len(self._inbox) >= MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear_close(self, frame: WSFrame) -> None:
        """The client hangs up, or answers that we did."""
        if not self.close_sent:
            self._say_close(int(frame.get_close_code()) or None)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self._lose()
        self.transport.close()

    # as a SocketLine

    @property
    def waiting(self) -> int:
        """How many messages wait for the client to read on."""
        return len(self._out) // 2 if self._stuck_writing else 0

    async def next(self) -> bytes:
        """The next message, as it came, or Gone."""
        if not self._inbox:
            if self._gone:
                raise Gone
            self._reader = self.loop.create_future()
            return await self._reader
        body = self._inbox.pop(0)
        if self.read_paused and not self._inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return body

    def write(self, message: bytes) -> None:
        """Send a message, together with what else is written in this moment."""
        if self.close_sent or self._gone:
            return
        self._out += (head(len(message)), message)
        if not self._held and not self._stuck_writing:
            self._held = True
            self._cork.hold(self)

    def flush(self) -> None:
        """Send what was written, unless the client has to read on first."""
        self._held = False
        if self._out and not self._stuck_writing:
            out, self._out = self._out, []
            self.transport.write(b"".join(out))

    def close(self, code: int) -> None:
        """Hang up after what was written."""
        if not (self.close_sent or self._gone):
            self.transport.write(b"".join(self._out))
            self._out = []
            self._say_close(code)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self, code: int) -> None:
        """Hang up, and leave what still waits unsaid."""
        self._out = []
        self._fail(code)

    async def host(self, visit: Visiting) -> None:
        """Let a visit go on by itself: nothing of the request is kept for it."""
        self._visit = self.loop.create_task(visit)
        self._visit.add_done_callback(self._visited)
        self.tasks.add(self._visit)

    def _visited(self, visit: asyncio.Task[None]) -> None:
        """A visit is over: what was written is on its way."""
        self.flush()
        if not visit.cancelled() and visit.exception() is not None:
            self.logger.error("Exception in a visit", exc_info=visit.exception())
        if self.close_timer is None:
            self.transport.close()
        super().on_task_complete(visit)

    # going

    def _say_close(self, code: int | None) -> None:
        """The last frame; whoever said none hears none."""
        self.stop_keepalive()
        self.close_sent = True
        reason = b"" if code is None else code.to_bytes(2, "big")
        self.transport.write(bytes((0x88, len(reason))) + reason)

    def _fail(self, code: int) -> None:
        """The client does not keep to the protocol."""
        self.close(code)
        self._lose()

    def _lose(self) -> None:
        """Nothing more comes from this client."""
        self._gone = True
        if self._reader is not None and not self._reader.done():
            self._reader.set_exception(Gone())

    def shutdown(self) -> None:
        if self._reading is None:
            super().shutdown()
            return
        if not self.close_sent:
            self.transport.write(b"".join(self._out))
            self._out = []
            self._say_close(RESTART)
        self._lose()
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lose()
        self._out = []
        super().connection_lost(exc)
        self._reading = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck_writing = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck_writing = False
        self.flush()

    # whether it is still there

    def send_keepalive_ping(self) -> None:
        if self._reading is None:
            super().send_keepalive_ping()
            return
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = b"here"
        self.ping_sent_at = self.loop.time()
        self.transport.write(b"\x89\x04here")
        self.pong_timer = self.loop.call_later(self.ping_timeout or 20, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        self._abort()  # who does not answer does not read a farewell either


def head(size: int) -> bytes:
    """The head of a frame of text."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def is_text(body: bytes) -> bool:
    """Is this text, in UTF-8?"""
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
