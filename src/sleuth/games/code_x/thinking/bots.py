"""Bots by memory and depth of thought: from direct crosses on a pad to a plan of several turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.facts import Asked
from sleuth.games.code_x.moves import Ask, Declare, Finish, Go, Move, Peek, Swap
from sleuth.games.code_x.pieces import ASKS, Place
from sleuth.games.code_x.thinking import expert, solver
from sleuth.games.code_x.thinking.expert import best
from sleuth.games.code_x.thinking.mind import Mind, Worth, alike, followed, likeliest, mind
from sleuth.games.code_x.thinking.worlds import own
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought

Think = Callable[[View], Mind]
Style = Mapping[str, Callable[[Mind, Dice], Move]]
"""How each part of a turn is played; what is not named is played anyhow."""
Opening = Mapping[str, Callable[[View, Dice], Move]]
"""The same for what comes before the first turn."""

SURE = 0.5  # the share of the likeliest code at which it is declared
T = TypeVar("T")


def bot(
    think: Think, style: Style, opening: Opening | None = None, sure: float = SURE
) -> Bot[View, Move]:
    """A bot that thinks like this, declares its code when it is sure, and plays in its style."""
    before = opening or {}

    def thinks(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        step = view.board.step
        if not moves(view):
            return Thought(None)
        if step in before:
            return Thought(before[step](view, dice))
        if step not in style and step != "turn":
            return Thought(moves(view).pick(dice))
        thought = think(view)
        if step == "turn" and likeliest(thought)[1] >= sure:
            return Thought(Declare(likeliest(thought)[0]))
        return Thought(style.get(step, anywhere)(thought, dice))

    return thinks


def one(of: Sequence[T], dice: Dice) -> T:
    """Any of these."""
    return of[dice.below(len(of))]


def anywhere(thought: Mind, dice: Dice) -> Move:
    """Any movement; numbers are not named by chance."""
    return one(moves(thought.view).listed or tuple(moves(thought.view)), dice)


def direct(view: View) -> Mind:
    """What each clue alone proves: tokens seen, answers of none, answers about one position."""
    thought = mind(view)
    said = (clue for clue in own(view) if not counts_some(clue))
    return thought._replace(**alike(solver.fitting(thought.packed, thought.held.unseen, said)))


def counts_some(clue: object) -> bool:
    """Is it an answer that some of the whole code show this? No cross follows from that alone."""
    return isinstance(clue, Asked) and clue.position is None and clue.answer > 0


def to_some_end(thought: Mind, dice: Dice) -> Move:
    """Any movement that ends on a token or, with a token in hand, on a question."""
    view = thought.view
    goes = [move for move in moves(view).listed if isinstance(move, Go)]
    return one([go for go in goes if has_an_end(view, go.to)] or goes, dice)


def has_an_end(view: View, place: Place) -> bool:
    """Is there a token to take, or somebody to ask?"""
    return place in view.board.lying or can_ask(view, place)


def can_ask(view: View, place: Place) -> bool:
    """Could I ask a question there, if no token lay on it?"""
    tile = view.board.field[place]
    return bool(view.hand) and tile.kind in ASKS and tile.owner != view.seat


def some_question(thought: Mind, dice: Dice) -> Move:
    """Any token of mine, and any form."""
    (asks,) = moves(thought.view).products
    return asks.nth(dice.below(len(asks)))


def to_most_bits(thought: Mind, dice: Dice) -> Move:
    """The movement after which this turn tells most; a plain L if that is as good."""
    worth = Worth(thought)
    goes = [move for move in moves(thought.view).listed if isinstance(move, Go)]
    return best([(landing(worth, go.to) - 0.01 * (go.by != "knight"), go) for go in goes], dice)


def landing(worth: Worth, place: Place) -> float:
    """The bits that a tile gives at once; a token to ask with and an extra turn count, too."""
    view = worth.thought.view
    board, kind = view.board, view.board.field[place].kind
    if place in board.lying:
        return worth.looking(place) + 0.5 / (1 + len(view.hand))
    if can_ask(view, place):
        return max(worth.asking(token, ASKS[kind]).bits for token in view.hand)
    return 0.6 if kind == "extra-turn" and place not in board.spent else 0.0


def most_bits(thought: Mind, dice: Dice) -> Move:
    """The question that tells most."""
    worth, kind = Worth(thought), ASKS[standing_on(thought.view.board).kind]
    questions = [worth.asking(token, kind) for token in thought.view.hand]
    return best([(each.bits, Ask(each.token, each.position)) for each in questions], dice)


def look(thought: Mind, dice: Dice) -> Move:
    """Look where most is told, if anything is; swaps are left alone."""
    worth = Worth(thought)
    peeks = [move for move in moves(thought.view) if isinstance(move, Peek)]
    told: list[tuple[float, Move]] = [(worth.looking(peek.place), peek) for peek in peeks]
    return best([(0.0, Finish()), *told], dice)


def swap(thought: Mind, dice: Dice) -> Move:
    """The token that serves least, for one that tells most."""
    worth = Worth(thought)
    swaps = [move for move in moves(thought.view) if isinstance(move, Swap)]
    least = [move for move in swaps if move.token == worth.least()]
    return best([(worth.looking(move.place), move) for move in least], dice)


NOVICE: Style = {"turn": to_some_end, "ask": some_question}
REGULAR: Style = {"turn": to_most_bits, "ask": most_bits, "spy": look, "swap": swap}
OPENING: Opening = {"codes": expert.give, "figures": expert.stand}

BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(mind, {}),
    "novice": bot(direct, NOVICE),
    "regular": bot(mind, REGULAR),
    "expert": bot(followed, expert.PARTS, OPENING),
}
