"""What the hands may hold, as far as a seat can prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, islice
from math import comb

from sleuth.games.x_code.board import Board, Cards
from sleuth.games.x_code.pieces import Card, deck, together, without
from sleuth.games.x_code.view import View
from sleuth.kernel.data import Seat


def seen(board: Board) -> Cards:
    """The cards whose place all know: in hands, on the discards and the pile, in sets."""
    laid = [card for each in (*board.sets, *board.times) for card in each.cards]
    known = [card for hand in board.known for card in hand]
    return together((*laid, *known), (*board.pile, *board.discards))


def pool(view: View) -> Cards:
    """The cards whose place this seat does not know, lowest first."""
    board = view.board
    every = deck(board.options, len(board.counts), board.odd)
    mine = () if view.seat is None else without(view.hand, board.known[view.seat])
    return without(every, (*seen(board), *mine))


def unknown(view: View, seat: Seat) -> int:
    """How many cards of a hand this seat has not seen."""
    if seat == view.seat:
        return 0
    return view.board.counts[seat] - len(view.board.known[seat])


def worlds(view: View) -> Iterator[tuple[Cards, ...]]:
    """All that the hands may be. Cards nobody has seen have no order, so hands are all there is."""
    return deals(view, Seat(0), pool(view))


def deals(view: View, seat: Seat, left: Cards) -> Iterator[tuple[Cards, ...]]:
    """The hands from this seat on, dealt from these cards."""
    if seat == len(view.board.counts):
        yield ()
    elif seat == view.seat:
        yield from ((view.hand, *rest) for rest in deals(view, Seat(seat + 1), left))
    else:
        known = view.board.known[seat]
        for dealt in dict.fromkeys(combinations(left, unknown(view, seat))):
            for rest in deals(view, Seat(seat + 1), without(left, dealt)):
                yield (together(known, dealt), *rest)


def count(view: View, most: int) -> int:
    """How many worlds there are, up to a bound; where there are plainly more, none is listed."""
    copies, dealt, sure = sorted(Counter(pool(view)).values()), 0, 1
    for seat in map(Seat, range(len(view.board.counts))):
        twinless = comb(kinds_left(copies, dealt), unknown(view, seat))
        sure, dealt = sure * max(1, twinless), dealt + unknown(view, seat)
    return most if sure >= most else sum(1 for _ in islice(worlds(view), most))


def kinds_left(copies: Sequence[int], dealt: int) -> int:
    """How many kinds of cards are left at least when so many cards were dealt of these."""
    return sum(total > dealt for total in accumulate(copies))


def chance_held(view: View, seat: Seat, card: Card) -> float:
    """How likely a hand holds this card, every deal of what is unseen being as likely."""
    if seat == view.seat:
        return float(card in view.hand)
    if card in view.board.known[seat]:
        return 1.0
    left = pool(view)
    return chance_of_one(len(left), left.count(card), unknown(view, seat))


def chance_drawn(view: View, cards: Cards) -> float:
    """How likely the next draw is one of these kinds; what was turned over is known."""
    board = view.board
    if not board.fresh:
        top = (board.pile or board.discards)[:1]
        return float(any(card in cards for card in top))
    left = pool(view)
    return sum(card in cards for card in left) / len(left)


def chance_of_one(size: int, good: int, drawn: int) -> float:
    """How likely at least one of the `good` is among the `drawn` of `size`."""
    return 1 - comb(size - good, drawn) / comb(size, drawn)
