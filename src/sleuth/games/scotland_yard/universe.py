"""Every move that can ever be made in a match, in a fixed order: what numbers of moves mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import FARES, Options
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Moves, OneOf, Product


@cache
def universe(options: Options, seats: int) -> Moves[Move]:
    """Choosing starts; every station by every ticket; and from each of them on to the next."""
    others = [Seat(seat) for seat in range(1, seats)]
    chosen: list[Move] = [Ready(), *map(Exchange, others), *map(Decline, others)]
    goes = [go for at in sorted(options.chart.streets) for go in arrivals(options, at)]
    doubles = [by_way_of(options, at) for at in sorted(options.chart.streets)]
    return Moves((*chosen, *goes), doubles)


def by_way_of(options: Options, at: Station) -> Product[Double]:
    """Every double move that first leads to this station."""
    first, second = tuple(arrivals(options, at)), onward(options, at)
    return Product(Double, first=OneOf(first), second=OneOf(second))


def arrivals(options: Options, at: Station) -> Iterator[Go]:
    """The ways to come to a station, by ticket."""
    if not options.classic:
        yield Go(at)
    else:
        yield from (Go(at, by) for by in FARES if options.chart.around[by][at])
    yield Go(at, "black")


def onward(options: Options, at: Station) -> tuple[Go, ...]:
    """Every ride from a station."""
    chart = options.chart
    if not options.classic:
        dark = chart.streets[at]
        plain = [Go(to) for to in chart.streets[at]]
    else:
        dark = chart.anywhere[at]
        plain = [Go(to, by) for by in FARES for to in chart.around[by][at]]
    return (*plain, *(Go(to, "black") for to in dark))
