"""A toy with a clock and late draws: seats press until the bell rings; each press draws a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from sleuth.kernel.data import (
    Await,
    Data,
    Draw,
    Drawn,
    Millis,
    Over,
    Pending,
    Played,
    Rang,
    Seat,
    Tagged,
)
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Open, Own
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves


class Options(Data, frozen=True):
    """When the bell rings."""

    until: int = 1000


class Press(Tagged, frozen=True):
    """Press, and a card is drawn."""


class Pressed(Open, frozen=True):
    """Somebody pressed."""

    seat: Seat


class Got(Own, frozen=True):
    """The card, for the one who pressed."""

    card: int


class Ended(Open, frozen=True):
    """The bell rang."""


class State(Data, frozen=True):
    """Who pressed and waits for a card, and how the points stand."""

    until: int
    presser: Seat | None = None
    over: bool = False


def pending(state: State) -> Pending:
    """Chance after a press, the bell otherwise."""
    if state.over:
        return Over(((Seat(0), Seat(1)),), "bell")
    if state.presser is not None:
        return Draw(52)
    return Await(frozenset({Seat(0), Seat(1)}), Millis(state.until))


def decide(state: State, came: Played[Press] | Drawn | Rang) -> Sequence[Any]:
    """What is told."""
    match came:
        case Played(seat=seat):
            return (Pressed(seat),)
        case Drawn(picks=(card,)):
            assert state.presser is not None
            return (Got(state.presser, card),)
        case Rang():
            return (Ended(),)
        case _:
            raise IllegalMove("bell.no")


def apply(state: State, fact: Any) -> State:
    """The truth after a fact."""
    match fact:
        case Pressed(seat=seat):
            return replace(state, presser=seat)
        case Got():
            return replace(state, presser=None)
        case _:
            return replace(state, over=True)


class View(Data, frozen=True):
    """What a seat knows."""

    seat: Seat | None
    cards: tuple[int, ...] = ()
    presses: int = 0
    over: bool = False


def see(view: View, fact: Any) -> View:
    """What is known after one more fact."""
    match fact:
        case Pressed():
            return replace(view, presses=view.presses + 1)
        case Got(card=card):
            return replace(view, cards=(*view.cards, card))
        case _:
            return replace(view, over=True)


def moves(view: View) -> Moves[Press]:
    """Everybody may always press."""
    return Moves() if view.over or view.seat is None else Moves((Press(),))


GAME: Final = Game(
    name="bell",
    version=1,
    seats=range(2, 3),
    options=Options,
    move=Press,
    fact=Pressed | Got | Ended,
    view=View,
    setup=lambda options, seats: State(options.until),
    pending=pending,
    decide=decide,
    apply=apply,
    blank=lambda options, seats, seat: View(seat),
    see=see,
    moves=moves,
)
