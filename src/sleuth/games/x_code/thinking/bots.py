"""Bots as team-mates: they talk by the quick phrases that people have, and listen to people's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sleuth.games.x_code import talk
from sleuth.games.x_code.board import Board, due
from sleuth.games.x_code.moves import Move, SayReady
from sleuth.games.x_code.pieces import SIDES, neighbour
from sleuth.games.x_code.talk import Said
from sleuth.games.x_code.thinking.solver import Plan, Prices, by_draws, by_hand, picture, plan
from sleuth.games.x_code.thinking.team import HURRY, Mate
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.data import Await, Seat
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
    near = {view.seat, *(neighbour(view.seat, side, seats) for side in SIDES)}
    return tuple(each for each in heard if each.seat in near)


def myself(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """Only what I said."""
    return tuple(each for each in heard if each.seat == view.seat)


def mate(ears: Ears, prices: Prices, remembers: bool = True, aloud: bool = True) -> Bot[View, Move]:
    """A team-mate: whom it hears, how it plans, and whether it remembers the discards.

    Only what all hear can be planned by. Not `aloud`, the plan goes by what lies open alone.
    """

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del dice, budget
        board, seat = view.board, view.seat
        if seat is None or not isinstance(due(board), Await) or seat in waiting(board):
            return Thought(None)
        said = talk.listen(ears(view, heard), len(board.counts))
        if board.until is None:
            return Thought(SayReady(), news(view, said))
        table = picture(board, said)
        common = table if aloud else picture(board, talk.listen((), len(board.counts)))
        found = plan(common, prices)
        acting = Mate(view, seat, table, found, remembers)
        table.hurry = acting.left < HURRY
        move = acting.act()
        return Thought(move, news(view, said) or wish(found, said, seat) if move else ())

    return think


def waiting(board: Board) -> frozenset[Seat]:
    """Those who are ready while others are not."""
    return board.ready if board.until is None else frozenset()


def news(view: View, said: Said) -> tuple[Phrase, ...]:
    """The one phrase that goes with an action: the cards of which nobody knows yet."""
    cards = talk.unsaid(view, said)
    return (talk.have(cards),) if cards else ()


def wish(found: Plan, said: Said, seat: Seat) -> tuple[Phrase, ...]:
    """With nothing new to tell: the symbol that I collect, unless I asked for it already."""
    mine = [face for face in found.ranks[seat] if face in found.first]
    return (talk.need(mine[0]),) if mine and said.needs.get(seat) != mine[0] else ()


BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": anything,
    "novice": mate(myself, by_hand, remembers=False),
    "regular": mate(everybody, by_hand, remembers=False),
    "expert": mate(everybody, by_draws),
    "neighbour": mate(neighbours, by_draws, aloud=False),
}
