"""The scenes that the laws walk reach every rare rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, get_args

import pytest

from sleuth.games.code_x.facts import (
    Allotted,
    Asked,
    Deciphered,
    Fact,
    Passed,
    Peeked,
    Swapped,
    Went,
)
from sleuth.games.code_x.moves import Reactivate
from sleuth.kernel.data import Over, Played
from sleuth.kernel.match import AnyMatch
from tests.laws.rulebooks import subject
from tests.laws.walk import Bounds, positions

QUESTIONS = ("restaurant", "bar", "film-set")
DEEP = Bounds(each=2, sets=12, depth=13, fan=8)
Rare = Callable[[AnyMatch], bool]


@cache
def walked() -> tuple[AnyMatch, ...]:
    """Histories of every length from every scene."""
    return tuple(node.match for node in positions(subject("code-x"), DEEP))


def facts(match: AnyMatch, kind: type[Any]) -> list[Any]:
    return [fact for fact in match.facts() if isinstance(fact, kind)]


def swapped_on(match: AnyMatch, gear_used: bool) -> bool:
    """Was there a swap, on its tile or by Espionage, that left the token up or turned it down?"""
    up = match.state.board.up
    return any(("swap" not in up[fact.seat]) == gear_used for fact in facts(match, Swapped))


def lay_under_a_figure(match: AnyMatch) -> bool:
    """Does a token lie where a figure stands? Only the answerer can put it there."""
    return bool({*match.state.board.figures} & match.state.board.lying)


def went(match: AnyMatch, kinds: tuple[str, ...], then: Any) -> bool:
    """Did a figure land on another's bare tile of such a kind, and then this happen?"""
    field = match.state.board.field
    return any(
        isinstance(one, Went) and isinstance(two, then)
        for one, two in pairwise(match.facts())
        if isinstance(one, Went) and field[one.to].kind in kinds and field[one.to].owner != one.seat
    )


RARE: dict[str, Rare] = {
    "a swap on its tile": lambda match: swapped_on(match, False),
    "a swap by Espionage": lambda match: swapped_on(match, True),
    "a look": lambda match: bool(facts(match, Peeked)),
    "an extra turn": lambda match: any(fact.extra for fact in facts(match, Passed)),
    "an Extra-turn tile that is used up": lambda match: went(
        match, ("extra-turn",), Passed | Peeked | Swapped
    ),
    "no free tile": lay_under_a_figure,
    "a skipped turn": lambda match: any(fact.skipped for fact in facts(match, Passed)),
    "a turn that ends at once": lambda match: went(match, QUESTIONS, Passed),
    "three used tokens, two to turn up": lambda match: any(
        isinstance(entry.came, Played) and isinstance(entry.came.move, Reactivate)
        for entry in match.record
    ),
    "an odd tile that starts the field": lambda match: any(
        fact.start is not None for fact in facts(match, Allotted)
    ),
    "a question about one position": lambda match: any(
        fact.position is not None for fact in facts(match, Asked)
    ),
    "a tick": lambda match: any(
        fact.right and match.state.board.box.code > 1 for fact in facts(match, Deciphered)
    ),
    "a win": lambda match: match.state.board.winner is not None,
    "a stalemate": lambda match: (
        isinstance(match.pending(), Over) and match.state.board.winner is None
    ),
}


@pytest.mark.parametrize("rare", RARE)
def test_the_laws_walk_through_every_rare_rule(rare: str) -> None:
    assert any(map(RARE[rare], walked()))


def test_the_laws_hear_every_kind_of_fact() -> None:
    heard = {type(fact) for match in walked() for fact in match.facts()}
    assert heard == {*get_args(Fact)}
