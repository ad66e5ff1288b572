"""A picture of the map: from which starts of Mister X three detectives win, by his tickets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from sleuth.games.scotland_yard.charts import Chart, Station

WIDE, EDGE = 1000, 24
SHAPE = 0.75  # the printed map is so much less high than wide
MARKS = ("both", "one", "black", "double", "none", "never")
"""How much he may hold and is still lost: from everything to not even nothing."""
WORDS: Mapping[str, str] = {
    "both": "from here Mister X is lost whatever tickets he holds",
    "one": "from here he is lost unless he holds both tickets",
    "black": "he is lost with the black ticket, not with the double move",
    "double": "he is lost with the double move, not with the black ticket",
    "none": "he is lost only without tickets",
    "never": "he escapes now and then even without tickets",
}
FILLS = ("#1d4e89", "#f0b429", "#7fb2e5", "#b9d8f2", "#f3d9a0", "#d9822b")
STYLE = (
    "text{font:13px sans-serif;fill:#222}.line{stroke:#bbb;stroke-width:1;fill:none}"
    ".at{stroke:#333;stroke-width:1}.post{fill:none;stroke:#c0182c;stroke-width:4}"
    ".lair{fill:none;stroke:#000;stroke-width:4;stroke-dasharray:3 2}"
)


def mark(lost: Mapping[tuple[int, int], bool]) -> str:
    """Which of the marks a station gets, if he is lost with these tickets there."""
    if lost[1, 1]:
        return "both"
    if lost[1, 0] and lost[0, 1]:
        return "one"
    if lost[1, 0] or lost[0, 1]:
        return "black" if lost[1, 0] else "double"
    return "none" if lost[0, 0] else "never"


def drawn(chart: Chart, marks: Sequence[str], lair: Station, posts: Sequence[Station]) -> str:
    """The map as SVG; a square stands for a start from which he can hope."""
    places = scaled(chart.places)
    tall = max(y for _, y in places) + EDGE + 26 * len({*marks}) + 50
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall:.0f}" role="img">',
        "<title>Scotland Yard: where three detectives on 41, 46 and 124 win for sure</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDE}" height="{tall:.0f}" fill="#fff"/>',
        *streets(chart, places),
        *(dot(places[n], name) for n, name in enumerate(marks)),
        *(ring(places[post - 1], "post") for post in posts),
        ring(places[lair - 1], "lair"),
        *legend(max(y for _, y in places) + EDGE + 20, marks),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def scaled(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Stations on a canvas of this width."""
    left, top = min(x for x, _ in places), min(y for _, y in places)
    size = (WIDE - 2 * EDGE) / (max(x for x, _ in places) - left)
    return [(EDGE + (x - left) * size, EDGE + (y - top) * size * SHAPE) for x, y in places]


def streets(chart: Chart, places: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Taxi and bus lines."""
    for path in (*chart.lines["taxi"], *chart.lines["bus"]):
        points = " ".join(f"{places[at - 1][0]:.0f},{places[at - 1][1]:.0f}" for at in path)
        yield f'<polyline class="line" points="{points}"/>'


def dot(place: tuple[float, float], name: str) -> str:
    """A station: round where he is lost whatever he holds, square where he may hope."""
    (x, y), fill = place, FILLS[MARKS.index(name)]
    if name != "both":
        corner = f'x="{x - 6:.0f}" y="{y - 6:.0f}"'
        return f'<rect class="at" {corner} width="12" height="12" fill="{fill}"/>'
    return f'<circle class="at" cx="{x:.0f}" cy="{y:.0f}" r="7" fill="{fill}"/>'


def ring(place: tuple[float, float], kind: str) -> str:
    """Round a start."""
    return f'<circle class="{kind}" cx="{place[0]:.0f}" cy="{place[1]:.0f}" r="12"/>'


def legend(top: float, marks: Sequence[str]) -> Iterator[str]:
    """What the marks mean, with the number of stations that have each."""
    used = [name for name in MARKS if name in marks]
    for n, name in enumerate(used):
        y = top + 26 * n
        yield dot((EDGE + 8, y), name)
        said = f"{marks.count(name)} stations: {WORDS[name]}"
        yield f'<text x="{EDGE + 30}" y="{y + 5:.0f}">{escape(said)}</text>'
    y = top + 26 * len(used)
    yield ring((EDGE + 8, y), "post") + ring((EDGE + 300, y), "lair")
    yield f'<text x="{EDGE + 30}" y="{y + 5:.0f}">the three detectives</text>'
    yield f'<text x="{EDGE + 322}" y="{y + 5:.0f}">Mister X, as printed: 82</text>'
