"""Certificates written: what a side does, layer by layer, the last field first.

The judge reads them (`judge.certificate` tells the form); nothing else is shared with it.
"""

from __future__ import annotations

import json
import lzma
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from sleuth.games.scotland_yard.thinking.solution.escapes import Escapes
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import Posts, Share, Strategy


class Claim(NamedTuple):
    """What is claimed of a start: of a map, with fields filled and tickets, and where all stand."""

    kind: str
    map_: str
    key: Key
    posts: Posts
    at: int
    value: Share


def write(
    path: Path, claim: Claim, strategy: Strategy | None = None, escapes: Escapes | None = None
) -> None:
    """The file, which appears when it is whole."""
    part = path.with_name(f"{path.name}.part")
    shares = sorted(
        {*(strategy.worths() if strategy else ()), *(escapes.worths() if escapes else ())}
    )
    with lzma.open(part, "wt", encoding="ascii", preset=6) as file:
        for each in lines(claim, shares, strategy, escapes):
            file.write(json.dumps(each, separators=(",", ":")) + "\n")
    part.replace(path)


def lines(
    claim: Claim, shares: list[Share], strategy: Strategy | None, escapes: Escapes | None
) -> Iterator[Any]:
    """Everything that the file says."""
    filled, *tickets = claim.key
    yield {
        "game": "scotland-yard",
        "kind": claim.kind,
        "map": claim.map_,
        "start": named((claim.at, *claim.posts)),
        "filled": filled,
        "tickets": tickets,
        "value": str(Fraction(claim.value)),
        "values": [str(Fraction(each)) for each in shares],
    }
    if strategy:
        yield {"side": "detectives"}
        yield from theirs(strategy, shares)
    if escapes:
        yield {"side": "x"}
        yield from his(escapes, shares)
    yield {"end": True}


def theirs(strategy: Strategy, shares: list[Share]) -> Iterator[Any]:
    """The detectives' side: a line for each set of posts."""
    for key, answers in latest_first(strategy.answers):
        yield key
        rows: dict[Posts, list[Any]] = defaultdict(list)
        for (posts, where), (plans, weights, share) in sorted(answers.items()):
            mix = [[weight, *named(plan)] for plan, weight in zip(plans, weights, strict=True)]
            rows[posts].append([named(where), bisect_left(shares, share), *mix])
        yield from ([named(posts), *row] for posts, row in rows.items())


def his(escapes: Escapes, shares: list[Share]) -> Iterator[Any]:
    """Mister X's side: a line for each set of posts."""
    for key, ways in latest_first(escapes.ways):
        yield key
        rows: dict[Posts, list[Any]] = defaultdict(list)
        for (posts, at), (after, where, weights, share) in sorted(ways.items()):
            number = bisect_left(shares, share)
            rows[posts].append([at + 1, number, list(after), named(where), list(weights)])
        yield from ([named(posts), *row] for posts, row in rows.items())


def latest_first(layers: Mapping[Key, Any]) -> Iterator[tuple[Any, Any]]:
    """Layers that hold anything, with the line that begins each."""
    for key in sorted(layers, reverse=True):
        if layers[key]:
            yield dict(zip(("filled", "black", "double"), key, strict=True)), layers[key]


def named(stations: Iterable[int]) -> list[int]:
    """Stations by the numbers on the map."""
    return [station + 1 for station in stations]
