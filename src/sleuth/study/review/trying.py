"""Another move in the place of one that was made: is it as good as any, and why not?"""

from __future__ import annotations

from typing import Any

from sleuth.kernel.data import Data, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.insight import Insight, Prospect, Unit
from sleuth.kernel.talents import Line
from sleuth.study.review.report import Badge, badge, enough
from sleuth.study.review.words import done_by, put_in_words

SURE = 1 - 1e-9
"""Whoever names in the place of a question must be sure."""


class Tried(Data, frozen=True):
    """What a move is worth that somebody tried: `right` if it loses no more than `enough`.

    `did` says what was tried, `line` why; what is better is told only to those who found it.
    """

    right: bool
    unit: Unit
    loss: float
    enough: float
    badge: Badge
    did: Line
    line: Line
    better: Line | None = None


def unit_of(insight: Insight, prospect: Prospect) -> Unit:
    """In what a move is weighed: naming is a matter of chance."""
    return insight.unit if prospect.names is None else "chance"


def tried(insight: Insight, seat: Seat, view: Any, made: Any, move: Any) -> Tried:
    """A move held against the best on offer, in the place of the one that was made."""
    prospect = insight.weigh(view, move)
    if prospect is None:
        raise Malformed("review.unweighed")
    unit, loss = unit_of(insight, prospect), float(prospect.loss)
    bound = enough(unit)
    right = loss <= bound and fits(insight, view, made, prospect)
    told = put_in_words(insight.unit, prospect, insight.left(view))
    said = insight.said(view, move)
    return Tried(
        right=right,
        unit=unit,
        loss=loss,
        enough=bound,
        badge=badge(unit, loss),
        did=done_by(seat, said),
        line=Line(told.code.replace("review.", "review.tried.", 1), told.args),
        better=insight.said(view, prospect.best_move) if right else None,
    )


def fits(insight: Insight, view: Any, made: Any, prospect: Prospect) -> bool:
    """Does a move answer what was asked for? To name instead of asking, one must be sure."""
    before = insight.weigh(view, made)
    naming = before is not None and before.names is not None
    return prospect.names is None or naming or prospect.names.chance >= SURE
