"""The umpire's side: who sees every hand, and tells what the printed rules say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from sleuth.games.x_code.board import (
    Board,
    Cards,
    clear,
    due,
    everyone,
    lying,
    tell,
    terms_of,
)
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
from sleuth.games.x_code.hands import held
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
from sleuth.games.x_code.offers import allows, refusal
from sleuth.games.x_code.pieces import (
    DEALT,
    SIDES,
    TIME,
    Card,
    Options,
    deck,
    face,
    terms,
    together,
    without,
)
from sleuth.kernel.data import Data, Drawn, Millis, Pending, Played, Rang, Seat
from sleuth.kernel.errors import Malformed


class State(Data, frozen=True):
    """The whole truth: the open table and every hand. Cards that nobody has seen have no order."""

    board: Board
    hands: tuple[Cards, ...]


def setup(options: Options, seats: int) -> State:
    """An empty table, for which there are cards enough."""
    needed, cards = DEALT * seats, terms(options, seats).cards
    if cards < needed:
        raise Malformed("x-code.deck", seats=seats, needed=needed, cards=cards)
    return bare(options, seats)


def bare(options: Options, seats: int) -> State:
    """An empty table, whatever there is to deal: so it was in version 1."""
    return State(clear(options, seats), ((),) * seats)


def pending(state: State) -> Pending:
    """Who or what the match waits for: the open table tells."""
    return due(state.board)


def secret(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """What a seat wonders about: the hands."""
    del seat
    return state.hands


def unseen(state: State) -> Cards:
    """The cards that nobody has seen yet, lowest first."""
    board = state.board
    lies = [*board.pile, *board.discards]
    laid = [each for one in (*board.sets, *board.times) for each in one.cards]
    held_ = [each for hand in state.hands for each in hand]
    every = deck(board.options, len(board.counts), board.odd)
    return without(every, (*lies, *laid, *held_))


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """What is told because of this input."""
    match came:
        case Played(seat=seat, move=move):
            board, hand = state.board, state.hands[seat]
            if not allows(board, hand, seat, move):
                raise refusal(board, hand, seat, move)
            return tuple(played(board, hand, came))
        case Drawn(picks=picks):
            return tuple(drawn(state, picks, came.at))
        case Rang():
            return (RanOut(),)


def drawn(state: State, picks: tuple[int, ...], at: Millis) -> Iterator[Fact]:
    """Chance answered: the odd Time card, a first hand, or a card from the pile."""
    board = state.board
    if board.odd is None and terms_of(board).time % 2:
        yield Stacked(SIDES[picks[0]])
        return
    left = unseen(state)
    if board.reaching is None:
        seat = Seat(board.counts.index(0))
        yield from (Dealt(seat, tuple(left[each] for each in picks)), Served(seat))
        return
    seat, card = board.reaching, left[picks[0]]
    yield from (Drew(seat, card), Took(seat, at))
    yield from spill(board, seat, together(state.hands[seat], (card,)))


def spill(board: Board, seat: Seat, hand: Cards) -> Iterator[Fact]:
    """Beyond the limit, the whole hand goes to the discards, lowest card first."""
    if len(hand) > terms_of(board).limit:
        yield Spilled(seat, hand)


def played(board: Board, hand: Cards, came: Played[Move]) -> Iterator[Fact]:
    """What a legal move tells."""
    seat, move = came.seat, came.move
    match move:
        case SayReady():
            yield Ready(seat)
            if len(board.ready) + 1 == len(board.counts):
                yield Began(came.at, Millis(came.at + terms_of(board).sand))
        case Take():
            yield from taken(board, hand, seat, came.at)
        case Discard(cards=cards):
            yield Discarded(seat, cards, came.at)
        case Offer(card=card, side=side):
            yield Offered(board.made + 1, seat, side, card, came.at)
        case Answer():
            yield swapped(board, seat, move)
        case Refuse(offer=number):
            yield Refused(number, seat)
        case Withdraw(offer=number):
            yield Withdrawn(number, seat)
        case Lay(cards=cards):
            yield from laid(board, seat, cards, came.at)
        case _:
            assert_never(move)


def taken(board: Board, hand: Cards, seat: Seat, at: Millis) -> Iterator[Fact]:
    """A seat draws: what nobody has seen needs chance, what was turned over is known to all."""
    if board.fresh:
        yield Reached(seat)
        return
    if not board.pile:
        yield Recycled()
    card: Card = (board.pile or board.discards)[0]
    yield Picked(seat, card, at)
    yield from spill(board, seat, together(hand, (card,)))


def swapped(board: Board, seat: Seat, move: Answer) -> Swapped:
    """Both cards change hands at once."""
    other = lying(board, move.offer)
    assert other is not None
    return Swapped(move.offer, other.seat, other.card, seat, move.card)


def laid(board: Board, seat: Seat, cards: Cards, at: Millis) -> Iterator[Fact]:
    """A code set closes its space; a Time set turns the timer."""
    if face(cards[0]) != TIME:
        yield Laid(seat, face(cards[0]), cards)
        return
    until = turned(board, at)
    yield Turned(seat, cards, at, until)
    if until <= at:
        yield RanOut()


def turned(board: Board, at: Millis) -> Millis:
    """Sand that is above goes below: with r left, all but r is left. Refilled, it is all there."""
    assert board.until is not None
    left = board.until - at if board.options.timer == "sand" else 0
    return Millis(at + terms_of(board).sand - left)


def apply(state: State, fact: Fact) -> State:
    """The truth after a fact."""
    return apply_told(state, fact, tell(state.board, fact))


def apply_told(state: State, fact: Fact, board: Board) -> State:
    """The truth after a fact, of which this became the open board."""
    seats = everyone(state.board)
    hands = tuple(held(hand, seat, fact) for hand, seat in zip(state.hands, seats, strict=True))
    return State(board, hands)
