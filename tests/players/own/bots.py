"""Bots as people write them: Mastermind's guess by guess, and some that break."""

from __future__ import annotations

import os
from itertools import product

from sleuth import Dice, Heard, Phrase, Thought
from sleuth.games.mastermind.moves import Guess, Hide, Move
from sleuth.games.mastermind.pieces import score
from sleuth.games.mastermind.view import View


def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int) -> Thought[Move]:
    """Guess any code that fits what was answered."""
    board = view.board
    codes = list(product(range(board.options.colours), repeat=board.options.pegs))
    if view.seat == board.maker:
        return Thought(Hide(codes[dice.below(len(codes))]))
    fit = [code for code in codes if all(score(code, r.guess) == r.key for r in board.rows)]
    return Thought(Guess(fit[dice.below(len(fit))]))


class Counting:
    """Has a state for each match and seat: breaks if it ever thinks in a second match."""

    def __init__(self) -> None:
        self.games: list[int] = []

    def __call__(self, view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
        self.games.append(view.board.game)
        assert self.games == sorted(self.games), "a match begins with its first game"
        return think(view, (), dice, budget)


def crash(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Looks for what is nowhere."""
    raise KeyError("secret")


def vanish(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Takes its process down."""
    os._exit(3)


def hang(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Never comes back."""
    while True:
        pass


def illegal(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Names colours that there are not."""
    return Thought(Guess((77, 0, 0, 0)))


def silent(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Has nothing to say when it is waited for."""
    return Thought(None)


def thoughtless(view: View, heard: object, dice: Dice, budget: int) -> object:
    """Gives no Thought."""
    return Guess((0, 0, 0, 0))


def nonsense(view: View, heard: object, dice: Dice, budget: int) -> Thought[object]:
    """Gives a Thought of something else."""
    return Thought({"type": "guess", "code": "RGBY"})


def rude(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Says what is no phrase of the game."""
    return Thought(think(view, (), dice, budget).move, (Phrase("mastermind.phrase.rude"),))


def loud(view: View, heard: object, dice: Dice, budget: int) -> Thought[Move]:
    """Prints a lot, and plays well."""
    print("thinking " * 1000)  # noqa: T201
    return think(view, (), dice, budget)


NOT_CALLABLE = 7
