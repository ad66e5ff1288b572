"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from sleuth.games.mastermind.board import fitting
from sleuth.games.mastermind.pieces import Code, Colour, Options, Row
from sleuth.games.mastermind.view import View
from sleuth.kernel.data import Data
from sleuth.kernel.talents import LEVELS, Level


class Cross(Data, frozen=True):
    """This colour is not in this hole: the keys of these rows prove it (0 is the first)."""

    hole: int
    colour: Colour
    rows: tuple[int, ...]


class Notes(Data, frozen=True):
    """Marks on the pad. `assumed`: keys were placed by hand, and are taken to be right.

    `trail`: how many codes there were before the first row, and after each that has a key.
    `fit`: the codes that are left, where they are few enough to be listed.
    """

    assumed: bool = False
    crosses: tuple[Cross, ...] = ()
    left: int | None = None
    counts: tuple[tuple[int, ...], ...] | None = None
    trail: tuple[int, ...] = ()
    fit: tuple[Code, ...] | None = None


LISTED = 256  # codes that are told one by one at the most


def assist(view: View, level: Level) -> Notes | None:
    """The notes for the Codebreaker, which stay when all is open; who knows the code needs none."""
    board, rank = view.board, LEVELS.index(level)
    sought = looked_for(view)
    if rank < LEVELS.index("direct") or sought is None:
        return None
    rows = tuple(row for row in sought if row.key is not None)
    proofs = (
        joint(board.options, rows) if rank >= LEVELS.index("joint") else direct(board.options, rows)
    )
    assumed = board.options.keying == "hand"
    if rank < LEVELS.index("odds"):
        return Notes(assumed, proofs)
    left = fitting(board.options, rows)
    passed = tuple(len(fitting(board.options, rows[:n])) for n in range(len(rows) + 1))
    few = left if len(left) <= LISTED else None
    return Notes(assumed, proofs, len(left), counts(board.options, left), passed, few)


def looked_for(view: View) -> tuple[Row, ...] | None:
    """The rows by which this seat looks for a code, or looked until it lay open a moment ago."""
    board = view.board
    if board.ready:
        return None if view.code is not None else board.rows
    last = board.past[-1] if board.past else None
    return last.rows if last and view.seat not in (None, last.maker) else None


def counts(options: Options, left: tuple[Code, ...]) -> tuple[tuple[int, ...], ...]:
    """How many of these codes have each colour in each hole."""
    columns = [[code[hole] for code in left] for hole in range(options.pegs)]
    return tuple(tuple(column.count(c) for c in options.palette) for column in columns)


def excluded(options: Options, rows: tuple[Row, ...]) -> frozenset[tuple[int, Colour]]:
    """Holes and colours that no code has which agrees with these rows."""
    table = counts(options, fitting(options, rows))
    return frozenset((h, c) for h, row in enumerate(table) for c, n in enumerate(row) if not n)


def direct(options: Options, rows: tuple[Row, ...]) -> tuple[Cross, ...]:
    """What each key alone proves; the first row that does is named."""
    found: dict[tuple[int, Colour], Cross] = {}
    for n, row in enumerate(rows):
        for hole, colour in sorted(excluded(options, (row,))):
            found.setdefault((hole, colour), Cross(hole, colour, (n,)))
    return tuple(found[at] for at in sorted(found))


@lru_cache(maxsize=256)
def joint(options: Options, rows: tuple[Row, ...]) -> tuple[Cross, ...]:
    """What all keys together prove, each cross with the fewest rows that prove it."""
    wanted = set(excluded(options, rows))
    found: list[Cross] = []
    for size in range(1, len(rows) + 1):
        for chosen in combinations(range(len(rows)), size):
            if not wanted:
                break
            proven = wanted & excluded(options, tuple(rows[n] for n in chosen))
            found.extend(Cross(hole, colour, chosen) for hole, colour in proven)
            wanted -= proven
    return tuple(sorted(found, key=lambda cross: (cross.hole, cross.colour)))
