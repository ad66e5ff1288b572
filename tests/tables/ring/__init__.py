"""A toy for up to five: all pick a number unseen, in any order; then a card falls. Two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from sleuth.kernel.data import Await, Data, Draw, Drawn, Over, Pending, Played, Rang, Seat, Tagged
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Open, Own, Shadow
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves


class Options(Data, frozen=True):
    """How many rounds are played."""

    rounds: int = 2


class Pick(Tagged, frozen=True):
    """Pick a number."""

    number: int


class Picked(Own, frozen=True):
    """The number, for the one who picked it."""

    number: int


class Ready(Shadow, frozen=True):
    """Somebody picked."""

    seat: Seat


class Fell(Open, frozen=True):
    """A card fell, and the round is over: the numbers lie open."""

    card: int
    numbers: tuple[int, ...]


class State(Data, frozen=True):
    """What lies open, and the numbers picked so far."""

    seats: int
    rounds: int
    picks: tuple[int | None, ...]
    done: int = 0


class View(Data, frozen=True):
    """What a seat knows."""

    seat: Seat | None
    seats: int
    rounds: int
    ready: tuple[Seat, ...] = ()
    number: int | None = None
    cards: tuple[int, ...] = ()


def setup(options: Options, seats: int) -> State:
    """Nobody has picked."""
    return State(seats, options.rounds, (None,) * seats)


def pending(state: State) -> Pending:
    """All who have not picked; then chance."""
    if state.done == state.rounds:
        return Over(tuple((Seat(n),) for n in range(state.seats)), "ring")
    waited = frozenset(Seat(n) for n, pick in enumerate(state.picks) if pick is None)
    return Await(waited) if waited else Draw(52)


def decide(state: State, came: Played[Pick] | Drawn | Rang) -> Sequence[Any]:
    """What is told."""
    match came:
        case Played(seat=seat, move=Pick(number=number)):
            if state.picks[seat] is not None or not 0 <= number < 4:
                raise IllegalMove("ring.not-now")
            return (Picked(seat, number), Ready(seat))
        case Drawn(picks=(card,)):
            return (Fell(card, tuple(pick or 0 for pick in state.picks)),)
        case _:
            raise IllegalMove("ring.not-now")


def apply(state: State, fact: Any) -> State:
    """The truth after a fact."""
    match fact:
        case Picked(seat=seat, number=number):
            picks = (*state.picks[:seat], number, *state.picks[seat + 1 :])
            return replace(state, picks=picks)
        case Fell():
            return replace(state, picks=(None,) * state.seats, done=state.done + 1)
        case _:
            return state


def see(view: View, fact: Any) -> View:
    """What is known after one more fact."""
    match fact:
        case Picked(number=number):
            return replace(view, number=number)
        case Ready(seat=seat):
            return replace(view, ready=(*view.ready, seat))
        case Fell(card=card):
            return replace(view, ready=(), number=None, cards=(*view.cards, card))
        case _:
            return view


def moves(view: View) -> Moves[Pick]:
    """One of four numbers, once a round."""
    if view.seat is None or view.seat in view.ready or len(view.cards) == view.rounds:
        return Moves()
    return Moves(tuple(Pick(number) for number in range(4)))


GAME: Final = Game(
    name="ring",
    version=1,
    seats=range(2, 6),
    options=Options,
    move=Pick,
    fact=Picked | Ready | Fell,
    view=View,
    setup=setup,
    pending=pending,
    decide=decide,
    apply=apply,
    blank=lambda options, seats, seat: View(seat, seats, options.rounds),
    see=see,
    moves=moves,
)
