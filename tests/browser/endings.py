"""How a table stands when its match is over, whatever the game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.geometry import WINDOWS, at_rest, main_buttons, main_in_sight
from tests.browser.people import Somebody
from tests.browser.waiting import until

LOW = 44
"""Whatever can be pressed is no lower than a finger."""

CUT = """
() => [...document.querySelectorAll(".dock.ending, .dock.ending .dock-more, .dock.ending .result")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.scrollWidth}x${one.scrollHeight} in ` +
    `${one.clientWidth}x${one.clientHeight}`)
"""

PRESSED = """
() => [...document.querySelectorAll(".dock.ending :is(a, button, select)")].map((one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const seen = one.contains(at) && box.left >= 0 && box.right <= innerWidth &&
    box.top >= 0 && box.bottom <= innerHeight;
  return { words: one.innerText.slice(0, 40), seen, high: Math.round(box.height) };
})
"""


def hidden(page: Page) -> list[object]:
    """What of the dock cannot be pressed or read as a whole."""
    pressed = page.evaluate(PRESSED)
    assert pressed
    bad = [one for one in pressed if not one["seen"] or one["high"] < LOW]
    return [*bad, *page.evaluate(CUT)]


def stands(who: Somebody, headline: str) -> None:
    """The result is told, and all that can be done stands whole in every window, and still."""
    page = who.page
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".ending h2")).to_have_text(headline)
        expect(page.locator(".turn-line")).to_contain_text(headline)
        at_rest(page)
        assert until(page, lambda: main_in_sight(page)), (width, height, main_buttons(page))
        until(page, lambda: hidden(page), lambda found: not found)
    page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
