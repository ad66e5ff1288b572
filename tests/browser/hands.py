"""What a finger, a keyboard and a reader of large letters meet on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

FINGER = 44
"""CSS pixels that a finger needs."""

SMALL = """
(finger) => {
  const things = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, " +
    "summary, [role=button]:not([aria-disabled=true])";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest(".unseen, .skip, [inert]");
  const within = (one) => getComputedStyle(one).display === "inline" &&
    one.parentElement.textContent.trim().length > one.textContent.trim().length;
  const area = (one) => {
    const label = one.matches("input") && one.closest("label");
    const box = (label || one).getBoundingClientRect();
    const touch = one.querySelector?.(".touch")?.getBoundingClientRect();
    return touch ?? box;
  };
  const modal = document.querySelector("dialog[open]");
  return [...(modal ?? document).querySelectorAll(things)]
    .filter((one) => shown(one) && !within(one))
    .map((one) => [one, area(one)])
    .filter(([, box]) => box.width && box.height)
    .filter(([, box]) => Math.min(box.width, box.height) < finger - 0.5)
    .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ` +
      one.outerHTML.slice(0, 160));
}
"""

CUT = """
() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest(".unseen, .skip");
  const wide = document.documentElement.clientWidth;
  const within = (inner, outer) => inner.left >= outer.left - 2 && inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
  const page = { left: 0, right: wide, top: -Infinity, bottom: Infinity };
  const written = (one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
      const node = texts.currentNode, range = document.createRange();
      if (!shown(node.parentElement) || !node.data.trim()) continue;
      range.selectNodeContents(node);
      found.push(...range.getClientRects());
    }
    return found;
  };
  const cut = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && !(within(box, page) && written(one).every((text) => within(text, box)));
  };
  const rolls = (one) => one && (one.scrollWidth > one.clientWidth &&
    /auto|scroll/.test(getComputedStyle(one).overflowX) || rolls(one.parentElement));
  return [...document.querySelectorAll("button:enabled, a.button")]
    .filter((one) => shown(one) && getComputedStyle(one).display !== "inline")
    .filter((one) => !rolls(one.parentElement) && cut(one))
    .map((one) => one.outerHTML.slice(0, 160));
}
"""


WIDE = """
() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return ["the page is " + document.documentElement.scrollWidth + " wide"].concat(
    [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > wide + 1)
      .map((one) => "wide: " + one.cloneNode(false).outerHTML.slice(0, 160)).slice(0, 5));
}
"""


def too_small(page: Page) -> list[str]:
    """What a finger would miss; links within a sentence are let pass."""
    found: list[str] = page.evaluate(SMALL, FINGER)
    return found


def cut(page: Page) -> list[str]:
    """Buttons whose words do not fit into them, or which leave the page where nothing scrolls."""
    found: list[str] = page.evaluate(CUT)
    return found


def wide(page: Page) -> list[str]:
    """What makes the page wider than its window, where it is."""
    found: list[str] = page.evaluate(WIDE)
    return found


def large_letters(page: Page) -> None:
    """Letters of twice the size, as set in the browser."""
    line = page.context.new_cdp_session(page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def shot(page: Page, of: Locator) -> bytes:
    """The place of something on the page, with a rim."""
    box = of.bounding_box()
    assert box is not None
    rim = 8.0
    clip: Any = {
        "x": max(0.0, box["x"] - rim),
        "y": max(0.0, box["y"] - rim),
        "width": box["width"] + 2 * rim,
        "height": box["height"] + 2 * rim,
    }
    return page.screenshot(clip=clip)


WAY = """
one => one === document.activeElement ? null
  : one.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
    ? "Shift+Tab" : "Tab"
"""


def walk_to(page: Page, there: Locator, timeout: float | None = None) -> None:
    """Press Tab until this has the focus; backwards if it lies behind."""
    for _ in range(400):
        key = there.evaluate(WAY, timeout=timeout)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never came to {there}")


def shows_focus(page: Page, there: Locator) -> bool:
    """Does the page look different where the focus is?"""
    there.scroll_into_view_if_needed()
    with_focus = shot(page, there)
    there.evaluate("one => one.blur()")
    without = shot(page, there)
    there.evaluate("one => one.focus({ focusVisible: true })")
    return with_focus != without
