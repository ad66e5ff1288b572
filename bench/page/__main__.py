"""`make bench`: the page beside its goals, with the load of the machine while it was measured."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.page.loads import first_bytes, opened
from bench.page.tasks import idle_share, longest_task
from sleuth.games import catalogue
from sleuth.study import transcript
from tests.browser.people import Somebody
from tests.browser.scenes import scene_of
from tests.web.harness import Server
from tests.web.records import busy_team

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
SIZES = {"wide": (1280, 800), "phone": (360, 740)}
NAMES = ("burst", "read_burst", "replay_burst", "code_burst", "uploads_each")


def somebody(browser: Browser, house: Server, size: tuple[int, int]) -> Somebody:
    """Somebody with an empty cache, and motion as it comes."""
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    return Somebody(page, "Ada", f"http://{house.address}")


def moves(browser: Browser, house: Server) -> None:
    """The longest task of a move, and what rest costs, game by game."""
    print(f"{'game':16} {'longest task':>24} {'at rest':>10}   goals: 50 ms, 2 % of a core")
    empty = browser.new_page()
    print(f"{'an empty page':16} {'':24} {idle_share(browser, empty):9.1%}", flush=True)
    empty.close()
    for name in catalogue():
        who = somebody(browser, house, SIZES["wide"]).known()
        wall, spent = longest_task(browser, who, scene_of(name))
        share = idle_share(browser, who.page)
        print(f"{name:16} {wall:8.0f} ms ({spent:4.0f} ms CPU) {share:9.1%}", flush=True)
        who.page.context.close()


def replay(browser: Browser, house: Server) -> None:
    """A long match is opened, first with an empty cache and then again."""
    match = busy_team()
    print(
        f"{'looking back':16} {'board stands':>14} {'requests':>9} {'kB':>7} {'nodes':>6}   "
        f"{len(match.standing)} steps; goal: 500 ms"
    )
    for size, window in SIZES.items():
        who = somebody(browser, house, window).known()
        made = who.ask("POST", "/api/records", text=transcript.write(match))["id"]
        for cache in ("cold", "warm"):
            load = opened(who, f"/match/{made}", ".xc")
            print(
                f"{size + ', ' + cache:16} {load.milliseconds:11.0f} ms {load.requests:9}"
                f" {load.kilobytes:7.0f} {load.nodes:6}",
                flush=True,
            )
        who.page.context.close()


def first_load(browser: Browser, house: Server) -> None:
    """What somebody fetches who comes for the first time."""
    print(f"{'first load':16} {'kB':>8}   goal: 110 kB")
    for size, window in SIZES.items():
        who = somebody(browser, house, window)
        print(f"{size:16} {first_bytes(who):8.1f}", flush=True)
        who.page.context.close()


def main() -> None:
    """Print all of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--chromium", required=True)
    wanted = asked.parse_args()
    room: dict[str, Any] = dict.fromkeys(NAMES, 1_000_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), **room) as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=wanted.chromium, args=[*FLAGS])
        for part in (first_load, replay, moves):
            part(browser, house)
        browser.close()
    print(f"load of the machine: {', '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    main()
