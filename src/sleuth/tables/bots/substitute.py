"""The bot that plays for one who is away, or whose time is up."""

from __future__ import annotations

from sleuth.games import talents

SUBSTITUTE = "regular"


def substitute(game: str) -> str:
    """The bot that stands in at a game; one of another name, if it has to be."""
    return talents(game).bot_like(SUBSTITUTE)
