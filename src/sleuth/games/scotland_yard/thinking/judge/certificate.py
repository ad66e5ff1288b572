"""A certificate as a file: a header, and then layer by layer what a side does, the end first.

Lines of JSON, compressed by xz. The header names the game, the kind of claim, the map, the start
and a list of fractions. `{"side": …}` begins a side, `{"filled": …, "black": …, "double": …}` a
layer; every other line belongs to it: where the detectives stand, and what is done when they stand
so, see `sides`. `{"end": true}` is the last line.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from sleuth.games.scotland_yard.thinking.judge.town import Layer, State
from sleuth.kernel import errors

Side = Literal["detectives", "x"]
KINDS: dict[str, tuple[Side, ...]] = {
    "value": ("detectives", "x"),
    "at-least": ("detectives",),
    "at-most": ("x",),
    "sure": ("detectives",),
}
Row: TypeAlias = list[Any]
GAME = "scotland-yard"


class Header(NamedTuple):
    """What is claimed: of this kind, on this map, from this start, so much."""

    kind: str
    map_: str
    start: State
    value: Fraction
    values: tuple[Fraction, ...]


class Refused(errors.Unproved):
    """Why a certificate proves nothing, and where."""

    def __init__(self, why: str, where: object) -> None:
        super().__init__(why, state=said(where))


def said(where: object) -> str:
    """A state or a turn in one line."""
    if not (isinstance(where, tuple) and isinstance(where[0], Layer)):
        return str(where)
    layer, posts, at = where
    stations = "/".join(map(str, at)) if isinstance(at, tuple) else str(at)
    tickets = f"black {layer.black}, double {layer.double}"
    return f"field {layer.filled}, {tickets}, X {stations}, D {' '.join(map(str, posts))}"


def read(path: Path) -> tuple[Header, Iterator[Any]]:
    """The header, and every line after it."""
    lines = _lines(path)
    try:
        first = next(lines)
        at, *posts = map(int, first["start"])
        black, double = map(int, first["tickets"])
        start = State(Layer(int(first["filled"]), black, double), tuple(sorted(posts)), at)
        values = tuple(map(Fraction, first["values"]))
        header = Header(first["kind"], first["map"], start, Fraction(first["value"]), values)
        known = first["game"] == GAME and header.kind in KINDS
    except (KeyError, TypeError, ValueError, ZeroDivisionError, StopIteration) as wrong:
        raise Refused("check.header", path.name) from wrong
    if not known:
        raise Refused("check.header", header.kind)
    return header, lines


def _lines(path: Path) -> Iterator[Any]:
    """Every line, and no end before the one that says so."""
    try:
        with lzma.open(path, "rt", encoding="ascii") as file:
            for each in file:
                found = json.loads(each)
                if found == {"end": True}:
                    return
                yield found
    except (lzma.LZMAError, EOFError, ValueError) as wrong:
        raise Refused("check.unreadable", path.name) from wrong
    raise Refused("check.cut", path.name)
