"""What a fact does to a hand."""

from __future__ import annotations

from sleuth.games.x_code.board import Cards
from sleuth.games.x_code.facts import (
    Dealt,
    Discarded,
    Drew,
    Fact,
    Laid,
    Picked,
    Spilled,
    Swapped,
    Turned,
)
from sleuth.games.x_code.pieces import together, without
from sleuth.kernel.data import Seat


def held(hand: Cards, seat: Seat | None, fact: Fact) -> Cards:
    """The hand of a seat after a fact."""
    match fact:
        case Dealt(seat=who, cards=cards) if who == seat:
            return together(hand, cards)
        case Drew(seat=who, card=card) | Picked(seat=who, card=card) if who == seat:
            return together(hand, (card,))
        case (
            Discarded(seat=who, cards=cards)
            | Spilled(seat=who, cards=cards)
            | Laid(seat=who, cards=cards)
            | Turned(seat=who, cards=cards)
        ) if who == seat:
            return without(hand, cards)
        case Swapped(seat=who, card=card, back=back) if who == seat:
            return together(without(hand, (card,)), (back,))
        case Swapped(other=who, card=card, back=back) if who == seat:
            return together(without(hand, (back,)), (card,))
        case _:
            return hand
