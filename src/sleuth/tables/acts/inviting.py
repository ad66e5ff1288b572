"""Asking a bot to sit down, before the match starts; and what it answers."""

from __future__ import annotations

from sleuth.tables.acts.act import Moment, demand_gathering, demand_host, demand_welcome
from sleuth.tables.errors import NotNow
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Invited
from sleuth.tables.state.state import TableState

MOST = 16
"""So many bots are asked at once."""


def invite(state: TableState, moment: Moment, host: str, bot: str) -> Change:
    """The host asks a bot to sit down; once is enough."""
    del moment
    demand_host(state, host)
    demand_gathering(state)
    demand_welcome(state, bot)
    if bot in state.roster.invited | state.roster.seated():
        return unchanged(state)
    if len(state.roster.invited) >= MOST:
        raise NotNow("bot.too-many", most=MOST)
    return noted(state, Invited(bot, True))


def decline(state: TableState, moment: Moment, bot: str) -> Change:
    """A bot does not come, or the host no longer asks it to."""
    del moment
    invited = bot in state.roster.invited
    return noted(state, Invited(bot, False)) if invited else unchanged(state)
