"""Where Mister X may be: printed logs worked out by hand, and the ladder from far to exact."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.moves import Double, Go
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.assist import assist
from sleuth.games.scotland_yard.thinking.worlds import direct, odds, worlds
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from tests.games.scotland_yard.opened import opened

X, ADA = Seat(0), Seat(1)


def game(*plays: tuple[int, int], **options: object) -> AnyMatch:
    match: AnyMatch = opened(Options(**options))  # type: ignore[arg-type]
    for seat, to in plays:
        match = match.play(Seat(seat), Go(to))
    return match


TWO_ROUNDS = ((0, 67), (1, 40), (2, 45), (3, 130), (0, 66), (1, 41), (2, 46), (3, 124))


def test_in_the_dark_he_is_on_a_neighbour_until_a_detective_looks_there() -> None:
    match = game(*TWO_ROUNDS).play(X, Go(82))
    assert set(worlds(match.view(ADA))) == set(chart("london").streets[66])
    assert set(odds(match.view(ADA)).values()) == {1 / 4}
    match = match.play(Seat(2), Go(34)).play(Seat(3), Go(111))
    assert set(worlds(match.view(ADA))) == {49, 65, 67, 82}


def test_two_moves_in_the_dark_count_every_journey() -> None:
    match = game(*TWO_ROUNDS[:4]).play(X, Double(Go(66, "black"), Go(82)))
    found = odds(match.view(ADA))
    ways = [to for first in chart("london").streets[67] for to in chart("london").streets[first]]
    free = [to for to in ways if to not in (40, 45, 130)]
    assert found == {to: free.count(to) / len(free) for to in sorted({*free})}


def test_mister_x_knows_where_he_is_and_the_pad_says_what_the_others_suppose() -> None:
    match = game(*TWO_ROUNDS).play(X, Go(82))
    assert worlds(match.view(X)) == (82,)
    notes = assist(match.view(ADA), "odds")
    assert notes is not None
    assert notes.stations == (49, 65, 67, 82)
    assert notes.counts == (1, 1, 1, 1)
    assert assist(match.view(ADA), "facts") is None


def test_each_step_of_the_ladder_proves_at_least_as_much() -> None:
    match = game(*TWO_ROUNDS).play(X, Go(82)).play(Seat(2), Go(34))
    view = match.view(ADA)
    assert set(worlds(view)) <= direct(view.board)
