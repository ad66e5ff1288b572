"""Law 15: what changed tells what the whole would tell, byte for byte, and not a bit more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sleuth.kernel import codec
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import offered
from sleuth.web.socket.changes import Put, Splice, changed, changes, read
from tests.laws.record import random_play
from tests.laws.subject import Audience, Subject, audiences

LONGEST = 150
"""Moves of a match that are looked at."""

ENOUGH = 100
MOST = 60
"""Steps that are to be compared, and matches that are played for it at most."""


def change_laws(subject: Subject, matches: int = 4) -> int:
    """Matches of real size with takebacks; how many steps of how many seats were compared.

    Where a game is over soon, more of them: until enough was compared.
    """
    compared = 0
    for seed in range(MOST):
        if seed >= matches and compared > ENOUGH:
            break
        scene = subject.rulebook.full[seed % len(subject.rulebook.full)]
        before: AnyMatch | None = None
        for n, match in enumerate(random_play(subject, scene, seed, backs=True)):
            for who in audiences(match) if before is not None else ():
                assert before is not None
                tells_the_difference(spelt(before, who), spelt(match, who))
                compared += 1
            before = match
            if n == LONGEST:
                break
    return compared


def spelt(match: AnyMatch, who: Audience) -> tuple[Any, Any, Any]:
    """What changes are made to: what one sees, may do, and whom the match waits for."""
    moves = offered(match.moves(who)) if who is not None else None
    return match.view(who), moves, match.pending()


def tells_the_difference(old: tuple[Any, ...], new: tuple[Any, ...]) -> None:
    """Made to the old one as a client has it, the changes give the new one as it is spelt."""
    told = read(codec.decode(codec.encode(changes(old, new)), Any))
    before, after = (codec.decode(codec.encode(each), Any) for each in (old, new))
    assert codec.encode(changed(before, told)) == codec.encode(new)
    assert codec.encode(before) == codec.encode(old), "what was known before is not touched"
    for each in told:
        tells_no_more(each, before, after)


def tells_no_more(change: Put | Splice, before: Any, after: Any) -> None:
    """What it brings stands in the new one; where nothing differs as it is spelt, it is silent."""
    there, now = part(before, change.at), part(after, change.at)
    assert codec.encode(there) != codec.encode(now), f"nothing differs at {change.at}"
    if isinstance(change, Splice):
        now = now[change.start : change.start + len(change.items)]
    brought = change.value if isinstance(change, Put) else change.items
    assert codec.encode(brought) == codec.encode(now)


def part(whole: Any, at: Sequence[str | int]) -> Any:
    """What stands at the end of a way; a name that is still to come stands for itself."""
    for step in at:
        whole = whole.get(step, "nothing yet") if isinstance(whole, dict) else whole[step]
    return whole
