"""What a number of a mind comes to: straight from point to point, and never beyond them."""

from __future__ import annotations

import pytest

from sleuth.kernel.minds import curve


@pytest.mark.parametrize(
    ("number", "read"), [(0, 2), (3, 2), (5, 4), (7, 6), (8, 7.5), (9, 9), (40, 9)]
)
def test_a_curve_is_straight_between_its_points_and_level_outside(number: int, read: float) -> None:
    assert curve((3, 2), (7, 6), (9, 9))(number) == read


def test_a_single_point_is_level() -> None:
    assert {curve((3, 2))(number) for number in (0, 3, 9)} == {2}
