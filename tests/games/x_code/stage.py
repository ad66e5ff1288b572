"""Setting a table by hand: the cards one asks for are the ones chance deals."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.x_code import GAME
from sleuth.games.x_code.moves import SayReady, Take
from sleuth.games.x_code.notation import parse_all, read
from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.rules import unseen
from sleuth.kernel.data import Await, Draw, Drawn, Millis, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.match import AnyMatch, start

START = 10_000
NOW = Millis(START)
"""The moment at which the timer is turned."""

LEVEL1, LEVEL2, LEVEL3, LEVEL4 = (Options(level=n) for n in (1, 2, 3, 4))
A, B = "1< 2< 3>", "4< 5> 8>"
"""Two hands in which no two cards are alike."""


def cards(text: str) -> tuple[int, ...]:
    """These cards, in the order in which hands are kept."""
    return tuple(sorted(parse_all(text)))


def picks(match: AnyMatch, cards: str) -> tuple[int, ...]:
    """The numbers by which chance deals these cards."""
    left, found = list(enumerate(unseen(match.state))), []
    for card in parse_all(cards):
        at = next(n for n, (_, each) in enumerate(left) if each == card)
        found.append(left.pop(at)[0])
    return tuple(sorted(found))


def dealt(options: Options, *hands: str, odd: int = 0) -> AnyMatch:
    """A match in which everybody has these cards, and nobody is ready yet."""
    match: AnyMatch = start(GAME, options, len(hands))
    if match.pending() == Draw(of=2):
        match = match.enter(Drawn((odd,)))
    for hand in hands:
        match = match.enter(Drawn(picks(match, hand)))
    return match


def running(options: Options, *hands: str, odd: int = 0) -> AnyMatch:
    """The same, with the sand running since START."""
    match = dealt(options, *hands, odd=odd)
    for seat in range(len(hands)):
        match = match.play(Seat(seat), SayReady(), Millis(START))
    return match


def play(match: AnyMatch, seat: int, move: str, after: float = 0) -> AnyMatch:
    """A seat plays, so many seconds after the timer was first turned (0: at once)."""
    at = Millis(START + int(after * 1000)) if after else match.now
    return match.play(Seat(seat), read(move, match.view(Seat(seat))), at)


def draw(match: AnyMatch, seat: int, card: str, after: float = 0) -> AnyMatch:
    """A seat draws this card of those that nobody has seen."""
    at = Millis(START + int(after * 1000)) if after else match.now
    reached = match.play(Seat(seat), Take(), at)
    return reached.enter(Drawn(picks(reached, card), reached.now))


def draw_all(match: AnyMatch, seat: int, cards: str) -> AnyMatch:
    """A seat draws these cards, one after another."""
    for card in cards.split():
        match = draw(match, seat, card)
    return match


def hand(match: AnyMatch, seat: int) -> tuple[int, ...]:
    """What a seat holds, as its own view has it; the umpire must agree."""
    held: tuple[int, ...] = match.view(Seat(seat)).hand
    assert held == match.state.hands[seat]
    return held


def board(match: AnyMatch) -> Any:
    """What lies open."""
    return match.view(None).board


def until(match: AnyMatch) -> float:
    """When the sand runs out, in seconds after the first turn."""
    pending = match.pending()
    assert isinstance(pending, Await)
    assert pending.until is not None
    return (pending.until - START) / 1000


def refused(match: AnyMatch, seat: int, move: str, after: float = 0) -> str:
    """The code of the refusal; nothing else happens."""
    before = (match.state, len(match.record))
    with pytest.raises(IllegalMove) as wrong:
        play(match, seat, move, after)
    assert (match.state, len(match.record)) == before
    return wrong.value.code
