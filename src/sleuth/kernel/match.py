"""A match: an append-only record, and the state and the views that are folded from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, Generic, TypeVar

from sleuth.kernel.chance import Chance
from sleuth.kernel.data import (
    Await,
    Back,
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
from sleuth.kernel.facts import Fact
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves
from sleuth.kernel.record import Entry, Log, longer
from sleuth.kernel.streams import heard_on, only_shadows, reaching

O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
M = TypeVar("M")
F = TypeVar("F", bound=Fact)
V = TypeVar("V")


new = object.__new__


class Match(Generic[O, S, M, F, V]):
    """One match as it stands. Entering something gives a new match; this one stays as it is.

    Matches in line share one list of entries, and one view is kept for each seat that somebody
    looked from: only new facts are folded in.
    """

    __slots__ = (
        "_entries",
        "_n",
        "_pending",
        "_stand",
        "_views",
        "draws",
        "game",
        "now",
        "options",
        "seats",
        "state",
    )

    def __init__(self, game: Game[O, S, M, F, V], options: O, seats: int) -> None:
        if seats not in game.seats:
            raise Malformed("match.seats", seats=seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.setup(options, seats)
        self.draws = 0
        self.now = Millis(0)
        self._entries: list[Entry[M, F]] = []
        self._n = 0
        self._stand: tuple[Entry[M, F], ...] | None = None  # None: every entry stands
        self._views: dict[Seat | None, V] = {}
        self._pending: Pending | None = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.game is other.game
            and (self.options, self.seats) == (other.options, other.seats)
            and (self.state, self.record) == (other.state, other.record)
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.options, self.seats, self.record))

    @property
    def record(self) -> Log[Entry[M, F]]:
        """Everything that came in, and what was told because of it; nothing is ever deleted."""
        return Log(self._entries, self._n)

    @property
    def standing(self) -> Sequence[Entry[M, F]]:
        """The entries that no takeback has undone."""
        return self.record if self._stand is None else self._stand

    @property
    def entered(self) -> int:
        """How many things have come in."""
        return self._n

    @property
    def stands(self) -> int:
        """How many entries no takeback has undone."""
        return self._n if self._stand is None else len(self._stand)

    def pending(self) -> Pending:
        """Who or what is waited for."""
        if self._pending is None:
            self._pending = self.game.pending(self.state)
        return self._pending

    def facts(self) -> Iterator[F]:
        """Everything the umpire told, to anybody, that stands."""
        return (fact for entry in self.standing for fact in entry.told)

    def stream(self, seat: Seat | None) -> tuple[F, ...]:
        """Everything this seat has been told, in order; `None` is a spectator."""
        return tuple(reaching(self.facts(), seat))

    def view(self, seat: Seat | None) -> V:
        """What this seat knows: a fold of its stream, and of nothing else."""
        view = self._views.get(seat)
        if view is None:
            blank = self.game.blank(self.options, self.seats, seat)
            view = self._views[seat] = reduce(self.game.see, self.stream(seat), blank)
        return view

    def moves(self, seat: Seat) -> Moves[M]:
        """What this seat may do now."""
        view = self._views.get(seat)
        return self.game.moves(self.view(seat) if view is None else view)

    def enter(self, came: Played[M] | Drawn | Rang) -> Match[O, S, M, F, V]:
        """Let one input in. Raises and changes nothing if it may not come in."""
        admit(came, self._pending or self.pending(), self.now, self.seats)
        return self.follow(Entry(came, tuple(self.game.decide(self.state, came))))

    def play(self, seat: Seat, move: M, at: Millis | None = None) -> Match[O, S, M, F, V]:
        """A seat plays a move, by default at the moment of the last input."""
        return self.enter(Played(seat, move, self.now if at is None else at))

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
        self,
        to: int,
        by: Seat,
        agreed: tuple[Seat, ...] = (),
        at: Millis | None = None,
        then: Match[O, S, M, F, V] | None = None,
    ) -> Match[O, S, M, F, V]:
        """Take back: append an entry that lets only the first `to` standing entries stand.

        `then` is the match as it stood after those, if it is at hand; else they are folded again.
        """
        when = self.now if at is None else at
        if not 0 <= to < len(self.standing):
            raise Malformed("back.nowhere", to=to)
        if when < self.now:
            raise Malformed("time.backwards", at=when, now=self.now)
        for seat in (by, *agreed):
            if not 0 <= seat < self.seats:
                raise Malformed("match.no-such-seat", seat=seat)
        back = Back(to, by, agreed, when)
        after = self._rewound(Entry(back), back, then)
        if timed(self.pending()) or timed(after.pending()):
            raise IllegalMove("back.clock")
        return after

    def free_back(self, seat: Seat) -> int | None:
        """How far `seat` may go back unasked: its last move, if that told nobody else anything."""
        to = len(self.standing) - 1
        last = self.standing[to] if to >= 0 else None
        if last is None or not isinstance(last.came, Played) or last.came.seat != seat:
            return None
        if isinstance(self.pending(), Over) or timed(self.pending()):
            return None
        return to if only_shadows(last.told, seat, self.seats) else None

    def follow(self, entry: Entry[M, F]) -> Match[O, S, M, F, V]:
        """This match and one entry more: its facts are folded, nothing is decided again."""
        came, game = entry.came, self.game
        if type(came) is Back:
            return self._rewound(entry, came)
        after: Match[O, S, M, F, V] = new(Match)
        after.game, after.options, after.seats = game, self.options, self.seats
        after._entries, after._n = longer(self._entries, self._n, entry), self._n + 1
        after.now, after._pending = came.at, None
        after.draws = self.draws + (type(came) is Drawn)
        after._stand = None if self._stand is None else (*self._stand, entry)
        after.state, after._views = heard_on(game, self.state, self._views, entry.told)
        return after

    def _rewound(
        self, entry: Entry[M, F], back: Back, then: Match[O, S, M, F, V] | None = None
    ) -> Match[O, S, M, F, V]:
        """This match after a takeback: what stands is folded again, unless it is remembered."""
        after = Match(self.game, self.options, self.seats)
        after._entries, after._n = longer(self._entries, self._n, entry), self._n + 1
        after.now, after.draws = back.at, self.draws
        after._stand = tuple(self.standing[: back.to])
        if then is None:
            after.state = reduce(self.game.apply, after.facts(), after.state)
        else:
            after.state, after._views = then.state, dict(then._views)
        return after


AnyMatch = Match[Any, Any, Any, Any, Any]


def admit(came: Played[Any] | Drawn | Rang, pending: Pending, now: Millis, seats: int) -> None:
    """The checks that are the same for every game."""
    if came.at < now:
        raise Malformed("time.backwards", at=came.at, now=now)
    if type(pending) is Over:
        raise IllegalMove("match.over")
    if type(came) is Played:
        if not 0 <= came.seat < seats:
            raise Malformed("match.no-such-seat", seat=came.seat)
        if type(pending) is Draw:
            raise IllegalMove("match.drawing")
        if pending.until is not None and came.at >= pending.until:
            raise IllegalMove("time.up")
    elif isinstance(came, Drawn):
        admit_draw(pending, came)
    elif isinstance(pending, Draw) or pending.until != came.at:
        raise Malformed("time.no-deadline", at=came.at)


def timed(pending: Pending) -> bool:
    """Does a clock run? Then nothing can be taken back: the sand does not rise again."""
    return isinstance(pending, Await) and pending.until is not None


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
    match, entries = start(game, options, seats), list(record)
    stand = standing(entries)
    match._entries, match._n = entries, len(entries)
    match._stand = None if len(stand) == len(entries) else tuple(stand)
    match.draws = sum(isinstance(entry.came, Drawn) for entry in entries)
    match.now = entries[-1].came.at if entries else match.now
    match.state = reduce(game.apply, match.facts(), match.state)
    return match


def standing(entries: Iterable[Entry[M, F]]) -> list[Entry[M, F]]:
    """The entries that no takeback has undone."""
    stand: list[Entry[M, F]] = []
    for entry in entries:
        if isinstance(entry.came, Back):
            del stand[entry.came.to :]
        else:
            stand.append(entry)
    return stand


def retrace(
    game: Game[O, S, M, F, V], options: O, seats: int, record: Iterable[Entry[M, F]]
) -> Iterator[Match[O, S, M, F, V]]:
    """The match before anything came in, and after each entry of its record."""
    match = start(game, options, seats)
    yield match
    yield from onward(match, record)


def onward(
    match: Match[O, S, M, F, V], record: Iterable[Entry[M, F]]
) -> Iterator[Match[O, S, M, F, V]]:
    """A match without takebacks after each further entry of its record."""
    first, entries = len(match.record), list(record)
    stood = [match]  # a takeback leads to one of these
    goes_back = any(isinstance(entry.came, Back) for entry in entries)
    for entry in entries:
        if isinstance(entry.came, Back):
            to = entry.came.to - first
            match = match._rewound(entry, entry.came, stood[to] if to >= 0 else None)
            del stood[max(to, 0) + 1 :]
        else:
            match = match.follow(entry)
            stood += [match] if goes_back else []
        yield match
