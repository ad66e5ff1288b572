"""What a seat's time was spent on: seconds without a hand moving, and actions that saved little.

A team's time is what is on the watch and what all hands together still have to do. An action is
held against the one on offer that saves most.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.x_code.board import lying
from sleuth.games.x_code.moves import Answer, Discard, Lay, Move, Offer, SayReady
from sleuth.games.x_code.notation import pretty
from sleuth.games.x_code.review import IDLE, review
from sleuth.games.x_code.thinking.rest import Rest, Savings
from sleuth.games.x_code.view import View
from sleuth.kernel.data import tag
from sleuth.kernel.insight import Insight, Judgement, Prospect
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Line

SECOND = 1000
PACE = 3.0  # seconds that one pair of hands takes for an action


def weigh(view: View, move: Move) -> Prospect | None:
    """An action by what it saves the team, at once; a moment's thought is nobody's loss."""
    begun, acted = view.board.since, view.now
    if isinstance(move, SayReady) or begun is None or acted is None or view.board.until is None:
        return None
    return prospect(view, move, max(begun, acted), max(begun, acted))


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """The same by when it was done. Nobody has luck of its own: all draw from one pile."""
    if after.now is None or weigh(before, move) is None:
        return None
    assert before.board.since is not None and before.now is not None
    since = max(before.board.since, before.now)
    found = prospect(before, move, since, after.now)
    return found.came_out(found.value)


def prospect(view: View, move: Move, since: int, now: int) -> Prospect:
    """Seconds on the watch and seconds still to come, all hands at work; fewer are better."""
    rest = Rest(view)
    savings, each = Savings(rest), PACE / len(view.board.counts)
    mine, prompt = savings.of(move), min(now, since + IDLE)
    most = max(mine, savings.most)
    to_come = each * rest.actions
    return Prospect(
        start=-(since / SECOND + to_come),
        best=-(prompt / SECOND + to_come - each * most),
        value=-(now / SECOND + to_come - each * mine),
        best_move=savings.best(move),
        exact=False,
    )


def said(view: View, move: Move) -> Line:
    """An action in words."""
    code = f"x-code.move.{tag(type(move).__name__)}"
    match move:
        case Offer(card=card, side=side):
            return Line(f"{code}.{side}", {"card": pretty((card,))})
        case Answer(offer=number, card=card):
            other = lying(view.board, number)
            gaps = {"card": pretty((card,)), "back": pretty((other.card,) if other else ())}
            return Line(code, dict(gaps))
        case Discard(cards=cards) | Lay(cards=cards):
            return Line(code, {"cards": pretty(cards)})
        case _:
            return Line(code)


def nothing(view: View) -> None:
    """A team looks for nothing that could be counted."""
    del view


def figures(match: AnyMatch) -> Mapping[str, float]:
    """The time that it took, the least at this pace, idle seconds, and swaps that were missed."""
    found = review(match)
    return {
        "lasted": found.lasted / SECOND,
        "fastest": found.fastest / SECOND,
        "idle": sum(found.idle) / SECOND,
        "missed": len(found.missed),
    }


INSIGHT: Final = Insight(
    unit="seconds",
    weigh=weigh,
    judge=judge,
    said=said,
    left=nothing,
    missing=nothing,
    timed=True,
    figures=figures,
)
