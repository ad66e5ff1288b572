"""People and bots play Code X in real browsers, from the first token to the declared code."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t

QUICK = {"pace": "instant", "assistance": "hints"}
FIRST = {"first": 0}


class Detective:
    """What a person does at a table of Code X, in the words of the page."""

    def __init__(self, person: Somebody, seat: int) -> None:
        self.person, self.seat, self.page = person, seat, person.page

    def at(self, table: str) -> Detective:
        self.person.go(f"/table/{table}")
        return self

    def press(self, code: str) -> None:
        self.person.button(code).click()

    def due(self, step: str) -> None:
        """Wait until the table waits for this of me."""
        expect(self.page.locator(".turn-line.mine")).to_contain_text(t(f"code-x.due.{step}"))

    @property
    def on_turn(self) -> bool:
        return self.page.locator(".turn-line.mine").count() > 0

    def places(self, text: str | re.Pattern[str] = "") -> Locator:
        """Places that can be pressed, by what is said of them."""
        return self.page.locator(".cx-place.can").and_(self.page.get_by_label(text))

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
        self.places(t("code-x.tile.words").split("{")[0]).first.click()
        self.press("code-x.do.stand")

    def lay(self) -> None:
        self.due("tiles")
        before = self.page.locator(".cx-field.laying [role=img]").count()
        self.page.locator(".cx-tray .cx-tiles button").first.click()
        self.page.locator(".cx-place.can").first.click()
        expect(self.page.locator(".cx-field.laying [role=img]")).not_to_have_count(before)

    def go(self, text: str | re.Pattern[str]) -> None:
        """Go to a tile of which this is said, by whatever way leads there."""
        self.due("turn")
        self.places(text).first.click()
        self.page.locator(".cx-ways button").first.click()

    def look(self) -> str:
        """Look at the first token of the Information board; says what it shows."""
        self.due("spy")
        self.press("code-x.spy.peek")
        slot = t("code-x.place.slot", slot=1)
        self.places(re.compile(f"^{slot}")).click()
        self.press("code-x.do.peek")
        known = self.page.locator(".cx-place").and_(
            self.page.get_by_label(re.compile(f"^{slot}, \\d"))
        )
        expect(known).to_have_count(1)
        said: str = known.get_attribute("aria-label") or ""
        return said

    def turn(self) -> None:
        """A whole turn, anyhow."""
        for _ in range(6):
            if not self.on_turn:
                return
            words = self.page.locator(".turn-line.mine").inner_text()
            part = next(p for p in PARTS if t(f"code-x.due.{p}") in words)
            getattr(self, f"part_{part}")()
            expect(
                self.page.locator(".turn-line.mine", has_text=t(f"code-x.due.{part}"))
            ).to_have_count(0)

    def part_turn(self) -> None:
        self.places().first.click()
        self.page.locator(".cx-ways button").first.click()

    part_extra = part_turn

    def part_ask(self) -> None:
        self.token(0).click()
        self.press("code-x.position.0")
        self.press("code-x.do.ask")

    def part_answer(self) -> None:
        self.places(re.compile(f"^{t('code-x.place.slot', slot='')}")).first.click()
        self.places(re.compile("^[a-e][1-5]")).first.click()
        self.press("code-x.do.put")

    def part_swap(self) -> None:
        self.places().first.click()
        self.token(0).click()
        self.press("code-x.do.swap")

    def part_reactivate(self) -> None:
        for n in range(2):
            self.page.locator(".cx-ways button").nth(n).click()
        self.press("code-x.do.reactivate")

    def part_spy(self) -> None:
        self.press("code-x.do.finish")

    def code_of(self, seat: int) -> list[str]:
        """A code as this person sees it."""
        holder = self.page.locator(".cx-screen").nth(seat).locator(".cx-numeral")
        return [re.sub(r"\D", "", text) for text in holder.all_inner_texts()]

    def declare(self, code: list[str]) -> None:
        self.due("turn")
        self.press("code-x.do.name")
        for field, value in zip(self.page.locator(".cx-naming input").all(), code, strict=True):
            field.fill(value)
        self.press("code-x.do.declare")
        self.press("code-x.name.sure")


PARTS = ("turn", "extra", "ask", "answer", "swap", "reactivate", "spy")


def seated(come: Come, *bots: str, **options: Any) -> tuple[Detective, Detective, str]:
    """Ada and Bob and some bots at a table that has begun; Ada starts."""
    ada, bob = come("Ada").known(), come("Bob").known()
    chairs: list[dict[str, Any]] = [{}, *({"bot": bot} for bot in bots)]
    table = ada.table(*chairs, game="code-x", options={**FIRST, **options}, table=QUICK)
    bob.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    return Detective(ada, 0).at(table), Detective(bob, 1).at(table), table


def finish(ada: Detective, bob: Detective) -> None:
    """They play on until Ada is on turn; then she names the code that Bob sees in front of her."""
    for _ in range(40):
        waits = [one for one in (ada, bob) if one.on_turn]
        if ada in waits and t("code-x.due.turn") in ada.page.locator(".turn-line").inner_text():
            break
        for one in waits:
            one.turn()
        ada.page.wait_for_timeout(60)
    assert ada.code_of(0) != bob.code_of(0)
    ada.declare(bob.code_of(0))
    ada.person.over(t("over.won"))
    bob.person.over(t("over.won-by", who="Ada"))
    assert ada.code_of(0) == bob.code_of(0)


def test_two_ask_on_duo_tiles_and_only_they_see_the_token(come: Come) -> None:
    ada, bob, table = seated(come)
    cleo = come("Cleo").known().go(f"/table/{table}")
    for one in (bob, ada):
        one.give()
    for one in (ada, bob):
        one.stand()
    assert ada.code_of(0) == ["", "", ""]
    assert all(bob.code_of(0))

    ada.go(re.compile("Duo tile"))
    ada.due("ask")
    ada.token(1).click()
    ada.press("code-x.position.2")
    ada.press("code-x.do.ask")
    bob.due("answer")
    question = ".cx-field g[role=group] > g[role=img]"
    shown = re.compile(r"^\d+: ")
    expect(ada.page.locator(question).first).to_have_attribute("aria-label", shown)
    expect(bob.page.locator(question).first).to_have_attribute("aria-label", shown)
    expect(cleo.page.locator(question).first).to_have_attribute(
        "aria-label", t("code-x.token.back")
    )
    bob.turn()
    seen = ada.look()
    slot = bob.page.locator(".cx-place").and_(
        bob.page.get_by_label(re.compile(f"^{t('code-x.place.slot', slot=1)}"))
    )
    assert slot.get_attribute("aria-label") != seen

    bob.due("turn")
    bob.turn()
    finish(ada, bob)
    cleo.sees(t("over.won-by", who="Ada"))


def test_three_lay_the_field_themselves(come: Come) -> None:
    ada, bob, _ = seated(come, "regular", layout="advanced")
    for one in (ada, bob):
        one.give()
    for _ in range(5):
        for one in (ada, bob):
            one.lay()
    for one in (ada, bob):
        one.stand()
    expect(ada.page.locator(".cx-field .cx-place")).to_have_count(22)
    ada.turn()
    bob.turn() if bob.on_turn else None
    finish(ada, bob)


def test_five_with_three_bots(come: Come) -> None:
    ada, bob, _ = seated(come, "expert", "regular", "novice")
    for one in (ada, bob):
        one.give()
    for one in (ada, bob):
        one.stand()
    expect(ada.page.locator(".cx-screen")).to_have_count(5)
    expect(ada.page.locator(".cx-field .cx-place")).to_have_count(26)
    ada.due("turn")
    ada.turn()
    for _ in range(200):
        if bob.on_turn:
            bob.turn()
        if ada.on_turn and t("code-x.due.turn") in ada.page.locator(".turn-line").inner_text():
            break
        if ada.on_turn:
            ada.turn()
        ada.page.wait_for_timeout(50)
    finish(ada, bob)


def test_the_pad_proves_its_crosses_and_keeps_marks(come: Come) -> None:
    ada, bob, table = seated(come)
    for one in (ada, bob):
        one.give()
    crossed = ada.page.locator(".cx-cell.proven").first
    crossed.click()
    expect(ada.page.locator(".proof li")).not_to_have_count(0)
    free = ada.page.locator(".cx-cell.open").first
    label = free.get_attribute("aria-label") or ""
    free.click()
    marked = ada.page.locator(".cx-cell.crossed")
    expect(marked).to_have_count(1)
    ada.at(table)
    expect(ada.page.locator(".cx-cell.crossed")).to_have_count(1)
    assert label.split(",")[0] in (marked.get_attribute("aria-label") or "")


def test_a_figure_goes_by_keys_alone(come: Come) -> None:
    ada, bob, _ = seated(come)
    for one in (ada, bob):
        one.give()
    ada.due("figures")
    ada.places().first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.person.button("code-x.do.stand")).to_be_enabled()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".cx-place.chosen")).to_have_count(0)
    ada.places().first.focus()
    ada.page.keyboard.press("Space")
    ada.person.button("code-x.do.stand").focus()
    ada.page.keyboard.press("Enter")
    bob.due("figures")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_holds_the_table_and_the_rules(come: Come, scheme: str) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "color_scheme": scheme}
    ada = come("Ada", **phone).known()
    bots = ({"bot": "novice"} for _ in range(4))
    table = ada.table(*bots, game="code-x", options=FIRST, table=QUICK, start=True)
    one = Detective(ada, 0).at(table)
    one.give()
    one.stand()
    one.due("turn")
    assert ada.fits()
    ada.button("pane.pad").click()
    expect(ada.page.locator(".cx-section")).to_have_count(3)
    assert ada.fits()
    ada.go("/rules/code-x")
    expect(ada.page.locator(".cx-rules .ruling")).to_have_count(16)
    assert ada.fits()
