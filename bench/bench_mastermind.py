"""The exact tree of 4×6, found anew: time and memory; and how long bots take to answer."""

from __future__ import annotations

import subprocess
import sys

from sleuth.players.arena import Contest, run

TREE = """
import resource, time
from sleuth.games.mastermind import tree
begun = time.perf_counter()
found = tree.optimal(4, 6)
spent = time.perf_counter() - begun
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(f"4x6 tree: total {found.total}, worst {found.worst}: {spent:.2f} s, {memory:.0f} MB")
"""


def main() -> None:
    """A process of its own for the tree, so that its memory is its own."""
    subprocess.run([sys.executable, "-c", TREE], check=True)
    for bot in ("expert", "optimal", "knuth", "entropy"):
        found = run(Contest("mastermind", (bot, bot), 50, "bench"))
        times = found["decision_ms"]
        guesses = found["measures"]["guesses"]
        print(
            f"{bot:>12}: p50 {times['p50']:.2f} ms, p99 {times['p99']:.2f} ms, {guesses:.3f} rows"
        )


if __name__ == "__main__":
    main()
