"""The keys of a table on the whole screen, and its colours."""

from __future__ import annotations

from typing import NamedTuple

from textual.theme import Theme

from sleuth.texts import text

COLOURS = Theme(
    name="house",
    primary="#e7b85a",
    accent="#e7b85a",
    foreground="#f2ead9",
    background="#12181c",
    surface="#1a2329",
    panel="#243138",
    error="#e0786c",
    dark=True,
)
KEYS = {
    "f1": "help",
    "f2": "hint",
    "f3": "level",
    "f4": "take_back",
    "f5": "look_back",
    "f6": "board",
    "f7": "review",
    "f8": "eyes",
    "f9": "next",
    "f10": "quit",
}
AFTERWARDS = {"review", "eyes"}
DURING = {"hint", "take_back"}
"""What can be done once all is over, and what only until then."""


class Occasion(NamedTuple):
    """What is going on at a table, for the keys that mean something at some times only."""

    sits: bool  # somebody here has a place
    several: bool  # more than one of them
    ended: bool
    looks_back: bool

    @property
    def playing(self) -> bool:
        """Is there something that others may not see yet?"""
        return self.sits and not self.ended

    def allows(self, action: str) -> bool:
        """What makes no sense now has no key: the arrows are for the past while one looks back."""
        if action == "step":
            return self.looks_back or self.ended
        if action == "next":
            return self.several and self.playing
        return action not in (DURING if not self.playing else AFTERWARDS)

    def why_not(self, key: str) -> str:
        """Why a key does nothing now."""
        action, name = KEYS.get(key), key.upper()
        if action is None or not (self.sits or self.ended):
            return text("cli.table.no-key", key=name)
        gaps = {"key": name, "what": text(f"cli.table.key.{action}")}
        if action == "next" and self.playing:
            return text("cli.table.key-alone", **gaps)
        return text("cli.table.key-later" if self.playing else "cli.table.key-over", **gaps)
