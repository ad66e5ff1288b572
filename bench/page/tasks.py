"""How long the page is busy: the longest task of a move, and what rest costs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.people import Somebody
from tests.browser.scene import Scene
from tests.browser.stage.geometry import at_rest

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
"""What Chromium calls them, new and old."""
SECONDS = 5


def main_thread(events: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """The threads on which pages run."""
    named = (one for one in events if one.get("name") == "thread_name")
    return {(e["pid"], e["tid"]) for e in named if e["args"]["name"] == "CrRendererMain"}


def tasks(trace: bytes) -> Iterator[tuple[float, float]]:
    """Each task of the page: milliseconds on the clock, and of the processor."""
    events = json.loads(trace)["traceEvents"]
    pages = main_thread(events)
    for one in events:
        if one.get("name") in TASKS and (one["pid"], one["tid"]) in pages:
            yield one.get("dur", 0) / 1000, one.get("tdur", 0) / 1000


def longest_task(browser: Browser, who: Somebody, scene: Scene) -> tuple[float, float]:
    """The longest task while somebody chooses a move, makes it, and hears what comes of it."""
    scene.open(who)
    at_rest(who.page)
    browser.start_tracing(page=who.page, categories=CATEGORIES)
    for n in range(len(scene.turn)):
        scene.press(who, n).click()
    at_rest(who.page)
    who.page.wait_for_timeout(1000)
    found = list(tasks(browser.stop_tracing()))
    return max(wall for wall, _ in found), max(spent for _, spent in found)


def processor_time(browser: Browser) -> float:
    """Seconds that all processes of the browser have spent."""
    line = browser.new_browser_cdp_session()
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return sum(float(one["cpuTime"]) for one in told)


def idle_share(browser: Browser, page: Page) -> float:
    """How much of a core the browser takes while nobody does anything."""
    at_rest(page)
    page.wait_for_timeout(2000)
    before = processor_time(browser)
    page.wait_for_timeout(SECONDS * 1000)
    return (processor_time(browser) - before) / SECONDS
