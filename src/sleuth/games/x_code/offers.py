"""What a seat with a given hand may do, and why it may not do the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sleuth.games.x_code.board import (
    Board,
    Cards,
    between,
    closed,
    drawable,
    due,
    fillable,
    lying,
    receiver,
    terms_of,
    way,
)
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
    SIDES,
    TIME,
    TIME_SET,
    WILD,
    Face,
    face,
    opposite,
    without,
)
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.moves import Arranged, Moves, Product

NOTHING: Moves[Move] = Moves()


def free(board: Board, hand: Cards, seat: Seat) -> Cards:
    """The cards of a hand that do not lie in an offer."""
    return without(hand, (each.card for each in board.offers if each.seat == seat))


def offer(board: Board, hand: Cards, seat: Seat | None) -> Moves[Move]:
    """What a seat with this hand may do now."""
    if seat is None or not isinstance(due(board), Await):
        return NOTHING
    if board.until is None:
        return NOTHING if seat in board.ready else Moves((SayReady(),))
    cards = free(board, hand, seat)
    listed: list[Move] = [Take()] if may_take(board, seat) else []
    listed += swaps(board, cards, seat)
    listed += (Lay(each) for each in sets(board, cards, seat))
    return Moves(listed, discards(cards))


def allows(board: Board, hand: Cards, seat: Seat, move: Move) -> bool:
    """Is this move on offer? Where the sand runs, only moves of its kind are looked at."""
    if board.until is None or not isinstance(due(board), Await):
        return move in offer(board, hand, seat)
    cards = free(board, hand, seat)
    match move:
        case SayReady():
            return False
        case Take():
            return may_take(board, seat)
        case Discard():
            return move in Moves[Move]((), discards(cards))
        case Lay(cards=laid):
            return laid in sets(board, cards, seat)
        case Offer() | Answer() | Refuse() | Withdraw():
            return move in swaps(board, cards, seat)


def may_take(board: Board, seat: Seat) -> bool:
    """May this seat draw? With the penalty agreed on, also beyond the limit."""
    room = board.counts[seat] < board.limit
    return drawable(board) and (room or board.options.over_the_limit == "penalty")


def discards(cards: Cards) -> tuple[Product[Move], ...]:
    """Any three free cards, in any order."""
    if len(cards) < DISCARDED:
        return ()
    return (Product(Discard, cards=Arranged(cards, DISCARDED)),)


def swaps(board: Board, cards: Cards, seat: Seat) -> Iterator[Move]:
    """Offers of a seat, and what it may do about those that lie between it and its neighbours."""
    kinds = [(each, way(board, each)) for each in dict.fromkeys(cards)]
    clear = [side for side in SIDES if between(board, seat, side) is None]
    for each, side in kinds:
        if side is not None and side in clear:
            yield Offer(each, side)
    for other in board.offers:
        if other.seat == seat:
            yield Withdraw(other.offer)
        elif receiver(board, other) == seat:
            yield Refuse(other.offer)
            back = opposite(other.side)
            yield from (Answer(other.offer, each) for each, side in kinds if side == back)


def size(board: Board, of: Face) -> int:
    """How many cards a set of this face has."""
    return TIME_SET if of == TIME else terms_of(board).code_set


def sets(board: Board, cards: Cards, seat: Seat) -> Iterator[Cards]:
    """Every set that these cards hold and this seat may lay, each lowest card first."""
    faces = [face(each) for each in cards]
    wilds = faces.count(WILD)
    for of in dict.fromkeys(faces):
        wanted = size(board, of)
        if faces.count(of) + wilds < wanted:
            continue
        if of == TIME or of in fillable(board, seat):
            yield from choices(cards, of, wanted)


def choices(cards: Cards, of: Face, wanted: int) -> Iterator[Cards]:
    """The sets of a face: at least one card of its own, Wilds for any of the others."""
    natural = [each for each in cards if face(each) == of]
    wild = [each for each in cards if face(each) == WILD]
    for own in range(min(wanted, len(natural)), max(1, wanted - len(wild)) - 1, -1):
        for chosen in dict.fromkeys(combinations(natural, own)):
            yield (*chosen, *wild[: wanted - own])


def refusal(board: Board, hand: Cards, seat: Seat, move: Move) -> IllegalMove:
    """Why a move is refused, told from what the mover sees."""
    if board.until is None:
        return IllegalMove(f"x-code.{'waiting' if seat in board.ready else 'not-begun'}")
    match move:
        case SayReady():
            return IllegalMove("x-code.begun")
        case Take():
            return no_take(board)
        case Offer() | Discard() | Lay() | Answer():
            return without_card(board, hand, seat, move) or misuse(board, hand, seat, move)
        case Refuse() | Withdraw():
            gone = lying(board, move.offer) is None
            return IllegalMove("x-code.offer-gone" if gone else "x-code.not-your-offer")


def no_take(board: Board) -> IllegalMove:
    """Why a seat cannot draw."""
    if not drawable(board):
        return IllegalMove("x-code.no-cards")
    return IllegalMove("x-code.limit", limit=terms_of(board).limit)


def without_card(
    board: Board, hand: Cards, seat: Seat, move: Offer | Discard | Lay | Answer
) -> IllegalMove | None:
    """A card that is named is not in the hand, or lies in an offer."""
    named = (move.card,) if isinstance(move, Offer | Answer) else move.cards
    if without(named, hand):
        return IllegalMove("x-code.not-in-hand")
    if without(named, free(board, hand, seat)):
        return IllegalMove("x-code.on-offer")
    return None


def misuse(
    board: Board, hand: Cards, seat: Seat, move: Offer | Discard | Lay | Answer
) -> IllegalMove:
    """A card that the seat has is used where it may not be."""
    match move:
        case Discard():
            return IllegalMove("x-code.three")
        case Offer():
            return no_offer(board, seat, move)
        case Answer():
            return no_answer(board, seat, move)
        case Lay():
            return no_set(board, seat, move.cards)


def no_offer(board: Board, seat: Seat, move: Offer) -> IllegalMove:
    """Why a card cannot be offered on this side."""
    if way(board, move.card) is None:
        return IllegalMove("x-code.wild")
    there = between(board, seat, move.side)
    if way(board, move.card) != move.side or there is None:
        return IllegalMove("x-code.arrow")
    return IllegalMove("x-code.lies-already" if there.seat == seat else "x-code.answer-theirs")


def no_answer(board: Board, seat: Seat, move: Answer) -> IllegalMove:
    """Why a card cannot answer an offer."""
    other = lying(board, move.offer)
    if other is None:
        return IllegalMove("x-code.offer-gone")
    if receiver(board, other) != seat:
        return IllegalMove("x-code.not-your-offer")
    return IllegalMove("x-code.wild" if way(board, move.card) is None else "x-code.arrow")


def no_set(board: Board, seat: Seat, cards: Cards) -> IllegalMove:
    """Why cards are no set, or one that cannot be laid now."""
    natural = {face(each) for each in cards} - {WILD}
    if len(natural) != 1:
        return IllegalMove("x-code.no-set")
    (of,) = natural
    if len(cards) != size(board, of):
        return IllegalMove("x-code.size", n=size(board, of))
    if of in closed(board):
        return IllegalMove("x-code.closed")
    if of != TIME and of not in fillable(board, seat):
        return IllegalMove(f"x-code.{board.options.mission}")
    return IllegalMove("x-code.order")
