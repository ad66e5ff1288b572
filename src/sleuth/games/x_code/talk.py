"""Quick phrases: what a seat can say with one tap, and what listeners make of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from sleuth.games.x_code.board import Board, Cards
from sleuth.games.x_code.notation import SYMBOLS, parse_all, pretty
from sleuth.games.x_code.pieces import Face, without
from sleuth.games.x_code.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Heard, Phrase

HAVE: Final = "x-code.phrase.have"
NEED: Final = "x-code.phrase.need"
TIME_TO_ME: Final = "x-code.phrase.time"
DISCARDING: Final = "x-code.phrase.discarding"
OTHERS: Final = tuple(f"x-code.phrase.{name}" for name in ("next", "wait", "late", "cracked"))

PHRASES: Final = tuple(Phrase(code) for code in (HAVE, NEED, TIME_TO_ME, DISCARDING, *OTHERS))


def have(cards: Cards) -> Phrase:
    """I have these cards."""
    return Phrase(HAVE, {"cards": pretty(cards)})


def need(face: Face) -> Phrase:
    """I collect this symbol."""
    return Phrase(NEED, {"symbol": SYMBOLS[face]})


WISH = re.compile(r"\b(?:need|want|collect(?:ing)?)\b[^0-9*#]*([0-9*#])(?![<>←→])", re.IGNORECASE)
GIFT = re.compile(r"\b(?:have|got|drew)\b(.*)", re.IGNORECASE)
SAND = re.compile(r"\btimes?\b.*\b(?:me|here)\b|\bme\b.*\btime\b", re.IGNORECASE)
ONE = re.compile(r"[0-9*#T][<>←→]|\bW\b")


def understand(text: str) -> Phrase | None:
    """The quick phrase behind words of one's own, by a few keywords."""
    if SAND.search(text):
        return Phrase(TIME_TO_ME)
    if found := WISH.search(text):
        return Phrase(NEED, {"symbol": found[1]})
    if (found := GIFT.search(text)) and (cards := ONE.findall(found[1])):
        return Phrase(HAVE, {"cards": " ".join(cards)})
    return None


class Said(NamedTuple):
    """What was said so far: cards by seat, the symbol each seat last asked for, who wants Time."""

    cards: tuple[Cards, ...]
    needs: dict[Seat, Face]
    timer: Seat | None


def listen(heard: Iterable[Heard], seats: int) -> Said:
    """What the phrases come to; a later wish of a seat takes the place of its earlier one."""
    cards: list[list[int]] = [[] for _ in range(seats)]
    needs: dict[Seat, Face] = {}
    timer = None
    for each in heard:
        seat, phrase = each.seat, each.phrase
        if phrase.code == HAVE:
            cards[seat] += understood(str(phrase.args.get("cards", "")))
        elif phrase.code == NEED:
            symbol = str(phrase.args.get("symbol", ""))
            if symbol and symbol in SYMBOLS[:12]:
                needs[seat] = SYMBOLS.index(symbol)
        elif phrase.code == TIME_TO_ME:
            timer = seat
    return Said(tuple(map(tuple, cards)), needs, timer)


@lru_cache(maxsize=4096)
def understood(text: str) -> Cards:
    """The cards that a phrase names; none if it cannot be understood."""
    try:
        return parse_all(text)
    except Malformed:
        return ()


def hidden(board: Board, said: Said, seat: Seat) -> Cards:
    """The cards that a seat said it drew and has not yet brought to light."""
    most = board.counts[seat] - len(board.known[seat])
    return without(said.cards[seat], board.shown[seat])[:most]


def unsaid(view: View, said: Said) -> Cards:
    """The cards in my hand of which nobody knows yet."""
    assert view.seat is not None
    told = (*view.board.known[view.seat], *hidden(view.board, said, view.seat))
    return without(view.hand, told)
