"""What can happen, and who is told: cards reach the hand they go to, all else lies open."""

from __future__ import annotations

from sleuth.games.x_code.pieces import Card, Face, Side
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.facts import Open, Own, Shadow


class Stacked(Open, frozen=True):
    """The deck is made up: by lot, the Time card without a partner has this arrow."""

    odd: Side


class Dealt(Own, frozen=True):
    """My first hand."""

    cards: tuple[Card, ...]


class Served(Shadow, frozen=True):
    """A seat has its first hand."""

    seat: Seat


class Ready(Shadow, frozen=True):
    """A seat has seen its cards."""

    seat: Seat


class Began(Open, frozen=True):
    """The timer was turned for the first time."""

    at: Millis
    until: Millis


class Reached(Shadow, frozen=True):
    """A seat draws a card that nobody has seen yet."""

    seat: Seat


class Drew(Own, frozen=True):
    """The card that I drew."""

    card: Card


class Took(Shadow, frozen=True):
    """A seat has one card more."""

    seat: Seat
    at: Millis


class Recycled(Open, frozen=True):
    """The discards were turned over, unshuffled: the oldest lies on top of the new pile."""


class Picked(Open, frozen=True):
    """A seat drew from a pile whose order is public."""

    seat: Seat
    card: Card
    at: Millis


class Discarded(Open, frozen=True):
    """A seat laid cards on the discards, the last on top."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis


class Spilled(Open, frozen=True):
    """A seat drew beyond the limit: its whole hand lies on the discards, and its offers lapse."""

    seat: Seat
    cards: tuple[Card, ...]


class Offered(Open, frozen=True):
    """A card lies between a seat and its neighbour on this side."""

    offer: int
    seat: Seat
    side: Side
    card: Card
    at: Millis


class Swapped(Open, frozen=True):
    """The offer of `seat` was answered: `card` goes to `other`, and `back` comes for it."""

    offer: int
    seat: Seat
    card: Card
    other: Seat
    back: Card


class Refused(Open, frozen=True):
    """A seat wants no swap."""

    offer: int
    seat: Seat


class Withdrawn(Open, frozen=True):
    """A seat took its offered card back."""

    offer: int
    seat: Seat


class Laid(Open, frozen=True):
    """A seat closed a space of the code."""

    seat: Seat
    face: Face
    cards: tuple[Card, ...]


class Turned(Open, frozen=True):
    """A seat laid a Time set and turned the timer, which now runs until then."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis
    until: Millis


class RanOut(Open, frozen=True):
    """The last grain fell."""


Fact = (
    Stacked
    | Dealt
    | Served
    | Ready
    | Began
    | Reached
    | Drew
    | Took
    | Recycled
    | Picked
    | Discarded
    | Spilled
    | Offered
    | Swapped
    | Refused
    | Withdrawn
    | Laid
    | Turned
    | RanOut
)
