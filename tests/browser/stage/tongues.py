"""The languages of the house in a browser: another one is chosen without a reload.

What is measured in many windows takes them in turn; the nights take them all everywhere.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from sleuth.texts import FIRST, languages

OTHERS = tuple(language for language in languages() if language != FIRST)

CHOOSE = """(language) => {
  localStorage.setItem("sleuth.language", language);
  dispatchEvent(new Event("languagechange"));
}"""


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
