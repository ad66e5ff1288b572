"""Reading a page: only here, and never before there is something to read.

A page shows what it was told a moment ago, and on a busy machine that moment is long. Whatever a
test expects to see, it waits for with `expect`; what it has to know to go on, it reads with these.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from typing import TypeVar

from playwright.sync_api import Locator, Page, TimeoutError, expect

T = TypeVar("T")
Act = Callable[..., None]
"""A click, a tap, or keys; it gives up after `timeout` milliseconds."""

PATIENCE = 60_000
"""Milliseconds for which anything is waited for: the machine may be busy."""

STEP = 50
STEPS = PATIENCE // STEP
"""After so many milliseconds, and so often, a page is looked at again."""

BRIEFLY = 2000
"""Milliseconds after which something that was there to be pressed is looked for anew."""

LASTING = """
{
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, after, ...rest) =>
    after === 4200 ? 0 : later(act, after, ...rest);
}
"""
"""An answer that was given stands, so that it can be measured."""

SOMETHING = re.compile(r"\S")


def words(of: Locator) -> str:
    """The words that stand there, once there are any."""
    expect(of).to_have_text(SOMETHING)
    return of.inner_text()


def attribute(of: Locator, name: str) -> str:
    """What an attribute says, once it says something."""
    expect(of).to_have_attribute(name, SOMETHING)
    return of.get_attribute(name) or ""


def value(of: Locator) -> str:
    """What is in a field, once something is."""
    expect(of).not_to_have_value("")
    return of.input_value()


def each(of: Locator, n: int | None = None) -> list[Locator]:
    """Every one of these, once there are `n`, or any at all."""
    if n is None:
        expect(of.first).to_be_attached()
    else:
        expect(of).to_have_count(n)
    return of.all()


def texts(of: Locator, n: int) -> list[str]:
    """What stands in each of these, once there are so many; it may be nothing."""
    return [one.inner_text() for one in each(of, n)]


def either(*ways: Locator) -> int:
    """Wait until one of these is in sight; which, and if there are several, the first."""
    shown = reduce(Locator.or_, ways).locator("visible=true").first
    for _ in range(STEPS):
        expect(shown).to_be_visible()
        seen = [n for n, way in enumerate(ways) if glance(way)]
        if seen:  # else it went while we looked
            return seen[0]
    raise AssertionError("it comes and goes")


def play_on(over: Locator, *ways: Locator, act: Act = Locator.click) -> None:
    """Press the first of these that can be pressed, again and again, until it is over."""
    can = [able(way) for way in ways]
    for _ in range(STEPS):
        found = either(over, *can)
        if found == 0:
            return
        press(can[found - 1], act)
    raise AssertionError("it never ends")


def until(page: Page, read: Callable[[], T], right: Callable[[T], bool] = bool) -> T:
    """Read until it is right, and give what was read."""
    for _ in range(STEPS):
        if right(found := read()):
            return found
        breathe(page, STEP)
    raise AssertionError(f"it never came right: {read()!r}")


def passes(page: Page, what: str, words: str = "", seat: str = "") -> None:
    """Wait until something of this class has said these words, be they gone again or not."""

    def said(told: list[tuple[str, str, str]]) -> bool:
        return any(what in kind.split() and words in say and seat in at for kind, say, at in told)

    until(page, lambda: page.evaluate("passed"), said)


# for loops that look again, whatever they saw


def glance(at: Locator) -> bool:
    """Is one of these in sight just now?"""
    return at.locator("visible=true").count() > 0


def able(what: Locator) -> Locator:
    """Those of these that can be pressed: while an answer is on its way, a button cannot."""
    return what.and_(what.page.locator(":not(:disabled)"))


def press(what: Locator, act: Act = Locator.click) -> bool:
    """Press the first of these that can be; False if there is none, or it went meanwhile."""
    ready = able(what).locator("visible=true").first
    try:
        if there := glance(ready):
            act(ready, timeout=BRIEFLY)
    except TimeoutError:
        return False
    return there


def how_many(of: Locator) -> int:
    """How many there are just now: a number to wait for another one of."""
    return of.count()


def attributes(of: Locator, name: str) -> list[str]:
    """What an attribute says at each of these just now."""
    told: list[str] = of.evaluate_all(
        "(all, name) => all.map((one) => one.getAttribute(name))", name
    )
    return told


def breathe(page: Page, milliseconds: int = STEP) -> None:
    """Let the page go on for a moment."""
    page.wait_for_timeout(milliseconds)
