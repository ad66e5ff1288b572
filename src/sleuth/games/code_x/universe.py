"""Every move that can ever be made in a match, in a fixed order: what numbers of moves mean."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Lay,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.offers import WAYS
from sleuth.games.code_x.pieces import GEAR, QUESTIONS, Box, Options, Tile
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Moves, OneOf, Product, Some


@cache
def universe(options: Options, seats: int) -> Moves[Move]:
    """What needs no value, then each kind of move with all that its fields may hold."""
    box = options.box(seats)
    tokens, cells = tuple(range(1, box.tokens + 1)), tuple(range(box.cells))
    slots = tuple(range(box.cells, box.cells + box.slots))
    places, positions = OneOf((*cells, *slots)), tuple(range(box.code))
    gear = (Reactivate(pair) for pair in combinations(GEAR, 2))
    products: tuple[Product[Move], ...] = (
        Product(Give, tokens=Some(tokens, box.code)),
        Product(Stand, place=OneOf(cells)),
        Product(Go, to=OneOf(cells), by=OneOf((*WAYS, "enter"))),
        Product(Swap, place=places, token=OneOf(tokens)),
        Product(Ask, token=OneOf(tokens), position=OneOf((None, *positions))),
        Product(Put, slot=OneOf(slots), to=OneOf(cells)),
        Product(Peek, place=places),
        Product(Decipher, position=OneOf(positions), value=OneOf(tokens)),
        Product(Declare, code=Some(tokens, box.code)),
    )
    lays = (laying(box, seats),) if options.layout == "advanced" else ()
    return Moves((Decline(), Finish(), *gear), (*products, *lays))


def laying(box: Box, seats: int) -> Product[Move]:
    """Any tile anywhere round the first, which lies at 0, 0."""
    kinds = dict.fromkeys((*box.actions, *QUESTIONS))
    owned = (Tile(kind, Seat(seat)) for kind in box.questions for seat in range(seats))
    far = OneOf(tuple(range(-box.cells, box.cells + 1)))
    return Product(Lay, tile=OneOf((*map(Tile, kinds), *owned)), x=far, y=far)
