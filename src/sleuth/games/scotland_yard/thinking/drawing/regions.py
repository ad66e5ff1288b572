"""A picture of the map by field: how many fields three detectives need to win for sure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

import numpy as np

from sleuth.games.scotland_yard.charts import Chart, Station
from sleuth.games.scotland_yard.thinking.drawing.picture import (
    EDGE,
    STYLE,
    WIDE,
    ring,
    scaled,
    streets,
)
from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.solution.table import Table

DARK, PALE = (16, 52, 110), (214, 230, 248)
OPEN = "#f0b429"
COLUMN = 150


def needed(map_: Packed, held: Table, posts: Sequence[int], tickets: tuple[int, int]) -> list[int]:
    """For each station of Mister X, the fewest fields left with which they win for sure; 0 where
    not even a whole log is enough, and where one of them stands."""
    rows: Array = np.array([posts])
    found = [0] * map_.size
    for left in range(map_.last, 0, -1):
        won = sure.united(held, map_, (map_.last - left, *tickets), rows)
        for at in np.flatnonzero(sure.lost(won, range(map_.size))[:, 0]):
            found[at] = left
    return [0 if at in posts else left for at, left in enumerate(found)]


def drawn(
    chart: Chart, fields: Sequence[int], lair: Station, posts: Sequence[Station], said: str
) -> str:
    """The map as SVG: the darker a station, the sooner he is lost there."""
    places = scaled(chart.places)
    free = [left for at, left in enumerate(fields, 1) if at not in posts]
    low = max(y for _, y in places) + EDGE + 20
    tall = low + 26 * (-(-len({*free}) // (WIDE // COLUMN))) + EDGE
    ends = min({*free} - {0}, default=0), max(free)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall:.0f}" role="img">',
        f"<title>{escape(said)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDE}" height="{tall:.0f}" fill="#fff"/>',
        *streets(chart, places),
        *(
            station(place, left, ends)
            for at, (place, left) in enumerate(zip(places, fields, strict=True), 1)
            if at not in posts
        ),
        *(ring(places[post - 1], "post") for post in posts),
        ring(places[lair - 1], "lair"),
        *legend(low, free, ends),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def station(place: tuple[float, float], left: int, ends: tuple[int, int]) -> str:
    """Round and blue where the win is sure, the darker the fewer fields; else a square."""
    x, y = place
    if not left:
        corner = f'x="{x - 6:.0f}" y="{y - 6:.0f}"'
        return f'<rect class="at" {corner} width="12" height="12" fill="{OPEN}"/>'
    fill = shade(left, *ends)
    return f'<circle class="at" cx="{x:.0f}" cy="{y:.0f}" r="7" fill="{fill}"/>'


def shade(left: int, least: int, most: int) -> str:
    """From dark, where few fields are enough, to pale."""
    part = (left - least) / max(1, most - least)
    mixed = (round(one + (other - one) * part) for one, other in zip(DARK, PALE, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed)


def legend(top: float, fields: Sequence[int], ends: tuple[int, int]) -> Iterator[str]:
    """How many stations need how many fields."""
    used = sorted({*fields} - {0})
    named = [(left, f"{left} fields: {fields.count(left)}") for left in used]
    if 0 in fields:
        named.append((0, f"not sure: {fields.count(0)}"))
    across = WIDE // COLUMN
    for n, (left, said) in enumerate(named):
        x, y = EDGE + 8 + n % across * COLUMN, top + n // across * 26
        yield station((x, y), left, ends)
        yield f'<text x="{x + 14:.0f}" y="{y + 5:.0f}">{said}</text>'
