"""A lesson: how a match stands to its script, and what the script has in store."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from sleuth.kernel.chance import Chance
from sleuth.kernel.data import Draw, Drawn, Millis, Played
from sleuth.kernel.guides import Cue, Do, Guide, Show
from sleuth.kernel.match import AnyMatch
from sleuth.tables.info import Guided, GuideStep


def steps(guide: Guide) -> Iterator[GuideStep]:
    """What the learner is told and asked, each with the moment at which it is due."""
    at = 0
    for line in guide.script:
        match line:
            case Show(text=text, point=point):
                yield GuideStep(text, point, None, at)
            case Do(text=text, move=move, press=press):
                yield GuideStep(text, press, move, at)
            case _:
                pass
        at += not isinstance(line, Show)


def followed(guide: Guide, match: AnyMatch) -> Guided:
    """How a match stands to the script; what is beyond its end leaves nothing."""
    pairs = zip(guide.cues, match.standing, strict=False)
    alike = takewhile(lambda pair: pair[0] == timeless(pair[1].came), pairs)
    at = sum(1 for _ in alike)
    return Guided(at, at < min(len(guide.cues), len(match.standing)))


def timeless(came: Any) -> Any:
    """The same input, whenever it came."""
    return replace(came, at=Millis(0))


def upcoming(guide: Guide, match: AnyMatch) -> tuple[Cue, ...]:
    """What the script has in store for a match that follows it."""
    so_far = followed(guide, match)
    return () if so_far.left else guide.cues[so_far.at :]


def scripted(guide: Guide, match: AnyMatch, otherwise: Chance) -> Chance:
    """Chance for the draws that are pending now: as the script says, while it is followed."""
    draws = takewhile(lambda cue: isinstance(cue, Drawn), upcoming(guide, match))

    def draw(wanted: Draw, i: int) -> tuple[int, ...]:
        cue = next(draws, None)
        return cue.picks if isinstance(cue, Drawn) else otherwise(wanted, i)

    return draw


def cue(guide: Guide | None, match: AnyMatch) -> Played[Any] | None:
    """The move with which the script goes on, while it is followed."""
    cues = () if guide is None else upcoming(guide, match)
    return cues[0] if cues and isinstance(cues[0], Played) else None
