"""The languages of the house in a browser: another one is chosen without a reload.

What is measured in many windows takes them in turn; the nights take them all everywhere.
"""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, expect

from sleuth.texts import FIRST, languages
from tests.browser.waiting import until

OTHERS = tuple(language for language in languages() if language != FIRST)

CHOOSE = """(language) => {
  localStorage.setItem("sleuth.language", language);
  dispatchEvent(new Event("languagechange"));
}"""

CUT = """() => [...document.querySelectorAll(
    ".dock-main button, .dock-more button, .turn-words, .xc-lane-name, .hand .badge")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1 ||
      one.scrollHeight > one.clientHeight + 2;
  })
  .map((one) => one.textContent)
"""
"""What is pressed and read at a table, and has less room than its words."""


def in_turn(n: int) -> str:
    """The language whose turn it is: all of them have theirs within a few windows or games."""
    return languages()[n % len(languages())]


def is_in(page: Page, language: str) -> None:
    """Wait until the page says of itself that it is in this language."""
    expect(page.locator("html")).to_have_attribute("lang", language)


def speak(page: Page, language: str) -> None:
    """Let a page speak another language, as somebody does who chose it on this device."""
    page.evaluate(CHOOSE, language)
    is_in(page, language)


def cut(page: Page) -> list[str]:
    """Words at a table that are cut, once the page had time to come to rest."""
    found: list[str] = []

    def whole() -> bool:
        found[:] = page.evaluate(CUT)
        return not found

    with suppress(AssertionError):
        until(page, whole)
    return found
