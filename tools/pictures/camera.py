"""A page at two widths, and pictures of it."""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.pictures.house import Person

SIZES = {1280: 800, 360: 740}
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
STILL = """Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getTiming().iterations !== Infinity)
    .map((one) => one.finished)).then(() => document.fonts.ready).then(() => 0)"""

PATIENCE = 120_000
"""Milliseconds; the machine may be busy."""

SHELF = """<style>
    body { margin: 0; }
    main { display: inline-flex; gap: 16px; align-items: start; }
    img { width: 300px; height: 616px; object-fit: cover; object-position: top; }
    img { border: 1px solid #8d8069; border-radius: 24px; }
</style><main>"""

QUALITY = 72
"""Per cent: letters stay sharp, and a screen weighs as much as a page of text."""

Theme = Literal["light", "dark"]


class Look(Protocol):
    """What is done to a page, at this width, before the picture is taken."""

    def __call__(self, page: Page, width: int, /) -> None:
        """Do it."""


class Camera:
    """The same person with two browsers: a wide one and a phone."""

    def __init__(
        self, pages: dict[int, Page], home: str, out: Path, themes: Sequence[Theme]
    ) -> None:
        self.pages, self.home, self.out, self.themes = pages, home, out, themes

    def go(self, path: str) -> None:
        """Open an address of the house in both."""
        for page in self.pages.values():
            page.goto(self.home + path)

    def take(self, name: str, look: Look | None = None, whole: bool = True) -> None:
        """One picture for each width and theme, of the whole page or of what is in sight."""
        for width, page in self.pages.items():
            if look is not None:
                look(page, width)
            page.wait_for_timeout(300)
            for theme in self.themes:
                page.emulate_media(color_scheme=theme)
                page.evaluate(STILL)
                path = self.path(name, width, theme)
                page.screenshot(path=path, full_page=whole, animations="disabled")

    def path(self, name: str, width: int, theme: Theme) -> Path:
        """Where a picture is kept: by day it has the shorter name."""
        return self.out / f"{name}-{width}{'' if theme == 'light' else f'-{theme}'}.png"

    def beside(self, name: str, *shown: str) -> None:
        """One picture of several phones."""
        kept = [self.path(one, 360, self.themes[0]) for one in shown]
        page = self.pages[1280].context.new_page()
        page.set_content(SHELF + "".join(map(framed, filter(Path.is_file, kept))))
        page.locator("main").screenshot(path=self.out / f"{name}.png")
        page.close()

    def keep(self, name: str, width: int, there: Path) -> None:
        """A lighter picture of what was taken, for the docs."""
        page = self.pages[1280].context.new_page()
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.set_content(
            f"<style>body {{ margin: 0 }}</style>{framed(self.path(name, width, 'light'))}"
        )
        asked = {"format": "webp", "quality": QUALITY}
        line = page.context.new_cdp_session(page)
        taken = line.send("Page.captureScreenshot", asked)
        (there / f"{name}-{width}.webp").write_bytes(b64decode(taken["data"]))
        page.close()


def framed(path: Path) -> str:
    """A picture as it stands on a shelf."""
    return f'<img src="data:image/png;base64,{b64encode(path.read_bytes()).decode()}">'


@contextmanager
def cameras(
    person: Person, out: Path, chromium: str, themes: Sequence[Theme], language: str
) -> Iterator[Camera]:
    """Both browsers of somebody whom the house knows."""
    home = f"http://{person.address}"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=[*FLAGS])
        try:
            opened = opener(browser, themes[0], language)
            pages = {width: at_home(opened(width), person, home) for width in SIZES}
            yield Camera(pages, home, out, themes)
        finally:
            browser.close()


def opener(browser: Browser, theme: Theme, language: str) -> Callable[[int], BrowserContext]:
    """Opens a browser of some width; on a phone one touches."""
    return lambda width: browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        has_touch=width < 720,
        color_scheme=theme,
        locale=language,
        reduced_motion="reduce",
    )


def at_home(context: BrowserContext, person: Person, home: str) -> Page:
    """A page that bears the person's cookie."""
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "sleuth", "value": person.secret, "url": home}])
    page = context.new_page()
    page.on("pageerror", lambda wrong: print(f"A page failed: {wrong}", file=sys.stderr))
    return page
