"""The 21 question cards, and the true answer of a hand to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from sleuth.games.break_the_code.tiles import Colour, Hand, colour, number
from sleuth.kernel.data import Data

Card = int
"""Cards are numbered from 1 to 21."""

Answer = int | tuple[int, ...]
"""A number (yes is 1), or places from the left (0 is the first), of a pair the left one."""

Kind = Literal["places", "pairs", "count", "sum", "yes"]


def where(hand: Hand, wanted: int) -> tuple[int, ...]:
    """The places of a number."""
    return tuple(at for at, tile in enumerate(hand) if number(tile) == wanted)


def alike(hand: Hand) -> tuple[int, ...]:
    """Neighbours of one colour; two green fives are such a pair."""
    return tuple(at for at in range(len(hand) - 1) if colour(hand[at]) == colour(hand[at + 1]))


def runs(hand: Hand) -> tuple[int, ...]:
    """Neighbours with consecutive numbers; equal numbers break a run."""
    numbers = [*map(number, hand)]
    return tuple(at for at in range(len(hand) - 1) if numbers[at] + 1 == numbers[at + 1])


def twins(hand: Hand) -> int:
    """Pairs of equal numbers."""
    return len(hand) - len({*map(number, hand)})


def how_many(wanted: Colour) -> Callable[[Hand], int]:
    """Counts the tiles of a colour."""
    return lambda hand: sum(colour(tile) == wanted for tile in hand)


def odd(hand: Hand) -> int:
    """Counts odd numbers; 0 is even."""
    return sum(number(tile) % 2 for tile in hand)


def total(hand: Hand) -> int:
    """The sum of all numbers."""
    return sum(map(number, hand))


def sum_of(wanted: Colour) -> Callable[[Hand], int]:
    """Adds up one colour; nothing adds up to 0."""
    return lambda hand: sum(number(tile) for tile in hand if colour(tile) == wanted)


class Question(Data, frozen=True):
    """What can be asked with a card: some cards leave a choice of two numbers."""

    card: Card
    number: int | None = None


class Asks(Data, frozen=True):
    """What a card asks: the kind of its answer, and the numbers to choose from, if any."""

    kind: Kind
    choice: tuple[int, ...] = ()


CARDS: Final[Mapping[Card, Asks]] = {
    1: Asks("places"),
    2: Asks("places", (1, 2)),
    3: Asks("places", (3, 4)),
    4: Asks("places"),
    5: Asks("places", (6, 7)),
    6: Asks("places", (8, 9)),
    7: Asks("pairs"),
    8: Asks("pairs"),
    **dict.fromkeys(range(9, 14), Asks("count")),
    **dict.fromkeys(range(14, 20), Asks("sum")),
    20: Asks("yes"),
    21: Asks("sum"),
}
SHARED: Final = frozenset({19, 20, 21})
WITHOUT_FOUR: Final = frozenset({15, 20})
"""Cards about the middle, which a hand of four does not have."""

SCORERS: Final[Mapping[Card, Callable[[Hand], Answer]]] = {
    1: lambda hand: where(hand, 0),
    4: lambda hand: where(hand, 5),
    7: alike,
    8: runs,
    9: lambda hand: len(hand) - odd(hand),
    10: odd,
    11: how_many("red"),
    12: how_many("blue"),
    13: twins,
    14: lambda hand: total(hand[:3]),
    15: lambda hand: total(hand[1:-1]),
    16: lambda hand: total(hand[-3:]),
    17: sum_of("red"),
    18: sum_of("blue"),
    19: total,
    20: lambda hand: int(number(hand[len(hand) // 2]) > 4),
    21: lambda hand: number(hand[-1]) - number(hand[0]),
}


def answer(question: Question, hand: Hand) -> Answer:
    """What a hand answers, truthfully."""
    if question.number is not None:
        return where(hand, question.number)
    return SCORERS[question.card](hand)


def questions(card: Card) -> tuple[Question, ...]:
    """Everything that can be asked with a card."""
    choice = CARDS[card].choice
    return tuple(Question(card, n) for n in choice) if choice else (Question(card),)
