"""Bots by memory and depth of thought: from a pad with direct crosses to a plan of several turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import numpy as np

from sleuth.games.code_x import plan, solver
from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.facts import Asked
from sleuth.games.code_x.mind import Mind, Worth, likeliest, mind
from sleuth.games.code_x.moves import Ask, Declare, Finish, Go, Move, Peek, Swap
from sleuth.games.code_x.pieces import ASKS, Place
from sleuth.games.code_x.view import View, moves
from sleuth.games.code_x.worlds import own
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought

Think = Callable[[View], Mind]
Choose = Callable[[Mind, Dice], Move]
Style = Mapping[str, Choose]
"""How each part of a turn is played; what is not named is played anyhow."""
T = TypeVar("T")


def bot(think: Think, style: Style, sure: float = 0.5) -> Bot[View, Move]:
    """A bot that declares its code when it is this sure, and else plays in its style."""

    def thinks(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        step = view.board.step
        if not moves(view):
            return Thought(None)
        if step != "turn" and step not in style:
            return Thought(moves(view).pick(dice))
        if step in ("codes", "figures"):
            return Thought(style[step](view, dice))
        thought = think(view)
        if step == "turn" and likeliest(thought)[1] >= sure:
            return Thought(Declare(likeliest(thought)[0]))
        return Thought(style.get(step, anywhere)(thought, dice))

    return thinks


def one(of: Sequence[T], dice: Dice) -> T:
    """Any of these."""
    return of[dice.below(len(of))]


def best(of: Sequence[tuple[float, T]], dice: Dice) -> T:
    """One of the worthiest; the dice settle what is equal."""
    most = max(worth for worth, _ in of) - 1e-9
    return one([each for worth, each in of if worth >= most], dice)


def anywhere(thought: Mind, dice: Dice) -> Move:
    """Any movement, and no number by chance."""
    return one(moves(thought.view).listed, dice)


def direct(view: View) -> Mind:
    """What each clue alone proves: tokens seen, answers of none, answers about one position."""
    thought = mind(view)
    said = tuple(c for c in own(view) if not (isinstance(c, Asked) and c.position is None and c.answer))
    left = solver.fitting(thought.packed, thought.held.unseen, said)
    return thought._replace(left=left, shares=np.full(len(left), 1 / len(left)))


def to_some_end(thought: Mind, dice: Dice) -> Move:
    """Any movement that ends on a token or, with a token in hand, on a question."""
    view = thought.view
    board, seat = view.board, view.seat
    ends = [
        go
        for go in moves(view).listed
        if isinstance(go, Go)
        and (go.to in board.lying or (view.hand and board.field[go.to].owner not in (seat,)))
    ]
    return one(ends or moves(view).listed, dice)


def some_question(thought: Mind, dice: Dice) -> Move:
    """Any token, any form."""
    (product,) = moves(thought.view).products
    return product.nth(dice.below(len(product)))


def to_most_bits(thought: Mind, dice: Dice) -> Move:
    """The movement after which this turn tells most; a plain L if that is as good."""
    worth, board = Worth(thought), thought.view.board
    goes = [go for go in moves(thought.view).listed if isinstance(go, Go)]
    return best([(landing(worth, go.to) - 0.01 * (go.by != "knight"), go) for go in goes], dice)


def landing(worth: Worth, place: Place) -> float:
    """The bits that a tile gives at once; a token for later counts a little."""
    view = worth.thought.view
    tile, board = view.board.field[place], view.board
    if place in board.lying:
        return worth.looking(place) + 0.5 / (1 + len(view.hand))
    if tile.kind in ASKS and tile.owner != view.seat and view.hand:
        return worth.best(ASKS[tile.kind]).bits
    return 0.6 if tile.kind == "extra-turn" and place not in board.spent else 0.0


def best_question(thought: Mind, dice: Dice) -> Move:
    """The question with most bits."""
    worth, kind = Worth(thought), ASKS[standing_on(thought.view.board).kind]
    asked = [worth.asking(token, kind) for token in thought.view.hand]
    token, position = best([(each.bits, (each.token, each.position)) for each in asked], dice)
    return Ask(token, position)


def look_where_most(thought: Mind, dice: Dice) -> Move:
    """Look at a token by Espionage, if one is left to see; never swap."""
    worth = Worth(thought)
    peeks = [move for move in moves(thought.view) if isinstance(move, Peek)]
    told = [(worth.looking(peek.place), peek) for peek in peeks]
    return best(told, dice) if told and max(told, key=lambda each: each[0])[0] > 0 else Finish()


def swap_for_news(thought: Mind, dice: Dice) -> Move:
    """Swap the token that serves least for one that tells most."""
    worth = Worth(thought)
    swaps = [move for move in moves(thought.view) if isinstance(move, Swap)]
    return best([(worth.looking(s.place) - worth.any_kind(s.token), s) for s in swaps], dice)


NOVICE: Style = {"turn": to_some_end, "ask": some_question}
REGULAR: Style = {
    "turn": to_most_bits,
    "ask": best_question,
    "spy": look_where_most,
    "swap": swap_for_news,
}

EXPERT = {
    "codes": plan.give,
    "figures": plan.stand,
    "turn": plan.go,
    "ask": plan.ask,
    "answer": plan.answer,
    "spy": plan.spy,
    "swap": plan.swap,
    "reactivate": plan.reactivate,
}

BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(mind, {}),
    "novice": bot(direct, NOVICE),
    "regular": bot(mind, REGULAR),
    "expert": bot(mind, EXPERT),
}
