"""A table of a game, a turn at it, and its pieces that differ in colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Somebody, t

QUICK = {"pace": "instant", "assistance": "odds"}


@dataclass(frozen=True)
class Signs:
    """Pieces that differ in colour, and the form or letter that tells them apart without it."""

    name: str
    pieces: tuple[str, ...]
    """What to look at; of those that one selector finds, one of each `paint`."""

    flaw: str
    """The style that would take form and letter away, and leave the colour."""

    sign: str = ""
    """The part of a piece that is looked at; all of it without."""

    ground: str = "var(--board)"
    """What they lie on."""

    paint: str = ""
    """The part of a piece whose paint is its colour."""

    more: int = 2
    """At least so many kinds are in sight."""

    after: int = 0
    """They are in sight after so many presses of the turn."""

    rules: bool = False
    """They are in sight on the page of rules, and only by chance at the table."""


@dataclass(frozen=True)
class Scene:
    """A game against bots: how it is set up, and a turn of one's own, press by press."""

    game: str
    turn: tuple[str, ...]
    signs: tuple[Signs, ...]
    bots: tuple[str, ...] = ("novice",)
    options: Mapping[str, Any] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=lambda: QUICK)
    share: float = 0.4
    """How much of a window of 1280 x 800 the board covers at least."""

    short: Mapping[str, Any] = field(default_factory=dict)
    """Options of a match that is soon over."""

    naming: tuple[int, tuple[str, ...]] = (0, ())
    """After how many presses of the turn more can be named or chosen, and what is pressed then."""

    waits: tuple[int, Mapping[str, Any]] = field(default_factory=lambda: (0, {}))
    """After how many presses, and with which options, I wait for whoever has the first chair."""

    def plan(self) -> dict[str, Any]:
        """How a table of it is set up."""
        return {"game": self.game, "options": {**self.options}, "table": {**self.table}}

    def open(self, who: Somebody) -> Somebody:
        """Sit down at a table that has begun, and wait for the turn."""
        bots = ({"bot": bot} for bot in self.bots)
        who.go(f"/table/{who.table(*bots, **self.plan(), start=True)}")
        expect(self.press(who, 0)).to_be_visible()
        return who

    def press(self, who: Somebody, n: int) -> Locator:
        """What is pressed next in the turn."""
        return who.page.locator(f"{self.turn[n]} >> visible=true").first

    def bots_only(self, who: Somebody) -> str:
        """A match that only bots play; its table."""
        chairs = [{"bot": bot} for bot in (self.bots[0], *self.bots)]
        table = {**self.table, "pace": "instant"}
        plan = {"game": self.game, "seats": len(chairs), "seating": chairs, "table": table}
        options = {**self.options, **self.short}
        made: str = who.ask("POST", "/api/tables", **plan, options=options, start=True)["id"]
        return made


def words(code: str) -> str:
    """The button with these words."""
    return f"button:text-is('{t(code)}')"


def hidden(*what: str) -> str:
    """The style that hides this, and leaves its room."""
    return f"{', '.join(what)} {{ visibility: hidden !important; }}"
