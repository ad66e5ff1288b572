"""A person's rating: the printed example, and what must hold of every rating."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleuth.players.ladder.glicko import UNKNOWN, Result, Strength, after, chance

strengths = st.builds(
    Strength,
    st.floats(400, 2800),
    st.floats(30, UNKNOWN),
    st.floats(0.03, 0.09),
)


def test_the_printed_example() -> None:
    before = Strength(1500, 200, 0.06)
    results = [
        Result(Strength(1400, 30), 1),
        Result(Strength(1550, 100), 0),
        Result(Strength(1700, 300), 0),
    ]
    found = after(before, results)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@given(strengths, strengths)
def test_winning_never_lowers_and_losing_never_raises(one: Strength, other: Strength) -> None:
    lost, drawn, won = (after(one, [Result(other, points)]) for points in (0, 0.5, 1))
    assert lost.rating <= one.rating <= won.rating
    assert lost.rating < drawn.rating < won.rating
    assert max(each.deviation for each in (lost, drawn, won)) <= UNKNOWN


@given(strengths)
def test_who_stays_away_is_known_less_and_no_worse(one: Strength) -> None:
    away = [one]
    for _ in range(5):
        away.append(after(away[-1], []))
    assert {each.rating for each in away} == {one.rating}
    assert all(a.deviation <= b.deviation <= UNKNOWN for a, b in pairwise(away))


def test_many_matches_make_sure() -> None:
    one, house = Strength(), Strength(1700, 40)
    for _ in range(40):
        one = after(one, [Result(house, 0.5)])
    assert one.rating == pytest.approx(1700, abs=40)
    assert one.deviation < 100


@given(strengths, strengths)
def test_chances_of_both_add_up(one: Strength, other: Strength) -> None:
    assert chance(one, other) + chance(other, one) == pytest.approx(1)
    assert (chance(one, other) >= 0.5) == (one.rating >= other.rating)
