"""Reviews of bot matches: do they add up, who loses how much, and what do they cost?

    python -m bench.bench_reviews [GAME ...] [--games 20]

Each game is played and reviewed in a process of its own; processor time and memory are its own.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from sleuth.games import game, talents
from sleuth.kernel.match import AnyMatch, start
from sleuth.players import cast
from sleuth.players.arena import Contest, prepare
from sleuth.players.driver import Driver
from sleuth.study.review.report import SeatReview
from sleuth.study.review.reviewing import review

CLOSE = 1e-6
ENTRIES = 4000
WEAK, STRONG = "pip", "orrery"


class Sitting(NamedTuple):
    """Who plays what, what a review may cost in seconds of processor time, and whether all of a
    table are one team, which is why strong and weak never sit together."""

    game: str
    bots: tuple[str, ...]
    goal: float | None = None


SITTINGS = (
    Sitting("mastermind", (WEAK, STRONG), 2.0),
    Sitting("break-the-code", (WEAK, STRONG), 2.0),
    Sitting("break-the-code", (WEAK, STRONG, WEAK, STRONG), 10.0),
    Sitting("code-x", (WEAK, STRONG), 2.0),
    Sitting("scotland-yard", (WEAK, STRONG, STRONG, STRONG)),
    Sitting("scotland-yard", (STRONG, WEAK, WEAK, WEAK)),
    Sitting("x-code", (WEAK, WEAK), 1.0),
    Sitting("x-code", (STRONG, STRONG), 1.0),
)


def matches(sitting: Sitting, games: int) -> Iterator[AnyMatch]:
    """So many matches of these bots, each from another deal."""
    name, bots, _ = sitting
    contest = Contest(name, bots, 1, options=dict(talents(name).rated))
    for n in range(games):
        begun = start(game(name), prepare(contest), len(bots))
        minds = [cast.bot(name, each) for each in bots]
        yield Driver(begun, minds, f"review {n}", ENTRIES).run()


def off(seat: SeatReview) -> float:
    """By how much a seat's decisions miss its result."""
    summed = seat.start - seat.loss + seat.others + seat.luck + seat.drift
    known = seat.known - seat.told - seat.heard
    lost = min((each.loss for each in seat.decisions), default=0.0)
    return max(abs(seat.result - summed), abs(known), -lost)


def measured(sitting: Sitting, games: int) -> dict[str, Any]:
    """Play and review: how far they are from adding up, the losses, the cost."""
    losses, decisions = defaultdict[str, list[float]](list), defaultdict[str, int](int)
    worst, spent = 0.0, list[float]()
    for match in matches(sitting, games):
        before = time.process_time()
        found = review(match)
        spent.append(time.process_time() - before)
        for seat in found.seats:
            worst = max(worst, off(seat))
            if seat.decisions:
                losses[sitting.bots[seat.seat]].append(seat.loss)
                decisions[sitting.bots[seat.seat]] += len(seat.decisions)
    return {
        "games": len(spent),
        "off": worst,
        "loss": {name: sum(each) / len(each) for name, each in losses.items()},
        "each": {name: sum(each) / decisions[name] for name, each in losses.items()},
        "cpu_mean": sum(spent) / len(spent),
        "cpu_most": max(spent),
        "mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def apart(number: int, games: int) -> dict[str, Any]:
    """The same in a process of its own."""
    words = [sys.executable, "-m", __spec__.name, "--one", str(number), "--games", str(games)]
    found: dict[str, Any] = json.loads(subprocess.run(words, check=True, stdout=-1).stdout)
    return found


def told(sitting: Sitting, found: dict[str, Any]) -> str:
    """One line of the table."""
    losses = "  ".join(
        f"{name} {found['loss'][name]:.2f} a match, {each:.3f} a decision"
        for name, each in found["each"].items()
    )
    goal = "" if sitting.goal is None else f" (at most {sitting.goal:.0f})"
    cost = f"{found['cpu_mean']:.2f} s, most {found['cpu_most']:.2f}{goal}, {found['mb']:.0f} MB"
    right = "adds up" if found["off"] < CLOSE else f"OFF BY {found['off']}"
    return (
        f"{sitting.game:15} x{len(sitting.bots)} {found['games']:4}  {right}  {cost}\n    {losses}"
    )


def main() -> None:
    """Print a table, a line for each table of bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--one", type=int)
    given = parser.parse_args()
    if given.one is not None:
        print(json.dumps(measured(SITTINGS[given.one], given.games)))
        return
    for number, sitting in enumerate(SITTINGS):
        if not given.names or sitting.game in given.names:
            print(told(sitting, apart(number, given.games)), flush=True)


if __name__ == "__main__":
    main()
