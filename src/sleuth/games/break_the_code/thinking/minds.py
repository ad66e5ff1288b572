"""Characters at the table: what each keeps of the answers, goes through, and dares.

What an answer alone proves about a place of a rack is pencilled in and kept by everybody. Of the
newest cards, `recall` are remembered word for word. Once few enough hands are left by that, they
are gone through with every answer; before that, nobody is sure of anything. Questions are weighed
over some of the possibilities. Among more than two, who loses nothing waits until hardly a deal of
all racks is left, and dares more in the own turn than out of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

import numpy as np

from sleuth.games.break_the_code.board import Board, stage
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.moves import Move
from sleuth.games.break_the_code.pieces import Box, is_shared
from sleuth.games.break_the_code.thinking.beliefs import MOST, Belief, surprise
from sleuth.games.break_the_code.thinking.bots import BOTS, Ready, once, player
from sleuth.games.break_the_code.thinking.deals import FEW, Counted, Hidden, Listed
from sleuth.games.break_the_code.thinking.solver import (
    NUMBER,
    Array,
    fitting,
    holdings,
    likeliest,
    pack,
    public,
    table,
    unseen,
)
from sleuth.games.break_the_code.thinking.worlds import known
from sleuth.games.break_the_code.tiles import Tile
from sleuth.games.break_the_code.view import View
from sleuth.kernel.minds import Curve, Mind, curve
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot

HELD: Final = 2  # deals of all racks that can be held in the head while it is one's own turn
GLIMPSE: Final = 300  # while there are too many deals to list, so many of them, evenly spaced


class Reading(NamedTuple):
    """What a mind comes to at a table.

    By how many possibilities somebody tries: hands of a rack that are gone `through`, and
    possibilities over which questions are weighed. By how few somebody looks at: the same.
    """

    through: Curve
    weighs: Curve
    looks: Curve


READINGS: Final = {
    2: Reading(
        curve((3, 3), (5, 6), (7, 9), (13, 21), (24, 40)),
        lambda span: 0.4 * span,
        float,
    ),
    3: Reading(
        curve((3, 2), (5, 4), (7, 7), (13, 12), (24, 20)),
        curve((5, 1), (7, 2), (13, 2), (24, 4)),
        curve((3, 2), (5, 3)),
    ),
    4: Reading(
        curve((3, 2), (5, 4), (7, 7), (13, 9), (24, 17)),
        curve((3, 1), (5, 2), (13, 2), (24, 4)),
        curve((3, 2), (5, 1)),
    ),
}
"""By how many play. Between two, with one rack alone, hands come in families: who can go through
many takes them at once. Among more there are other racks to think of, and less is gone through."""

Held = tuple[Array, Array, bool]
"""All hands, those that are held possible, and whether all answers were tried on them."""
Holds = Callable[[int], Held]
"""The same for each place at which a hand may be."""


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]

    def weighs(
        view: View, thought: Belief, asks: Sequence[Question], dice: Dice
    ) -> Sequence[float]:
        return worth(view, mind, some(thought, looked_at(mind, view.board.seats), dice), asks)

    ready = once(mind.nerve) if mind.span is not None else put_together(mind)
    return player(lambda view: belief(view, mind), ready, weighs)


def put_together(mind: Mind) -> Ready:
    """Who loses nothing names a code; among more than two only when hardly a deal is left.

    Out of turn, who thinks no turn ahead waits for the last one: nobody else is reckoned with.
    """
    alone = once(mind.nerve)

    def ready(view: View, thought: Belief) -> bool:
        dares = mind.depth > 1 or view.seat == view.board.turn
        held = thought.left <= (HELD if dares else 1)
        return held if view.board.crowd else alone(view, thought)

    return ready


def worth(view: View, mind: Mind, thought: Belief, asks: Sequence[Question]) -> list[float]:
    """What each question is expected to tell, less what one's own answer gives away."""
    assert view.seat is not None
    if not mind.give:
        return [thought.bits(each) for each in asks]
    seen = public(view.board, view.seat)
    shared = [is_shared(each.card, view.board.seats) for each in asks]
    return [
        thought.bits(each) - (mind.give * surprise(view, seen, each) if open_ else 0.0)
        for each, open_ in zip(asks, shared, strict=True)
    ]


def looked_at(mind: Mind, seats: int) -> int | None:
    """How many possibilities somebody looks at to weigh a question; `None` for all."""
    if mind.span is not None:
        return round(READINGS[seats].weighs(mind.span))
    return None if mind.look is None else round(READINGS[seats].looks(mind.look))


def some(thought: Belief, look: int | None, dice: Dice) -> Belief:
    """So many of the possibilities, as they come to mind."""
    many = len(thought.codes)
    if look is None or many <= look:
        return thought
    chosen = [dice.below(many) for _ in range(look)]
    return replace(thought, hands=thought.hands[:, chosen], codes=thought.codes[chosen])


@lru_cache(maxsize=256)
def belief(view: View, mind: Mind) -> Belief:
    """What this mind makes of a view."""
    return made_of(view, lambda place: possible(view, mind, place))


def made_of(view: View, holds: Holds) -> Belief:
    """What somebody believes who holds these hands possible at each place."""
    return of_centre(view, holds) if view.board.crowd else of_rival(view, holds)


def of_rival(view: View, holds: Holds) -> Belief:
    """Two players: the opponent's hand; how likely the best guess is counts once all is tried."""
    assert view.seat is not None
    box = table(view.board.box)
    hands, live, through = holds(1 - view.seat)
    left = hands[live]
    guess, chance = likeliest(left)
    sure = chance if through else 0.0
    return Belief(box.answers, left[None, :], left, box.hand(guess), sure, len(left))


def of_centre(view: View, holds: Holds) -> Belief:
    """Three and four players: the centre, out of what is thought of every rack alone.

    Who could not name it anyway looks no further before it is their turn to ask.
    """
    board, sure = view.board, known(view)
    box = table(board.box)
    places = tuple(place for place in range(board.seats + 1) if place != view.seat)
    hands = holdings(board.box, unseen(view))
    thought = [holds(place) for place in places]
    live = tuple(
        hands == box.number(sure[place]) if place in sure else each[1]
        for place, each in zip(places, thought, strict=True)
    )
    tried = [each[2] for place, each in zip(places, thought, strict=True) if place not in sure]
    many = prod(int(each.sum()) for each in live[:-1]) > FEW
    if (many or not all(tried)) and stage(board) == "ask" and view.seat != board.turn:
        return Belief(box.answers, hands[:0, None], hands[:0], box.hand(int(hands[0])), 0.0, FEW)
    found = Hidden(places, hands, board.box.hand, live)
    racks, codes, left = (glimpsed if many else gone_through)(found)
    guess, chance = likeliest(left)
    share = chance if all(tried) and not many else 0.0
    return Belief(box.answers, racks, codes, box.hand(guess), share, len(left))


def gone_through(found: Hidden) -> tuple[Array, Array, Array]:
    """Few deals: some of their racks and codes, and the codes of all."""
    deals = Listed(found)
    *racks, codes = deals.hands[deals.spread(MOST)]
    return np.array(racks), codes, deals.hands[deals.rows[-1]]


def glimpsed(found: Hidden) -> tuple[Array, Array, Array]:
    """Too many deals to list: some of them stand for all."""
    deals = Counted(found)
    *racks, codes = deals.hands[deals.spread(GLIMPSE)]
    return np.array(racks), codes, codes


def possible(view: View, mind: Mind, place: int) -> Held:
    """What this mind holds possible at a place."""
    board = view.board
    hands = holdings(board.box, unseen(view))
    if place == board.seats:
        return hands, np.ones(len(hands), dtype=bool), True
    exact = fitting(board, place, hands)
    if mind.span is None:
        return hands, exact, True
    live = pencilled(view, place, hands) & recalled(board, mind, place, hands)
    few = int(live.sum()) <= READINGS[board.seats].through(mind.span)
    return hands, exact if few else live, few


def pencilled(view: View, place: int, hands: Array) -> Array:
    """Which hands no single answer rules out by a tile at a place."""
    board, tiles = view.board, unseen(view)
    told = [(NUMBER[each.question], each.answers[place]) for each in board.asked]
    pad = [pencil(board.box, tiles, n, pack(said)) for n, said in told if said is not None]
    fits = np.ones(len(hands), dtype=bool)
    if pad:
        rows = table(board.box).hands[hands]
        for at, marks in enumerate(np.logical_and.reduce(pad)):
            fits &= marks[rows[:, at]]
    return fits


@lru_cache(maxsize=4096)
def pencil(box: Box, tiles: tuple[Tile, ...], question: int, said: int) -> Array:
    """What one answer alone leaves open: may this tile be at that place of the rack?"""
    hands = holdings(box, tiles)
    rows = table(box).hands[hands[table(box).answers[question][hands] == said]]
    marks = np.zeros((rows.shape[1], max(box.tiles) + 1), dtype=bool)
    for at in range(rows.shape[1]):
        marks[at, np.unique(rows[:, at])] = True
    return marks


def recalled(board: Board, mind: Mind, place: int, hands: Array) -> Array:
    """Which hands agree with the answers that are remembered word for word."""
    told = [asked for asked in board.asked if asked.answers[place] is not None]
    kept = told if mind.recall is None else told[max(0, len(told) - mind.recall) :]
    fits = np.ones(len(hands), dtype=bool)
    for asked in kept:
        said = asked.answers[place]
        assert said is not None
        fits &= table(board.box).answers[NUMBER[asked.question]][hands] == pack(said)
    return fits
