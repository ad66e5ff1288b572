"""A ladder drawn: everybody's rating on one scale, the strongest on top."""

from __future__ import annotations

from math import ceil, floor
from typing import Any, Final
from xml.sax.saxutils import escape

from sleuth.players.cast import CAST
from sleuth.texts import text

LEFT: Final = 190
WIDTH: Final = 460
ROW: Final = 30
TOP: Final = 44
STEP: Final = 200
"""Points between two lines of the scale."""

STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.scale{stroke:#bbb}.within{stroke:#1f5fa8;stroke-width:3}"
    "circle{fill:#1f5fa8}@media(prefers-color-scheme:dark){text{fill:#eee}.scale{stroke:#555}}"
)


def drawn(found: dict[str, Any]) -> str:
    """The ladder as an SVG."""
    every = found["characters"]
    low = floor(min(each["low"] for each in every) / STEP) * STEP
    high = ceil(max(each["high"] for each in every) / STEP) * STEP
    per_point = WIDTH / max(STEP, high - low)

    def at(points: float) -> str:
        return f"{LEFT + (points - low) * per_point:.1f}"

    height = TOP + ROW * len(every) + 34
    said = title(found)
    lines = [scale(at(points), points, height) for points in range(low, high + 1, STEP)]
    rungs = [rung(each, TOP + ROW * n + 12, at) for n, each in enumerate(reversed(every))]
    wide = LEFT + WIDTH + 40
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" role="img">'
    words = f'<title>{said}</title><style>{STYLE}</style><text x="10" y="22">{said}</text>'
    return "\n".join([head, words, *lines, *rungs, "</svg>", ""])


def called(name: str) -> str:
    """How somebody of the ladder is called; a bot by its own name."""
    return text(f"cast.{name}") if name in CAST else name


def title(found: dict[str, Any]) -> str:
    """What was measured, in a line."""
    about = text("cli.ladder.title", game=text(f"{found['game']}.name"), n=found["players"])
    role = f" · {found['role']}" if found["role"] else ""
    return escape(about + role)


def scale(x: str, points: int, height: int) -> str:
    """A line of the scale, and its number."""
    line = f'<line class="scale" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 28}"/>'
    return f'{line}<text x="{x}" y="{height - 10}" text-anchor="middle">{points}</text>'


def rung(each: dict[str, Any], y: int, at: Any) -> str:
    """One of the house: the name, the interval, the rating."""
    name = escape(called(each["name"]))
    return (
        f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{name}</text>'
        f'<line class="within" x1="{at(each["low"])}" x2="{at(each["high"])}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{at(each["rating"])}" cy="{y}" r="5"/>'
    )
