"""The keys of a table on the whole screen, and its colours."""

from __future__ import annotations

from textual.theme import Theme

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
