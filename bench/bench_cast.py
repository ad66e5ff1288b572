"""The eight of the house: processor time of their decisions in every game, and memory held.

Usage: python -m bench.bench_cast [GAME...] [--matches N]
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from resource import RUSAGE_SELF, getrusage
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from sleuth.games import catalogue, game
from sleuth.kernel.match import start
from sleuth.players.arena import agreed
from sleuth.players.cast import CAST, bot
from sleuth.players.driver import Driver

MATCHES = 2
CLASSIC = {"version": "classic"}
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {"scotland-yard": ({}, CLASSIC)}
"""What is agreed on besides the usual options, where that is another game to think about."""


class Round(NamedTuple):
    """A table at which one character has every seat."""

    game: str
    options: dict[str, str]
    seats: int
    who: str


def main(given: Sequence[str] = ()) -> None:
    """Print a line for each game, number of players and character."""
    parser = ArgumentParser(prog="bench.bench_cast")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=MATCHES)
    wanted = parser.parse_args(given)
    print(f"{'':32}{'decisions':>10}{'p50':>9}{'p99':>9}{'most':>9}  ms")
    for name in wanted.games or catalogue():
        for each in rounds(name):
            show(each, wanted.matches)
        print(f"memory at most so far: {getrusage(RUSAGE_SELF).ru_maxrss // 1024} MB", flush=True)


def rounds(name: str) -> Iterator[Round]:
    """Everybody, with any number of seats."""
    for options in VARIANTS.get(name, ({},)):
        for seats in game(name).seats:
            yield from (Round(name, options, seats, who) for who in CAST)


def show(each: Round, matches: int) -> None:
    """Print percentiles of the time that decisions at such a table take."""
    times: list[float] = []
    for nth in range(matches):
        play(each, f"bench:{nth}", times)
    p50, p99, most = 1000 * np.percentile(times, [50, 99, 100])
    what = " ".join([each.game, *each.options.values(), str(each.seats)])
    print(f"{what:24}{each.who:10}{len(times):8}{p50:9.2f}{p99:9.2f}{most:9.2f}", flush=True)


def play(each: Round, seed: str, times: list[float]) -> None:
    """One match to its end; every decision is timed."""
    match = start(game(each.game), agreed(each.game, each.options), each.seats)
    Driver(match, [partial(timed, bot(each.game, each.who), times)] * each.seats, seed).run()


def timed(thinks: Any, times: list[float], *given: Any) -> Any:
    """What a bot thinks, and how long it took."""
    begun = process_time()
    thought = thinks(*given)
    times.append(process_time() - begun)
    return thought


if __name__ == "__main__":
    main(sys.argv[1:])
