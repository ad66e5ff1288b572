"""Bot games on a real cluster: the same results, also when a worker is lost on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleuth.kernel.errors import Malformed
from sleuth.players.arena import Contest, run
from sleuth.players.jobs import read_jobs, spread
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder
from tests.servers import free_port

PATIENCE = 120.0
"""Seconds in which a second worker has come, on a busy machine too."""

LADDER = Ladder("mastermind", 2, 40, "cluster", None, {"games": 2}, ("pip", "ottoline"))
CONTEST = Contest("mastermind", ("novice", "novice"), 60, seed="cluster")


class Cluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self.address = f"dask://127.0.0.1:{self.port}"
        listens = ("--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard")
        self.scheduler = self._start("scheduler", *listens)
        self.workers = [self._worker(n) for n in range(2)]

    def _worker(self, n: int) -> subprocess.Popen[bytes]:
        how = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        place = ("--host", "127.0.0.1", "--name", f"w{n}", "--death-timeout", "60")
        return self._start("worker", f"tcp://127.0.0.1:{self.port}", *how, *place)

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}  # work of this file
        with (self._folder / f"{words[0]}.log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, env=env)

    def close(self) -> None:
        """Everybody goes home."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(30)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A cluster for one test."""
    made = Cluster(tmp_path)
    yield made
    made.close()


def slow_square(folder: str, n: int) -> int:
    """Work that leaves a trace of who did it, and waits until two are at work."""
    with Path(folder, str(os.getpid())).open("a") as trace:
        trace.write(f"{n}\n")
    end = time.monotonic() + PATIENCE
    while len([*Path(folder).iterdir()]) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0.2)
    return n * n


def test_a_contest_on_a_cluster_comes_out_as_on_one_core(cluster: Cluster) -> None:
    there, here = run(CONTEST, cluster.address), run(CONTEST, 1)
    for name in ("wins", "ties", "measures", "intervals", "games"):
        assert there[name] == here[name]


def test_a_ladder_on_a_cluster_comes_out_as_on_one_core(cluster: Cluster) -> None:
    there, here = (climb(LADDER, jobs) for jobs in (cluster.address, 1))
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_a_ladder_survives_a_lost_worker(cluster: Cluster) -> None:
    def lose(played: int, every: int) -> None:
        if cluster.workers[0].poll() is None:
            cluster.workers[0].kill()
            cluster.workers[0].wait(30)

    there, here = climb(LADDER, cluster.address, lose), climb(LADDER, 1)
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_a_lost_worker_is_survived(cluster: Cluster, tmp_path: Path) -> None:
    traces = tmp_path / "traces"
    traces.mkdir()
    pieces = [(str(traces), n) for n in range(40)]
    found, lost = [], False
    for square in spread(slow_square, pieces, cluster.address):
        found.append(square)
        if not lost and len([*traces.iterdir()]) == 2:  # both have something to do
            cluster.workers[0].send_signal(signal.SIGKILL)
            lost = True
    assert lost
    assert found == [n * n for n in range(40)]


def whoever(_: int) -> int:
    """Who did it."""
    return os.getpid()


def test_a_single_worker_does_the_work_and_not_whoever_asks(cluster: Cluster) -> None:
    cluster.workers[0].kill()
    cluster.workers[0].wait(30)
    assert {*spread(whoever, ((n,) for n in range(5)), cluster.address)} == {cluster.workers[1].pid}


def test_what_is_no_cluster_is_refused() -> None:
    assert read_jobs("3") == 3
    for said in ("0", "-1", "many", "http://127.0.0.1"):
        with pytest.raises(Malformed, match=r"jobs\.address"):
            read_jobs(said)


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sleuth.players.jobs.PATIENCE", 1)
    with pytest.raises(Malformed, match=r"jobs\.unreachable"):
        run(CONTEST, f"dask://127.0.0.1:{free_port()}")
