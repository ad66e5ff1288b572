"""The shape of X-Code: everybody acts at once against the sand, with cards drawn late.

A card is a number, two of a kind: 0 and 1, 2 and 3. A pair wins. The deck has no order until it is
drawn; discards that were turned over have one, and it is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from sleuth.kernel.data import (
    Await,
    Data,
    Draw,
    Drawn,
    Millis,
    Over,
    Pending,
    Played,
    Rang,
    Seat,
    Tagged,
)
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Open, Own, Shadow
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves

LIMIT = 2  # cards in a hand


class Options(Data, frozen=True):
    """How many cards there are, and how long the sand runs."""

    cards: int = 6
    sand: Millis = Millis(4000)


class SayReady(Tagged, frozen=True):
    """I have seen my card."""


class Reach(Tagged, frozen=True):
    """Draw a card."""


class Discard(Tagged, frozen=True):
    """Lay a card face up."""

    card: int


class Offer(Tagged, frozen=True):
    """Offer a card to the left neighbour."""

    card: int


class Accept(Tagged, frozen=True):
    """Answer the right neighbour's offer with a card."""

    card: int


class Turn(Tagged, frozen=True):
    """Turn the timer, once a seat."""


class Meld(Tagged, frozen=True):
    """Lay down a pair, and win."""

    card: int


Move = SayReady | Reach | Discard | Offer | Accept | Turn | Meld


class Dealt(Own, frozen=True):
    """The card that a seat drew."""

    card: int


class Counted(Shadow, frozen=True):
    """A seat drew a card from the deck."""

    seat: Seat


class Said(Shadow, frozen=True):
    """A seat is ready."""

    seat: Seat


class Began(Open, frozen=True):
    """The sand runs."""

    until: Millis


class Reached(Open, frozen=True):
    """A seat reaches for the deck."""

    seat: Seat


class Discarded(Open, frozen=True):
    """A card lies face up, on top."""

    seat: Seat
    card: int


class TurnedOver(Open, frozen=True):
    """The discards are the deck now, oldest on top."""


class Recovered(Open, frozen=True):
    """A seat drew a card that all know."""

    seat: Seat
    card: int


class Offered(Open, frozen=True):
    """A card is offered face up."""

    seat: Seat
    card: int


class Swapped(Open, frozen=True):
    """Two cards changed hands."""

    seat: Seat
    card: int
    back: int


class Turned(Open, frozen=True):
    """The timer stands on its head."""

    seat: Seat
    until: Millis


class Ended(Open, frozen=True):
    """A pair, or no more sand."""

    won: bool


Fact = (
    Dealt
    | Counted
    | Said
    | Began
    | Reached
    | Discarded
    | TurnedOver
    | Recovered
    | Offered
    | Swapped
    | Turned
    | Ended
)


class Board(Data, frozen=True):
    """What lies open."""

    options: Options
    counts: tuple[int, ...]
    fresh: int
    ready: frozenset[Seat] = frozenset()
    until: Millis | None = None
    reaching: Seat | None = None
    discards: tuple[int, ...] = ()
    recycled: tuple[int, ...] = ()
    offers: tuple[tuple[Seat, int], ...] = ()
    turned: frozenset[Seat] = frozenset()
    ended: bool | None = None


class State(Data, frozen=True):
    """The truth: every hand, and which cards nobody has drawn yet."""

    board: Board
    hands: tuple[tuple[int, ...], ...]
    fresh: tuple[int, ...]


class View(Data, frozen=True):
    """What lies open, and my hand."""

    board: Board
    seat: Seat | None
    hand: tuple[int, ...] = ()


def changed(items: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*items[:at], items[at] + by, *items[at + 1 :])


def receiving(board: Board) -> Seat | None:
    """Who gets the next card of the deck."""
    if board.until is None and 0 in board.counts:
        return Seat(board.counts.index(0))
    return board.reaching


def due(board: Board) -> Pending:
    everyone = tuple(Seat(s) for s in range(len(board.counts)))
    if board.ended is not None:
        return Over((everyone,), "won" if board.ended else "sand")
    if receiving(board) is not None:
        return Draw(board.fresh)
    waiting = frozenset(everyone) if board.until else frozenset(everyone) - board.ready
    return Await(waiting, board.until)


def offer(board: Board, hand: tuple[int, ...], seat: Seat | None) -> Moves[Move]:
    """What a seat with this hand may do."""
    if seat is None or not isinstance(due(board), Await):
        return Moves()
    if board.until is None:
        return Moves(() if seat in board.ready else (SayReady(),))
    offered = dict(board.offers)
    free = tuple(c for c in hand if c != offered.get(seat))
    moves: list[Move] = [Discard(c) for c in free]
    if seat not in offered:
        moves += [Offer(c) for c in free]
    if (seat - 1) % len(board.counts) in offered:
        moves += [Accept(c) for c in free]
    if board.counts[seat] < LIMIT and (board.fresh or board.recycled or board.discards):
        moves.append(Reach())
    if seat not in board.turned:
        moves.append(Turn())
    moves += [Meld(c) for c in free if c % 2 == 0 and c + 1 in free]
    return Moves(moves)


def setup(options: Options, seats: int) -> State:
    board = Board(options, (0,) * seats, options.cards)
    return State(board, ((),) * seats, tuple(range(options.cards)))


def pending(state: State) -> Pending:
    return due(state.board)


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    match came:
        case Drawn(picks=(pick,)):
            seat = receiving(state.board)
            assert seat is not None
            return Dealt(seat, state.fresh[pick]), Counted(seat)
        case Played(seat=seat, move=move, at=at):
            if move not in offer(state.board, state.hands[seat], seat):
                raise IllegalMove("sand.not-now")
            return played(state.board, seat, move, at)
        case _:
            return (Ended(False),)


def played(board: Board, seat: Seat, move: Move, at: Millis) -> Sequence[Fact]:
    match move:
        case SayReady():
            last = len(board.ready) + 1 == len(board.counts)
            return Said(seat), *([Began(Millis(at + board.options.sand))] if last else [])
        case Reach():
            return reached(board, seat)
        case Discard(card=card):
            return (Discarded(seat, card),)
        case Offer(card=card):
            return (Offered(seat, card),)
        case Accept(card=card):
            giver = Seat((seat - 1) % len(board.counts))
            return (Swapped(giver, dict(board.offers)[giver], card),)
        case Turn():
            assert board.until is not None
            return (Turned(seat, Millis(at + board.options.sand - (board.until - at))),)
        case Meld():
            return (Ended(True),)
        case _:
            assert_never(move)


def reached(board: Board, seat: Seat) -> Sequence[Fact]:
    if board.fresh:
        return (Reached(seat),)
    if board.recycled:
        return (Recovered(seat, board.recycled[0]),)
    return TurnedOver(), Recovered(seat, board.discards[0])


def tell(board: Board, fact: Fact) -> Board:  # noqa: C901  a case each
    match fact:
        case Dealt():
            return board
        case Counted(seat=seat):
            counts = changed(board.counts, seat, 1)
            return replace(board, counts=counts, fresh=board.fresh - 1, reaching=None)
        case Said(seat=seat):
            return replace(board, ready=board.ready | {seat})
        case Began(until=until):
            return replace(board, until=until)
        case Reached(seat=seat):
            return replace(board, reaching=seat)
        case Discarded(seat=seat, card=card):
            counts = changed(board.counts, seat, -1)
            return replace(board, counts=counts, discards=(*board.discards, card))
        case TurnedOver():
            return replace(board, recycled=board.discards, discards=())
        case Recovered(seat=seat):
            return replace(
                board, counts=changed(board.counts, seat, 1), recycled=board.recycled[1:]
            )
        case Offered(seat=seat, card=card):
            return replace(board, offers=tuple(sorted((*board.offers, (seat, card)))))
        case Swapped(seat=seat):
            return replace(board, offers=tuple(o for o in board.offers if o[0] != seat))
        case Turned(seat=seat, until=until):
            return replace(board, until=until, turned=board.turned | {seat})
        case Ended(won=won):
            return replace(board, ended=won)


def held(hand: tuple[int, ...], seat: Seat | None, seats: int, fact: Fact) -> tuple[int, ...]:
    """The hand of `seat` after a fact."""
    match fact:
        case Dealt(seat=who, card=card) | Recovered(seat=who, card=card) if who == seat:
            return tuple(sorted((*hand, card)))
        case Discarded(seat=who, card=card) if who == seat:
            return tuple(c for c in hand if c != card)
        case Swapped(seat=who, card=card, back=back) if seat is not None:
            gone, got = (card, back) if who == seat else (back, card)
            party = seat in (who, (who + 1) % seats)
            return tuple(sorted((*(c for c in hand if c != gone), got))) if party else hand
        case _:
            return hand


def apply(state: State, fact: Fact) -> State:
    seats = len(state.hands)
    hands = tuple(held(hand, Seat(s), seats, fact) for s, hand in enumerate(state.hands))
    fresh = state.fresh
    if isinstance(fact, Dealt):
        fresh = tuple(c for c in fresh if c != fact.card)
    return State(tell(state.board, fact), hands, fresh)


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    return View(setup(options, seats).board, seat)


def see(view: View, fact: Fact) -> View:
    hand = held(view.hand, view.seat, len(view.board.counts), fact)
    return View(tell(view.board, fact), view.seat, hand)


def moves(view: View) -> Moves[Move]:
    return offer(view.board, view.hand, view.seat)


SAND = Game(
    name="sand",
    version=1,
    seats=range(2, 4),
    options=Options,
    move=Move,
    fact=Fact,
    view=View,
    setup=setup,
    pending=pending,
    decide=decide,
    apply=apply,
    blank=blank,
    see=see,
    moves=moves,
)
