"""Counts the histories below each scene of a game, as deep as it is cheap."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from sleuth.kernel.match import AnyMatch
from tests.games import place
from tests.laws.subject import Scene, Subject
from tests.laws.walk import inputs, opening, perft, scripted

MOST = 3000  # a depth is counted while the one above it has no more histories than this
DEEP = 8


def file(name: str) -> Path:
    """Where the counts of a game are kept."""
    return place(name) / "perft.json"


def kept(name: str) -> Mapping[str, list[int]]:
    """The counts of a game as they are kept."""
    counts: Mapping[str, list[int]] = json.loads(file(name).read_text())
    return counts


def roots(of: Subject, scene: Scene) -> list[AnyMatch]:
    """The histories at the end of a scene's script."""
    matches = [opening(of, scene)]
    for step in scene.script:
        matches = scripted(matches, step)
    return matches


def counts(of: Subject, scene: Scene) -> list[int]:
    """How many histories there are at each depth, all at once, layer by layer."""
    layer, found = roots(of, scene), []
    for _ in range(DEEP):
        found.append(len(layer))
        if not layer or len(layer) > MOST:
            break
        layer = [match.enter(came) for match in layer for came in inputs(match)]
    return found


def divide(of: Subject, scene: Scene, depth: int) -> str:
    """The counts below each root input, for a failure."""
    lines = []
    for match in roots(of, scene):
        for came in inputs(match):
            lines.append(f"{perft(match.enter(came), depth - 1):8}  {came}")
    return "\n".join(lines)


def written(found: Mapping[str, list[int]]) -> str:
    """The counts of each scene by name, as they are kept."""
    lines = (f"  {json.dumps(name)}: {json.dumps(each)}" for name, each in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"
