"""What a seat's time was spent on: seconds without a hand moving, and swaps that it could see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sleuth.games.x_code.board import way
from sleuth.games.x_code.moves import Move, Offer, SayReady
from sleuth.games.x_code.pieces import Side, neighbour
from sleuth.games.x_code.review import IDLE, gathers, review
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.insight import Insight, Judgement
from sleuth.kernel.match import AnyMatch

SECOND = 1000


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """An action by the time since the one before: a moment's thought is nobody's loss."""
    begun, acted, now = before.board.since, before.now, after.now
    if isinstance(move, SayReady) or begun is None or acted is None or now is None:
        return None
    since = max(begun, acted)
    prompt = min(now, since + IDLE)
    return Judgement(
        start=-since / SECOND,
        best=-prompt / SECOND,
        value=-now / SECOND,
        after=-now / SECOND,
        best_move=move if prompt == now else swap_in_sight(before) or move,
    )


def swap_in_sight(view: View) -> Move | None:
    """A card that a neighbour is known to collect, and for which one of mine would come back."""
    board, seat = view.board, view.seat
    assert seat is not None
    sides: tuple[Side, ...] = ("left", "right")
    for side in sides:
        other = neighbour(seat, side, len(board.counts))
        there = board.known[other]
        backs = [
            card
            for card in there
            if way(board, card) != side and gathers(board, card, there, view.hand)
        ]
        for card in sorted(set(view.hand)):
            offer = Offer(card, side)
            fits = way(board, card) == side and gathers(board, card, view.hand, there)
            if fits and backs and offer in moves(view):
                return offer
    return None


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
    unit="seconds", judge=judge, left=nothing, missing=nothing, timed=True, figures=figures
)
