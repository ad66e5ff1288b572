"""The rules of the toy `spy` a second time, from its inputs alone."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from sleuth.kernel.data import Drawn, Played
from sleuth.kernel.match import AnyMatch
from tests.kernel.toys import spy
from tests.laws.subject import Audience, Rulebook, Scene, Subject, by, pick


class Umpire:
    """One match, kept by somebody who knows only the rules."""

    def __init__(self, options: spy.Options, seats: int, seat: Audience) -> None:
        self.seats, self.seat = seats, seat
        self.bag = list(range(2 * seats + options.places))
        self.hands: list[list[int]] = []
        self.codes: dict[int, int] = {}
        self.lying: dict[int, int] = {}
        self.near: tuple[int, int, bool] | None = None
        self.said: list[Hashable] = []

    def take(self, came: Any) -> None:
        """One input: chance deals or fills a place, or a seat acts."""
        if isinstance(came, Played):
            self.played(came.seat, came.move)
        elif isinstance(came, Drawn) and self.near is None:
            tokens = [self.bag[p] for p in came.picks]
            self.bag = [t for t in self.bag if t not in tokens]
            if self.seat == len(self.hands):
                self.said.append(("my tokens", tuple(tokens)))
            self.hands.append(tokens)
        else:
            assert self.near is not None
            self.look(*self.near, self.bag.pop(came.picks[0]))

    def played(self, seat: int, move: Any) -> None:
        """A move, and what of it each may know."""
        if isinstance(move, spy.Give):
            self.give(seat, move.token)
        elif isinstance(move, spy.Look | spy.Exchange):
            swap = isinstance(move, spy.Exchange)
            self.said.append(("looks", seat, move.place, swap))
            if move.place in self.lying:
                self.look(seat, move.place, swap, self.lying[move.place])
            else:
                self.near = (seat, move.place, swap)
        elif isinstance(move, spy.Ask):
            token = self.hands[seat][0]
            same = (self.codes[seat] - token) % 2 == 0
            shown = token if self.seat in (seat, move.whom) else "unseen"
            self.said.append(("asks", seat, move.whom, same, shown))
        else:
            self.said.append(("names", seat, move.token, self.codes[seat] == move.token))

    def give(self, seat: int, token: int) -> None:
        """A choice is seen by its chooser; when all have chosen, by all but the owner."""
        self.hands[seat].remove(token)
        self.codes[(seat + 1) % self.seats] = token
        self.said.append(("chose", seat, token if self.seat == seat else "unseen"))
        if len(self.codes) == self.seats and self.seat is not None:
            others = {owner: code for owner, code in self.codes.items() if owner != self.seat}
            self.said.append(("codes", tuple(sorted(others.items()))))

    def look(self, seat: int, place: int, swap: bool, token: int) -> None:
        """What lies in a place is seen by the one who looks."""
        self.near = None
        self.lying[place] = self.hands[seat][0] if swap else token
        if swap:
            self.hands[seat] = [token]
        self.said.append(("looked", token if self.seat == seat else "unseen"))


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """Granted: my tokens and choice, the others' codes, what I looked at, what I was shown."""
    umpire = Umpire(match.options, match.seats, seat)
    for entry in match.standing:
        umpire.take(entry.came)
    return tuple(umpire.said)


def deal(seats: int, *, free: int) -> tuple[Any, ...]:
    """Deals in which only the first `free` seats have a choice of chance."""
    some = (pick(0, 1), pick(1, 2), pick(0, 3))
    return tuple(some if seat < free else pick(0, 1) for seat in range(seats))


def gives(*seats: int) -> tuple[Any, ...]:
    """Each of these seats chooses any of its tokens."""
    return tuple(by(s, *(spy.Give(t) for t in range(12))) for s in seats)


SCENES = (
    Scene("three", spy.Options(), 3, deal(3, free=3)),
    Scene("in play", spy.Options(2, 7), 3, (*deal(3, free=2), *gives(2, 0, 1))),
    Scene("five", spy.Options(1, 5), 5, (*deal(5, free=1), *gives(4, 3, 2, 1, 0))),
    Scene(
        "skipped",
        spy.Options(1, 9),
        3,
        (*deal(3, free=1), *gives(0, 1, 2), by(0, *(spy.Decipher(t) for t in range(7)))),
    ),
)

FULL = (Scene("long", spy.Options(3, 40), 4),)

SUBJECT = Subject(spy.SPY, Rulebook(entitled, SCENES, FULL))
