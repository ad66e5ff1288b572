"""What lies open on the table, and every rule that needs no secret."""

from __future__ import annotations

from functools import cache
from typing import Literal, assert_never

from msgspec.structs import replace

from sleuth.games.break_the_code.cards import Answer, Card, Question, questions
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
from sleuth.games.break_the_code.pieces import Box, Options, is_shared
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel.data import Await, Data, Draw, Over, Pending, Seat
from sleuth.kernel.moves import Moves, Product, Some

Stage = Literal["draw", "ask", "chance", "bare", "last", "over"]
"""Chance draws · a card or a guess · somebody was right, who may still follow? · two players, no
card left · more players, no card left: last guesses, all at once · over."""

TOO_LONG = 2  # turns running without a card and without a right guess
MOST = 100  # turns of two players: an even number, so that it cuts off no last chance


BOTH = (Seat(0), Seat(1))


class Inquiry(Data, frozen=True):
    """A card that was used, and what each seat answered; a seat that need not answer has none."""

    seat: Seat
    question: Question
    answers: tuple[Answer | None, ...]


class Try(Data, frozen=True):
    """A guess that was spoken aloud, and whether it was right."""

    seat: Seat
    tiles: Hand
    right: bool = False


class Board(Data, frozen=True):
    """The open table. `turn` is nobody's once the match is over; `places` are won, by seat.

    A hand has `size` tiles; the asker answers `shared` cards too.
    """

    options: Options
    seats: int
    size: int
    shared: tuple[Card, ...]
    first: Seat | None
    turn: Seat | None
    row: tuple[Card | None, ...]
    places: tuple[int | None, ...]
    turns: tuple[int, ...]
    hands: int = 0
    asked: tuple[Inquiry, ...] = ()
    tries: tuple[Try, ...] = ()
    out: tuple[Seat, ...] = ()
    locked: tuple[Seat, ...] = ()
    idle: int = 0
    shown: tuple[Hand, ...] = ()

    @property
    def box(self) -> Box:
        """The tiles and cards of this match."""
        return self.options.box(self.seats)

    @property
    def crowd(self) -> bool:
        """Three or more players, who all look for the tiles in the centre."""
        return self.seats > 2

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie open."""
        row = self.row
        return tuple(card for card in row if card is not None) if None in row else row  # type: ignore[return-value]

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards nobody has seen yet, lowest first."""
        seen = {*self.row, *[each.question.card for each in self.asked]}
        return tuple(card for card in self.box.deck if card not in seen)

    @property
    def left(self) -> int:
        """How many cards nobody has seen yet."""
        row = self.row
        return len(self.box.deck) - len(row) + row.count(None) - len(self.asked)

    @property
    def refill(self) -> bool:
        """Is there a gap in the row, and a card to fill it?"""
        return None in self.row and self.left > 0

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who may still win by a guess: with two players both, else who has not guessed."""
        if self.seats == 2:
            return BOTH
        every = map(Seat, range(self.seats))
        return tuple(s for s in every if self.places[s] is None and s not in self.out)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who was right."""
        if not any(self.places):
            return ()
        return tuple(Seat(s) for s in range(self.seats) if self.places[s] is not None)


@cache
def clear(options: Options, seats: int) -> Board:
    """The table before anything happened."""
    first = None if options.first is None else Seat(options.first)
    box = options.box(seats)
    shared = tuple(card for card in box.deck if is_shared(card, seats))
    row = (None,) * box.row
    return Board(options, seats, box.hand, shared, first, first, row, (None,) * seats, (0,) * seats)


def stage(board: Board) -> Stage:
    """What the match has come to."""
    crowd, row = board.crowd, board.row
    if board.first is None or board.hands < board.seats + crowd:
        return "draw"
    if board.turn is None:
        return "over"
    if None in row and board.refill:
        return "draw"
    if any(board.places) and (not crowd or board.options.guessing == "own-turn"):
        return "chance"
    if any(row):
        return "ask"
    return "last" if crowd else "bare"


def due(board: Board) -> Pending:
    """Who or what the match waits for."""
    match stage(board):
        case "draw":
            return draw(board)
        case "over":
            return Over(ranking(board), why(board), len(won(board)))
        case "last":
            return Await(frozenset(board.active).difference(board.locked))
        case _:
            assert board.turn is not None
            return Await(frozenset({board.turn}))


def draw(board: Board) -> Draw:
    """The lot for the first player, then hands, then cards one by one."""
    if board.first is None:
        return Draw(board.seats)
    box = board.box
    if board.hands < board.seats + board.crowd:
        return Draw(len(box.tiles) - board.hands * box.hand, box.hand)
    return Draw(board.left)


def ranking(board: Board) -> tuple[tuple[Seat, ...], ...]:
    """Places as they were won, then all who won none."""
    groups = [tuple(s for s in board.winners if board.places[s] == place) for place in won(board)]
    losers = tuple(Seat(s) for s in range(board.seats) if s not in board.winners)
    return (*groups, losers) if losers else tuple(groups)


def won(board: Board) -> list[int]:
    """The places that were won: everyone who declared has one."""
    return sorted({place for place in board.places if place is not None})


def why(board: Board) -> str:
    """How the match ended: a tie is a first place that several share."""
    if not board.winners:
        return "nobody"
    return "tie" if board.places.count(1) > 1 else "broken"


NOTHING: Moves[Move] = Moves()


@cache
def _guesses(box: Box) -> Product[Guess]:
    return Product(Guess, tiles=Some(box.tiles, box.hand))


@cache
def _offer(box: Box, cards: tuple[Card, ...], may_guess: bool, may_pass: bool) -> Moves[Move]:
    asks = (Ask(each.card, each.number) for card in cards for each in questions(card))
    passes = (Pass(),) if may_pass else ()
    return Moves((*asks, *passes), (_guesses(box),) if may_guess else ())


def offer(board: Board, seat: Seat | None) -> Moves[Move]:
    """What this seat may do now."""
    if seat is None:
        return NOTHING
    mine = seat == board.turn
    if not mine and not board.crowd:
        return NOTHING
    match stage(board):
        case "ask":
            cards = board.cards if mine else ()
            alone = board.crowd and board.active == (seat,)
            return _offer(board.box, cards, may_guess(board, seat), alone)
        case "chance" | "bare":
            return _offer(board.box, (), True, True) if mine else NOTHING
        case "last" if seat in board.active and seat not in board.locked:
            return _offer(board.box, (), True, True)
        case _:
            return NOTHING


def may_guess(board: Board, seat: Seat) -> bool:
    """While cards lie open: on one's turn, or at any time where that was agreed."""
    any_time = board.crowd and board.options.guessing == "any-time"
    return seat in board.active and (seat == board.turn or any_time)


def tell(board: Board, fact: Fact) -> Board:
    """The table after an open fact; a secret changes nothing here."""
    match fact:
        case Guessed(seat=seat, tiles=tiles):
            return replace(board, tries=(*board.tries, Try(seat, tiles)))
        case Failed() | Declared() | Passed():
            return _settled(board, fact)
        case Answered():
            return _answered(board, fact)
        case Asked():
            return _asked(board, fact)
        case Opened() | Appointed() | Screened() | Covered():
            return _laid(board, fact)
        case Stalled():
            return replace(board, turn=None)
        case Locked(seat=seat):
            return replace(board, locked=(*board.locked, seat))
        case Revealed(hands=hands):
            return replace(board, shown=hands)
        case Dealt() | Buried() | Wrote() | Checked():
            return board
        case _:
            assert_never(fact)


def _laid(board: Board, fact: Appointed | Screened | Covered | Opened) -> Board:
    """What chance decided: who begins, a hand, or a card in the first gap of the row."""
    match fact:
        case Appointed(seat=seat):
            return replace(board, first=seat, turn=seat)
        case Opened(card=card):
            gap = board.row.index(None)
            return replace(board, row=(*board.row[:gap], card, *board.row[gap + 1 :]))
        case _:
            return replace(board, hands=board.hands + 1)


def _answered(board: Board, fact: Answered) -> Board:
    """One more seat answered the last card."""
    *before, last = board.asked
    answers = (*last.answers[: fact.seat], fact.answer, *last.answers[fact.seat + 1 :])
    return replace(board, asked=(*before, replace(last, answers=answers)))


def _asked(board: Board, fact: Asked) -> Board:
    """A card leaves the row, and the turn passes on."""
    inquiry = Inquiry(fact.seat, Question(fact.card, fact.number), (None,) * board.seats)
    gap = board.row.index(fact.card)
    return replace(
        board,
        row=(*board.row[:gap], None, *board.row[gap + 1 :]),
        asked=(*board.asked, inquiry),
        turns=_counted(board, fact.seat),
        turn=following(board, fact.seat),
    )


def _settled(board: Board, fact: Declared | Failed | Passed) -> Board:
    """A guess was right, wrong, or let go."""
    seat, turns, right = fact.seat, _counted(board, fact.seat), type(fact) is Declared
    after = replace(board, turns=turns, idle=board.idle + (not right and not board.cards))
    if type(fact) is Declared:
        after = _won(after, fact)
    elif board.crowd:
        after = replace(after, out=(*board.out, seat))
    if ended(after, seat):
        return replace(after, turn=None)
    return replace(after, turn=following(after, seat)) if seat == board.turn else after


def _won(board: Board, fact: Declared) -> Board:
    """A seat takes its place; what it said aloud is now known to be so."""
    places = (*board.places[: fact.seat], fact.place, *board.places[fact.seat + 1 :])
    tries = board.tries
    if tries:
        tries = (*tries[:-1], replace(tries[-1], right=True))
    return replace(board, places=places, tries=tries)


def _counted(board: Board, seat: Seat) -> tuple[int, ...]:
    return (*board.turns[:seat], board.turns[seat] + 1, *board.turns[seat + 1 :])


def following(board: Board, seat: Seat) -> Seat:
    """Who is next, clockwise, among those who can still win; else the same seat again."""
    if board.seats == 2:
        return Seat(1 - seat)
    for step in range(1, board.seats):
        other = Seat((seat + step) % board.seats)
        if other in board.active:
            return other
    return seat


def ended(board: Board, seat: Seat) -> bool:
    """Is the match over, now that this seat's guess was right, wrong, or let go?"""
    winners = board.winners
    if not board.crowd:
        if not winners:
            return board.idle == TOO_LONG
        return seat != board.first or winners != (board.first,)
    if winners and board.options.guessing == "own-turn":
        return not any(order(board, s) > order(board, seat) for s in board.active)
    return not board.active or len(winners) >= board.seats - 1


def stalled(board: Board) -> bool:
    """Have two players had all the turns that there are?"""
    return not board.crowd and sum(board.turns) >= MOST


def order(board: Board, seat: Seat) -> int:
    """How many seats move before this one in a round."""
    assert board.first is not None
    return (seat - board.first) % board.seats
