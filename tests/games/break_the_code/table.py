"""Matches with chosen hands and cards, and tiles as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sleuth.games.break_the_code import GAME
from sleuth.games.break_the_code.pieces import Options, plain, rest
from sleuth.games.break_the_code.tiles import FIVES, Hand
from sleuth.kernel.data import Draw, Drawn, Seat
from sleuth.kernel.match import AnyMatch, start


def tiles(text: str) -> Hand:
    """Tiles from words such as `R0 B2 G5`; the second G5 is the other one."""
    found: list[int] = []
    for word in text.split():
        tile = 2 * int(word[1]) + (word[0] == "B")
        found.append(FIVES[1] if tile in found and tile == FIVES[0] else tile)
    return plain(found)


def drawn(match: AnyMatch, *picks: int) -> AnyMatch:
    """Chance answers."""
    return match.enter(Drawn(tuple(sorted(picks)), match.now))


def deal(hands: Sequence[str], cards: Iterable[int] = (), options: Any = None) -> AnyMatch:
    """A match with these hands, then these cards in the row as far as they go; the lowest follow.

    With three and four players the centre gets what is left.
    """
    match: AnyMatch = start(GAME, options or Options(first=0), len(hands))
    held: list[Hand] = []
    for hand in map(tiles, hands):
        left = rest(match.state.board.box, held)
        places = [left.index(tile if tile in left else FIVES[1]) for tile in hand]
        match, held = drawn(match, *places), [*held, hand]
    if len(hands) > 2:
        match = drawn(match, *range(len(match.state.board.box.tiles) - sum(map(len, held))))
    return refill(match, cards)


def refill(match: AnyMatch, cards: Iterable[int] = ()) -> AnyMatch:
    """Open these cards, then the lowest of the pile, until somebody must act."""
    wanted = list(cards)
    while isinstance(match.pending(), Draw):
        pile = match.state.board.pile
        match = drawn(match, pile.index(wanted.pop(0)) if wanted else 0)
    return match


def play(match: AnyMatch, seat: Seat, move: Any, *cards: int) -> AnyMatch:
    """A move, and the card that then comes from the pile."""
    return refill(match.play(seat, move), cards)
