"""How much may be asked for over HTTP from one address, and for how long it is worked on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import Receive

from sleuth.tables.house import DAY
from sleuth.tables.limits import Buckets, Ledger
from sleuth.web.http.operation import Gate, Operation
from sleuth.web.server.settings import Settings

T = TypeVar("T")

CODES: Final[Mapping[Gate, str]] = {"replay": "flood", "upload": "record.flood", "code": "flood"}
"""What is said to one who asks for too much of it."""

HUNG_UP: Final = 499
"""The status of an answer that nobody hears."""


class Gates:
    """A bucket for each address, for each kind of thing that is asked for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.count(Ledger())

    def count(self, ledger: Ledger) -> None:
        """Count together with the other processes of a house."""
        settings, each = self._settings, self._settings.uploads_each
        self._changes = ledger.buckets("changes", settings.burst, settings.rate)
        self._reads = ledger.buckets("reads", settings.read_burst, settings.read_rate)
        self._apart: dict[Gate, Buckets] = {
            "replay": ledger.buckets("replays", settings.replay_burst, settings.replay_rate),
            "upload": ledger.buckets("records", each, each / DAY),
            "code": ledger.buckets("codes", settings.code_burst, settings.code_rate),
        }

    def pass_through(self, operation: Operation[Any], address: str) -> None:
        """Count one operation, or refuse it."""
        if operation.free:
            return
        (self._reads if operation.method == "GET" else self._changes).take(address)
        if operation.gate is not None:
            self._apart[operation.gate].take(address, CODES[operation.gate])


async def while_there(receive: Receive, answer: Awaitable[T]) -> T:
    """An answer, worked on for as long as the one who asked is there to hear it."""
    work, gone = asyncio.ensure_future(answer), asyncio.ensure_future(hung_up(receive))
    try:
        await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise gone_away()
        return work.result()
    finally:
        work.cancel()
        gone.cancel()


async def whole_body(request: Request[Any, Any, Any]) -> bytes:
    """All that somebody sends, if they stay until it has come."""
    try:
        return await request.body()
    except InternalServerException:  # so it is called when the other end hangs up
        raise gone_away() from None


def gone_away() -> ClientException:
    """No fault of ours: whoever asked has hung up."""
    return ClientException("nobody is there to hear it", status_code=HUNG_UP)


async def hung_up(receive: Receive) -> None:
    """Wait until the other end hangs up."""
    while (await receive())["type"] != "http.disconnect":
        pass
