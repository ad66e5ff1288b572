"""What the parts of a table may ask of it: how it stands, what time it is, and to let an act in."""

from __future__ import annotations

from typing import ParamSpec, Protocol

from sleuth.kernel.data import Millis
from sleuth.tables.acts.act import Act, Moment
from sleuth.tables.state.state import TableState

P = ParamSpec("P")


class Desk(Protocol):
    """A table, as its own parts see it."""

    @property
    def state(self) -> TableState:
        """How the table stands."""

    @property
    def frozen(self) -> bool:
        """Can nothing be stored just now?"""

    @property
    def kept(self) -> bool:
        """Are clocks, bots and other chores for this process to do?"""

    @property
    def alias(self) -> str:
        """What the table is called in logs: nobody can sit down with it."""

    def now(self) -> Millis:
        """The moment, in table time."""

    def moment(self) -> Moment:
        """The moment, and who is here."""

    async def do(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> TableState:
        """Let this act in when its turn comes."""

    def post(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """The same, without waiting for what comes of it."""

    async def refresh(self) -> None:
        """Stand as it is stored, if others may have written."""

    def announce(self) -> None:
        """Tell everybody how the table stands, once for all that happens in a moment."""
