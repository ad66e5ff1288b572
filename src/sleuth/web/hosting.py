"""What can be asked over HTTP about who sits where, and who may talk."""

from __future__ import annotations

from sleuth.tables.errors import NotNow
from sleuth.tables.info import TableInfo
from sleuth.web.api import Call


async def swap(call: Call) -> TableInfo:
    """The host lets two chairs change places, before the start."""
    raise NotNow("house.not-yet")


async def seat_person(call: Call) -> TableInfo:
    """The host seats somebody who is at the table, also on a second chair, before the start."""
    raise NotNow("house.not-yet")


async def ready(call: Call) -> TableInfo:
    """I am ready, or not yet: the host cannot start before. Who sits down is ready."""
    raise NotNow("house.not-yet")


async def remove(call: Call) -> TableInfo:
    """The host sends somebody away for good; in a match, a bot plays on for them."""
    raise NotNow("house.not-yet")


async def mute(call: Call) -> TableInfo:
    """The host lets somebody talk no more, or again."""
    raise NotNow("house.not-yet")


async def pass_on(call: Call) -> TableInfo:
    """The host makes somebody else the host. It happens by itself if the host stays away."""
    raise NotNow("house.not-yet")


async def rematch(call: Call) -> TableInfo:
    """A new table for the same people and bots, once for all who ask; seats may rotate."""
    raise NotNow("house.not-yet")
