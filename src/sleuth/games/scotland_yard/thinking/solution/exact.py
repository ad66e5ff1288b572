"""Matrix games in exact fractions: pivots without any rounding."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

Share = Fraction | int


def equilibrium(rows: Sequence[Sequence[Share]]) -> tuple[Fraction, tuple[int, ...]]:
    """The value for the one who picks a row, and whole weights of the rows.

    The one who picks columns is the simplex method's player: largest sum of weights with at most 1
    against each row; the rows' weights are the prices at the end. Lowest names first, so it ends.
    """
    wide, tall = len(rows[0]), len(rows)
    table = [[*(1 + Fraction(each) for each in row), Fraction(1)] for row in rows]
    table.append([Fraction(1)] * wide + [Fraction(0)])
    heads, names = list(range(wide)), [wide + n for n in range(tall)]
    while (enter := lowest(heads, table[-1])) is not None:
        leave = tightest(table, names, enter)
        exchange(table, leave, enter)
        heads[enter], names[leave] = names[leave], heads[enter]
    price = [Fraction(0)] * tall
    for n, head in enumerate(heads):
        if head >= wide:
            price[head - wide] = -table[-1][n]
    common = lcm(*(each.denominator for each in price))
    return 1 / sum(price, Fraction(0)) - 1, tuple(int(each * common) for each in price)


def lowest(heads: Sequence[int], gains: Sequence[Fraction]) -> int | None:
    """The column of the lowest name that still gains."""
    found = [(head, n) for n, head in enumerate(heads) if gains[n] > 0]
    return min(found)[1] if found else None


def tightest(table: Sequence[Sequence[Fraction]], names: Sequence[int], enter: int) -> int:
    """The row that first forbids more of this column."""
    return min(
        (row[-1] / row[enter], names[n], n) for n, row in enumerate(table[:-1]) if row[enter] > 0
    )[2]


def exchange(table: list[list[Fraction]], leave: int, enter: int) -> None:
    """Swap a row's name with a column's."""
    pivot = table[leave][enter]
    top = [each / pivot for each in table[leave]]
    for n, row in enumerate(table):
        factor = row[enter]
        if factor and n != leave:
            table[n] = [a - factor * b for a, b in zip(row, top, strict=True)]
            table[n][enter] = -factor / pivot
    top[enter] = 1 / pivot
    table[leave] = top
