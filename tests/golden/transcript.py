"""A scripted match as text: each input, each fact and who hears it, and how each view changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sleuth.kernel.data import Drawn, Pending, Played, tag
from sleuth.kernel.match import AnyMatch
from tests.games import place
from tests.laws.rulebooks import subject
from tests.laws.subject import Audience, Scene, Subject, audiences
from tests.laws.walk import opening, scripted

SHORT = 60  # characters of a value that stands in one line


def file(name: str, scene: Scene) -> Path:
    """Where the transcript of a scene is kept."""
    return place(name) / "golden" / f"{scene.name.replace(' ', '-')}.txt"


def written(name: str, scene: Scene) -> str:
    """The transcript of a scene as it should be."""
    return "\n".join(transcript(subject(name), scene)) + "\n"


def transcript(of: Subject, scene: Scene) -> Iterator[str]:
    """The match, ply by ply. Views are told by what changes in them; `*` is the spectator."""
    match = opening(of, scene)
    yield f"{of.game.name}, {scene.name}: {plain(scene.options)}"
    yield from seen(None, match)
    for ply, step in enumerate(scene.script, 1):
        (after,) = scripted([match], step)
        yield f"\n{ply}. {spoken(after)}"
        for fact in after.record[-1].told:
            yield f"   told {heard_by(after, fact):9} {plain(fact)}"
        yield from seen(match, after)
        match = after


def spoken(match: AnyMatch) -> str:
    """The last input."""
    came = match.record[-1].came
    if isinstance(came, Played):
        return f"seat {came.seat} at {came.at}: {plain(came.move)}"
    if isinstance(came, Drawn):
        return f"chance at {came.at}: {plain(came.picks)}"
    return f"the clock at {came.at}"


def heard_by(match: AnyMatch, fact: Any) -> str:
    """The audience of a fact."""
    return " ".join(called(who) for who in audiences(match) if fact.reaches(who)) or "nobody"


def called(who: Audience) -> str:
    """A seat's number; `*` is the spectator."""
    return "*" if who is None else str(who)


def seen(before: AnyMatch | None, after: AnyMatch) -> Iterator[str]:
    """How each view changed, those who saw the same change together; and what is awaited."""
    changes: dict[tuple[str, ...], list[Audience]] = {}
    for who in audiences(after):
        old = flat(before.view(who)) if before else {}
        new = flat(after.view(who))
        lines = [f"{path} = {value}" for path, value in new.items() if old.get(path) != value]
        lines += [f"{path} is gone" for path in old if path not in new]
        lines += [f"may {offer}" for offer in offers(after, who)]
        changes.setdefault(tuple(lines), []).append(who)
    for told, group in changes.items():
        yield f"   sees {' '.join(map(called, group))}"
        yield from (f"        {line}" for line in told)
    yield f"   waits {waits(after.pending())}"


def offers(match: AnyMatch, who: Audience) -> Iterator[str]:
    """How many moves of each kind are on offer."""
    moves = match.game.moves(match.view(who))
    kinds: dict[str, int] = {}
    for move in moves.listed:
        kinds[tag(type(move).__name__)] = kinds.get(tag(type(move).__name__), 0) + 1
    for product in moves.products:
        kind = tag(product.kind.__name__)
        kinds[kind] = kinds.get(kind, 0) + len(product)
    yield from (f"{kind} ({count})" for kind, count in kinds.items())


def waits(pending: Pending) -> str:
    """What is awaited; seats come ascending."""
    return plain(pending)


def flat(value: Any, path: str = "") -> dict[str, str]:
    """A view as paths and short values; options, and what is nothing, are left out."""
    if isinstance(value, msgspec.Struct) and (not path or len(plain(value)) > SHORT):
        inner = ((f"{path}.{f}".lstrip("."), getattr(value, f)) for f in value.__struct_fields__)
        fields = (flat(one, at) for at, one in inner if not at.endswith("options"))
        return {k: v for field in fields for k, v in field.items()}
    if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
        rows = [flat(one, f"{path}[{n}]") for n, one in enumerate(value)]
        return {k: v for row in rows for k, v in row.items()}
    return {} if value is None or value in ((), frozenset()) else {path: plain(value)}


def plain(value: Any) -> str:
    """A value in a few characters."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        said = (f"{n}={plain(getattr(value, n))}" for n in names if getattr(value, n) is not None)
        return f"{tag(type(value).__name__)}({', '.join(said)})"
    if isinstance(value, tuple):
        return f"[{' '.join(map(plain, value))}]"
    if isinstance(value, frozenset):
        return f"{{{' '.join(sorted(map(plain, value)))}}}"
    return str(value)
