"""Shares as people read them."""

from __future__ import annotations

import pytest

from sleuth.kernel.shares import hundredths


@pytest.mark.parametrize(
    ("share", "read"),
    [
        (0, 0),
        (1, 100),
        (0.125, 12),
        (1 / 3, 33),
        (1 / 230, 0.4),
        (1 / 1296, 0.08),
        (1 / 1_000_000, 0.0001),
        (229 / 230, 99.6),
        (0.9999, 99.99),
        (0.005, 0.5),
    ],
)
def test_what_is_not_certain_never_looks_so(share: float, read: float) -> None:
    assert hundredths(share) == read
