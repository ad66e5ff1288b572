"""What a table refuses, besides what the rules of its game refuse."""

from __future__ import annotations

from sleuth.kernel.errors import SleuthError


class Stranger(SleuthError):
    """Nobody knows who is asking: the request carries no secret of a person."""


class NotAllowed(SleuthError):
    """That is for somebody else to do."""


class NotNow(SleuthError):
    """Right in form, but it does not fit how the table stands."""
