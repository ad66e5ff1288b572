"""Every move that can ever be made in a match, in a fixed order: what numbers of moves mean.

Offers are counted up as they are made; here an offer is named by the side on which it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from sleuth.games.x_code.board import Cards, receiver
from sleuth.games.x_code.moves import (
    Answer,
    Discard,
    Lay,
    Move,
    Offer,
    Refuse,
    SayReady,
    Take,
    Withdraw,
)
from sleuth.games.x_code.pieces import (
    DISCARDED,
    KINDS,
    SIDES,
    TIME,
    TIME_SET,
    WILD_CARD,
    Face,
    Options,
    card,
    opposite,
    terms,
)
from sleuth.games.x_code.view import View
from sleuth.kernel.moves import Each, Moves, OneOf, Product


@cache
def universe(options: Options, seats: int) -> Moves[Move]:
    """Ready, draws and sets; offers and answers by card and side; three cards in any order."""
    with_us, cards = terms(options, seats), tuple(range(KINDS))
    faces = (*((each, with_us.code_set) for each in with_us.keys), (TIME, TIME_SET))
    lays = (Lay(each) for face, wanted in faces for each in sets_of(face, wanted))
    sides = OneOf((0, 1))
    products: tuple[Product[Move], ...] = (
        Product(Offer, card=OneOf(cards), side=OneOf(SIDES)),
        Product(Answer, offer=sides, card=OneOf(cards)),
        Product(Refuse, offer=sides),
        Product(Withdraw, offer=sides),
        Product(Discard, cards=Each((cards,) * DISCARDED)),
    )
    return Moves((SayReady(), Take(), *lays), products)


def sets_of(face: Face, wanted: int) -> Iterator[Cards]:
    """Every set of a face: at least one card of its own, Wilds for the others."""
    arrows = [card(face, side) for side in SIDES]
    for own in range(wanted, 0, -1):
        for natural in combinations_with_replacement(sorted(arrows), own):
            yield (*natural, *[WILD_CARD] * (wanted - own))


def plain(view: View, move: Move) -> Move:
    """The same move with its offer named by the side on which it lies."""
    if not isinstance(move, Answer | Refuse | Withdraw):
        return move
    (side,) = (at for at, number in by_side(view).items() if number == move.offer)
    return replace(move, offer=side)


def real(view: View, move: Move) -> Move:
    """The same move with the number of the offer that lies on its side; of none, 0."""
    if not isinstance(move, Answer | Refuse | Withdraw):
        return move
    return replace(move, offer=by_side(view).get(move.offer, 0))


def by_side(view: View) -> dict[int, int]:
    """The offers that this seat can do something about: those to its left and to its right."""
    found = {}
    for each in view.board.offers:
        mine = each.seat == view.seat
        side = each.side if mine else opposite(each.side)
        if mine or receiver(view.board, each) == view.seat:
            found[SIDES.index(side)] = each.offer
    return found
