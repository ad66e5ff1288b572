"""What lies open on the table, and every rule that needs no secret."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from sleuth.games.x_code.facts import (
    Began,
    Dealt,
    Discarded,
    Drew,
    Fact,
    Laid,
    Offered,
    Picked,
    RanOut,
    Reached,
    Ready,
    Recycled,
    Refused,
    Served,
    Spilled,
    Stacked,
    Swapped,
    Took,
    Turned,
    Withdrawn,
)
from sleuth.games.x_code.pieces import (
    DEALT,
    TIME,
    WINDOW,
    Card,
    Face,
    Options,
    Side,
    Terms,
    arrow,
    neighbour,
    opposite,
    terms,
    together,
    without,
)
from sleuth.kernel.data import Await, Data, Draw, Millis, Over, Pending, Seat

Cards = tuple[Card, ...]
T = TypeVar("T")


class Lying(Data, frozen=True):
    """An open offer: the card lies between `seat` and its neighbour on this side."""

    offer: int
    seat: Seat
    side: Side
    card: Card
    at: Millis


class LaidSet(Data, frozen=True):
    """A set that was laid, and who laid it."""

    seat: Seat
    face: Face
    cards: Cards


class Board(Data, frozen=True):
    """The open table.

    `counts` are the cards in each hand; `known` those of them that all have seen; `shown` the cards
    that each hand has brought to light so far. `fresh` cards have been seen by nobody; no hand may
    hold more than `limit`. `pile` is what was turned over (the first is on top), `discards` what
    will be (the last is on top). The next card to draw has been the next one since `waits`. An
    offer that came to nothing is `declined` until one of the two hands has changed.
    """

    options: Options
    counts: tuple[int, ...]
    known: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    fresh: int
    limit: int
    odd: Side | None = None
    ready: frozenset[Seat] = frozenset()
    since: Millis | None = None
    until: Millis | None = None
    waits: Millis = Millis(0)
    reaching: Seat | None = None
    pile: Cards = ()
    discards: Cards = ()
    offers: tuple[Lying, ...] = ()
    declined: tuple[Lying, ...] = ()
    made: int = 0
    sets: tuple[LaidSet, ...] = ()
    times: tuple[LaidSet, ...] = ()
    reversed: bool = False
    ran_out: bool = False


@cache
def clear(options: Options, seats: int) -> Board:
    """The table before anything happened."""
    none: tuple[Cards, ...] = ((),) * seats
    agreed = terms(options, seats)
    return Board(options, (0,) * seats, none, none, agreed.cards, agreed.limit)


def terms_of(board: Board) -> Terms:
    """The numbers that hold in this match."""
    return terms(board.options, len(board.counts))


def everyone(board: Board) -> tuple[Seat, ...]:
    """All seats."""
    return tuple(map(Seat, range(len(board.counts))))


def due(board: Board) -> Pending:
    """Who or what the match waits for."""
    if board.ran_out or solved(board):
        why = "solved" if solved(board) else "sand"
        return Over((everyone(board),), why, won=int(solved(board)))
    if board.until is not None:
        return Draw(board.fresh) if board.reaching is not None else _running(board)
    if board.odd is None and terms_of(board).time % 2:
        return Draw(of=2)
    if 0 in board.counts:
        return Draw(board.fresh, k=DEALT)
    return Await(frozenset(everyone(board)) - board.ready)


def _running(board: Board) -> Await:
    return Await(frozenset(everyone(board)), board.until)


def solved(board: Board) -> bool:
    """Is every space of the code closed?"""
    return len(board.sets) == board.options.keys


def closed(board: Board) -> frozenset[Face]:
    """The spaces that hold a set."""
    return frozenset(each.face for each in board.sets)


def fillable(board: Board, seat: Seat) -> tuple[Face, ...]:
    """The spaces of the code that this seat may close now."""
    shut = closed(board)
    left = tuple(face for face in terms_of(board).keys if face not in shut)
    match board.options.mission:
        case "sequence":
            return left[:WINDOW]
        case "relay":
            return () if board.sets and board.sets[-1].seat == seat else left
        case _:
            return left


def way(board: Board, card: Card) -> Side | None:
    """The side to which a card may be passed now; a Wild may not."""
    shown = arrow(card)
    return opposite(shown) if board.reversed and shown is not None else shown


def receiver(board: Board, lying: Lying) -> Seat:
    """Whom a card was offered to."""
    return neighbour(lying.seat, lying.side, len(board.counts))


def between(board: Board, seat: Seat, side: Side) -> Lying | None:
    """The offer that lies between a seat and its neighbour on this side, whoever made it."""
    if not board.offers:
        return None
    pair = {seat, neighbour(seat, side, len(board.counts))}
    return next((o for o in board.offers if {o.seat, receiver(board, o)} == pair), None)


def lying(board: Board, offer: int) -> Lying | None:
    """The open offer of this number."""
    return next((each for each in board.offers if each.offer == offer), None)


def drawable(board: Board) -> bool:
    """Is there a card anywhere that could be drawn?"""
    return bool(board.fresh or board.pile or board.discards)


def tell(board: Board, fact: Fact) -> Board:
    """The board after an open fact; a secret changes nothing here."""
    match fact:
        case Dealt() | Drew():
            return board
        case Stacked() | Served() | Ready() | Began():
            return _begun(board, fact)
        case Reached() | Took() | Recycled() | Picked() | Discarded() | Spilled():
            return _piled(board, fact)
        case Offered() | Swapped() | Refused() | Withdrawn():
            return _passed(board, fact)
        case Laid():
            return _laid(board, fact)
        case Turned(seat=seat, cards=cards, until=until):
            times = (*board.times, LaidSet(seat, TIME, cards))
            return replace(_gave(board, seat, cards), times=times, until=until)
        case RanOut():
            return replace(board, ran_out=True, offers=())


def _begun(board: Board, fact: Stacked | Served | Ready | Began) -> Board:
    match fact:
        case Stacked(odd=odd):
            return replace(board, odd=odd)
        case Served(seat=seat):
            counts = _at(board.counts, seat, DEALT)
            return replace(board, counts=counts, fresh=board.fresh - DEALT)
        case Ready(seat=seat):
            return replace(board, ready=board.ready | {seat})
        case Began(at=at, until=until):
            return replace(board, since=at, until=until, waits=at)


def _piled(board: Board, fact: Reached | Took | Recycled | Picked | Discarded | Spilled) -> Board:
    match fact:
        case Reached(seat=seat):
            return replace(board, reaching=seat)
        case Took(seat=seat, at=at):
            counts = _at(board.counts, seat, board.counts[seat] + 1)
            declined, fresh = _anew(board, seat), board.fresh - 1
            return replace(
                board, counts=counts, declined=declined, fresh=fresh, waits=at, reaching=None
            )
        case Recycled():
            return replace(board, pile=board.discards, discards=())
        case Picked(seat=seat, card=card, at=at):
            return replace(_received(board, seat, card), pile=board.pile[1:], waits=at)
        case Discarded(seat=seat, cards=cards, at=at):
            waits = board.waits if drawable(board) else at
            discards = board.discards + cards
            return replace(_gave(board, seat, cards), discards=discards, waits=waits)
        case Spilled(seat=seat, cards=cards):
            kept = tuple(each for each in board.offers if each.seat != seat)
            lapsed = replace(board, offers=kept)
            return replace(_gave(lapsed, seat, cards), discards=board.discards + cards)


def _passed(board: Board, fact: Offered | Swapped | Refused | Withdrawn) -> Board:
    match fact:
        case Offered():
            return _offered(board, fact)
        case Swapped():
            return _swapped(board, fact)
        case Refused(offer=offer) | Withdrawn(offer=offer):
            return replace(board, offers=_less(board, offer), declined=_in_vain(board, offer))


def _at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _less(board: Board, offer: int) -> tuple[Lying, ...]:
    return tuple(each for each in board.offers if each.offer != offer)


def _in_vain(board: Board, offer: int) -> tuple[Lying, ...]:
    """What is declined with this offer; a card that was refused on this side before counts once."""
    gone = lying(board, offer)
    if gone is None:
        return board.declined
    same = (gone.seat, gone.side, gone.card)
    before = (each for each in board.declined if (each.seat, each.side, each.card) != same)
    return (*before, gone)


def _anew(board: Board, seat: Seat) -> tuple[Lying, ...]:
    """What is still declined when a hand has changed."""
    if not board.declined:
        return ()
    parties = ((each, (each.seat, receiver(board, each))) for each in board.declined)
    return tuple(each for each, between in parties if seat not in between)


def _received(board: Board, seat: Seat, card: Card) -> Board:
    """A card that all have seen comes to a hand."""
    return replace(
        board,
        declined=_anew(board, seat),
        counts=_at(board.counts, seat, board.counts[seat] + 1),
        known=_at(board.known, seat, together(board.known[seat], (card,))),
    )


def _light(board: Board, seat: Seat, cards: Cards) -> Board:
    """These cards of a hand are seen by all, beside those that it has on offer.

    What was not known before comes to light.
    """
    offered = tuple(each.card for each in board.offers if each.seat == seat)
    new = without((*cards, *offered), board.known[seat])
    return replace(
        board,
        known=_at(board.known, seat, together(board.known[seat], new)),
        shown=_at(board.shown, seat, together(board.shown[seat], new)),
    )


def _gave(board: Board, seat: Seat, cards: Cards) -> Board:
    """These cards leave a hand in the open."""
    lit = _light(board, seat, cards)
    return replace(
        lit,
        declined=_anew(board, seat),
        counts=_at(lit.counts, seat, lit.counts[seat] - len(cards)),
        known=_at(lit.known, seat, without(lit.known[seat], cards)),
    )


def _offered(board: Board, fact: Offered) -> Board:
    offer = Lying(fact.offer, fact.seat, fact.side, fact.card, fact.at)
    lit = _light(board, fact.seat, (fact.card,))
    return replace(lit, offers=(*lit.offers, offer), made=fact.offer)


def _swapped(board: Board, fact: Swapped) -> Board:
    board = replace(board, offers=_less(board, fact.offer))
    board = _gave(_gave(board, fact.seat, (fact.card,)), fact.other, (fact.back,))
    return _received(_received(board, fact.seat, fact.back), fact.other, fact.card)


def _laid(board: Board, fact: Laid) -> Board:
    """A space is closed. In the mission of that name, all arrows turn round and offers lapse."""
    turns = board.options.mission == "reversal"
    return replace(
        _gave(board, fact.seat, fact.cards),
        sets=(*board.sets, LaidSet(fact.seat, fact.face, fact.cards)),
        reversed=board.reversed != turns,
        offers=() if turns else board.offers,
    )
