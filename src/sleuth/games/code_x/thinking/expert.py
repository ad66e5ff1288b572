"""What the expert does in each part of a turn, and before the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TypeVar

import numpy as np

from sleuth.games.code_x.board import Board, standing_on
from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.pieces import ASKS, GEAR, KINDS, Code, Kind, Place, reach, trait
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.mind import Mind, Worth, likeliest, mind, unticked
from sleuth.games.code_x.thinking.plan import LATER, Planner, best_two, regained
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.moves import Dice

SURE = 0.4  # the share of the likeliest code at which it is declared
DARING = 0.2  # and when this turn has no good question: a miss costs two turns, as a question does
TRIO = 3
OF_THREE = (0.3, 0.15)  # both, where three play: the fewest questions, and as many wins
GOOD = 0.8  # the bits of a good question
LITTLE = 0.02  # bits that are not worth an Espionage token
SPENT = -0.01  # a swap spends a token of mine; as good as a look, it comes second

T = TypeVar("T")


def best(of: Sequence[tuple[float, T]], dice: Dice) -> T:
    """One of the worthiest; the dice settle what is equal."""
    most = max(worth for worth, _ in of) - 1e-9
    equal = [each for worth, each in of if worth >= most]
    return equal[dice.below(len(equal))]


def choose(thought: Mind, dice: Dice) -> Move:
    """The move of a seat that can move, once codes are chosen."""
    return PARTS[thought.view.board.step](thought, dice)


def turn(thought: Mind, dice: Dice) -> Move:
    """Declare, decipher or go: whatever promises most."""
    code, share = likeliest(thought)
    plan = Planner(thought)
    sure, daring = OF_THREE if thought.view.board.seats == TRIO else (SURE, DARING)
    if share >= sure or (share >= daring and not has_good_question(plan)):
        return Declare(code)
    options: list[tuple[float, Move]] = [
        (plan.promise(to, by, plan.spot), Go(to, by)) for to, by in plan.goes(plan.spot)
    ]
    return best([*options, *certain(plan, thought)], dice)


def has_good_question(plan: Planner) -> bool:
    """Can a question that tells much be asked in this turn?"""
    spot = plan.spot
    asks = (to for to, _ in plan.goes(spot) if plan.asks(spot, to) and not plan.lies(spot, to))
    return any(plan.gain(spot, to, "knight") >= GOOD for to in asks)


def certain(plan: Planner, thought: Mind) -> list[tuple[float, Move]]:
    """Numbers that are certain: naming one tells nothing, and turns everything up."""
    up, rows = plan.spot.up, thought.packed.codes[thought.left]
    known = [at for at in unticked(thought.view) if (rows[:, at] == rows[0, at]).all()]
    if not known:
        return []
    after = plan.spot._replace(up=frozenset(GEAR))
    promise = regained(gear for gear in GEAR if gear not in up) + LATER * plan.ahead(after, 2)
    return [(promise, Decipher(at, int(rows[0, at]))) for at in known]


def ask(thought: Mind, dice: Dice) -> Move:
    """The best question, unless none is worth a token."""
    del dice
    plan, tile = Planner(thought), standing_on(thought.view.board)
    bits, token = plan.question(plan.spot, tile)
    if bits <= 0:
        return Decline()
    return Ask(token, plan.worth.asking(token, ASKS[tile.kind]).position)


def answer(thought: Mind, dice: Dice) -> Move:
    """Put a token where it is in the others' way and not in mine; show nobody what I know."""
    view = thought.view
    near = reached(view)
    puts = [move for move in moves(view) if isinstance(move, Put)]
    return best(
        [(in_the_way(view, near, p.to) - 0.1 * bool(view.known[p.slot]), p) for p in puts], dice
    )


def in_the_way(view: View, near: Mapping[Place, int], to: Place) -> float:
    """How much a token on this tile hinders the others, less how much it hinders me."""
    tile = view.board.field[to]
    if tile.owner == view.seat:
        return 1.0 + 0.5 * near.get(to, 0)
    if tile.kind in ASKS:
        return (-1.0 if tile.owner is None else -0.5) + 0.3 * near.get(to, 0)
    return ACTIONS[tile.kind]


ACTIONS = {"extra-turn": 0.4, "reactivate": 0.2, "swap": 0.1}


def reached(view: View) -> dict[Place, int]:
    """How many of the others can go to each tile by an L."""
    board, found = view.board, dict[Place, int]()
    for other in board.everyone:
        at = board.figures[other]
        if other != view.seat and at is not None:
            for to in reach(board.columns, board.rows, at, "knight"):
                found[to] = found.get(to, 0) + 1
    return found


def spy(thought: Mind, dice: Dice) -> Move:
    """Look or swap where most is told."""
    worth = Worth(thought)
    options: list[tuple[float, Move]] = [(LITTLE, Finish())]
    for move in moves(thought.view):
        if isinstance(move, Peek):
            options.append((worth.looking(move.place), move))
        elif isinstance(move, Swap) and move.token == worth.least():
            options.append((worth.looking(move.place) + SPENT, move))
    return best(options, dice)


def swap(thought: Mind, dice: Dice) -> Move:
    """The token that serves least, for one that tells most."""
    worth = Worth(thought)
    places = sorted(thought.view.board.lying)
    place = best([(worth.looking(place), place) for place in places], dice)
    return Swap(place, worth.least())


def reactivate(thought: Mind, dice: Dice) -> Move:
    """The two that are worth most."""
    del dice
    view = thought.view
    assert view.seat is not None
    two = best_two(view.board.up[view.seat])
    return Reactivate(tuple(gear for gear in GEAR if gear in two))


def stand(view: View, dice: Dice) -> Move:
    """The tile from which the first turns promise most."""
    plan = Planner(mind(view))
    stands = [move for move in moves(view) if isinstance(move, Stand)]
    return best([(plan.ahead(plan.spot._replace(at=s.place), 2), s) for s in stands], dice)


def give(view: View, dice: Dice) -> Move:
    """The hardest code that my tokens can make."""
    gives = [move for move in moves(view) if isinstance(move, Give)]
    return best([(-told(view.board, move.tokens), move) for move in gives], dice)


def told(board: Board, code: Code) -> float:
    """The bits that all questions of form A about a code would tell, each by itself."""
    box = board.box
    surprise = surprises(box.tokens, box.code)
    return sum(
        bits[traits.count(value)]
        for kind in KINDS
        for traits in ([trait(token, kind) for token in code],)
        for value, bits in enumerate(surprise[kind])
    )


@cache
def surprises(tokens: int, size: int) -> Mapping[Kind, tuple[tuple[float, ...], ...]]:
    """By kind and value, the bits in the answers none, one, two and three."""
    packed = solver.tables(tokens, size)
    found = {}
    for kind in KINDS:
        shares = [np.bincount(row, minlength=size + 1) / len(row) for row in packed.counts[kind]]
        bits = [(-np.log2(np.maximum(share, 1e-9))).tolist() for share in shares]
        found[kind] = tuple(map(tuple, bits))
    return MappingProxyType(found)


PARTS: Mapping[str, Callable[[Mind, Dice], Move]] = {
    "turn": turn,
    "ask": ask,
    "answer": answer,
    "spy": spy,
    "swap": swap,
    "reactivate": reactivate,
}
