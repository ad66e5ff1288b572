"""A match: an append-only record, and the state and the views that are folded from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, Generic, TypeVar, cast

from sleuth.kernel.chance import Chance
from sleuth.kernel.data import (
    Await,
    Back,
    Data,
    Draw,
    Drawn,
    Millis,
    Over,
    Pending,
    Played,
    Rang,
    Seat,
)
from sleuth.kernel.errors import IllegalMove, Malformed
from sleuth.kernel.facts import Fact, Shadow
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves

O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
M = TypeVar("M")
F = TypeVar("F", bound=Fact)
V = TypeVar("V")
T = TypeVar("T")


class Entry(Data, Generic[M, F], frozen=True):
    """One line of the record: what came in, and what was told because of it."""

    came: Played[M] | Drawn | Rang | Back
    told: tuple[F, ...] = ()


class Log(Sequence[T]):
    """An append-only row. Each version keeps its length; versions in line share one list."""

    __slots__ = ("_items", "_n")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._n = len(self._items)

    def add(self, item: T) -> Log[T]:
        """This row and one more, in constant time unless somebody went on from here before."""
        items = self._items if len(self._items) == self._n else self._items[: self._n]
        items.append(item)
        return Log._share(items, self._n + 1)

    @classmethod
    def _share(cls, items: list[T], n: int) -> Log[T]:
        log = cls.__new__(cls)
        log._items, log._n = items, n
        return log

    def since(self, n: int) -> Iterator[T]:
        """The items from number `n` on."""
        return (self._items[at] for at in range(n, self._n))

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, int) and 0 <= at < self._n:
            return self._items[at]
        return self._items[: self._n][at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))


class Match(Generic[O, S, M, F, V]):
    """One match as it stands. Entering something gives a new match; this one stays as it is."""

    __slots__ = ("_stand", "_views", "draws", "game", "now", "options", "record", "seats", "state")

    def __init__(self, game: Game[O, S, M, F, V], options: O, seats: int) -> None:
        if seats not in game.seats:
            raise Malformed("match.seats", seats=seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.setup(options, seats)
        self.record: Log[Entry[M, F]] = Log()
        self.draws = 0
        self.now = Millis(0)
        self._stand = self.record
        self._views: dict[Seat | None, tuple[int, V]] = {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.game is other.game
            and (self.options, self.seats) == (other.options, other.seats)
            and (self.state, self.record) == (other.state, other.record)
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.options, self.seats, self.record))

    def pending(self) -> Pending:
        """Who or what is waited for."""
        return self.game.pending(self.state)

    @property
    def standing(self) -> Sequence[Entry[M, F]]:
        """The entries that no takeback has undone."""
        return self._stand

    def facts(self) -> Iterator[F]:
        """Everything the umpire told, to anybody, that stands."""
        return (fact for entry in self._stand for fact in entry.told)

    def stream(self, seat: Seat | None) -> tuple[F, ...]:
        """Everything this seat has been told, in order; `None` is a spectator."""
        return tuple(fact for fact in self.facts() if fact.reaches(seat))

    def view(self, seat: Seat | None) -> V:
        """What this seat knows: a fold of its stream, and of nothing else."""
        done, view = self._views.get(seat) or (0, self.game.blank(self.options, self.seats, seat))
        if done < len(self._stand):
            see = self.game.see
            for entry in self._stand.since(done):
                for fact in entry.told:
                    if fact.reaches(seat):
                        view = see(view, fact)
        self._views[seat] = (len(self._stand), view)
        return view

    def moves(self, seat: Seat) -> Moves[M]:
        """What this seat may do now."""
        return self.game.moves(self.view(seat))

    def enter(self, came: Played[M] | Drawn | Rang) -> Match[O, S, M, F, V]:
        """Let one input in. Raises and changes nothing if it may not come in."""
        self._admit(came)
        told = tuple(self.game.decide(self.state, came))
        return self._with(Entry(came, told))

    def play(self, seat: int, move: M, at: int | None = None) -> Match[O, S, M, F, V]:
        """A seat plays a move, by default at the moment of the last input."""
        return self.enter(Played(Seat(seat), move, self.now if at is None else Millis(at)))

    def settle(self, chance: Chance) -> Match[O, S, M, F, V]:
        """Let chance answer until a seat, the clock or the end is next."""
        match = self
        while isinstance(wanted := match.pending(), Draw):
            match = match.enter(Drawn(chance(wanted, match.draws), match.now))
        return match

    def ring(self, at: Millis) -> Match[O, S, M, F, V]:
        """Let the clock ring if its deadline has come by `at`."""
        pending = self.pending()
        if isinstance(pending, Await) and pending.until is not None and pending.until <= at:
            return self.enter(Rang(pending.until))
        return self

    def back(
        self, to: int, by: Seat, agreed: tuple[Seat, ...] = (), at: Millis | None = None
    ) -> Match[O, S, M, F, V]:
        """Take back: append an entry that lets only the first `to` standing entries stand."""
        when = self.now if at is None else at
        if not 0 <= to < len(self._stand):
            raise Malformed("back.nowhere", to=to)
        if when < self.now:
            raise Malformed("time.backwards", at=when, now=self.now)
        return self._with(Entry(Back(to, by, agreed, when)))

    def back_to(self, n: int) -> Match[O, S, M, F, V]:
        """The same match as it stood after `n` entries of its record."""
        return replay(self.game, self.options, self.seats, self.record[:n])

    def free_back(self, seat: Seat) -> int | None:
        """How far `seat` may take back unasked: its last move, if that told nobody else anything."""
        to = len(self._stand) - 1
        last = self._stand[to] if to >= 0 else None
        if last is None or not isinstance(last.came, Played) or last.came.seat != seat:
            return None
        if isinstance(self.pending(), Over):
            return None
        everyone = [None, *map(Seat, range(self.seats))]
        heard = (f for f in last.told for s in everyone if s != seat and f.reaches(s))
        return to if all(isinstance(fact, Shadow) for fact in heard) else None

    def _admit(self, came: Played[M] | Drawn | Rang) -> None:
        """The checks that are the same for every game."""
        pending = self.pending()
        if came.at < self.now:
            raise Malformed("time.backwards", at=came.at, now=self.now)
        if isinstance(pending, Over):
            raise IllegalMove("match.over")
        if isinstance(came, Played):
            self._admit_move(pending, came)
        elif isinstance(came, Drawn):
            admit_draw(pending, came)
        elif not isinstance(pending, Await) or pending.until != came.at:
            raise Malformed("time.no-deadline", at=came.at)

    def _admit_move(self, pending: Pending, came: Played[M]) -> None:
        if not 0 <= came.seat < self.seats:
            raise Malformed("match.no-such-seat", seat=came.seat)
        if isinstance(pending, Draw):
            raise IllegalMove("match.drawing")
        if isinstance(pending, Await) and pending.until is not None and came.at >= pending.until:
            raise IllegalMove("time.up")

    def _with(self, entry: Entry[M, F]) -> Match[O, S, M, F, V]:
        """This match and one entry more."""
        came = entry.came
        if isinstance(came, Back):
            return self._rewound(entry, came)
        apply, state = self.game.apply, self.state
        for fact in entry.told:
            state = apply(state, fact)
        after = self._copy()
        after.state = state
        after.record = self.record.add(entry)
        after.draws = self.draws + isinstance(came, Drawn)
        after.now = came.at
        after._stand = after.record if self._stand is self.record else self._stand.add(entry)
        after._views = self._views.copy()
        return after

    def _rewound(self, entry: Entry[M, F], back: Back) -> Match[O, S, M, F, V]:
        after = self._copy()
        after._stand = Log(self._stand[: back.to])
        start = self.game.setup(self.options, self.seats)
        after.state = reduce(self.game.apply, after.facts(), start)
        after.record = self.record.add(entry)
        after.draws = self.draws
        after.now = back.at
        after._views = {}
        return after

    def _copy(self) -> Match[O, S, M, F, V]:
        after = cast("Match[O, S, M, F, V]", Match.__new__(Match))
        after.game, after.options, after.seats = self.game, self.options, self.seats
        return after


AnyMatch = Match[Any, Any, Any, Any, Any]


def admit_draw(pending: Pending, drawn: Drawn) -> None:
    """Chance answers a Draw with as many different picks as were asked for, and only then."""
    picks = drawn.picks
    if not isinstance(pending, Draw):
        raise Malformed("draw.none-pending")
    right = len(picks) == pending.k == len(set(picks)) and all(0 <= p < pending.of for p in picks)
    if not right or not (pending.ordered or list(picks) == sorted(picks)):
        raise Malformed("draw.wrong", of=pending.of, k=pending.k)


def start(game: Game[O, S, M, F, V], options: O, seats: int) -> Match[O, S, M, F, V]:
    """A match before anything came in."""
    return Match(game, options, seats)


def replay(
    game: Game[O, S, M, F, V], options: O, seats: int, record: Iterable[Entry[M, F]]
) -> Match[O, S, M, F, V]:
    """Rebuild a match from its record alone: facts are folded, never decided again."""
    match = start(game, options, seats)
    for entry in record:
        match = match._with(entry)
    return match


def rerun(
    game: Game[O, S, M, F, V],
    options: O,
    seats: int,
    inputs: Iterable[Played[M] | Drawn | Rang | Back],
) -> Match[O, S, M, F, V]:
    """Play a match again from its inputs alone: every fact is decided anew."""
    match = start(game, options, seats)
    for came in inputs:
        if isinstance(came, Back):
            match = match.back(came.to, came.by, came.agreed, came.at)
        else:
            match = match.enter(came)
    return match
