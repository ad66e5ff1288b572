"""Version 1, for records that were written under it: two players could go on without end, and it
was a tie whenever everybody had declared, in whatever order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sleuth.games.break_the_code import rules
from sleuth.games.break_the_code.facts import Fact, Revealed, Stalled
from sleuth.games.break_the_code.moves import Move
from sleuth.games.break_the_code.rules import State
from sleuth.kernel.data import Drawn, Over, Pending, Played, Rang


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """As today, but nothing ends a match of two that goes on and on."""
    facts = rules.decide(state, came)
    if not any(isinstance(fact, Stalled) for fact in facts):
        return facts
    return tuple(fact for fact in facts if not isinstance(fact, Stalled | Revealed))


def pending(state: State) -> Pending:
    """As today, but for the name of the end."""
    due = rules.pending(state)
    if not isinstance(due, Over) or not state.board.winners:
        return due
    everybody = len(state.board.winners) == state.board.seats
    return replace(due, why="tie" if everybody else "broken")
