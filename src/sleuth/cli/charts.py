"""Bars and curves in a terminal, as wide as it is, and the same as SVG for a file."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import click

from sleuth.cli.output import speaks_unicode
from sleuth.texts import text

LEAST, MOST = 10, 60
"""Columns of a bar."""

LEFT, WIDTH, ROW, TOP = 190, 460, 26, 44
STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.bar{fill:#1f5fa8}.within{stroke:#b3701e;stroke-width:3}"
    ".scale{stroke:#bbb}@media(prefers-color-scheme:dark){text{fill:#eee}.bar{fill:#6aa5e8}"
    ".scale{stroke:#555}}"
)


class Bar(NamedTuple):
    """One bar: what it is of, how long it is, what to write beside it, and its interval if any."""

    label: str
    value: float
    words: str
    low: float | None = None
    high: float | None = None


class Signs(NamedTuple):
    """What bars are drawn with."""

    sure: str
    likely: str
    possible: str
    line: str
    point: str
    steps: str


PRETTY = Signs("█", "▓", "░", "─", "●", "▁▂▃▄▅▆▇█")
PLAIN = Signs("#", "=", "-", "-", "o", "._-=+*%#")


def signs() -> Signs:
    """Blocks where the terminal can write them, else ASCII."""
    return PRETTY if speaks_unicode() else PLAIN


def columns() -> int:
    """How many columns the terminal has."""
    return shutil.get_terminal_size((80, 24)).columns


def room(taken: int, wide: int | None = None) -> int:
    """Columns that are left for a bar beside so many that are taken, of all there are."""
    return min(MOST, max(LEAST, (wide or columns()) - taken - 1))


def drawn_bar(bar: Bar, top: float, wide: int) -> str:
    """A bar: full as far as is certain, lighter within its interval."""
    draw = signs()

    def long(value: float) -> int:
        return round(wide * min(max(value, 0.0), top) / top) if top else 0

    at = long(bar.value)
    low = at if bar.low is None else min(at, long(bar.low))
    high = at if bar.high is None else max(at, long(bar.high))
    return draw.sure * low + draw.likely * (at - low) + draw.possible * (high - at)


def drawn_bars(bars: Sequence[Bar], top: float | None = None, wide: int | None = None) -> list[str]:
    """Bars under each other, on one scale, in so many columns: the terminal's, if nobody says."""
    if not bars:
        return []
    most = max(max(bar.value, bar.high or 0.0) for bar in bars) if top is None else top
    labels, words = max(len(bar.label) for bar in bars), max(len(bar.words) for bar in bars)
    longest = room(labels + words + 4, wide)
    return [
        f"{bar.label:>{labels}}  {bar.words:>{words}}  {drawn_bar(bar, most, longest)}".rstrip()
        for bar in bars
    ]


def drawn_within(low: float, at: float, high: float, scale: tuple[float, float], wide: int) -> str:
    """A point within its interval, on a scale from the one value to the other."""
    draw, (first, last) = signs(), scale
    per_point = (wide - 1) / max(1.0, last - first)
    start, middle, end = (int((value - first) * per_point + 0.5) for value in (low, at, high))
    left, right = draw.line * (middle - start), draw.line * (end - middle)
    return " " * start + left + draw.point + right


def curve(values: Sequence[float]) -> str:
    """A row of values as steps, the highest for the largest."""
    steps, top = signs().steps, max(values, default=0.0)
    last = len(steps) - 1
    return "".join(steps[round(last * max(0.0, each) / top) if top > 0 else 0] for each in values)


def svg_of(title: str, bars: Sequence[Bar], top: float | None = None) -> str:
    """Bars as an SVG, in the colours of day and night."""
    most = max(max(bar.value, bar.high or 0.0) for bar in bars) if bars and top is None else top
    per_value = WIDTH / (most or 1.0)
    height, wide = TOP + ROW * len(bars) + 14, LEFT + WIDTH + 120
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" role="img">'
    said = escape(title)
    words = f'<title>{said}</title><style>{STYLE}</style><text x="10" y="22">{said}</text>'
    drawn = [svg_bar(bar, TOP + ROW * n, per_value) for n, bar in enumerate(bars)]
    return "\n".join([head, words, *drawn, "</svg>", ""])


def svg_bar(bar: Bar, y: int, per_value: float) -> str:
    """One bar with its label, its words, and its interval as a line across it."""
    long = max(0.0, bar.value) * per_value
    end = max(long, (bar.high or 0.0) * per_value)
    parts = [
        f'<text x="{LEFT - 10}" y="{y + 13}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y}" width="{long:.1f}" height="16"/>',
        f'<text x="{LEFT + end + 8:.1f}" y="{y + 13}">{escape(bar.words)}</text>',
    ]
    if bar.low is not None and bar.high is not None:
        first, last = (LEFT + value * per_value for value in (bar.low, bar.high))
        line = f'x1="{first:.1f}" x2="{last:.1f}" y1="{y + 8}" y2="{y + 8}"'
        parts.append(f'<line class="within" {line}/>')
    return "".join(parts)


def plot_option() -> click.Option:
    """The flag that saves a plot."""
    kind = click.Path(dir_okay=False, path_type=Path)
    return click.Option(["--plot"], type=kind, help=text("cli.plot"))


def demand_place(plot: Path | None) -> None:
    """Refuse a plot that could not be written, before hours go by."""
    if plot is not None and not plot.parent.is_dir():
        raise click.FileError(str(plot), os.strerror(errno.ENOENT))


def save(plot: Path | None, title: str, bars: Sequence[Bar], top: float | None = None) -> None:
    """Write a plot, if somebody wants one."""
    if plot is not None:
        plot.write_text(svg_of(title, bars, top), encoding="utf-8")
