"""Somebody with a browser: what people do at the page, in the words of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import sleuth
from tests.browser.waiting import glance, until

HOME = Path(sleuth.__path__[0])
CATALOGUES = (HOME / "texts/en.json", *sorted(HOME.glob("games/*/texts/en.json")))
WORDS: dict[str, str] = {}
for _catalogue in CATALOGUES:
    WORDS |= json.loads(_catalogue.read_text())

ME_FIRST = {"games": 1, "first": 0}
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
Come = Callable[..., "Somebody"]


def t(code: str, **args: object) -> str:
    """The words behind a code."""
    return WORDS[code].format(**args)


class Somebody:
    """A person at a page of their own."""

    def __init__(self, page: Page, name: str, home: str) -> None:
        self.page, self.name, self.home = page, name, home
        self.faults: list[str] = []
        page.on("pageerror", lambda wrong: self.faults.append(str(wrong)))

    # going places

    def enter(self) -> Somebody:
        """Go into the hall under a name of one's own."""
        self.page.goto(self.home)
        self.page.locator(".me-button").click()
        self.call_me()
        self.button("me.keep").click()
        expect(self.button("me.keep")).to_have_count(0)
        return self

    def tune(self, game: str) -> Locator:
        """Ask in the hall how to play a game; the window that asks back."""
        name = t(f"{game}.name")
        self.button("hall.tune", game=name).click()
        window = self.page.get_by_role("dialog", name=name, exact=True)
        expect(window.get_by_role("heading", name=t("setup.help"))).to_be_visible()
        return window

    def invite(self, game: str) -> None:
        """Make a table for friends, from the hall."""
        self.tune(game).get_by_role("button", name=t("hall.invite")).locator("visible=true").click()

    def call_me(self) -> None:
        """Write down the name."""
        self.field("me.name").fill(self.name)

    def known(self) -> Somebody:
        """Tell the house a name without looking at a page."""
        self.ask("PUT", "/api/me", name=self.name, figure=2)
        return self

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the house something with this browser's cookie."""
        answer = self.page.request.fetch(
            self.home + path, method=method, data=body if method != "GET" else None
        )
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def table(self, *seating: dict[str, Any], **plan: Any) -> str:
        """Set up a table of Mastermind; the first chair is one's own."""
        chairs = [{"me": True}, *seating]
        plan = {"game": "mastermind", "seats": len(chairs), "seating": chairs, **plan}
        made: str = self.ask("POST", "/api/tables", **plan)["id"]
        return made

    def sit(self, table: str, seat: int) -> Somebody:
        """Take a chair."""
        self.ask("POST", f"/api/tables/{table}/sit", seat=seat)
        return self

    def go(self, path: str) -> Somebody:
        """Open an address of the house."""
        self.page.goto(self.home + path)
        return self

    # finding things

    def button(self, code: str, **args: object) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=t(code, **args), exact=True)

    def field(self, code: str, **args: object) -> Locator:
        """The field with this label."""
        return self.page.get_by_label(t(code, **args), exact=True)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until this stands somewhere in sight."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def pane(self, name: str) -> Locator:
        """Bring a pane of the table forward, if it is not; it."""
        if not glance(shown := self.page.locator(f".{name}")):
            self.page.locator(f"button[data-guide=pane-{name}]:visible").first.click()
        expect(shown).to_be_visible()
        return shown

    # looking back

    def step(self, n: int) -> None:
        """Look at a step of a match."""
        self.field("replay.slider").fill(str(n))

    def eyes(self, who: str | None) -> None:
        """Look at a match through somebody's eyes, or with everything open."""
        words = t("replay.all") if who is None else t("eyes.of", who=who)
        self.field("eyes.title").select_option(label=words)

    def beside(self, pane: str) -> None:
        """Bring something forward beside the board of a match, if it is not there."""
        self.page.locator(f"[data-guide=pane-{pane}]:visible").or_(
            self.button(f"replay.pane.{pane}")
        ).first.click()
        expect(self.page.locator(f"[data-pane={pane}]")).to_be_visible()

    def fits(self) -> bool:
        """Is the page no wider than its window, as soon as it has come to rest?"""
        return bool(until(self.page, partial(self.page.evaluate, FITS)))

    # Mastermind

    @property
    def rows(self) -> Locator:
        """The rows of the board that are played."""
        return self.page.locator(".mm-board .row[role=img]")

    def has_rows(self, n: int) -> None:
        """Wait until so many rows are played."""
        expect(self.rows).to_have_count(n)

    def my_turn(self, code: str) -> None:
        """Wait until the table waits for this of me."""
        expect(self.page.locator(".turn-line.mine")).to_contain_text(t(code))

    def fill(self, due: str, code: str) -> None:
        """Wait for an empty row to fill, and fill it, in letters."""
        self.my_turn(f"mastermind.due.{due}")
        expect(self.button("mastermind.do.fill#other", n=4)).to_be_visible()
        self.page.keyboard.type(code)

    def hide(self, code: str) -> None:
        """Hide a code, in letters."""
        self.fill("hide", code)
        self.button("mastermind.do.hide").click()
        expect(self.page.locator(".turn-line.mine")).to_have_count(0)

    def guess(self, code: str) -> None:
        """Fill the next row, in letters."""
        self.fill("guess", code)
        self.button("mastermind.do.guess").click()

    def key(self, red: int, white: int) -> None:
        """Place key pegs by hand."""
        self.my_turn("mastermind.due.answer")
        for colour, n in (("red", red), ("white", white)):
            more = self.button("mastermind.key.more", key=t(f"mastermind.key.{colour}"))
            for _ in range(n):
                more.click()
        self.button("mastermind.do.answer").click()

    def next_game(self) -> None:
        """Turn from the finished game to the one that is played."""
        self.button("mastermind.past.next").click()

    def follow_hint(self) -> None:
        """Take hints until one names a move, and play it."""
        self.my_turn("mastermind.due.guess")
        for step in ("nudge", "fact", "move"):
            self.button(f"hint.{step}").click()
        self.button("mastermind.use-hint").click()
        self.button("mastermind.do.guess").click()

    def over(self, headline: str) -> None:
        """Wait for the end, told in these words."""
        expect(self.page.locator(".ending h2")).to_have_text(headline)

    def broken(self, by: str) -> None:
        """Wait for the end of a single game of Mastermind, in which this one found the code."""
        mine = self.name == by
        self.over(t("mastermind.verdict.found" if mine else "mastermind.verdict.found-by", who=by))

    @property
    def points(self) -> Locator:
        """The points at the seats, in their order."""
        return self.page.locator(".seat-points")


def two(
    come: Come, table: dict[str, Any] | None = None, **options: object
) -> tuple[Somebody, Somebody, str]:
    """Ada and Bob at a table that has begun; Ada hides the first code."""
    ada, bob = come("Ada").known(), come("Bob").known()
    made = ada.table({}, options={**ME_FIRST, **options}, table=table or {})
    bob.sit(made, 1)
    ada.ask("POST", f"/api/tables/{made}/start")
    return ada.go(f"/table/{made}"), bob.go(f"/table/{made}"), made
