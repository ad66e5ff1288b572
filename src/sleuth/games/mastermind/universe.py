"""Every move that can ever be made in a match, in a fixed order: what numbers of moves mean."""

from __future__ import annotations

from functools import cache

from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.pieces import Options, keys
from sleuth.kernel.moves import Each, Moves, Product


@cache
def universe(options: Options, seats: int) -> Moves[Move]:
    """Keys and the challenge, where keys are placed by hand; codes to hide, and to guess."""
    del seats
    codes = Each((tuple(options.palette),) * options.pegs)
    placed: list[Move] = [Answer(key.red, key.white) for key in keys(options.pegs)]
    listed = [*placed, Challenge()] if options.keying == "hand" else []
    return Moves(listed, (Product(Hide, code=codes), Product(Guess, code=codes)))
