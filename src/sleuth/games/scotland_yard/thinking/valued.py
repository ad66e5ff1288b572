"""How both sides play by the values of the solved game: the best move in sight, a mix in the dark.

Detectives work out the same mix from the same turn, so they need not talk: the first one draws a
plan and the others draw on from what he did. Mister X spends a ticket only where nothing else
leaves as little to the detectives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.aims import drawn, map_of, posts_of
from sleuth.games.scotland_yard.thinking.detectives import before, free_step, kept, lairs, step
from sleuth.games.scotland_yard.thinking.packed import Array, Packed, exits, plans
from sleuth.games.scotland_yard.thinking.solution import ledger, playbook, table
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.games.scotland_yard.thinking.worlds import odds
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice

SLACK = 1.5  # units by which rounding may tell two equal choices apart


def proved(options: Options, detectives: int) -> bool:
    """Are these the rules and a start for which the house has a proof to play by?"""
    plain = options.chosen and options.double_move == "fields"
    return plain and detectives in playbook.NAMES and options.chart.name == "london"


def solved(options: Options, detectives: int) -> bool:
    """Are these the rules and the start whose values are known: three from the printed one?"""
    return detectives == 3 and proved(options, detectives)


def known(options: Options, detectives: int) -> Ledger | None:
    """The values for this match, if there are any."""
    return ledger.sound(ledger.beside(table.place(3))) if solved(options, detectives) else None


class Turn(NamedTuple):
    """The detectives' turn: where they stood when it began, their plans, and where he may be."""

    key: Key
    start: tuple[int, ...]
    rows: Array
    where: tuple[int, ...]


def turn_of(view: View) -> Turn:
    """The turn as it began, whoever has moved since."""
    board = view.board
    start = before(board)
    believed = {at - 1: share for at, share in odds(view).items()}
    rows = plans(map_of(board.options), start, tuple(range(len(start))))
    key = (len(board.log), board.black, board.doubles)
    return Turn(key, start, rows, lairs(board, believed))


def agreed(view: View) -> Array | None:
    """How likely the team plays each of its plans; nothing if none of them is left, or is known.

    By the values if there are any, else by the proof that comes with the house.
    """
    board, turn = view.board, turn_of(view)
    book = known(board.options, board.seats - 1)
    if book is not None:
        weights = weighed(book, map_of(board.options), turn.key, turn.start, turn.where)
    elif proved(board.options, board.seats - 1):
        weights = by_proof(turn)
    else:
        return None
    found: Array = weights * kept(board, turn.rows)
    return found if found.sum() > 0 else None


def by_proof(turn: Turn) -> Array:
    """The plans of the proof; none in a turn that cannot come about if all play by it."""
    found, book = np.zeros(len(turn.rows)), playbook.opened(len(turn.start))
    answer = book and book.answer(playbook.numbered(turn.key, turn.start, turn.where))
    if answer:
        ends = np.sort(turn.rows, axis=1)
        for plan, weight in zip(*answer, strict=True):
            found[np.flatnonzero((ends == plan).all(axis=1))[0]] = weight
    return found


def detective(view: View, weights: Array, dice: Dice) -> Move | None:
    """The next step of the team's plan, or nothing if somebody else has to go first."""
    board, seat, rows = view.board, view.seat, turn_of(view).rows
    assert seat is not None
    now = weights * free_step(board, seat, rows)
    if now.sum() <= 0 or (now.sum() < weights.sum() and anybody(board, weights, rows)):
        return None
    return step(board, seat, int(rows[drawn(now, dice)][seat - 1]) + 1)


def anybody(board: Board, weights: Array, rows: Array) -> bool:
    """Can somebody go first whatever the plan is? Who cannot would draw among some plans only."""
    total = weights.sum()
    return any((weights * free_step(board, seat, rows)).sum() >= total for seat in board.todo)


@lru_cache(maxsize=64)
def weighed(
    book: Ledger, map_: Packed, key: Key, start: tuple[int, ...], where: tuple[int, ...]
) -> Array:
    """How likely the team plays each of its plans, which all of them work out alike."""
    rows = plans(map_, start, tuple(range(len(start))))
    worth = by_book(map_, book)(key, rows, where)
    least = worth.min(axis=0)
    if len(where) > 1 and least.max() < worth.max(axis=1).min():
        return mix(worth).theirs
    among: Array = least == least.max()
    away = map_.distance[rows][:, :, list(where)].astype(int).sum(axis=(1, 2))
    nearest: Array = among * (away == away[among].min())
    return nearest


class Way(NamedTuple):
    """Something that Mister X can do: what it leaves, and the moves among which he draws."""

    left: float
    moves: Sequence[Move]
    weights: Array


def mister_x(view: View, dice: Dice) -> Move | None:
    """The first thing to do that leaves no more than the place is worth; nothing if all is lost."""
    board, at = view.board, view.trail[-1] - 1
    book = known(board.options, board.seats - 1)
    assert book is not None
    key = (len(board.log), board.black, board.doubles)
    desk = Desk(book, map_of(board.options), posts_of(board), key)
    value = desk.value(at)
    if value >= FULL:
        return None
    best: Way | None = None
    for way in desk.ways(at, value + SLACK):
        if best is None or way.left < best.left:
            best = way
        if best.left <= value + SLACK:
            break
    assert best is not None
    return best.moves[drawn(best.weights, dice)]


class Desk:
    """A place with everything that Mister X can do from it."""

    def __init__(self, book: Ledger, map_: Packed, posts: tuple[int, ...], key: Key) -> None:
        self.book, self.map_, self.posts, self.key = book, map_, posts, key
        self.rows = plans(map_, posts, tuple(range(len(posts))))
        self.stand = np.array([posts])
        self.dark, self.later = (key[0] + n in map_.covered for n in (1, 2))

    def value(self, at: int) -> int:
        """What the detectives win from here."""
        return int(self.book.rated(self.key, self.stand, [at])[0, 0])

    def exits(self, at: int) -> list[int]:
        return exits(self.map_, at, self.posts)

    def ways(self, at: int, enough: float) -> Iterator[Way]:
        """What he can do, the cheapest first; double moves only where they leave little enough."""
        (filled, black, double), near = self.key, self.exits(at)
        plain = [Go(to + 1) for to in near]
        yield self.way((filled + 1, black, double), near, plain, self.dark)
        if double and not self.dark:
            shown = self.book.rated((filled + 1, black, 0), self.stand, near)[:, 0]
            first = int(np.argmin(shown))
            if shown[first] <= enough:
                yield from self.second(near[first])
        if black and not self.dark:
            unseen = [Go(to + 1, "black") for to in near]
            yield self.way((filled + 1, 0, double), near, unseen, True)
        if double:
            yield from self.twice(near)

    def second(self, first: int) -> Iterator[Way]:
        """The second half of a double move whose first half is seen."""
        filled, black, _ = self.key
        onward, begun = self.exits(first), Go(first + 1)
        plain = [Double(begun, Go(to + 1)) for to in onward]
        yield self.way((filled + 2, black, 0), onward, plain, self.later)
        if black and not self.later:
            unseen = [Double(begun, Go(to + 1, "black")) for to in onward]
            yield self.way((filled + 2, 0, 0), onward, unseen, True)

    def twice(self, near: Sequence[int]) -> Iterator[Way]:
        """Double moves whose first half is in the dark."""
        filled, black, _ = self.key
        through = {to: first for first in near for to in self.exits(first)}
        ends = sorted(through)
        if self.dark:
            seen = [Double(Go(through[to] + 1), Go(to + 1)) for to in ends]
            yield self.way((filled + 2, black, 0), ends, seen, False)
        if black and self.dark != self.later:
            moves = [self.unseen(through[to] + 1, to + 1) for to in ends]
            yield self.way((filled + 2, 0, 0), ends, moves, True)

    def unseen(self, first: int, last: int) -> Double:
        """Both halves in the dark, one of them by the black ticket."""
        if self.later:
            return Double(Go(first, "black"), Go(last))
        return Double(Go(first), Go(last, "black"))

    def way(self, key: Key, ends: Sequence[int], moves: Sequence[Move], dark: bool) -> Way:
        """What is left if he goes to one of these ends, and how he draws among them."""
        worth = by_book(self.map_, self.book)(key, self.rows, ends)
        tops, means = worth.max(axis=1), worth.mean(axis=1)
        least = worth.min(axis=0).max()
        if dark and least < tops.min():
            found = mix(worth)
            return Way(found.value, moves, found.his)
        best: Array = means == means[tops == tops.min()].min()
        return Way(float(tops.min()), moves, (best & (tops == tops.min())).astype(float))
