"""What can be asked over HTTP about matches that are over."""

from __future__ import annotations

from sleuth.tables.errors import NotNow
from sleuth.web.api import Call
from sleuth.web.bodies import MatchInfo, Steps


async def steps(call: Call) -> Steps:
    """A finished match step by step, through the eyes of one seat or with all open."""
    raise NotNow("house.not-yet")


async def upload(call: Call) -> MatchInfo:
    """Keep a record from anywhere as a finished match. A wrong one is refused with its line."""
    raise NotNow("house.not-yet")
