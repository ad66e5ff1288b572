"""How much is fetched, and how soon something stands."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.people import Somebody
from tests.browser.test_first_load import STANDS, Wire
from tests.browser.waiting import until


@dataclass(frozen=True)
class Load:
    """What opening a page took."""

    milliseconds: float
    requests: int
    kilobytes: float
    nodes: int


def opened(who: Somebody, path: str, stands: str) -> Load:
    """Open an address, and wait until this is in sight."""
    wire = Wire().listen(who.page)
    who.page.goto(who.home + path, wait_until="commit")
    who.page.wait_for_selector(stands)
    spent: float = who.page.evaluate("performance.now()")
    nodes: int = who.page.evaluate("document.querySelectorAll('*').length")
    return Load(spent, len(wire.answers), wire.bytes / 1000, nodes)


def first_bytes(who: Somebody) -> float:
    """Kilobytes until the hall stands, font included, with an empty cache."""
    wire = Wire().listen(who.page)
    who.go("/")
    expect(who.page.locator(".game:not(.blank)").first).to_be_visible()
    until(who.page, lambda: wire.open == 0 and who.page.evaluate(STANDS))
    return wire.bytes / 1000
