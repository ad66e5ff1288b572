"""What can be asked over HTTP about oneself, and about the way to a table."""

from __future__ import annotations

from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableInfo
from sleuth.web.api import Call
from sleuth.web.bodies import Me, Recovery, TableLink


async def my_tables(call: Call) -> tuple[TableInfo, ...]:
    """The tables at which I sat or sit, and which I set up or uploaded, newest first."""
    raise NotNow("house.not-yet")


async def recovery(call: Call) -> Recovery:
    """A token for a link that moves me to another device; an older one is void."""
    raise NotNow("house.not-yet")


async def recover(call: Call) -> Me:
    """Be the person of a recovery link: a fresh secret comes in a cookie, the old one is void."""
    raise NotNow("house.not-yet")


async def renew(call: Call) -> Me:
    """Take a fresh secret: whoever else has the old one is shut out."""
    raise NotNow("house.not-yet")


async def forget_me(call: Call) -> Me:
    """Forget my name, my secret and what I said. What I played stays, under no name."""
    raise NotNow("house.not-yet")


async def by_code(call: Call) -> TableInfo:
    """The table with this short code."""
    raise NotNow("house.not-yet")


async def table_link(call: Call) -> TableLink:
    """The whole address of a table, for those on the same network."""
    raise NotNow("house.not-yet")


async def qr(call: Call) -> str:
    """The address of a table as a QR code, drawn in SVG."""
    raise NotNow("house.not-yet")


async def metrics(call: Call) -> str:
    """How much goes on in the house, in the text format of Prometheus."""
    raise NotNow("house.not-yet")
