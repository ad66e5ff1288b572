"""What happens by itself: the host's rights pass on, an idle table is warned and closed."""

from __future__ import annotations

from sleuth.tables.acts.act import Moment
from sleuth.tables.info import is_bot_account
from sleuth.tables.state.change import Change, noted, unchanged
from sleuth.tables.state.events import Ended, Hosted, Stirred, Warned
from sleuth.tables.state.state import TableState


def heir(state: TableState, moment: Moment) -> str | None:
    """The next person at the table who sits there and is present, while the host is not."""
    here = moment.here - {state.roster.host}
    sitting = state.roster.sitting().values()
    return next((each for each in sitting if each in here and not is_bot_account(each)), None)


def pass_on_host(state: TableState, moment: Moment) -> Change:
    """Somebody who is there becomes the host, if the host is not."""
    next_one = heir(state, moment)
    if state.roster.host in moment.here or next_one is None:
        return unchanged(state)
    return noted(state, Hosted(next_one))


def tidy(state: TableState, moment: Moment, quiet: bool, grace: bool) -> Change:
    """Warn at a table that was quiet for long, and close it once its grace has run out."""
    if state.finished:
        return unchanged(state)
    if state.roster.warned:
        return unchanged(state) if grace else noted(state, Ended("idle", moment.now))
    return noted(state, Warned()) if quiet else unchanged(state)


def stir(state: TableState, moment: Moment) -> Change:
    """Somebody came to a table that was about to be closed."""
    del moment
    return noted(state, Stirred()) if state.roster.warned else unchanged(state)
