"""What lies open on the table, and every rule that needs no secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from msgspec.structs import replace

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.facts import (
    Caught,
    Cornered,
    Declined,
    Doubled,
    Escaped,
    Exchanged,
    Fact,
    Hid,
    Lurked,
    Paid,
    Placed,
    Readied,
    Stepped,
    Stranded,
    Surfaced,
    Travelled,
    Vanished,
    Wished,
)
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import FARES, MISTER_X, Fare, Field, Options, Purse, Wish
from sleuth.kernel.data import Await, Data, Draw, Over, Pending, Seat
from sleuth.kernel.moves import Moves, OneOf, Product

End = Literal["caught", "cornered", "escaped", "stranded"]
TRADERS = 3  # the fourth detective's start is fixed


class Board(Data, frozen=True):
    """The map as all see it. `posts` are the detectives' stations, `todo` those who still move.

    `lair` is Mister X's start, if it lies open; who is `placed` has drawn nothing or drawn already.
    `ready` are the detectives who are content with their starts, `wishes` what others ask for.
    """

    options: Options
    seats: int
    posts: tuple[Station, ...] = ()
    lair: Station | None = None
    placed: bool = True
    ready: tuple[Seat, ...] = ()
    wishes: tuple[Wish, ...] = ()
    log: tuple[Field, ...] = ()
    todo: tuple[Seat, ...] = ()
    moved: tuple[Seat, ...] = ()
    black: int = 0
    doubles: int = 0
    purses: tuple[Purse, ...] = ()
    over: End | None = None

    @property
    def rounds(self) -> int:
        """How many turns Mister X has had: a double move fills two fields in one."""
        return len(self.log) - (self.options.timetable.doubles - self.doubles)

    @property
    def spotted(self) -> Station | None:
        """Where Mister X stands, if that lies open."""
        return self.log[-1].at if self.log else self.lair


@cache
def clear(options: Options, seats: int) -> Board:
    """The board before anything happened: who does not draw a start stands on the printed one."""
    table, printed = options.timetable, options.chosen
    purses = (Purse(*table.purse),) * (seats - 1) if table.purse else ()
    return Board(
        options,
        seats,
        posts=table.posts[: seats - 1] if printed else (),
        lair=table.lairs[0] if printed else None,
        placed=printed,
        black=table.black,
        doubles=table.doubles,
        purses=purses,
    )


def detectives(board: Board) -> range:
    """The seats of the detectives."""
    return range(1, board.seats)


def due(board: Board) -> Pending:
    """Who or what the match waits for."""
    if board.over is not None:
        return Over(places(board.over, board.seats), board.over)
    if len(board.posts) < board.seats - 1:
        return Draw(len(board.options.chart.classic.posts), board.seats - 1, ordered=True)
    if not board.placed:
        return Draw(len(board.options.chart.classic.lairs))
    return waiting(board.todo or unready(board))


@cache
def waiting(todo: tuple[Seat, ...]) -> Await:
    """The detectives who still have something to do; when there are none, Mister X."""
    return Await(frozenset(todo or (MISTER_X,)))


def unready(board: Board) -> tuple[Seat, ...]:
    """The detectives who still choose their starts; drawn ones are not chosen."""
    if board.log or not board.options.chosen:
        return ()
    return tuple(Seat(seat) for seat in detectives(board) if seat not in board.ready)


@cache
def places(end: End, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The detectives win or lose together."""
    yard = tuple(map(Seat, range(1, seats)))
    return (yard, (MISTER_X,)) if end in ("caught", "cornered") else ((MISTER_X,), yard)


def finished(board: Board) -> bool:
    """Was this the last turn? Either the log is full, or the rounds are played."""
    last = board.options.last_field
    if last is None:
        return board.rounds >= board.options.timetable.rounds
    return len(board.log) >= last


def hides(options: Options, field: int) -> bool:
    """Does this field of the log (1 is the first) stay covered, whatever the ticket?"""
    return field in options.timetable.covered


NOTHING: Moves[Move] = Moves()


def offer(board: Board, seat: Seat | None, at: Station | None) -> Moves[Move]:
    """What this seat may do now; `at` is where Mister X stands, if the seat is his."""
    if seat is None or board.over is not None or not board.placed:
        return NOTHING
    if seat != MISTER_X:
        return _walks(board, seat) if board.log else _starts(board, seat)
    if board.todo or at is None or unready(board):
        return NOTHING
    return journeys(board.options, at, board.posts, len(board.log), (board.black, board.doubles))


def _starts(board: Board, seat: Seat) -> Moves[Move]:
    """While starts are chosen: who is ready asks for no other, but may still answer who does."""
    if not unready(board):
        return NOTHING
    asking = tuple(wish.seat for wish in board.wishes if wish.other == seat)
    answers = tuple(Decline(other) for other in asking)
    if seat in board.ready:
        return Moves((*map(Exchange, asking), *answers))
    trades = (Exchange(o) for o in traders(seat) if Wish(seat, o) not in board.wishes)
    return Moves((Ready(), *trades, *answers))


def traders(seat: Seat) -> tuple[Seat, ...]:
    """With whom a detective may change starts."""
    return tuple(Seat(s) for s in range(1, TRADERS + 1) if s != seat) if seat <= TRADERS else ()


def _walks(board: Board, seat: Seat) -> Moves[Move]:
    return Moves(tuple(walks(board, seat))) if seat in board.todo else NOTHING


def walks(board: Board, seat: Seat) -> Iterator[Go]:
    """Every step that a detective can make from where he stands."""
    return (go for go in steps(board, seat) if go.to not in board.posts)


def steps(board: Board, seat: Seat) -> Iterator[Go]:
    """Wherever a detective's streets and tickets lead, whoever stands there."""
    options, at = board.options, board.posts[seat - 1]
    if not options.classic:
        yield from map(Go, options.chart.streets[at])
        return
    for by in fares(board.purses[seat - 1]):
        yield from (Go(to, by) for to in options.chart.around[by][at])


def fares(purse: Purse) -> Iterator[Fare]:
    """The tickets of which some are left."""
    if purse.taxi:
        yield "taxi"
    if purse.bus:
        yield "bus"
    if purse.underground:
        yield "underground"


def rides(
    options: Options, at: Station, taken: tuple[Station, ...], field: int, black: int
) -> tuple[Go, ...]:
    """Every single move of Mister X that fills this field. He may not step on a detective."""
    map_ = options.chart
    if options.classic:
        plain = [Go(to, by) for by in FARES for to in map_.around[by][at] if to not in taken]
        dark = map_.anywhere[at] if black else ()
    else:
        plain = [Go(to) for to in map_.streets[at] if to not in taken]
        dark = map_.streets[at] if black and not hides(options, field) else ()
    return (*plain, *(Go(to, "black") for to in dark if to not in taken))


@lru_cache(maxsize=4096)
def journeys(
    options: Options, at: Station, taken: tuple[Station, ...], filled: int, tickets: tuple[int, int]
) -> Moves[Move]:
    """All that Mister X may do with black tickets and double moves, so many fields being filled."""
    black, doubles = tickets
    firsts = rides(options, at, taken, filled + 1, black)
    if not doubles:
        return Moves(firsts)
    products = []
    for first in firsts:
        left = black - (first.by == "black")
        if seconds := rides(options, first.to, taken, filled + 2, left):
            products.append(Product(Double, first=OneOf((first,)), second=OneOf(seconds)))
    return Moves(firsts, products)


def tell(board: Board, fact: Fact) -> Board:
    """The board after an open fact; a secret changes nothing here."""
    match fact:
        case Stepped():
            return _stepped(board, fact)
        case Travelled() | Paid() | Vanished():
            return _filled(board, fact)
        case Surfaced():
            return replace(board, log=opened(board.log, fact.field, fact.at))
        case Doubled():
            return replace(board, doubles=board.doubles - 1)
        case Exchanged() | Wished() | Declined() | Readied():
            return _chosen(board, fact)
        case Placed() | Lurked():
            return _drawn(board, fact)
        case Caught() | Cornered() | Escaped() | Stranded():
            return replace(board, over=ENDS[type(fact)], todo=())
        case Hid():
            return board


def _drawn(board: Board, fact: Placed | Lurked) -> Board:
    """One more start is drawn; Mister X's comes last, and lies open unless he lurks."""
    match fact:
        case Placed() if fact.seat != MISTER_X:
            return replace(board, posts=(*board.posts, fact.at))
        case Placed():
            return replace(board, lair=fact.at, placed=True)
        case Lurked():
            return replace(board, placed=True)


def _chosen(board: Board, fact: Exchanged | Wished | Declined | Readied) -> Board:
    """The detectives choose: one wish each, which lapses when it is answered or makes no sense."""
    match fact:
        case Wished():
            kept = (wish for wish in board.wishes if wish.seat != fact.seat)
            return replace(board, wishes=(*kept, Wish(fact.seat, fact.other)))
        case Declined():
            kept = (wish for wish in board.wishes if wish != Wish(fact.other, fact.seat))
            return replace(board, wishes=tuple(kept))
        case Exchanged():
            both = {fact.seat, fact.other}
            kept = (wish for wish in board.wishes if not both & {wish.seat, wish.other})
            posts = traded(board.posts, fact.seat, fact.other)
            return replace(board, posts=posts, wishes=tuple(kept))
        case Readied():
            kept = (wish for wish in board.wishes if wish.seat != fact.seat)
            ready = tuple(sorted((*board.ready, fact.seat)))
            return replace(board, ready=ready, wishes=tuple(kept))


ENDS: dict[type[Fact], End] = {
    Caught: "caught",
    Cornered: "cornered",
    Escaped: "escaped",
    Stranded: "stranded",
}


def _filled(board: Board, fact: Travelled | Paid | Vanished) -> Board:
    """One more field of the log; then it is the detectives' turn."""
    by = None if isinstance(fact, Vanished) else fact.by
    at = fact.to if isinstance(fact, Travelled) else None
    after = replace(
        board,
        log=(*board.log, Field(by, at, board.posts)),
        moved=(),
        black=board.black - (by == "black"),
    )
    return replace(after, todo=movers(after))


def _stepped(board: Board, fact: Stepped) -> Board:
    """A detective stands elsewhere, and has one ticket less."""
    *before, last = board.log
    after = replace(
        board,
        posts=put(board.posts, fact.seat - 1, fact.to),
        moved=(*board.moved, fact.seat),
        log=(*before, replace(last, searched=(*last.searched, fact.to))),
        purses=_spent(board.purses, fact),
    )
    return replace(after, todo=movers(after))


def _spent(purses: tuple[Purse, ...], fact: Stepped) -> tuple[Purse, ...]:
    if fact.by is None:
        return purses
    purse = purses[fact.seat - 1]
    left = replace(purse, **{fact.by: getattr(purse, fact.by) - 1})
    return (*purses[: fact.seat - 1], left, *purses[fact.seat :])


def movers(board: Board) -> tuple[Seat, ...]:
    """The detectives who have not moved and can; whoever is shut in waits."""
    rest = (Seat(seat) for seat in detectives(board) if seat not in board.moved)
    return tuple(seat for seat in rest if next(walks(board, seat), None) is not None)


def put(posts: tuple[Station, ...], at: int, station: Station) -> tuple[Station, ...]:
    """The same stations but for one."""
    return (*posts[:at], station, *posts[at + 1 :])


def traded(posts: tuple[Station, ...], one: Seat, other: Seat) -> tuple[Station, ...]:
    """The same stations, two of them exchanged."""
    return put(put(posts, one - 1, posts[other - 1]), other - 1, posts[one - 1])


def opened(log: tuple[Field, ...], field: int, at: Station) -> tuple[Field, ...]:
    """The log with one more station to be read."""
    return (*log[: field - 1], replace(log[field - 1], at=at), *log[field:])
