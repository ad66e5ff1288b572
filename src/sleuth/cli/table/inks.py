"""Inks as a terminal has them, in the colours of the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rich.style import Style
from rich.text import Text

from sleuth.kernel.picture import Picture, Spans

PAINT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "red": "#d9534a",
        "green": "#4ca66b",
        "blue": "#4f86e0",
        "yellow": "#e3c04a",
        "orange": "#e5863a",
        "purple": "#a06bd6",
        "white": "#f4f1ea",
        "black": "#0d0f11",
        "cyan": "#43b9c4",
        "pink": "#dd78ad",
        "grey": "#6d7a80",
    }
)
DARK: Final = frozenset({"red", "blue", "purple", "black", "grey"})
"""Grounds on which light letters are read; on the others, dark ones."""

LIGHT_INK, DARK_INK, BRASS = "#fffaf0", "#15191c", "#e7b85a"


def style_of(ink: str) -> Style:
    """How an ink is written."""
    words = ink.split()
    colour = next((word for word in words if word in PAINT), None)
    fore, ground = (PAINT[colour] if colour else None), None
    if "on" in words and colour:
        fore, ground = (LIGHT_INK if colour in DARK else DARK_INK), PAINT[colour]
    if "mark" in words:
        fore = BRASS if ground is None else fore
    strong = {"bold", "mark", "on"} & {*words}
    return Style(
        color=fore,
        bgcolor=ground,
        bold=bool(strong) or None,
        dim="dim" in words or None,
        underline="underline" in words or None,
    )


def inked(line: Spans) -> Text:
    """A row, to be written on the screen."""
    text = Text(no_wrap=True, end="")
    for span in line:
        text.append(span.text, style_of(span.ink))
    return text


def drawn(picture: Picture) -> Text:
    """A picture, to be written on the screen."""
    return Text("\n", no_wrap=True).join(map(inked, picture.rows))
