"""The checks of PettingZoo and Gymnasium pass for every game and number of players."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo", reason="`make envs` installs it")

from pettingzoo.test import performance_benchmark

from sleuth.envs.check import checks, main, spiel_checks, tried
from tests.envs import TABLES

CASES = [
    pytest.param(check, id=f"{name}-{seats}-{label}")
    for name, seats in TABLES
    for label, check in checks(name, seats, cycles=25)
]


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark takes five seconds of a clock: here each look at it takes one."""
    timed = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(timed, "time", SimpleNamespace(time=count().__next__))


@pytest.mark.parametrize("check", CASES)
def test_an_official_check_passes(check: Callable[[], object]) -> None:
    passed, said = tried(check)
    assert passed, said


def broken() -> None:
    raise ValueError("no such space")


def test_what_fails_is_said_in_its_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = [("api_test", broken), ("seed_test", lambda: None), ("timed", lambda: "7 turns")]
    monkeypatch.setattr("sleuth.envs.check.checks", lambda name, seats: row)
    monkeypatch.setattr("sleuth.envs.check.spiel_checks", lambda name: [])
    assert main(["mastermind"]) == 1
    first, second, third, _ = capsys.readouterr().out.splitlines()
    assert first == "mastermind 2 api_test: ValueError: no such space"
    assert second == "mastermind 2 seed_test: passes"
    assert third == "mastermind 2 timed: passes, 7 turns"


def test_every_check_has_its_line() -> None:
    named = {label for label, _ in (*checks("code-x", 2), *spiel_checks("code-x"))}
    assert named >= {
        "api_test",
        "seed_test",
        "parallel_api_test",
        "parallel_seed_test",
        "max_cycles_test",
        "performance_benchmark",
        "check_env",
    }
