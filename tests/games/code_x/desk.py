"""A table for tests: hands, codes, field and tokens are laid as a test wants them."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.code_x import GAME
from sleuth.games.code_x.board import all_tiles
from sleuth.games.code_x.moves import Declare, Finish, Give, Go, Move, Stand
from sleuth.games.code_x.pieces import Options, Toy
from sleuth.games.code_x.rules import State
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Draw, Drawn, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.match import AnyMatch, start
from tests.games.code_x.scenes import box, dealt, tiles, toy

HANDS = {
    2: ((1, 7, 13, 17, 23, 29), (2, 8, 14, 20, 26, 30)),
    3: ((1, 7, 13, 17, 23, 29), (2, 8, 14, 20, 26, 30), (3, 9, 15, 16, 21, 27)),
    4: ((1, 7, 13, 17, 23), (2, 8, 14, 20, 26), (3, 9, 15, 21, 27), (4, 10, 16, 22, 28)),
    5: ((1, 7, 13, 17), (2, 8, 14, 20), (3, 9, 15, 21), (4, 10, 16, 22), (5, 11, 18, 23)),
}
FIELDS = {
    2: (
        *("restaurant 0", "bar 0", "film-set 0", "restaurant 1"),
        *("bar 1", "film-set 1", "restaurant", "bar"),
        *("film-set", "reactivate", "reactivate", "reactivate"),
        *("extra-turn", "extra-turn", "swap", "swap"),
    ),
    3: (
        *("restaurant 0", "bar 0", "film-set 0", "restaurant 1"),
        *("bar 1", "film-set 1", "restaurant 2", "bar 2"),
        *("film-set 2", "reactivate", "reactivate", "reactivate"),
        *("extra-turn", "extra-turn", "swap", "swap"),
    ),
}


class Desk:
    """One match in the making; every step is a new match behind it."""

    def __init__(self, seats: int, toy: Toy | None = None, **options: Any) -> None:
        self.match: AnyMatch = start(GAME, toy or Options(**{"first": 0, **options}), seats)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def board(self) -> Any:
        return self.state.board

    def view(self, seat: int) -> View:
        view: View = self.match.view(Seat(seat))
        return view

    def draw(self, *picks: int) -> Desk:
        self.match = self.match.enter(Drawn(picks, self.match.now))
        return self

    def deal(self, *hands: tuple[int, ...]) -> Desk:
        for drawn in dealt(*hands, tokens=self.board.box.tokens):
            self.draw(*drawn.picks)
        return self

    def give(self, *codes: tuple[int, ...]) -> Desk:
        """Each seat in turn gives a code to its right."""
        for seat, code in enumerate(codes):
            self.play(seat, Give(code))
        return self

    def spread(self, *names: str) -> Desk:
        """Chance lays this very field."""
        rest = list(enumerate(all_tiles(self.board)))
        picks = []
        for tile in tiles(*names):
            n, found = next(each for each in rest if each[1] == tile)
            rest.remove((n, found))
            picks.append(n)
        return self.draw(*picks)

    def stand(self, *places: int) -> Desk:
        for seat, place in enumerate(places):
            self.play(seat, Stand(place))
        return self

    def play(self, seat: int, *moves: Move) -> Desk:
        for move in moves:
            self.match = self.match.play(Seat(seat), move)
        return self

    def until(self, seat: int) -> Desk:
        """The others name a wrong code until it is this seat's turn."""
        while self.board.turn != seat:
            self.play(self.board.turn, Declare((28, 29, 30)))
        return self

    def see(self, token: int) -> Desk:
        """Chance says that the token somebody looks at is this one."""
        assert isinstance(self.match.pending(), Draw)
        return self.draw(self.state.unseen.index(token))

    def refused(self, seat: int, move: Move) -> str:
        """The code of the refusal."""
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(Seat(seat), move)
        return refusal.value.code

    def told(self, seat: int | None) -> tuple[Any, ...]:
        """What the last input told this seat."""
        facts = self.match.record[-1].told
        who = None if seat is None else Seat(seat)
        return tuple(fact for fact in facts if fact.reaches(who))


def laid(seats: int, **options: Any) -> Desk:
    """A table of two or three with its field laid, before the figures stand."""
    desk = Desk(seats, **options).deal(*HANDS[seats])
    desk.give(*(hand[:3] for hand in HANDS[seats]))
    return desk.spread(*FIELDS[seats])


def ready(seats: int, **options: Any) -> Desk:
    """The same, and every figure on its own Restaurant or, for seat 2, its own tile."""
    return laid(seats, **options).stand(*(0, 3, 6)[:seats])


def small(*field: str, tokens: int = 10, **changed: Any) -> Desk:
    """Two players with one token each beside their code; figures enter a field of two by two.

    Seat 0 holds 1 and has the code 4; seat 1 holds 3 and has the code 2.
    """
    sizes = {"slots": 2, "turns": 40, **changed}
    desk = Desk(2, toy(box(tokens, *field, **sizes)))
    return desk.deal((1, 2), (3, 4)).give((2,), (4,))


EXTRA = ("extra-turn", "bar 1", "extra-turn", "bar 0")


def extra() -> Desk:
    """Both Extra-turn tiles are bare; seat 0 stands on 3, seat 1 on 1, seat 0 is on turn."""
    desk = small(*EXTRA, tokens=10, turns=60)
    desk.play(0, Go(0, "enter")).see(5).play(0, Finish())
    desk.play(1, Go(2, "enter")).see(6).play(1, Finish())
    desk.play(0, Go(3, "diagonal"), Finish())
    return desk.play(1, Go(1, "diagonal"), Finish())
