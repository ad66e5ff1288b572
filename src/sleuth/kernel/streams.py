"""What reaches whom: the one place that asks a fact for its audience, and folds what was heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple, TypeVar

from sleuth.kernel.data import Back, Seat
from sleuth.kernel.facts import Fact, Open, Shadow
from sleuth.kernel.game import AnyGame
from sleuth.kernel.record import Entry, Log
from sleuth.kernel.talents import Line

F = TypeVar("F", bound=Fact)

Teller = Callable[[Any, Any], Line | None]
"""The sentence that tells a fact to one whose view, before it, was this."""


def reaching(facts: Iterable[F], seat: Seat | None) -> Iterator[F]:
    """The facts that a seat is told; `None` is a spectator. This is redaction, all of it."""
    return (fact for fact in facts if fact.reaches(seat))


TO_ALL = Open.reaches


def heard_on(
    game: AnyGame, state: Any, views: dict[Seat | None, Any], told: Sequence[Fact]
) -> tuple[Any, dict[Seat | None, Any]]:
    """The truth after something was told, and what each of some seats sees: what reaches it.

    An open board is folded once for all; a view that was folded apart from the others joins them.
    """
    shared, seen = game.shared, views.copy()
    if shared is None:
        return _each_apart(game, state, seen, told)
    tell, apply, see = shared.tell, shared.apply, shared.see
    for fact in told:
        before = state.board
        board = tell(before, fact)
        state = apply(state, fact, board)
        everyone = type(fact).reaches is TO_ALL
        for seat, view in seen.items():
            if everyone or fact.reaches(seat):
                same = view.board is before or view.board == before
                seen[seat] = see(view, fact, board if same else tell(view.board, fact))
    return state, seen


def _each_apart(
    game: AnyGame, state: Any, seen: dict[Seat | None, Any], told: Sequence[Fact]
) -> tuple[Any, dict[Seat | None, Any]]:
    """The same, where nothing lies open that all could share."""
    for fact in told:
        state = game.apply(state, fact)
        for seat, view in seen.items():
            if fact.reaches(seat):
                seen[seat] = game.see(view, fact)
    return state, seen


def seen_on(game: AnyGame, views: dict[Seat, Any], told: Sequence[Fact]) -> dict[Seat, Any]:
    """What each of some seats sees after something was told, where nobody holds the truth."""
    shared, seen = game.shared, views.copy()
    for fact in told:
        before = board = None
        for seat, view in seen.items():
            if not fact.reaches(seat):
                continue
            if shared is None:
                seen[seat] = game.see(view, fact)
                continue
            if view.board is not before:
                before, board = view.board, shared.tell(view.board, fact)
            seen[seat] = shared.see(view, fact, board)
    return seen


def only_shadows(facts: Sequence[Fact], seat: Seat, seats: int) -> bool:
    """Did all others hear nothing but *that* something happened?"""
    others = [None, *(Seat(n) for n in range(seats) if n != seat)]
    return all(isinstance(fact, Shadow) for each in others for fact in reaching(facts, each))


Views = Mapping[Seat | None, Any]
"""What each of some seats sees; `None` is a spectator."""


class Hearing(NamedTuple):
    """What some seats made of what was told: their views after it, and the facts as sentences."""

    views: Views
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]


def hear(
    game: AnyGame, tell: Teller, views: Views, told: Iterable[Any], everything: bool = False
) -> Hearing:
    """What reaches one of these seats, in the words for the first whom it reaches.

    With `everything`, as one who looks back hears it, that is every fact.
    """
    after, facts, lines = dict(views), list[Any](), list[Line | None]()
    for fact in told:
        hearers = [seat for seat in after if fact.reaches(seat)]
        if hearers or everything:
            facts.append(fact)
            lines.append(tell(fact, after[hearers[0] if hearers else next(iter(after))]))
        for seat in hearers:
            after[seat] = game.see(after[seat], fact)
    return Hearing(after, tuple(facts), tuple(lines))


class Stream:
    """What one seat was told, fact by fact, each with its sentence, and what it sees now.

    It folds on, entry by entry; a takeback that leaves it shorter is counted in `backs`, and
    `stands` is how much it left.
    """

    __slots__ = (
        "_blank",
        "_counts",
        "_done",
        "_game",
        "_tell",
        "backs",
        "facts",
        "lines",
        "seat",
        "stands",
        "view",
    )

    def __init__(
        self, game: AnyGame, options: Any, seats: int, seat: Seat | None, tell: Teller
    ) -> None:
        self.seat = seat
        self.facts: list[Any] = []
        self.lines: list[Line | None] = []
        self.view = self._blank = game.blank(options, seats, seat)
        self.backs = 0
        self.stands = 0
        self._game = game
        self._tell = tell
        self._counts: list[int] = []  # how many facts there were before each entry that stands
        self._done = 0

    def follow(self, record: Log[Entry[Any, Any]]) -> Stream:
        """Take in the entries that are new since the last time."""
        for entry in record.since(self._done):
            if isinstance(entry.came, Back):
                self._rewind(entry.came.to)
            else:
                self._hear(entry.told)
        self._done = len(record)
        return self

    def _hear(self, told: Sequence[Any]) -> None:
        """Take in what one entry told."""
        self._counts.append(len(self.facts))
        heard = hear(self._game, self._tell, {self.seat: self.view}, told)
        self.facts += heard.facts
        self.lines += heard.lines
        self.view = heard.views[self.seat]

    def _rewind(self, to: int) -> None:
        """Only the first `to` entries go on standing."""
        stands = self._counts[to]
        del self._counts[to:]
        if stands < len(self.facts):
            self.backs, self.stands = self.backs + 1, stands
            del self.facts[stands:], self.lines[stands:]
            self.view = reduce(self._game.see, self.facts, self._blank)
