"""Commands side by side: all are heard, a failure is told, nothing stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ABREAST = Path(__file__).parents[1] / "tools/abreast.py"


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(ABREAST), *words], text=True, stdout=subprocess.PIPE
    )


def test_all_are_heard_to_their_end_and_one_failure_is_enough() -> None:
    running = started("one", "exit 3", "two", "echo begun; sleep 0.2; echo done")
    told, _ = running.communicate()
    assert running.returncode == 1
    assert {"two | begun", "two | done"} <= {*told.splitlines()}


def test_the_last_lines_of_whoever_failed_stand_at_the_end() -> None:
    running = started("one", "echo why; exit 3", "two", "sleep 0.5; seq 200")
    told, _ = running.communicate()
    assert told.splitlines()[-2:] == ["one FAILED with 3; its last lines again:", "why"]


def test_what_failed_is_named_at_the_very_end() -> None:
    running = started("one", "echo 'FAILED tests/one.py::test - why'; seq 200; exit 1")
    told, _ = running.communicate()
    assert told.splitlines()[-2:] == ["200", "FAILED tests/one.py::test - why"]


def test_they_run_at_the_same_time(tmp_path: Path) -> None:
    """Each waits for what the other makes: one after the other would never end."""
    meet = "touch {mine}; until test -e {other}; do sleep 0.05; done"
    one, two = tmp_path / "one", tmp_path / "two"
    running = started(
        "one", meet.format(mine=one, other=two), "two", meet.format(mine=two, other=one)
    )
    running.communicate(timeout=60)
    assert running.returncode == 0


def test_who_leaves_ends_them_all() -> None:
    with started("one", 'echo "$$"; sleep 600 & wait') as running:
        assert running.stdout
        pid = int(running.stdout.readline().removeprefix("one | "))
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=60) == 130
    until_gone(pid)


def until_gone(group: int) -> None:
    """Wait until no process of a group lives on."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("something stayed behind")
