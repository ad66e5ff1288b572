"""What of a window is whose: measured on the page as it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypedDict

from playwright.sync_api import Page, expect

from tests.browser.people import Somebody
from tests.browser.waiting import until

WINDOWS = ((1280, 800), (1024, 700), (390, 844), (360, 740), (360, 640))
"""Where the main button of the dock has to be in sight, whatever happens."""

DESK = WINDOWS[0]

SHARE = """
() => {
  const step = 16;
  let [seen, all] = [0, 0];
  for (let y = step / 2; y < innerHeight; y += step)
    for (let x = step / 2; x < innerWidth; x += step) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest("[data-board]")) seen += 1;
    }
  return seen / all;
}
"""

BOX = """
() => {
  const { x, y, width, height } = document.querySelector(".stage-board").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
"""

RESTED = """
() => new Promise((done) => {
  const board = () => document.querySelector(".stage-board")?.getBoundingClientRect();
  const where = () => JSON.stringify(board());
  let [last, frames] = [where(), 0];
  const look = () => {
    const now = where();
    frames = now === last ? frames + 1 : 0;
    last = now;
    if (frames === 6) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""

MAIN = """
() => [...document.querySelectorAll("[data-main]")].map((one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    within: box.width > 0 && box.left >= 0 && box.top >= 0 &&
      box.right <= innerWidth && box.bottom <= innerHeight,
    free: at !== null && one.contains(at),
    high: Math.round(box.height),
  };
})
"""

MOVING = """
() => document.getAnimations()
  .filter((one) => one.playState === "running")
  .map((one) => `${one.animationName ?? one.transitionProperty} ` +
    one.effect.target?.outerHTML.slice(0, 120))
"""


FAULTS = """
() => {
  const within = ({ width, left, top, right, bottom }) => width > 0 && left >= -0.5 &&
    top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const free = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const shown = (what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const faults = [];
  const check = (name, one, high) => {
    const box = one.getBoundingClientRect();
    if (!within(box)) faults.push(`${name} is out of sight`);
    else if (!free(one)) faults.push(`something lies over ${name}`);
    if (Math.round(box.height) < high) faults.push(`${name} is ${Math.round(box.height)} px high`);
  };
  const main = shown("[data-main]");
  if (main.length !== 1) faults.push(`${main.length} main buttons`);
  for (const one of main) check("the main button", one, 44);
  const turn = shown(".turn-line");
  if (turn.length !== 1) faults.push(`${turn.length} lines say whose turn it is`);
  for (const one of turn) check("whose turn it is", one, 16);
  for (const one of shown(".question .button")) check(`"${one.textContent}"`, one, 32);
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  return faults;
}
"""


class MainButton(TypedDict):
    """Where the main button of the dock is."""

    within: bool
    free: bool
    high: int


def share(page: Page) -> float:
    """The part of the window in which the board is seen, and nothing lies over it."""
    found: float = page.evaluate(SHARE)
    return found


def box(page: Page) -> list[int]:
    """Where the board is, and how large."""
    found: list[int] = page.evaluate(BOX)
    return found


def rested_box(page: Page) -> list[int]:
    """Where the board is, once it stayed there for some frames: it is drawn for a new window in
    the next one, and whoever is asked before says where it was on the way."""
    page.evaluate(RESTED)
    return box(page)


def main_buttons(page: Page) -> list[MainButton]:
    """Every main button there is; there has to be one."""
    found: list[MainButton] = page.evaluate(MAIN)
    return found


def moving(page: Page) -> list[str]:
    """What moves by itself just now."""
    found: list[str] = page.evaluate(MOVING)
    return found


def faults(page: Page, stands: Callable[[], None]) -> list[str]:
    """What is out of sight, covered, low or too wide, once the page had time to come to rest.

    What is measured has to stand all the while: a fault that goes with it is none the less one.
    """
    found: list[str] = []

    def whole() -> bool:
        stands()
        found[:] = page.evaluate(FAULTS)
        return not found

    with suppress(AssertionError):
        until(page, whole)
    return found


def at_rest(page: Page) -> None:
    """Wait until what was begun has come to its end: whatever moves then moves for ever."""
    until(page, lambda: moving(page), lambda found: not found)


def main_in_sight(page: Page) -> bool:
    """Is there one main button, whole, in the window, and can it be pressed?"""
    found = main_buttons(page)
    return len(found) == 1 and all(one["within"] and one["free"] for one in found)


# how a table stands when its match is over

FINGER = 44
"""Whatever can be pressed is no lower than that."""

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
    bad = [one for one in pressed if not one["seen"] or one["high"] < FINGER]
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
