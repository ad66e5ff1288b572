"""The first page of the longest records that a house takes, and how quick it stays meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import tracemalloc
from http.client import HTTPConnection
from multiprocessing import Event, Process, Queue
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from sleuth.games import catalogue, talents
from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, replay, start
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from sleuth.study import transcript
from sleuth.study.steps import Reel
from sleuth.tables.archive import Asker
from sleuth.web.http.looking_back import gathered, step
from tests.web.harness import Client, Server
from tests.web.records import to_and_fro

MOST = transcript.MOST - 100


def nonsense(game: AnyGame, seats: int) -> AnyMatch:
    """Random moves until the match is over, or as long as a record may be."""
    chance, dice = seeded("bench"), SeededDice("bench")
    match = start(game, game.options(), seats).settle(chance)
    while len(match.record) < MOST and isinstance(match.pending(), Await):
        able = [seat for seat in map(Seat, range(seats)) if match.moves(seat)]
        seat = able[dice.below(len(able))]
        match = match.play(seat, match.moves(seat).pick(dice)).settle(chance)
    return match


def first_page(bodies: list[bytes], match: AnyMatch) -> int:
    """The bytes of the first page with all open; it begins with what is stored."""
    entries = [codec.decode_entry(match.game, body) for body in bodies]
    reel = Reel(replay(match.game, match.options, match.seats, entries), None)
    found, _ = gathered(reel, 0, lambda stage, n: codec.encode(step(n, stage)), Asker())
    return sum(map(len, found))


def measure_pages() -> None:
    """Processor time and memory for the first page of a long match of each game."""
    for name, game in catalogue().items():
        match = nonsense(game, game.seats[-1])
        bodies = [codec.encode(entry) for entry in match.record]
        begun = process_time()
        size = first_page(bodies, match)
        spent = (process_time() - begun) * 1000
        tracemalloc.start()
        first_page(bodies, match)
        peak = tracemalloc.get_traced_memory()[1] / 1e6
        tracemalloc.stop()
        told = f"{len(bodies)} entries, {match.seats} seats, page of {size / 1000:.0f} kB"
        print(f"first page, {name}: {spent:.0f} ms, {peak:.1f} MB ({told}; goal 300 ms, 20 MB)")


def records() -> dict[str, str]:
    """Records that the house takes and that cost it much."""
    game = catalogue()["x-code"]
    bot = talents("x-code").bots["novice"]
    played = Driver(start(game, game.options(), 8), [bot] * 8, "bench").run()
    return {"takebacks": to_and_fro((MOST - 20) // 2), "x-code for eight": transcript.write(played)}


def health(address: str, until: Any, told: Any) -> None:
    """How long the house takes to say that it is open, again and again, in milliseconds."""
    line, times = HTTPConnection(address), []
    while not until.wait(0.01):
        begun = perf_counter()
        line.request("GET", "/api/health")
        line.getresponse().read()
        times.append((perf_counter() - begun) * 1000)
    told.put(times)


async def read_all(client: Client, match: str) -> int:
    """Every page, all open; how many there were."""
    page: dict[str, Any] = {"next": 0}
    n = 0
    while page["next"] is not None:
        path = f"/api/matches/{match}/steps?from={page['next']}"
        page, n = (await client.ask("GET", path)).json(), n + 1
    return n


async def measure_house() -> None:
    """Records are brought and read by several at once, while somebody asks for the health."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), replay_burst=10**6, read_burst=10**6, burst=10**6) as house,
    ):
        ada = await Client(house).call_me("Ada")
        for name, text in records().items():
            done, told = Event(), Queue()  # type: ignore[var-annotated]
            asking = Process(target=health, args=(house.address, done, told))  # not held up by us
            asking.start()
            begun = perf_counter()
            made = (await ada.ask("POST", "/api/records", json={"text": text})).json()
            taken = perf_counter() - begun
            await asyncio.gather(*(read_all(Client(house), made["id"]) for _ in range(4)))
            done.set()
            times = sorted(told.get())
            asking.join()
            worst, middle = times[-1], times[len(times) // 2]
            how = f"taken in {taken:.2f} s, read whole by four at once"
            print(f"health, {name}: p50 {middle:.1f} ms, worst {worst:.1f} ms ({how}; goal 50 ms)")


def main() -> None:
    """Print what long records cost."""
    measure_pages()
    asyncio.run(measure_house())


if __name__ == "__main__":
    main()
