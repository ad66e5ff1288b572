"""One client's line with the manners of the house: limits, the greeting, and when it is cut."""

from __future__ import annotations

from collections import Counter

from sleuth.kernel import codec
from sleuth.kernel.errors import Malformed
from sleuth.tables.errors import NotNow
from sleuth.tables.limits import Bucket
from sleuth.web.http.errors import error_body
from sleuth.web.server.settings import Settings
from sleuth.web.socket import wire
from sleuth.web.socket.line import SocketLine

REFUSED, GONE, TOO_SLOW, CROWDED = 1008, 4404, 4408, 4429
"""Why a socket is closed by us."""


class Connection:
    """The wire to one client: what waits to be read by it has an end."""

    __slots__ = ("_bucket", "_ending", "_line", "settings", "tally")

    def __init__(self, line: SocketLine, settings: Settings, tally: Counter[str]) -> None:
        self.settings = settings
        self.tally = tally
        tally["sockets"] += 1
        self._line = line
        self._bucket = Bucket(settings.burst, settings.rate)
        self._ending = False

    async def read(self) -> bytes:
        """The next message, as it came; one that is too big, or one too many, is refused."""
        body = await self._line.next()
        self._bucket.take()
        if len(body) > self.settings.message:
            raise Malformed("wire.too-big", most=self.settings.message)
        return codec.shallow(body)

    async def hello(self) -> wire.Hello:
        """The first word, which must be Hello, in a version that we speak."""
        said = codec.decode(await self.read(), wire.Command)
        if not isinstance(said, wire.Hello):
            raise NotNow("wire.no-hello")
        if said.wire not in (wire.WIRE, wire.WHOLE):
            raise NotNow("wire.version", wire=wire.WIRE)
        return said

    def send(self, message: wire.Message) -> None:
        """Send a message."""
        self.send_body(codec.encode(message))

    def send_body(self, body: bytes) -> None:
        """Send an encoded message; who is too slow is dropped."""
        if self._ending:
            return
        if self._line.waiting < self.settings.queue:
            self._line.write(body)
            return
        self.tally["slow"] += 1
        self._ending = True
        self._line.cut(TOO_SLOW)

    def refuse(self, id: str | None, error: Exception, close: int | None = None) -> None:
        """Say no, to this client alone; and hang up, if it must be."""
        self.send(wire.Refused(id, error_body(error)))
        if close is not None and not self._ending:
            self._ending = True
            self._line.close(close)
