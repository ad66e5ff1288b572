"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games.code_x.board import Board, clear, put
from sleuth.games.code_x.facts import (
    Asked,
    Coded,
    Dealt,
    Deciphered,
    Declared,
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
from sleuth.games.code_x.moves import Move
from sleuth.games.code_x.offers import offer
from sleuth.games.code_x.pieces import Code, Options, Token, ascending, right_of
from sleuth.games.code_x.tell import tell
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.moves import Moves

Clue = (
    Dealt
    | Coded
    | Took
    | Found
    | Saw
    | Swapped
    | Dropped
    | Shown
    | Asked
    | Moved
    | Deciphered
    | Declared
)
CLUES = (
    Dealt,
    Coded,
    Took,
    Found,
    Saw,
    Swapped,
    Dropped,
    Shown,
    Asked,
    Moved,
    Deciphered,
    Declared,
)


class View(Data, frozen=True):
    """The open board, my tokens, the codes I see, and what I saw lie where.

    `known` has a token for each place, 0 where I cannot tell; `asked` is the token on the question
    field, if I know it; `clues` is what I was told about tokens, in order.
    """

    board: Board
    seat: Seat | None
    hand: tuple[Token, ...]
    codes: tuple[Code, ...]
    known: tuple[Token, ...]
    asked: Token = 0
    clues: tuple[Clue, ...] = ()


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    box = options.box(seats)
    places = (0,) * (box.cells + box.slots)
    return View(clear(options, seats), seat, (), ((),) * seats, places)


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    board = tell(view.board, fact)
    clues = (*view.clues, fact) if isinstance(fact, CLUES) else view.clues
    view = replace(view, board=board, clues=clues)
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
            return replace(less(view, token), asked=token)
        case Moved(slot=slot, to=to):
            known = put(put(view.known, to, view.known[slot]), slot, view.asked)
            return replace(view, known=known, asked=0)
        case _:
            return view


def less(view: View, *tokens: Token) -> View:
    """Tokens leave my screen."""
    return replace(view, hand=tuple(each for each in view.hand if each not in tokens))


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.seat, view.hand)
