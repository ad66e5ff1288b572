"""What of a window is whose: measured on the page as it is drawn."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Page

from tests.browser.waiting import until

WINDOWS = ((1280, 800), (1024, 700), (390, 844), (360, 740), (360, 640))
"""Where the main button of the dock has to be in sight, whatever happens."""

DESK = WINDOWS[0]

SHARE = """
() => {
  const step = 8;
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


def main_buttons(page: Page) -> list[MainButton]:
    """Every main button there is; there has to be one."""
    found: list[MainButton] = page.evaluate(MAIN)
    return found


def moving(page: Page) -> list[str]:
    """What moves by itself just now."""
    found: list[str] = page.evaluate(MOVING)
    return found


def at_rest(page: Page) -> None:
    """Wait until what was begun has come to its end: whatever moves then moves for ever."""
    until(page, lambda: moving(page), lambda found: not found)


def main_in_sight(page: Page) -> bool:
    """Is there one main button, whole, in the window, and can it be pressed?"""
    found = main_buttons(page)
    return len(found) == 1 and all(one["within"] and one["free"] for one in found)
