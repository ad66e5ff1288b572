"""Law 12: a move that is written is read back, and no word of it is passed over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

from sleuth.games import show, talents
from sleuth.kernel.data import Played
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.texts import languages, speaking
from sleuth.texts.written import escaped
from tests.laws.record import random_play
from tests.laws.subject import Audience, Subject, audiences

TOO_MANY = ("please", "1", "x", "a1", "all", "-1")
"""Words that mean nothing behind a whole move, or make it another one."""


def notation(subject: Subject, seeds: range = range(3), steps: int = 80) -> int:
    """Says how many texts were read."""
    reads = talents(subject.game.name).notation
    count = 0
    for move, view in played(subject, seeds, steps):
        text = reads.write(move)
        assert reads.read(text, view) == move, f"{text} is read as another move"
        for word in TOO_MANY:
            assert read(reads, f"{text} {word}", view) != move, f"{word} was passed over in {text}"
        for wrong in (f"{text} please", f"please {text}", f"{text} {text} {text}"):
            assert read(reads, wrong, view) is None, f"{wrong} was read"
        count += 1
    return count


def shown(subject: Subject, seeds: range = range(2), steps: int = 60) -> int:
    """Says how long the longest drawing was: every seat and watcher has one, in every language."""
    name, longest = subject.game.name, 0
    for scene in subject.rulebook.full:
        for seed in seeds:
            for match in islice(random_play(subject, scene, seed), 0, steps, 4):
                for who in audiences(match):
                    longest = max(longest, *(len(each) for each in drawings(name, match, who)))
    return longest


def drawings(name: str, match: AnyMatch, who: Audience) -> Iterator[str]:
    """What one audience knows, in each language; nothing in it can be obeyed by a terminal."""
    for language in languages():
        with speaking(language):
            said = show(name, match.view(who), match.now)
        assert said.strip(), f"{who} is shown nothing"
        assert escaped(said) == said, f"{who} is shown what cannot be printed"
        yield said


def read(reads: Any, text: str, view: Any) -> Any:
    """The move behind a text, if it is one."""
    try:
        return reads.read(text, view)
    except Malformed:
        return None


def played(subject: Subject, seeds: range, steps: int) -> Iterator[tuple[Any, Any]]:
    """Moves of random matches, each with what its mover saw before it."""
    for scene in subject.rulebook.full:
        for seed in seeds:
            for before, after in pairwise(islice(random_play(subject, scene, seed), steps)):
                came = after.record[len(before.record)].came
                if isinstance(came, Played):
                    yield came.move, before.view(came.seat)
