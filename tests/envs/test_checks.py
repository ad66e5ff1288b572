"""The checks of PettingZoo and Gymnasium pass for every game and number of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("pettingzoo", reason="`make envs` installs it")

from sleuth.envs.check import checks, passes
from tests.envs import TABLES

CASES = [
    pytest.param(check, id=f"{name}-{seats}-{label}")
    for name, seats in TABLES
    for label, check in checks(name, seats, cycles=25)
]


@pytest.mark.parametrize("check", CASES)
def test_an_official_check_passes(check: Callable[[], object]) -> None:
    assert passes(check) == ""
