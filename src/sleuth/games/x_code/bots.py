"""Bots as team-mates: they talk by the quick phrases that people have, and listen to people's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sleuth.games.x_code import talk, team
from sleuth.games.x_code.moves import Move, SayReady
from sleuth.games.x_code.pieces import neighbour
from sleuth.games.x_code.solver import picture
from sleuth.games.x_code.talk import Said
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Phrase, Thought

Ears = Callable[[View, tuple[Heard, ...]], tuple[Heard, ...]]
"""Which of the phrases a bot hears."""


def anything(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
    """Any move, each as likely."""
    del heard, budget
    on_offer = moves(view)
    return Thought(on_offer.pick(dice) if on_offer else None)


def everybody(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """All that was said."""
    del view
    return heard


def neighbours(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """What I said, and what those to my left and right said."""
    assert view.seat is not None
    seats = len(view.board.counts)
    near = {view.seat, *(neighbour(view.seat, side, seats) for side in ("left", "right"))}
    return tuple(each for each in heard if each.seat in near)


def planner(ears: Ears) -> Bot[View, Move]:
    """A bot that follows the plan which all who hear the same come to."""

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del dice, budget
        if not moves(view):
            return Thought(None)
        said = talk.listen(ears(view, heard), len(view.board.counts))
        if view.board.until is None:
            return Thought(SayReady(), news(view, said))
        move, _ = team.act(view, picture(view.board, said))
        return Thought(move, news(view, said))

    return think


def news(view: View, said: Said) -> tuple[Phrase, ...]:
    """The one phrase that goes with an action: the cards of which nobody knows yet."""
    cards = talk.unsaid(view, said)
    return (talk.have(cards),) if cards else ()


BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": anything,
    "novice": anything,
    "regular": anything,
    "expert": planner(everybody),
    "neighbour": planner(neighbours),
}
