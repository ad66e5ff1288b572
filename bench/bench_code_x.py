"""Code X: processor time of the expert's decisions, and of beliefs after each input."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

import numpy as np

from sleuth.games.code_x import GAME
from sleuth.games.code_x.pieces import Options
from sleuth.games.code_x.thinking.bots import BOTS
from sleuth.games.code_x.thinking.mind import mind
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver

MATCHES = 2


def timed(bot: Any, times: list[float]) -> Any:
    """A bot whose decisions are timed."""

    def thinks(*given: Any) -> Any:
        begun = process_time()
        thought = bot(*given)
        times.append(process_time() - begun)
        return thought

    return thinks


def inputs(driver: Driver) -> Iterator[AnyMatch]:
    """The match after each input that follows the choice of codes."""
    driver.match = driver.match.settle(driver.chance)
    while isinstance(pending := driver.match.pending(), Await):
        driver.turn(pending)
        board = driver.match.view(None).board
        if len(board.locked) == board.seats and not board.over:
            yield driver.match


def measure(name: str, seats: int) -> None:
    """Print percentiles for one kind of bot round the table."""
    decisions: list[float] = []
    updates: list[float] = []
    bots = [timed(BOTS[name], decisions)] * seats
    for n in range(MATCHES):
        for match in inputs(Driver(start(GAME, Options(first=0), seats), bots, f"bench:{n}")):
            for seat in map(Seat, range(seats)):
                begun = process_time()
                mind(match.view(seat))
                updates.append(process_time() - begun)
    print(f"{name:8}{seats} players   {shown(decisions)}   {shown(updates)}", flush=True)


def shown(times: list[float]) -> str:
    """Percentiles in milliseconds."""
    p50, p99, most = 1000 * np.percentile(times, [50, 99, 100])
    return f"p50 {p50:6.2f}  p99 {p99:6.2f}  most {most:6.2f}  ({len(times)})"


def main() -> None:
    """Print how long a decision and a belief update take."""
    print(f"{'':18}   {'decision, ms':46}   update of a belief, ms")
    for name in ("expert", "random"):
        for seats in GAME.seats:
            measure(name, seats)


if __name__ == "__main__":
    main()
