"""The umpire's side: who sees everything, and tells what the printed rules say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from sleuth.games.break_the_code.board import Board, clear, due, offer, stage, stalled, tell
from sleuth.games.break_the_code.cards import Question, answer
from sleuth.games.break_the_code.facts import (
    Answered,
    Appointed,
    Asked,
    Buried,
    Checked,
    Covered,
    Dealt,
    Declared,
    Fact,
    Failed,
    Guessed,
    Locked,
    Opened,
    Passed,
    Revealed,
    Screened,
    Stalled,
    Wrote,
)
from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.pieces import Options, is_shared, plain, rest
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel.data import Data, Drawn, Pending, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed

Notes = tuple[tuple[Seat, Hand | None], ...]


class State(Data, frozen=True):
    """The whole truth: the open table, all hands (the centre last), and what was written."""

    board: Board
    hands: tuple[Hand, ...] = ()
    written: Notes = ()


def setup(options: Options, seats: int) -> State:
    """Screens, and nothing behind them yet."""
    if options.first is not None and options.first >= seats:
        raise Malformed("break-the-code.first", seats=seats)
    return State(clear(options, seats))


def pending(state: State) -> Pending:
    """Who or what the match waits for: the open table tells."""
    return due(state.board)


def secret(state: State, seat: Seat | None) -> tuple[Hand, ...] | None:
    """What everybody wonders about: all hands, the centre last, once they are dealt."""
    del seat
    return state.hands if len(state.hands) == state.board.seats + state.board.crowd else None


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """What is told because of this input."""
    match came:
        case Played(seat=seat, move=move):
            if move not in offer(state.board, seat):
                raise refusal(state.board, seat, move)
            facts = played(state, seat, move)
            return *facts, *closing(state, facts)
        case Drawn(picks=picks):
            return drawn(state, picks)
        case _:
            raise IllegalMove("match.no-clock")


def drawn(state: State, picks: tuple[int, ...]) -> Sequence[Fact]:
    """Chance names the first player, deals a hand, or opens a card."""
    board = state.board
    if board.first is None:
        return (Appointed(Seat(picks[0])),)
    if board.hands == board.seats + board.crowd:
        return (Opened(board.pile[picks[0]]),)
    tiles = rest(board.box, state.hands)
    hand = plain(tiles[pick] for pick in picks)
    if board.hands == board.seats:
        return Buried(hand), Covered()
    seat = Seat(board.hands)
    return Dealt(seat, hand), Screened(seat)


def played(state: State, seat: Seat, move: Move) -> Sequence[Fact]:
    """What a legal move tells."""
    match move:
        case Ask(card=card, number=number):
            asked = Asked(seat, card, number)
            return asked, *answered(state, seat, Question(card, number))
        case Guess(tiles=tiles):
            return guessed(state, seat, plain(tiles))
        case Pass() if stage(state.board) == "last":
            return written(state, seat, None)
        case Pass():
            return (Passed(seat),)
        case _:
            assert_never(move)


def answered(state: State, asker: Seat, question: Question) -> Iterator[Answered]:
    """All opponents answer, clockwise, in or out; to a shared card the asker too."""
    seats = state.board.seats
    for step in range(1, seats + is_shared(question.card, seats)):
        seat = Seat((asker + step) % seats)
        yield Answered(seat, question.card, answer(question, state.hands[seat]))


def guessed(state: State, seat: Seat, tiles: Hand) -> Sequence[Fact]:
    """Spoken aloud between two; else written, and checked in secret."""
    board = state.board
    if not board.crowd:
        return Guessed(seat, tiles), verdict(state, seat, tiles, place=1)
    if stage(board) == "last":
        return written(state, seat, tiles)
    shares = board.options.guessing == "own-turn"
    place = 1 if shares else len(board.winners) + 1
    return Wrote(seat, tiles), *checked(state, seat, tiles, place)


def verdict(state: State, seat: Seat, tiles: Hand, place: int) -> Declared | Failed:
    """Right, if every tile is: of the opponent, or in the centre."""
    code = state.hands[-1] if state.board.crowd else state.hands[1 - seat]
    return Declared(seat, place) if tiles == code else Failed(seat)


def checked(state: State, seat: Seat, tiles: Hand | None, place: int) -> Sequence[Fact]:
    """Who wrote a guess looks at the centre alone, and says how it went."""
    if tiles is None:
        return (Passed(seat),)
    return Checked(seat, state.hands[-1]), verdict(state, seat, tiles, place)


def written(state: State, seat: Seat, tiles: Hand | None) -> Sequence[Fact]:
    """A last guess is settled; when all are, they are checked together and share a place."""
    board = state.board
    facts: tuple[Fact, ...] = (Wrote(seat, tiles), Locked(seat))
    if len(board.locked) + 1 < len(board.active):
        return facts
    notes, place = {**dict(state.written), seat: tiles}, len(board.winners) + 1
    for each in board.active:
        facts += (*checked(state, each, notes[each], place),)
    return facts


TURNS = frozenset({Asked, Declared, Failed, Passed})
"""What ends a turn, and may end the match."""


def closing(state: State, facts: Sequence[Fact]) -> Sequence[Fact]:
    """When the match is over, or has gone on for too long, all tiles are laid open."""
    after = reduce(tell, [fact for fact in facts if type(fact) in TURNS], state.board)
    if after.turn is None:
        return (Revealed(state.hands),)
    return (Stalled(), Revealed(state.hands)) if stalled(after) else ()


def refusal(board: Board, seat: Seat, move: Move) -> IllegalMove:
    """Why a move is refused, told from what lies open."""
    match move:
        case Ask() if stage(board) != "ask" or seat != board.turn:
            return IllegalMove("break-the-code.not-now")
        case Ask() if move.card not in board.cards:
            return IllegalMove("break-the-code.card")
        case Ask():
            return IllegalMove("break-the-code.number")
        case Guess() if offer(board, seat).products:
            return IllegalMove("break-the-code.tiles", n=board.box.hand)
        case Guess() if seat not in board.active or seat in board.locked:
            return IllegalMove("break-the-code.spent")
        case Pass() if seat == board.turn and stage(board) == "ask":
            return IllegalMove("break-the-code.must-ask")
        case _:
            return IllegalMove("break-the-code.not-now")


SECRET = frozenset({Dealt, Buried, Wrote})
"""What the umpire keeps besides the open table."""


def apply(state: State, fact: Fact) -> State:
    """The truth after a fact."""
    return apply_told(state, fact, tell(state.board, fact))


def apply_told(state: State, fact: Fact, board: Board) -> State:
    """The truth after a fact, of which this became the open board."""
    if type(fact) not in SECRET:
        return replace(state, board=board)
    match fact:
        case Dealt(hand=hand) | Buried(hand=hand):
            return replace(state, hands=(*state.hands, hand))
        case Wrote(seat=seat, tiles=tiles):
            return replace(state, written=(*state.written, (seat, tiles)))
        case _:
            return replace(state, board=board)
