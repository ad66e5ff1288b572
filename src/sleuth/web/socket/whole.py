"""For clients in Python: news made whole again of what changed."""

from __future__ import annotations

from typing import Any

from sleuth.web.socket.changes import changed, read

STANDING = ("view", "moves", "pending", "notes")
"""The fields of Told to which changes are made."""


class Whole:
    """Remembers how each stream of one socket stands. It knows nothing of any game."""

    def __init__(self) -> None:
        self._told: dict[int | None, dict[str, Any]] = {}

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message as it came; instead of Changed, the Told that would have said the same."""
        if message["type"] == "told":
            self._told[message["seat"]] = message
        elif message["type"] == "changed":
            before = {name: self._told[message["seat"]][name] for name in STANDING}
            news = {**message, **changed(before, read(message["changes"])), "type": "told"}
            del news["changes"]
            self._told[message["seat"]] = message = news
        return message
