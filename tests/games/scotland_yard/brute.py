"""Sure wins and exact values by plain recursion: one detective after another, no sets, no bits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

Posts = tuple[int, ...]
Tickets = tuple[int, int]
"""Black ones, double moves."""


@dataclass(frozen=True)
class Brute:
    """A small map: who stands where is a tuple in the order of the detectives.

    Under the ruling `round` a double move costs no turn; under `short` none goes beyond the log.
    """

    around: tuple[tuple[int, ...], ...]
    covered: frozenset[int]
    last: int
    ruling: str = "fields"

    def over(self, filled: int, tickets: Tickets) -> bool:
        """Is the log full?"""
        return filled >= self.last + (self.ruling == "round" and not tickets[1])

    def wins(self, filled: int, at: int, posts: Posts, tickets: Tickets) -> bool:
        """Mister X is to move: is he lost whatever he does?"""
        return _wins(self, filled, at, tuple(sorted(posts)), tickets)

    def value(self, filled: int, at: int, posts: Posts, tickets: Tickets) -> Fraction:
        """Mister X is to move: which share of games do the detectives win if both play best?"""
        return _value(self, filled, at, tuple(sorted(posts)), tickets)

    def free(self, at: int, posts: Posts) -> list[int]:
        """Where a piece can go."""
        return [to for to in self.around[at] if to not in posts]

    def turns(self, posts: Posts, todo: Posts) -> Iterator[Posts]:
        """Every end of a turn: whoever can move and has not, in any order, until nobody can."""
        able = [who for who in todo if self.free(posts[who], posts)]
        if not able:
            yield posts
        for who in able:
            for to in self.free(posts[who], posts):
                moved = (*posts[:who], to, *posts[who + 1 :])
                yield from self.turns(moved, tuple(one for one in todo if one != who))


@cache
def _ends(game: Brute, posts: Posts) -> frozenset[Posts]:
    return frozenset(tuple(sorted(end)) for end in game.turns(posts, tuple(range(len(posts)))))


@cache
def _wins(game: Brute, filled: int, at: int, posts: Posts, tickets: Tickets) -> bool:
    if filled >= game.last:
        return False
    return all(
        _answered(game, filled + fields, posts, where, left)
        for fields, where, left in journeys(game, filled, at, posts, tickets)
    )


def _answered(
    game: Brute, filled: int, posts: Posts, where: frozenset[int], tickets: Tickets
) -> bool:
    """He is somewhere in `where`, they know no more: does one turn win everywhere?"""
    return any(
        all(x in end or _wins(game, filled, x, end, tickets) for x in where)
        for end in _ends(game, posts)
    )


@cache
def _value(game: Brute, filled: int, at: int, posts: Posts, tickets: Tickets) -> Fraction:
    if game.over(filled, tickets):
        return Fraction(0)
    return min(
        (
            _mixed(game, filled + fields, posts, where, left)
            for fields, where, left in journeys(game, filled, at, posts, tickets)
        ),
        default=Fraction(1),
    )


@cache
def _mixed(
    game: Brute, filled: int, posts: Posts, where: frozenset[int], tickets: Tickets
) -> Fraction:
    rows = {
        tuple(
            Fraction(1) if x in end else _value(game, filled, x, end, tickets)
            for x in sorted(where)
        )
        for end in _ends(game, posts)
    }
    return matrix_game(sorted(rows))


def matrix_game(rows: Sequence[tuple[Fraction, ...]]) -> Fraction:
    """The exact value for the one who picks a row, by pivots in fractions, lowest number first."""
    wide = len(rows[0])
    names = [wide + n for n in range(len(rows))]
    table = [[*(1 + each for each in row), Fraction(1)] for row in rows]
    table.append([Fraction(1)] * wide + [Fraction(0)])
    heads = list(range(wide))
    while any(gain > 0 for gain in table[-1][:-1]):
        _, s = min((heads[n], n) for n in range(wide) if table[-1][n] > 0)
        _, _, r = min(
            (row[-1] / row[s], names[n], n) for n, row in enumerate(table[:-1]) if row[s] > 0
        )
        exchange(table, r, s)
        heads[s], names[r] = names[r], heads[s]
    return -1 / table[-1][-1] - 1


def exchange(table: list[list[Fraction]], r: int, s: int) -> None:
    """Swap a row's name with a column's."""
    pivot = table[r][s]
    top = [each / pivot for each in table[r]]
    for n, row in enumerate(table):
        factor = row[s]
        table[n] = [a - factor * b for a, b in zip(row, top, strict=True)]
        table[n][s] = -factor / pivot
    top[s] = 1 / pivot
    table[r] = top


def journeys(
    game: Brute, filled: int, at: int, posts: Posts, tickets: Tickets
) -> Iterator[tuple[int, frozenset[int], Tickets]]:
    """What the detectives see of each choice: fields filled, where he may be, tickets left."""
    (black, double), dark = tickets, filled + 1 in game.covered
    firsts = game.free(at, posts)
    for hide in {dark, dark or bool(black)}:
        held = black - (hide and not dark)
        for where in seen(firsts, hide):
            yield 1, where, (held, double)
        if not double or not firsts or (game.ruling == "short" and filled + 2 > game.last):
            continue
        for second in {filled + 2 in game.covered, filled + 2 in game.covered or bool(held)}:
            left = held - (second and filled + 2 not in game.covered)
            halves = [firsts] if hide and second else [[first] for first in firsts]
            for half in halves:
                ends = sorted({to for first in half for to in game.free(first, posts)})
                for where in seen(ends, second):
                    yield 2, where, (left, 0)


def seen(ways: list[int], hide: bool) -> list[frozenset[int]]:
    """One thing to see for all ways, or one for each."""
    if hide:
        return [frozenset(ways)] if ways else []
    return [frozenset({to}) for to in ways]


def town(size: int, streets: int, dice: Random) -> tuple[tuple[int, ...], ...]:
    """A map whose stations hang together."""
    ways: list[set[int]] = [set() for _ in range(size)]
    pairs = [(at, dice.randrange(at)) for at in range(1, size)]
    pairs += [(dice.randrange(size), dice.randrange(size)) for _ in range(streets)]
    for one, other in pairs:
        if one != other:
            ways[one].add(other)
            ways[other].add(one)
    return tuple(tuple(sorted(each)) for each in ways)
