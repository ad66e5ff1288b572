"""Every move that can ever be made in a match, in a fixed order: what numbers of moves mean."""

from __future__ import annotations

from functools import cache

from sleuth.games.break_the_code.cards import questions
from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.pieces import Options
from sleuth.kernel.moves import Moves, Product, Some


@cache
def universe(options: Options, seats: int) -> Moves[Move]:
    """A pass, every question of every card, and every hand that can be named."""
    box = options.box(seats)
    asks = (Ask(each.card, each.number) for card in box.deck for each in questions(card))
    return Moves((Pass(), *asks), (Product(Guess, tiles=Some(box.tiles, box.hand)),))
