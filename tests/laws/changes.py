"""Law 15: what changed tells what the whole would tell, byte for byte, and not a bit more."""

from __future__ import annotations

from typing import Any

from sleuth.kernel import codec
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import offered
from sleuth.web.socket.changes import changed, changes, read
from tests.laws.record import random_play
from tests.laws.subject import Audience, Subject, audiences

LONGEST = 150
"""Moves of a match that are looked at."""


def change_laws(subject: Subject, seeds: range = range(4)) -> int:
    """Matches of real size with takebacks; how many steps of how many seats were compared."""
    compared = 0
    for seed in seeds:
        scene = subject.rulebook.full[seed % len(subject.rulebook.full)]
        before: AnyMatch | None = None
        for n, match in enumerate(random_play(subject, scene, seed, backs=True)):
            for who in audiences(match) if before is not None else ():
                assert before is not None
                tells_the_difference(spelt(before, who), spelt(match, who), subject.game.view)
                compared += 1
            before = match
            if n == LONGEST:
                break
    return compared


def spelt(match: AnyMatch, who: Audience) -> tuple[Any, Any, Any]:
    """What changes are made to: what one sees, may do, and whom the match waits for."""
    moves = offered(match.moves(who)) if who is not None else None
    return match.view(who), moves, match.pending()


def tells_the_difference(old: tuple[Any, ...], new: tuple[Any, ...], view: Any) -> None:
    """Made to the old one as a client has it, the changes give the new one as it is spelt."""
    told = codec.encode(changes(old, new))
    plain = codec.decode(codec.encode(old), Any)
    after = changed(plain, read(codec.decode(told, Any)))
    assert codec.encode(after) == codec.encode(new)
    assert codec.encode(plain) == codec.encode(old), "what was known before is not touched"
    again = [codec.decode(codec.encode(each[0]), view) for each in (old, new)]
    assert codec.encode(changes(*again)) == codec.encode(changes(old[0], new[0])), (
        "the changes tell something of a view that is not spelt in it"
    )
