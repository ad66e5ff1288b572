"""Hands at a table of Code X: one detective, and two of them at one table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import WORDS, Come, Somebody, t
from tests.browser.waiting import each, glance, how_many, texts, until, words

QUICK = {"pace": "instant", "assistance": "hints"}


FIRST = {"first": 0}


NOTHING = ["", "", ""]


PARTS = ("turn", "extra", "ask", "answer", "swap", "reactivate", "spy")


SLOT = re.compile(f"^{t('code-x.place.slot', slot='')}")


CELL = re.compile("^[a-e][1-5],")


DUO = re.compile(re.escape(WORDS["code-x.tile.duo-words"].split("{")[0]))


OTHERS = re.compile(WORDS["code-x.tile.words"].split("}")[1].split("{")[0] + "(Novice|Regular)")


class Detective:
    """What a person does at a table of Code X, in the words of the page."""

    def __init__(self, person: Somebody, seat: int) -> None:
        self.person, self.seat, self.page = person, seat, person.page
        self.line, self.ending = self.page.locator(".turn-line"), self.page.locator(".ending h2")
        self.mine = self.page.locator(".turn-line.mine")
        self.second = self.page.locator(".cx-place").filter(has_text=SLOT).nth(1).locator("title")

    @property
    def lines(self) -> Locator:
        """What happened so far, line by line."""
        return self.person.pane("log").locator("ol > li")

    def at(self, table: str) -> Detective:
        self.person.go(f"/table/{table}")
        return self

    def press(self, code: str) -> None:
        self.person.button(code).click()

    def due(self, step: str) -> None:
        """Wait until the table waits for this of me."""
        expect(self.mine).to_contain_text(t(f"code-x.due.{step}"))

    def part(self) -> str:
        """The part of the turn that the table waits for."""
        said = words(self.line)
        return next((part for part in PARTS if t(f"code-x.due.{part}") in said), "")

    def places(self, text: str | re.Pattern[str] = "") -> Locator:
        """Places that can be pressed, by what is said of them."""
        return self.page.locator(".cx-place.can").filter(has_text=text)

    def token(self, n: int) -> Locator:
        return self.page.locator(".cx-hand button").nth(n)

    def give(self) -> None:
        self.due("codes")
        for n in range(3):
            self.token(n).click()
        self.press("code-x.do.give")
        expect(self.page.locator(".cx-hand button")).to_have_count(0)

    def stand(self) -> None:
        self.due("figures")
        self.places(CELL).first.click()
        self.press("code-x.do.stand")

    def lay(self) -> None:
        self.due("tiles")
        laid = self.page.locator(".cx-field.laying [role=img]")
        before = how_many(laid)
        self.page.locator(".dock .cx-tiles button").first.click()
        self.places().first.click()
        expect(laid).not_to_have_count(before)

    def go(self, text: str | re.Pattern[str]) -> None:
        """Go to a tile of which this is said, by whatever way leads there."""
        self.due("turn")
        self.places(text).first.click()
        self.page.locator(".dock [data-guide^='go-']:enabled").click()

    def look(self) -> None:
        """Look at the second token of the Information board."""
        self.due("spy")
        self.press("code-x.spy.peek")
        self.places(SLOT).nth(1).click()
        self.press("code-x.do.peek")
        expect(self.second).to_have_text(re.compile(r", \d+: "))

    def act(self) -> None:
        """Whatever the table waits for, anyhow."""
        getattr(self, f"part_{self.part()}")()

    def part_turn(self) -> None:
        self.places().first.click()
        self.page.locator(".dock [data-guide^='go-']:enabled").click()

    part_extra = part_turn

    def part_ask(self) -> None:
        self.token(0).click()
        self.press("code-x.position.0")
        self.press("code-x.do.ask")

    def part_answer(self) -> None:
        self.places(SLOT).first.click()
        self.places(CELL).first.click()
        self.press("code-x.do.put")

    def part_swap(self) -> None:
        self.places().first.click()
        self.token(0).click()
        self.press("code-x.do.swap")

    def part_reactivate(self) -> None:
        for n in range(2):
            self.page.locator(".cx-ways button[aria-pressed]").nth(n).click()
        self.press("code-x.do.reactivate")

    def part_spy(self) -> None:
        self.press("code-x.do.finish")

    def follow_hint(self) -> None:
        """Take hints until one names a move, and make it."""
        self.page.keyboard.press("Escape")  # the log lies over the pad
        for step in ("nudge", "fact", "move"):
            self.press(f"hint.{step}")
        self.press("code-x.use-hint")

    def can_be_tapped(self) -> bool:
        """Is every button of the dock large enough, and all of it in the window?"""
        boxes = [one.bounding_box() for one in each(self.page.locator(".dock button:visible"))]
        assert boxes
        large = all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
        inside = all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
        return large and inside and self.person.fits()

    def code_of(self, seat: int) -> list[str]:
        """A code as this person sees it."""
        holder = self.page.locator(".cx-screen").nth(seat).locator(".cx-numeral")
        return [re.sub(r"\D", "", number) for number in texts(holder, 3)]

    def sees_code(self, seat: int, right: Callable[[list[str]], bool]) -> list[str]:
        """Wait until a code looks right to this person."""
        return until(self.page, lambda: self.code_of(seat), right)

    def declare(self, code: list[str]) -> None:
        """Name the whole code by tapping the pad."""
        self.due("turn")
        self.press("code-x.do.name")
        for position, value in enumerate(code):
            self.page.locator(f"[data-guide='cell-{value}.{position}']:visible").click()
        self.press("code-x.do.declare")


class Two:
    """Ada, who starts, and Bob at one table, with bots perhaps."""

    def __init__(self, come: Come, *bots: str, **options: Any) -> None:
        ada, bob = come("Ada").known(), come("Bob").known()
        chairs: list[dict[str, Any]] = [{}, *({"bot": bot} for bot in bots)]
        plan = {"game": "code-x", "options": {**FIRST, **options}, "table": QUICK}
        self.table = ada.table(*chairs, **plan)
        bob.sit(self.table, 1)
        ada.ask("POST", f"/api/tables/{self.table}/start")
        self.ada = Detective(ada, 0).at(self.table)
        self.bob = Detective(bob, 1).at(self.table)

    def give(self) -> None:
        for one in (self.bob, self.ada):
            one.give()

    def stand(self) -> None:
        for one in (self.ada, self.bob):
            one.due("figures")
            self.hear(one.stand)

    def hear(self, act: Callable[[], None]) -> None:
        """Somebody acts, and both pages have heard of it."""
        before = [how_many(one.lines) for one in (self.ada, self.bob)]
        act()
        for one, n in zip((self.ada, self.bob), before, strict=True):
            expect(one.lines).not_to_have_count(n)

    def awaited(self) -> Detective | None:
        """Wait until the table waits for one of the two, or for nobody any more.

        Everybody's own page says so: another's may be behind.
        """
        return until(self.ada.page, self.turns)[0]

    def turns(self) -> list[Detective | None]:
        """For whom the table waits just now, as far as the pages know; for nobody after the end."""
        if glance(self.ada.ending):
            return [None]
        return [one for one in (self.ada, self.bob) if glance(one.mine)]

    def until_ada(self) -> None:
        """They play on anyhow until Ada is at the start of a turn."""
        while (one := self.awaited()) is not None:
            if one is self.ada and one.part() == "turn":
                return
            self.hear(one.act)

    def ada_wins(self) -> None:
        """Ada names the code that Bob sees in front of her."""
        self.until_ada()
        ada, bob = self.ada, self.bob
        ada.sees_code(0, NOTHING.__eq__)
        code = bob.sees_code(0, all)
        ada.declare(code)
        ada.person.over(t("over.won"))
        bob.person.over(t("over.won-by", who="Ada"))
        ada.sees_code(0, code.__eq__)
