"""Law 3: a belief holds the worlds a seat cannot exclude, all of them and no others."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import Any

from sleuth.kernel.match import AnyMatch
from tests.laws.subject import Audience, Scene, Subject, audiences
from tests.laws.walk import breadth, inputs, opening, scripted

MOST = 1500  # inputs that are tried below one layer


def beliefs(subject: Subject, depth: int = 10, most: int = MOST) -> int:
    """Says how many information sets were compared, in scenes that leave out no history."""
    if subject.worlds is None or subject.secret is None:
        return 0
    whole = [scene for scene in subject.rulebook.scenes if scene.whole or not scene.script]
    scenes = [(scene, who) for scene in whole for who in audiences(opening(subject, scene))]
    return sum(exact(subject, scene, who, depth, most) for scene, who in scenes)


def exact(subject: Subject, scene: Scene, who: Audience, depth: int, most: int) -> int:
    """Follow whole information sets of one audience, and compare each with its belief.

    A set is whole while no set that was dropped could have led to it: then none of its histories
    is missing, and equality can be demanded.
    """
    layer = [opening(subject, scene)]
    for step in scene.script:
        layer = scripted(layer, step)
    dropped: set[Hashable] = set()
    count = 0
    for _ in range(depth + 1):
        sets = whole_sets(layer, who, dropped)
        for stream, matches in sets.items():
            compare(subject, who, stream, matches)
        count += len(sets)
        kept = followed(sets, dropped, most)
        layer = [match.enter(came) for match in kept for came in inputs(match)]
    return count


def whole_sets(
    layer: Sequence[AnyMatch], who: Audience, dropped: set[Hashable]
) -> dict[tuple[Any, ...], list[AnyMatch]]:
    """The information sets of a layer that have all their histories here."""
    sets: dict[tuple[Any, ...], list[AnyMatch]] = defaultdict(list)
    for match in layer:
        sets[match.stream(who)].append(match)
    if not dropped:
        return sets
    return {stream: sets[stream] for stream in sets if not dropped.intersection(starts(stream))}


def starts(stream: tuple[Any, ...]) -> list[Hashable]:
    """A stream and everything it begins with."""
    return list(accumulate(((fact,) for fact in stream), initial=()))


def followed(
    sets: dict[tuple[Any, ...], list[AnyMatch]], dropped: set[Hashable], most: int
) -> list[AnyMatch]:
    """The histories of as many sets as are cheap to go on from, those of several first."""
    order = list(sets)
    random.Random(len(order)).shuffle(order)
    order.sort(key=lambda stream: len(sets[stream]) == 1)
    kept: list[AnyMatch] = []
    left = most
    for stream in order:
        cost = sum(map(breadth, sets[stream]))
        if cost <= left:
            left -= cost
            kept += sets[stream]
        else:
            dropped.add(stream)
    return kept


def compare(
    subject: Subject, who: Audience, stream: tuple[Any, ...], matches: Sequence[AnyMatch]
) -> None:
    """One information set against its belief."""
    assert subject.worlds is not None
    assert subject.secret is not None
    true = {subject.secret(match.state, who) for match in matches} - {None}
    for view in {match.view(who) for match in matches}:
        held = list(subject.worlds(view))
        assert len(held) == len(set(held)), f"{who} counts a world twice after {stream}"
        assert set(held) == true, f"{who} believes {set(held) ^ true} wrongly after {stream}"
