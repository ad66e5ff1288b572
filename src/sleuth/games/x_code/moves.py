"""What a seat may do. A move names the card and the offer that it is about, never a moment."""

from __future__ import annotations

from sleuth.games.x_code.pieces import Card, Side
from sleuth.kernel.data import Tagged


class SayReady(Tagged, frozen=True):
    """I have seen my cards: turn the timer as soon as all have."""


class Take(Tagged, frozen=True):
    """Draw a card from the pile."""


class Discard(Tagged, frozen=True):
    """Lay three cards face up on the discards, the last on top."""

    cards: tuple[Card, ...]


class Offer(Tagged, frozen=True):
    """Lay a card between me and the neighbour on this side."""

    card: Card
    side: Side


class Answer(Tagged, frozen=True):
    """Lay a card beside the one that was offered: both change hands."""

    offer: int
    card: Card


class Refuse(Tagged, frozen=True):
    """Want no swap."""

    offer: int


class Withdraw(Tagged, frozen=True):
    """Take an offered card back."""

    offer: int


class Lay(Tagged, frozen=True):
    """Lay a set, lowest card first: on its space of the code, or, of Time cards, on the timer."""

    cards: tuple[Card, ...]


Move = SayReady | Take | Discard | Offer | Answer | Refuse | Withdraw | Lay
