"""Moments of X-Code to think about: the offer with which the next set lies in the fewest swaps.

What counts is what a seat knows for sure: its own hand, and the cards of others that all have seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from sleuth.games.x_code.board import Board, Cards, fillable, terms_of, way
from sleuth.games.x_code.moves import Lay, Move, Offer
from sleuth.games.x_code.pieces import (
    SIDES,
    WILD,
    Card,
    Face,
    Side,
    face,
    neighbour,
    together,
    without,
)
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.puzzles import Case, Kind, Posed, Proof, Puzzles, Scene

MOST = 2
"""Swaps that lead to the next set at the most."""

CHOICE = 4
"""Offers that there must be to choose from."""

Hands = tuple[Cards, ...]


class Swap(NamedTuple):
    """A seat passes a card to a neighbour, and this one comes back."""

    seat: Seat
    side: Side
    card: Card
    back: Card


def pose(view: View, kind: Kind) -> Posed | None:
    """The puzzle that a seat has before it, if there is one."""
    board, seat = view.board, view.seat
    if kind != "deal" or seat is None or board.until is None or board.offers or board.declined:
        return None
    offered = [each for each in moves(view).listed if isinstance(each, Offer)]
    if len(offered) < CHOICE or any(isinstance(each, Lay) for each in moves(view).listed):
        return None
    hands = in_sight(view)
    if has_set(board, hands):
        return None
    first, swaps = shortest(board, hands, seat)
    found = tuple(each for each in offered if (each.card, each.side) in first)
    if len(found) != 1:
        return None
    hard = swaps + len(offered) / 10
    return Posed(accept=found, twin=twin(view), gaps={"swaps": swaps}, hard=hard)


def in_sight(view: View) -> Hands:
    """What is known of every hand: one's own whole, of the others what all have seen."""
    return tuple(view.hand if n == view.seat else each for n, each in enumerate(view.board.known))


def has_set(board: Board, hands: Hands) -> bool:
    """Does a hand hold what is known to close a space?"""
    return any(closes(board, Seat(n), hand) for n, hand in enumerate(hands))


def closes(board: Board, seat: Seat, hand: Cards) -> bool:
    """Can this seat close a space with these cards? Wilds stand in for all but one."""
    faces = [face(each) for each in hand]
    wanted = terms_of(board).code_set - faces.count(WILD)
    return any(faces.count(each) >= max(1, wanted) for each in fillable(board, seat))


def shortest(board: Board, hands: Hands, seat: Seat) -> tuple[set[tuple[Card, Side]], int]:
    """The offers of this seat that begin a shortest way to a set, and how many swaps it takes."""
    layer: dict[Hands, set[tuple[Card, Side]]] = {hands: set()}
    for swaps in range(1, MOST + 1):
        first: set[tuple[Card, Side]] = set()
        after: dict[Hands, set[tuple[Card, Side]]] = {}
        for now, begun in layer.items():
            for swap, then in swapped(board, now):
                start = begun if swaps > 1 else by(swap, seat, board)
                if not start:
                    continue
                if has_set(board, then):
                    first |= start
                after.setdefault(then, set()).update(start)
        if first or others_first(board, hands, swaps):
            return first, swaps
        layer = after
    return set(), 0


def by(swap: Swap, seat: Seat, board: Board) -> set[tuple[Card, Side]]:
    """The offer that this seat may begin a swap with: either of the two may offer first."""
    if swap.seat == seat:
        return {(swap.card, swap.side)}
    if neighbour(swap.seat, swap.side, len(board.counts)) == seat:
        return {(swap.back, way_back(swap.side))}
    return set()


def way_back(side: Side) -> Side:
    """Where the other one's card goes."""
    return SIDES[1 - SIDES.index(side)]


def others_first(board: Board, hands: Hands, swaps: int) -> bool:
    """Is there a set in so many swaps without this seat's beginning? Then nothing is to be found.

    Only one swap is looked at: after two, it may have been the second that was this seat's.
    """
    return swaps == 1 and any(has_set(board, then) for _, then in swapped(board, hands))


def swapped(board: Board, hands: Hands) -> Iterator[tuple[Swap, Hands]]:
    """Every swap of cards that are known, each pair of neighbours once, and the hands after it."""
    seats = len(hands)
    pairs = [(Seat(n), neighbour(Seat(n), "left", seats)) for n in range(seats)]
    for one, other in pairs[: 1 if seats == 2 else seats]:
        for side in SIDES if seats == 2 else SIDES[:1]:
            gives = [each for each in dict.fromkeys(hands[one]) if way(board, each) == side]
            backs = [
                each for each in dict.fromkeys(hands[other]) if way(board, each) == way_back(side)
            ]
            for card, back in product(gives, backs):
                yield Swap(one, side, card, back), exchanged(hands, one, other, card, back)


def exchanged(hands: Hands, one: Seat, other: Seat, card: Card, back: Card) -> Hands:
    """The hands after a swap."""
    after = list(hands)
    after[one] = together(without(hands[one], (card,)), (back,))
    after[other] = together(without(hands[other], (back,)), (card,))
    return tuple(after)


def twin(view: View) -> tuple[object, ...]:
    """The cards in sight, as they are at all tables that differ by chairs, symbols and sides."""
    seats = len(view.board.counts)
    return terms_of(view.board).code_set, seats, min(faces(view, 1), faces(view, -1))


def faces(view: View, step: int) -> tuple[tuple[object, ...], ...]:
    """What is in sight of each symbol, hand by hand, going round to the left or to the right."""
    board, seat, hands = view.board, view.seat, in_sight(view)
    assert seat is not None
    round_ = [hands[(seat + step * n) % len(hands)] for n in range(len(hands))]
    seen = {face(each) for hand in hands for each in hand}
    wanted = fillable(board, seat)
    return tuple(
        sorted(
            (kind_of(each, wanted), *(spread(board, hand, each)[::step] for hand in round_))
            for each in seen
        )
    )


def kind_of(of: Face, spaces: tuple[Face, ...]) -> int:
    """Is a face wanted, a Wild, or nothing that helps?"""
    return 2 if of == WILD else int(of in spaces)


def spread(board: Board, hand: Cards, of: Face) -> tuple[int, int, int]:
    """How many cards of a face a hand has that go left, nowhere, and right."""
    ways = [way(board, each) for each in hand if face(each) == of]
    return ways.count("left"), ways.count(None), ways.count("right")


def proof(view: View, kind: Kind, move: Move) -> Proof:
    """A shortest way: each swap by its cards, and the seats between which it goes."""
    del kind
    assert view.seat is not None
    first = (move.card, move.side) if isinstance(move, Offer) else None
    line = found_line(view.board, in_sight(view), view.seat, first)
    seats = len(view.board.counts)
    cases = tuple(
        Case((each.card, each.back), (each.seat, neighbour(each.seat, each.side, seats)))
        for each in line
    )
    return Proof(cases, len(cases))


def found_line(
    board: Board, hands: Hands, seat: Seat, first: tuple[Card, Side] | None
) -> tuple[Swap, ...]:
    """The swaps that lead to a set, begun with this offer; none if that leads to none soon."""
    layer: list[tuple[Hands, tuple[Swap, ...]]] = [(hands, ())]
    for swaps in range(MOST):
        after: list[tuple[Hands, tuple[Swap, ...]]] = []
        for now, line in layer:
            for swap, then in swapped(board, now):
                if swaps == 0 and first not in by(swap, seat, board):
                    continue
                if has_set(board, then):
                    return (*line, swap)
                after.append((then, (*line, swap)))
        layer = after
    return ()


PUZZLES: Final = Puzzles(
    kinds=("deal",),
    pose=pose,
    proof=proof,
    scenes=(
        Scene(bots=("regular",) * 3, options={"level": 2}),
        Scene(bots=("regular",) * 4, options={"level": 2}),
        Scene(bots=("regular", "novice", "regular"), options={"level": 1}),
    ),
    open=(),
)
