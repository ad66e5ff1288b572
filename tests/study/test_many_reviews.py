"""Many matches of each game, looked back at: all add up, and the strong lose less than the weak."""

from __future__ import annotations

from typing import Any

import pytest

from bench.bench_reviews import CLOSE, SITTINGS, STRONG, WEAK, Sitting, measured

MATCHES = 200
GAMES = sorted({each.game for each in SITTINGS})


def looked_back(name: str, matches: int) -> list[dict[str, Any]]:
    """What reviews of so many matches at each of a game's tables come to."""
    return [measured(each, matches) for each in SITTINGS if each.game == name]


def lost_by(found: list[dict[str, Any]], who: str) -> list[float]:
    """What somebody lost a decision at each table."""
    return [each["each"][who] for each in found if who in each["each"]]


def test_a_few_matches_add_up() -> None:
    assert measured(Sitting("break-the-code", (WEAK, STRONG)), 3)["off"] < CLOSE


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_all_add_up_and_the_strong_lose_less(name: str) -> None:
    found = looked_back(name, MATCHES)
    assert [each["games"] for each in found] == [MATCHES] * len(found)
    assert max(each["off"] for each in found) < CLOSE
    for weak, strong in zip(lost_by(found, WEAK), lost_by(found, STRONG), strict=True):
        assert strong < weak
