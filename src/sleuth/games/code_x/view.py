"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games.code_x.board import Board, clear, put
from sleuth.games.code_x.clues import Clues, noted
from sleuth.games.code_x.facts import (
    Coded,
    Dealt,
    Dropped,
    Fact,
    Found,
    Gave,
    Moved,
    Saw,
    Shown,
    Swapped,
    Took,
)
from sleuth.games.code_x.memory import Held, pack, unpack
from sleuth.games.code_x.moves import Move
from sleuth.games.code_x.offers import offer
from sleuth.games.code_x.pieces import Code, Options, Token, ascending, right_of
from sleuth.games.code_x.tell import tell
from sleuth.games.code_x.thinking.cases import begin, is_followed, learn
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.moves import Moves


class View(Data, frozen=True):
    """The open board, my tokens, the codes I see, and what I saw lie where.

    `known` has a token for each place, 0 where I cannot tell; `asked` is the token on the question
    field, if I know it; `given` are, by seat, the tokens that I know it saw in a question. `clues`
    is all that tells something about my code, in order; `held` is where tokens may be.
    """

    board: Board
    seat: Seat | None
    hand: tuple[Token, ...]
    codes: tuple[Code, ...]
    known: tuple[Token, ...]
    asked: Token = 0
    given: tuple[tuple[Token, ...], ...] = ()
    clues: Clues = ()
    held: Held | None = None


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    box = options.box(seats)
    places = (0,) * (box.cells + box.slots)
    none: tuple[tuple[Token, ...], ...] = ((),) * seats
    held = None if seat is None else pack(begin(box, seats, seat))
    return View(clear(options, seats), seat, (), none, places, given=none, held=held)


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    return see_told(view, fact, tell(view.board, fact))


def see_told(view: View, fact: Fact, board: Board) -> View:
    """What is known after one more fact, of which this became the open board."""
    view = remembered(view, fact, board)
    match fact:
        case Dealt(tokens=tokens):
            return replace(view, hand=tokens)
        case Gave(seat=seat, code=code):
            owner = right_of(seat, board.seats)
            return replace(less(view, *code), codes=put(view.codes, owner, code))
        case Coded(seat=seat, code=code):
            return replace(view, codes=put(view.codes, seat, code))
        case Found(token=token):
            return replace(view, hand=ascending((*view.hand, token)))
        case Took(place=place) | Swapped(place=place):
            return replace(view, known=put(view.known, place, 0))
        case Saw(place=place, token=token):
            return replace(view, known=put(view.known, place, token))
        case Dropped(place=place, token=token):
            return replace(less(view, token), known=put(view.known, place, token))
        case Shown(token=token):
            return replace(less(shared(view, fact), token), asked=token)
        case Moved(slot=slot, to=to):
            known = put(put(view.known, to, view.known[slot]), slot, view.asked)
            return replace(view, known=known, asked=0)
        case _:
            return view


def remembered(view: View, fact: Fact, board: Board) -> View:
    """What a fact tells a seat about its code, and about where tokens may be."""
    if view.seat is None or view.held is None:
        return replace(view, board=board)
    clues = noted(view.clues, fact, view.seat, view.asked, view.held.unseen)
    if not is_followed(fact, view.seat):
        return replace(view, board=board, clues=clues)
    held = learn(unpack(view.held, view.seat, view.codes), fact)
    return replace(view, board=board, clues=clues, held=pack(held))


def shared(view: View, fact: Shown) -> View:
    """Somebody else saw a token in a question, and I know it."""
    seat = fact.other if fact.seat == view.seat else fact.seat
    tokens = ascending({*view.given[seat], fact.token})
    return replace(view, given=put(view.given, seat, tokens))


def less(view: View, *tokens: Token) -> View:
    """Tokens leave my screen."""
    return replace(view, hand=tuple(each for each in view.hand if each not in tokens))


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.seat, view.hand)
