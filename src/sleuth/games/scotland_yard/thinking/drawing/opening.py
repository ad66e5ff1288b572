"""Pictures of the opening: the map with what each first move is worth, and the principal line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from sleuth.games.scotland_yard.charts import Chart, Station
from sleuth.games.scotland_yard.thinking.answers.opening import FirstMove, LineStep
from sleuth.games.scotland_yard.thinking.drawing.picture import EDGE, STYLE, WIDE, ring, scaled
from sleuth.games.scotland_yard.thinking.drawing.picture import streets as all_streets
from sleuth.games.scotland_yard.thinking.drawing.regions import OPEN, shade

TEAM = ("#1d4e89", "#2f7d4f", "#8a3d8f", "#b0561c")
LOST = "#1d4e89"
LINE = (
    ".way{fill:none;stroke-width:3}.his{stroke:#000;stroke-dasharray:6 4}"
    ".tag{font:bold 14px sans-serif;paint-order:stroke;stroke:#fff;stroke-width:4px}"
)
Point = tuple[float, float]


def framed(chart: Chart, said: str, rows: int, inside: Iterator[str]) -> str:
    """The map, something on it, and room for so many lines of words below."""
    places = scaled(chart.places)
    tall = bottom(places) + 24 * rows + EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall:.0f}" role="img">',
        f"<title>{escape(said)}</title>",
        f"<style>{STYLE}{LINE}</style>",
        f'<rect width="{WIDE}" height="{tall:.0f}" fill="#fff"/>',
        *all_streets(chart, places),
        *inside,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def bottom(places: Sequence[Point]) -> float:
    """Where the words begin."""
    return max(y for _, y in places) + EDGE + 20


def words(places: Sequence[Point], lines: Sequence[str]) -> Iterator[str]:
    """Lines of words below the map."""
    for n, line in enumerate(lines):
        yield f'<text x="{EDGE}" y="{bottom(places) + 24 * n:.0f}">{escape(line)}</text>'


def percent(value: float) -> str:
    """A share as people say it."""
    return "all" if value >= 1 else f"{100 * value:.1f} %"


def firsts_drawn(
    chart: Chart, moves: Sequence[FirstMove], lair: Station, posts: Sequence[Station]
) -> str:
    """What the detectives win after each plain first move, written where it leads."""
    plain = [each for each in moves if each.fields == 1 and len(each.mister_x) == 1]
    spent = [each for each in moves if each not in plain]
    least = min((each.value for each in spent), default=1.0)
    said = [
        "What three detectives win after each first move of Mister X without a ticket",
        f"With a ticket he has {len(spent)} more; the best of them leaves them {percent(least)}",
    ]

    def inside() -> Iterator[str]:
        places = scaled(chart.places)
        for each in plain:
            x, y = places[each.mister_x[0] - 1]
            fill = LOST if each.value >= 1 else OPEN
            yield f'<circle class="at" cx="{x:.0f}" cy="{y:.0f}" r="9" fill="{fill}"/>'
            yield tagged((x, y), each, x < places[lair - 1][0])
        yield from (ring(places[post - 1], "post") for post in posts)
        yield ring(places[lair - 1], "lair")
        yield from words(places, said)

    return framed(chart, said[0], len(said), inside())


def tagged(place: Point, move: FirstMove, left: bool) -> str:
    """What a first move is worth, beside where it leads, on the side away from the start."""
    (x, y), anchor = place, "end" if left else "start"
    said = f"{move.mister_x[0]}: {percent(move.value)}"
    at = f'x="{x + (-13 if left else 13):.0f}" y="{y + 5:.0f}"'
    return f'<text class="tag" text-anchor="{anchor}" {at}>{said}</text>'


def line_drawn(
    chart: Chart, steps: Sequence[LineStep], lair: Station, posts: Sequence[Station]
) -> str:
    """The ways of everybody along the principal line; his stations by the field they fill."""
    said = f"The principal line: Mister X from {lair}, detectives from {', '.join(map(str, posts))}"
    told = [said, *(told_step(each) for each in steps)]

    def inside() -> Iterator[str]:
        places = scaled(chart.places)
        ways = [tuple(posts), *(each.detectives for each in steps)]
        for who in range(len(posts)):
            points = " ".join(f"{x:.0f},{y:.0f}" for x, y in (places[at[who] - 1] for at in ways))
            yield f'<polyline class="way" points="{points}" stroke="{TEAM[who]}"/>'
        his = [places[at - 1] for at in (lair, *(each.mister_x for each in steps))]
        yield f'<polyline class="way his" points="{" ".join(f"{x:.0f},{y:.0f}" for x, y in his)}"/>'
        for (x, y), each in zip(his[1:], steps, strict=True):
            yield f'<text class="tag" x="{x + 8:.0f}" y="{y - 6:.0f}">{each.field}</text>'
        yield from (ring(places[post - 1], "post") for post in posts)
        yield ring(places[lair - 1], "lair")
        yield from words(places, told)

    return framed(chart, said, len(told), inside())


def told_step(step: LineStep) -> str:
    """One turn in words."""
    dark = f" (unseen: one of {', '.join(map(str, step.hidden))})" if step.hidden else ""
    team = ", ".join(map(str, step.detectives))
    return f"{step.field}: to {step.mister_x}{dark}; detectives {team}; {percent(step.value)}"


def fourth_drawn(
    chart: Chart, marks: Sequence[str], lair: Station, posts: Sequence[Station]
) -> str:
    """Where a fourth detective matters: `three` win anyway, `four` do, or it is not `proved`."""
    fills = {"three": shade(1, 0, 2), "four": OPEN, "open": "#d9822b"}
    free = [mark for at, mark in enumerate(marks, 1) if at not in posts]
    said = [
        "From where a Mister X with both tickets is lost to detectives on their printed posts",
        f"{free.count('three')} stations (blue): to three; {free.count('four')} (yellow, square): "
        f"to four, not to three; {free.count('open')} (orange): not proved even for four",
    ]

    def inside() -> Iterator[str]:
        places = scaled(chart.places)
        for at, ((x, y), mark) in enumerate(zip(places, marks, strict=True), 1):
            if at in posts:
                continue
            if mark == "three":
                yield f'<circle class="at" cx="{x:.0f}" cy="{y:.0f}" r="7" fill="{fills[mark]}"/>'
            else:
                corner = f'x="{x - 6:.0f}" y="{y - 6:.0f}" width="12" height="12"'
                yield f'<rect class="at" {corner} fill="{fills[mark]}"/>'
        yield from (ring(places[post - 1], "post") for post in posts)
        yield ring(places[lair - 1], "lair")
        yield from words(places, said)

    return framed(chart, said[0], len(said), inside())
