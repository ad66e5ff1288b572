"""The shape of Code X: everybody chooses a neighbour's code in secret, all but its owner see it.

Tokens are numbers. A token that lies in a place exists only when somebody first looks at it; the
places are public, so a token can be followed with the eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from sleuth.kernel.data import Await, Data, Draw, Drawn, Over, Pending, Played, Rang, Seat, Tagged
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Open, Others, Own, Pair, Shadow
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves, OneOf, Product


class Options(Data, frozen=True):
    """How many tokens there are beyond two a seat, and after how many turns it is a draw."""

    places: int = 1
    turns: int = 4


class Give(Tagged, frozen=True):
    """Choose one of my two tokens as my neighbour's code."""

    token: int


class Look(Tagged, frozen=True):
    """Look at the token in a place."""

    place: int


class Exchange(Tagged, frozen=True):
    """Lay my token in a place, and take what lies there."""

    place: int


class Ask(Tagged, frozen=True):
    """Show my token to somebody, who says whether my code is of its kind (odd or even)."""

    whom: Seat


class Decipher(Tagged, frozen=True):
    """Name my own code."""

    token: int


Move = Give | Look | Exchange | Ask | Decipher


class Dealt(Own, frozen=True):
    """The two tokens of a seat."""

    tokens: tuple[int, ...]


class Given(Own, frozen=True):
    """What a seat chose."""

    token: int


class Locked(Shadow, frozen=True):
    """A seat has chosen."""

    seat: Seat


class Coded(Others, frozen=True):
    """The code of `seat`, for everyone else."""

    token: int


class Began(Open, frozen=True):
    """All have chosen."""


class Approached(Open, frozen=True):
    """A seat looks into a place, or lays its token there."""

    seat: Seat
    place: int
    exchange: bool


class Saw(Own, frozen=True):
    """What lay in the place."""

    place: int
    token: int
    exchange: bool


class Passed(Open, frozen=True):
    """The turn goes on; those who were to skip have skipped."""

    turn: Seat
    skipped: tuple[Seat, ...]


class Shown(Pair, frozen=True):
    """The token of a question, for asker and answerer."""

    token: int


class Answered(Open, frozen=True):
    """A question and its answer."""

    seat: Seat
    other: Seat
    same: bool


class Named(Open, frozen=True):
    """A seat named its code."""

    seat: Seat
    token: int
    right: bool


Fact = Dealt | Given | Locked | Coded | Began | Approached | Saw | Passed | Shown | Answered | Named


class Board(Data, frozen=True):
    """What lies open."""

    options: Options
    seats: int
    locked: frozenset[Seat] = frozenset()
    begun: bool = False
    turn: Seat = Seat(0)
    turns: int = 0
    owing: frozenset[Seat] = frozenset()
    near: tuple[Seat, int, bool] | None = None
    winner: Seat | None = None


class State(Data, frozen=True):
    """The truth."""

    board: Board
    unseen: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    codes: tuple[int | None, ...]
    lying: tuple[int | None, ...]


class View(Data, frozen=True):
    """What lies open, my token or tokens, the codes of the others, and what I saw where."""

    board: Board
    seat: Seat | None
    hand: tuple[int, ...] = ()
    codes: tuple[tuple[Seat, int], ...] = ()
    saw: tuple[tuple[int, int], ...] = ()


def everyone(board: Board) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(board.seats)))


def waited(board: Board) -> Await | Over:
    """Who is waited for when chance is not."""
    if board.winner is not None:
        losers = tuple(s for s in everyone(board) if s != board.winner)
        return Over(((board.winner,), losers), "deciphered")
    if board.turns >= board.options.turns:
        return Over((everyone(board),), "stalemate")
    return Await(frozenset({board.turn} if board.begun else {*everyone(board)} - board.locked))


def offer(board: Board, hand: tuple[int, ...], seat: Seat | None) -> Moves[Move]:
    """What a seat with these tokens may do."""
    if seat is None or not hand or isinstance(waited(board), Over):
        return Moves()
    if not board.begun:
        return Moves(() if seat in board.locked else [Give(token) for token in hand])
    if seat != board.turn:
        return Moves()
    tokens = tuple(range(2 * board.seats + board.options.places))
    places = OneOf(tuple(range(board.options.places)))
    asks = [Ask(other) for other in everyone(board) if other != seat]
    kinds = (Product(Look, place=places), Product(Exchange, place=places))
    return Moves(asks, (*kinds, Product(Decipher, token=OneOf(tokens))))


def setup(options: Options, seats: int) -> State:
    tokens = tuple(range(2 * seats + options.places))
    nothing = (None,) * seats
    return State(Board(options, seats), tokens, ((),) * seats, nothing, (None,) * options.places)


def pending(state: State) -> Pending:
    if () in state.hands:
        return Draw(len(state.unseen), 2)
    if state.board.near is not None:
        return Draw(len(state.unseen))
    return waited(state.board)


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    match came:
        case Drawn(picks=picks) if () in state.hands:
            seat = Seat(state.hands.index(()))
            return (Dealt(seat, tuple(state.unseen[p] for p in picks)),)
        case Drawn(picks=(pick,)):
            assert state.board.near is not None
            seat, place, exchange = state.board.near
            return Saw(seat, place, state.unseen[pick], exchange), passed(state.board)
        case Played(seat=seat, move=move):
            if move not in offer(state.board, state.hands[seat], seat):
                raise IllegalMove("spy.not-now")
            return played(state, seat, move)
        case _:
            raise IllegalMove("match.no-clock")


def played(state: State, seat: Seat, move: Move) -> Sequence[Fact]:
    board = state.board
    match move:
        case Give(token=token):
            return Given(seat, token), Locked(seat), *codes(state, seat, token)
        case Look(place=place) | Exchange(place=place):
            exchange = isinstance(move, Exchange)
            near, lies = Approached(seat, place, exchange), state.lying[place]
            if lies is None:
                return (near,)
            return near, Saw(seat, place, lies, exchange), passed(board)
        case Ask(whom=whom):
            code, (token,) = state.codes[seat], state.hands[seat]
            assert code is not None
            same = code % 2 == token % 2
            return Shown(seat, whom, token), Answered(seat, whom, same), passed(board)
        case Decipher(token=token):
            right = token == state.codes[seat]
            named = Named(seat, token, right)
            return (named,) if right else (named, passed(tell(board, named)))
        case _:
            assert_never(move)


def codes(state: State, seat: Seat, token: int) -> Sequence[Fact]:
    """When the last has chosen, every code is told to all but its owner."""
    board = state.board
    if len(board.locked) + 1 < board.seats:
        return ()
    owner = (seat + 1) % board.seats
    every = (token if s == owner else state.codes[s] for s in range(board.seats))
    coded = [Coded(Seat(s), code) for s, code in enumerate(every) if code is not None]
    return *coded, Began()


def passed(board: Board) -> Passed:
    """The next seat that owes no skip; a skip is paid when it is passed over."""
    turn, skipped = Seat((board.turn + 1) % board.seats), []
    while turn in board.owing and turn not in skipped:
        skipped.append(turn)
        turn = Seat((turn + 1) % board.seats)
    return Passed(turn, tuple(skipped))


def tell(board: Board, fact: Fact) -> Board:
    match fact:
        case Locked(seat=seat):
            return replace(board, locked=board.locked | {seat})
        case Began():
            return replace(board, begun=True)
        case Passed(turn=turn, skipped=skipped):
            owing, turns = board.owing - {*skipped}, board.turns + 1 + len(skipped)
            return replace(board, turn=turn, turns=turns, owing=owing, near=None)
        case Approached(seat=seat, place=place, exchange=exchange):
            return replace(board, near=(seat, place, exchange))
        case Named(seat=seat, right=True):
            return replace(board, winner=seat)
        case Named(seat=seat):
            return replace(board, owing=board.owing | {seat})
        case _:
            return board


def put(items: tuple[int | None, ...], at: int, value: int) -> tuple[int | None, ...]:
    return (*items[:at], value, *items[at + 1 :])


def apply(state: State, fact: Fact) -> State:
    state = replace(state, board=tell(state.board, fact))
    hands = list(state.hands)
    match fact:
        case Dealt(seat=seat, tokens=tokens):
            hands[seat] = tokens
            unseen = tuple(t for t in state.unseen if t not in tokens)
            return replace(state, hands=tuple(hands), unseen=unseen)
        case Given(seat=seat, token=token):
            hands[seat] = tuple(t for t in hands[seat] if t != token)
            owner = (seat + 1) % state.board.seats
            return replace(state, hands=tuple(hands), codes=put(state.codes, owner, token))
        case Saw(seat=seat, place=place, token=token, exchange=exchange):
            unseen = tuple(t for t in state.unseen if t != token)
            left = hands[seat][0] if exchange else token
            hands[seat] = (token,) if exchange else hands[seat]
            lying = put(state.lying, place, left)
            return replace(state, hands=tuple(hands), unseen=unseen, lying=lying)
        case _:
            return state


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    return View(Board(options, seats), seat)


def see(view: View, fact: Fact) -> View:
    view = replace(view, board=tell(view.board, fact))
    match fact:
        case Dealt(tokens=tokens):
            return replace(view, hand=tokens)
        case Given(token=token):
            return replace(view, hand=tuple(t for t in view.hand if t != token))
        case Coded(seat=seat, token=token):
            return replace(view, codes=(*view.codes, (seat, token)))
        case Saw(place=place, token=token, exchange=exchange):
            hand = (token,) if exchange else view.hand
            return replace(view, hand=hand, saw=(*view.saw, (place, token)))
        case _:
            return view


def moves(view: View) -> Moves[Move]:
    if view.board.near is not None:
        return Moves()
    return offer(view.board, view.hand, view.seat)


SPY = Game(
    name="spy",
    version=1,
    seats=range(3, 6),
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
