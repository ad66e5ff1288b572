"""Draws the plots of docs/results from docs/results/figures.json: `python tools/plots.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

RESULTS = Path(__file__).parents[1] / "docs" / "results"
LEFT, WIDTH, ROW, TOP = 250, 420, 30, 44
Point = tuple[float, float]


def plot(title: str, low: float, high: float, rows: list[dict[str, Any]]) -> str:
    """Each row: a label, an interval, what was measured and, if there is one, what was wanted."""
    height = TOP + ROW * len(rows) + 40
    drawn = [text(10, 22, title, "start", bold=True)]
    for tick in range(5):
        value = low + (high - low) * tick / 4
        x = LEFT + WIDTH * tick / 4
        drawn.append(line((x, TOP - 8), (x, height - 30), "#bbb"))
        drawn.append(text(x, height - 12, f"{value:g}", "middle"))
    for n, row in enumerate(rows):
        drawn += measured(row, TOP + ROW * n + 10, low, high)
    size = f'width="{LEFT + WIDTH + 40}" height="{height}"'
    box = f'viewBox="0 0 {LEFT + WIDTH + 40} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
    back = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", back, *drawn, "</svg>", ""])


def measured(row: dict[str, Any], y: float, low: float, high: float) -> list[str]:
    """One row: its words, its interval, its point, and a mark where it was wanted."""

    def at(value: float) -> float:
        return LEFT + WIDTH * (value - low) / (high - low)

    first, last = row["interval"]
    drawn = [
        text(LEFT - 12, y + 4, row["label"], "end"),
        line((at(first), y), (at(last), y), "#1f5fa8", 3),
        f'<circle cx="{at(row["value"]):.1f}" cy="{y}" r="5" fill="#1f5fa8"/>',
    ]
    if "goal" in row:
        x = at(row["goal"])
        drawn.append(line((x, y - 10), (x, y + 10), "#b3261e", 2))
    return drawn


def text(x: float, y: float, words: str, anchor: str, *, bold: bool = False) -> str:
    """Words on the plot."""
    weight = ' font-weight="bold"' if bold else ""
    style = f'font-family="sans-serif" font-size="13" fill="#222" text-anchor="{anchor}"{weight}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def line(start: Point, end: Point, colour: str, width: int = 1) -> str:
    """A line on the plot."""
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def drawings() -> dict[Path, str]:
    """Every plot, by the file that it belongs in."""
    figures = json.loads((RESULTS / "figures.json").read_text(encoding="utf-8"))
    return {RESULTS / f"{name}.svg": plot(**of) for name, of in figures.items()}


def main() -> None:
    """Write them all."""
    for path, drawn in drawings().items():
        path.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
