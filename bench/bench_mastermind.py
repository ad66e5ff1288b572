"""The exact tree of 4×6, found anew, compiled or not: time and memory; how long bots take."""

from __future__ import annotations

import subprocess
import sys

from sleuth.players.arena import Contest, run

TREE = """
import resource, sys, time
from sleuth.games.mastermind.thinking import search, tree
search.Search.compiles = compiles = sys.argv[1] == "numba" and search.kernel.COMPILED
tree.optimal(3, 4)  # what is compiled once is compiled now
begun = time.process_time()
found = tree.optimal(4, 6)
spent = time.process_time() - begun
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
how = "numba" if compiles else "numpy"
print(f"4x6 tree, {how}: total {found.total}, worst {found.worst}: {spent:.2f} s, {memory:.0f} MB")
"""


def main() -> None:
    """A process of its own for each tree, so that its memory is its own."""
    for how in ("numba", "numpy"):
        subprocess.run([sys.executable, "-c", TREE, how], check=True)
    for bot in ("expert", "optimal", "knuth", "entropy"):
        found = run(Contest("mastermind", (bot, bot), 50, "bench"))
        times = found["decision_ms"]
        guesses = found["measures"]["guesses"]
        print(
            f"{bot:>12}: p50 {times['p50']:.2f} ms, p99 {times['p99']:.2f} ms, {guesses:.3f} rows"
        )


if __name__ == "__main__":
    main()
