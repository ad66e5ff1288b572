"""Histories of a small game, layer by layer: broad enough to compare, thin enough to go deep."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from sleuth.kernel.data import Await, Draw, Drawn, Millis, Over, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.moves import Arranged, Some
from tests.laws.subject import Audience, Input, Scene, Step, Subject, audiences

SECOND = 1000


@dataclass(frozen=True)
class Bounds:
    """How much of the tree is walked."""

    each: int = 3  # histories of one information set
    sets: int = 60  # information sets of a layer
    depth: int = 25
    fan: int = 40  # inputs of one kind below one history


WIDE = Bounds()


class Node:
    """A history, what each audience is entitled to know of it, and what it was told."""

    __slots__ = ("heard", "known", "match")

    def __init__(self, subject: Subject, match: AnyMatch) -> None:
        self.match = match
        self.known: dict[Audience, Hashable] = {}
        self.heard: dict[Audience, tuple[Any, ...]] = {}
        for who in audiences(match):
            self.known[who] = subject.rulebook.entitled(match, who)
            self.heard[who] = match.stream(who)


def inputs(match: AnyMatch, fan: int | None = None) -> Iterator[Input]:
    """All that can come in now: every answer, every move of every seat, the ring."""
    pending = match.pending()
    if isinstance(pending, Draw):
        picks = answers(pending)
        for n in chosen(len(picks), fan, match):
            yield Drawn(picks.nth(n), match.now)
    elif isinstance(pending, Await):
        at = Millis(match.now + SECOND)
        if pending.until is None or at < pending.until:
            for s in range(match.seats):
                on_offer = match.moves(Seat(s))
                for n in chosen(len(on_offer), fan, match):
                    yield Played(Seat(s), on_offer.nth(n), at)
        if pending.until is not None:
            yield Rang(pending.until)


def answers(draw: Draw) -> Arranged | Some:
    """All that chance may answer, which can be counted without listing them."""
    return (Arranged if draw.ordered else Some)(tuple(range(draw.of)), draw.k)


def chosen(size: int, fan: int | None, match: AnyMatch) -> Sequence[int]:
    """Which of `size` things are tried: the same ones in all histories of one length."""
    if fan is None or size <= fan:
        return range(size)
    return random.Random(len(match.record)).sample(range(size), fan)


def breadth(match: AnyMatch) -> int:
    """How many inputs can come in now."""
    pending = match.pending()
    if isinstance(pending, Draw):
        return len(answers(pending))
    return sum(len(match.moves(Seat(s))) for s in range(match.seats)) + 1


def stamped(match: AnyMatch, came: Input) -> Input:
    """An input of a script, at the moment at which the walk lets it in."""
    if came.at:
        return came
    if isinstance(came, Rang):
        pending = match.pending()
        until = pending.until if isinstance(pending, Await) else None
        assert until is not None, "no deadline to ring at"
        return Rang(until)
    late = 0 if isinstance(came, Drawn) else SECOND
    return replace(came, at=Millis(match.now + late))


def scripted(matches: Sequence[AnyMatch], step: Step) -> list[AnyMatch]:
    """The histories after one step of a script."""
    after = []
    for match in matches:
        for came in step if isinstance(step, tuple) else (step,):
            try:
                after.append(match.enter(stamped(match, came)))
            except (IllegalMove, Malformed):
                continue
    assert after, f"nobody can take this step of the script: {step}"
    return after


def opening(subject: Subject, scene: Scene) -> AnyMatch:
    """A scene before its script."""
    match: AnyMatch = start(subject.game, scene.options, scene.seats)
    return match


def played(subject: Subject, scene: Scene) -> AnyMatch:
    """The one match that a script without alternatives leads to."""
    matches = [opening(subject, scene)]
    for step in scene.script:
        matches = scripted(matches, step)
    (match,) = matches
    return match


def entered(match: AnyMatch, came: Input) -> AnyMatch:
    """The match after an input that the walk found on offer."""
    try:
        return match.enter(came)
    except IllegalMove as refused:
        raise AssertionError(f"{came} is on offer, and refused: {refused}") from refused


def layers(subject: Subject, scene: Scene, bounds: Bounds = WIDE) -> Iterator[list[Node]]:
    """Every layer below a scene; only some of its histories have children in the next."""
    layer, seen = [Node(subject, opening(subject, scene))], []
    for step in scene.script:
        yield layer
        layer = [Node(subject, m) for m in scripted([node.match for node in layer], step)]
    for _ in range(bounds.depth + 1):
        yield layer
        kept = thinned(layer, bounds)
        seen += [*kept, *ended(layer)]
        below = [(n.match, came) for n in kept for came in inputs(n.match, bounds.fan)]
        layer = [Node(subject, entered(match, came)) for match, came in below]
        if not layer:
            break
    _seen[subject, scene.name, bounds] = seen


_seen: dict[tuple[Subject, str, Bounds], list[Node]] = {}


def ended(layer: Sequence[Node]) -> list[Node]:
    """About ten histories that are over."""
    over = [node for node in layer if isinstance(node.match.pending(), Over)]
    return over[:: max(1, len(over) // 10)]


def thinned(layer: Sequence[Node], bounds: Bounds) -> list[Node]:
    """A few histories of a few information sets of every audience; first, sets of several."""
    alive = [node for node in layer if not isinstance(node.match.pending(), Over)]
    if not alive:
        return []
    rng = random.Random(len(alive))
    who = audiences(alive[0].match)
    kept: set[int] = set()
    for one in who:
        sets = list(grouped(alive, one).values())
        rng.shuffle(sets)
        sets.sort(key=lambda members: len(members) == 1)
        for members in sets[: max(1, bounds.sets // len(who))]:
            kept.update(rng.sample(members, min(bounds.each, len(members))))
    return [alive[n] for n in sorted(kept)]


def grouped(layer: Sequence[Node], who: Audience) -> dict[Hashable, list[int]]:
    """The information sets of one audience, as numbers of nodes."""
    sets: dict[Hashable, list[int]] = defaultdict(list)
    for n, node in enumerate(layer):
        sets[node.known[who]].append(n)
    return sets


def positions(subject: Subject, bounds: Bounds = WIDE) -> tuple[Node, ...]:
    """Histories of every length from every scene, some over: what the smaller laws look at."""
    found: list[Node] = []
    for scene in subject.rulebook.scenes:
        if (subject, scene.name, bounds) not in _seen:
            deque(layers(subject, scene, bounds), maxlen=0)
        found += _seen[subject, scene.name, bounds]
    return tuple(found)


def perft(match: AnyMatch, depth: int) -> int:
    """How many histories of `depth` inputs there are from here."""
    if not depth:
        return 1
    return sum(perft(match.enter(came), depth - 1) for came in inputs(match))
