"""Looking back at a match: its time line, idle hands, swaps that were missed, and the sand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from math import ceil

from sleuth.games.x_code.board import Board, Cards, closed, due, solved, terms_of, way
from sleuth.games.x_code.facts import Began, Laid, Swapped, Turned
from sleuth.games.x_code.pieces import DEALT, WILD, Card, Face, face, neighbour
from sleuth.kernel.data import Data, Millis, Over, Played, Seat
from sleuth.kernel.match import AnyMatch

IDLE = 5000  # milliseconds between two actions of a seat that nobody calls idle
LONG = 8000  # milliseconds for which a swap must have been possible to count as missed


class SetAt(Data, frozen=True):
    """A space of the code was closed."""

    at: Millis
    seat: Seat
    face: Face


class SwapAt(Data, frozen=True):
    """Two cards changed hands; missed, if they should have: each was wanted where it would go."""

    at: Millis
    seat: Seat
    card: Card
    other: Seat
    back: Card


class TurnAt(Data, frozen=True):
    """The timer was turned: so much sand was left, and so much time it gained."""

    at: Millis
    seat: Seat
    left: Millis
    gained: Millis


class PauseAt(Data, frozen=True):
    """A seat did nothing for so long, a moment's thought not counted."""

    at: Millis
    seat: Seat
    until: Millis


class Review(Data, frozen=True):
    """A match on a time line that begins with the first turn of the timer."""

    solved: bool
    lasted: Millis
    left: Millis  # sand in the upper glass when it was over
    sets: tuple[SetAt, ...]
    swaps: tuple[SwapAt, ...]
    missed: tuple[SwapAt, ...]
    turns: tuple[TurnAt, ...]
    pauses: tuple[PauseAt, ...]
    idle: tuple[Millis, ...]
    actions: tuple[int, ...]
    fewest: int  # actions that no team can do without: draws for what was not dealt, and sets
    fastest: Millis  # the time they take at the pace of this team


def review(match: AnyMatch) -> Review:
    """The whole match, with all hands laid open."""
    board = match.state.board
    begun = board.since if board.since is not None else match.now
    moments = played(match)
    actions = tuple(len(each) for each in moments)
    least = fewest(board)
    paused = tuple(pauses(moments, begun, match.now))
    rate = sum(actions) / max(1, match.now - begun)
    return Review(
        solved=solved(board),
        lasted=Millis(match.now - begun),
        left=Millis(max(0, (board.until or match.now) - match.now)),
        sets=tuple(sets(match, begun)),
        swaps=tuple(swaps(match, begun)),
        missed=tuple(missed(match, begun)),
        turns=tuple(turns(match, begun)),
        pauses=paused,
        idle=tuple(idle(paused, seat) for seat in range(match.seats)),
        actions=actions,
        fewest=least,
        fastest=Millis(ceil(least / rate) if rate else 0),
    )


def played(match: AnyMatch) -> list[list[Millis]]:
    """When each seat acted after the first turn of the timer."""
    found: list[list[Millis]] = [[] for _ in range(match.seats)]
    running = False
    for entry in match.standing:
        if running and isinstance(entry.came, Played):
            found[entry.came.seat].append(entry.came.at)
        running = running or any(isinstance(fact, Began) for fact in entry.told)
    return found


def pauses(moments: list[list[Millis]], begun: Millis, ended: Millis) -> Iterator[PauseAt]:
    """When each seat did nothing, beyond a moment's thought each time."""
    for seat, acted in enumerate(moments):
        for early, late in pairwise([begun, *acted, ended]):
            if late - early > IDLE:
                since, until = Millis(early - begun + IDLE), Millis(late - begun)
                yield PauseAt(since, Seat(seat), until)


def idle(paused: tuple[PauseAt, ...], seat: int) -> Millis:
    """How long a seat did nothing."""
    return Millis(sum(each.until - each.at for each in paused if each.seat == seat))


def fewest(board: Board) -> int:
    """A set takes one action, and every card of it that was not dealt takes a draw."""
    agreed, seats = terms_of(board), len(board.counts)
    keys = len(agreed.keys)
    return keys + max(0, keys * agreed.code_set - DEALT * seats)


def sets(match: AnyMatch, begun: Millis) -> Iterator[SetAt]:
    """Every space, in the order in which they were closed."""
    for entry in match.standing:
        for fact in entry.told:
            if isinstance(fact, Laid):
                yield SetAt(Millis(entry.came.at - begun), fact.seat, fact.face)


def swaps(match: AnyMatch, begun: Millis) -> Iterator[SwapAt]:
    """Every swap."""
    for entry in match.standing:
        for fact in entry.told:
            if isinstance(fact, Swapped):
                at = Millis(entry.came.at - begun)
                yield SwapAt(at, fact.seat, fact.card, fact.other, fact.back)


def turns(match: AnyMatch, begun: Millis) -> Iterator[TurnAt]:
    """Every turn of the timer after the first."""
    until = Millis(0)
    for fact in match.facts():
        if isinstance(fact, Turned):
            left = Millis(until - fact.at)
            gained = Millis(fact.until - until)
            yield TurnAt(Millis(fact.at - begun), fact.seat, left, gained)
        if isinstance(fact, Began | Turned):
            until = fact.until


Swap = tuple[Seat, Card, Seat, Card]


def missed(match: AnyMatch, begun: Millis) -> Iterator[SwapAt]:
    """Swaps that would have helped both, could be made for long, and were not.

    Two neighbours miss one swap at a time: of those that lay open together, the first.
    """
    until: dict[frozenset[Seat], Millis] = {}
    for since, gone, swap in sorted(chances(match)):
        pair = frozenset({swap[0], swap[2]})
        if since >= until.get(pair, since):
            until[pair] = gone
            yield SwapAt(Millis(since - begun), *swap)


def chances(match: AnyMatch) -> Iterator[tuple[Millis, Millis, Swap]]:
    """From when to when a swap could be made, where that was for long and it was not made."""
    since: dict[Swap, Millis] = {}
    state = match.game.setup(match.options, match.seats)
    for entry in match.standing:
        state = reduce(match.game.apply, entry.told, state)
        now = entry.came.at
        open_now = set(helpful(state.board, state.hands)) if running(state.board) else set()
        done = {swap for fact in entry.told if isinstance(fact, Swapped) for swap in both(fact)}
        for swap in [each for each in since if each not in open_now]:
            began = since.pop(swap)
            if swap not in done and now - began >= LONG:
                yield began, now, swap
        for swap in open_now:
            since.setdefault(swap, now)


def running(board: Board) -> bool:
    """Does the sand run, with parts of the code still open?"""
    return board.until is not None and not isinstance(due(board), Over)


def both(fact: Swapped) -> tuple[Swap, Swap]:
    """A swap as seen from either side."""
    forth = (fact.seat, fact.card, fact.other, fact.back)
    return forth, (fact.other, fact.back, fact.seat, fact.card)


def helpful(board: Board, hands: tuple[Cards, ...]) -> Iterator[Swap]:
    """Swaps to the left that bring two cards to where more of their like are."""
    for seat in map(Seat, range(len(hands))):
        other = neighbour(seat, "left", len(hands))
        there, here = hands[other], hands[seat]
        for card in sorted(set(here)):
            if way(board, card) == "left" and gathers(board, card, here, there):
                for back in sorted(set(there)):
                    meets = way(board, back) == "right" and gathers(board, back, there, here)
                    if meets and face(card) != face(back):
                        yield seat, card, other, back


def gathers(board: Board, card: Card, giver: Cards, taker: Cards) -> bool:
    """Is a card of use, and has the one who gets it as many of its like as the one who gives it?"""
    of = face(card)
    if of == WILD or of in closed(board):
        return False
    mine, theirs = ([face(each) for each in hand].count(of) for hand in (giver, taker))
    return theirs >= mine
