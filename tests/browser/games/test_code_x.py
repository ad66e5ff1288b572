"""People and bots play Code X in real browsers, from the first token to the declared code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.games.detectives import (
    DUO,
    FIRST,
    NOTHING,
    OTHERS,
    QUICK,
    Detective,
    Two,
)
from tests.browser.people import Come, t
from tests.browser.stage.geometry import stands
from tests.browser.test_everyone import WIDE, check
from tests.browser.waiting import until, words

LISTEN = """
() => {
  window.heard = [];
  const hear = () => document.querySelectorAll(".answer-bubble, .answer-stamp")
    .forEach((one) => window.heard.push(one.textContent));
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
}
"""
"""Keeps what is said at the faces: it stands there for a moment only."""


def test_two_ask_on_duo_tiles_and_only_they_see_the_token(come: Come) -> None:
    two = Two(come)
    ada, bob = two.ada, two.bob
    cleo = come("Cleo").known().go(f"/table/{two.table}")
    two.give()
    two.stand()
    ada.sees_code(0, NOTHING.__eq__)
    bob.sees_code(0, all)

    ada.go(DUO)
    ada.due("ask")
    ada.token(1).click()
    ada.press("code-x.position.2")
    ada.page.evaluate(LISTEN)
    ada.press("code-x.do.ask")
    bob.due("answer")
    said = until(ada.page, lambda: ada.page.evaluate("() => window.heard"))
    assert all(word.startswith(t("code-x.position.2")) for word in said)
    field = ".cx-field g[role=group] > g[role=img]"
    for one in (ada, bob):
        asked = one.page.locator(field).first
        expect(asked).to_have_attribute("aria-label", re.compile(r"^\d+: "))
    hidden = cleo.page.locator(field).first
    expect(hidden).to_have_attribute("aria-label", t("code-x.token.back"))

    two.hear(bob.act)
    two.hear(lambda: check_secret(ada, bob))
    bob.due("turn")
    for _ in range(2):
        two.until_ada()
        two.hear(ada.act)
    two.ada_wins()
    cleo.sees(t("over.won-by", who="Ada"))
    for one, headline in ((ada, t("over.won")), (bob, t("over.won-by", who="Ada"))):
        expect(one.page.locator(".cx-left-to")).to_have_count(2)
        expect(one.page.locator(".result .small")).to_be_visible()
        one.page.keyboard.press("Escape")  # the log lies over the pad
        stands(one.person, headline)


def check_secret(one: Detective, other: Detective) -> None:
    """What one looks at stays face down for the other."""
    one.look()
    expect(other.second).to_contain_text(t("code-x.token.back"))


def test_three_lay_the_field_themselves(come: Come) -> None:
    two = Two(come, "regular", layout="advanced")
    two.give()
    for _ in range(5):
        for one in (two.ada, two.bob):
            one.lay()
    two.stand()
    expect(two.ada.page.locator(".cx-field:not(.laying) .cx-place")).to_have_count(22)
    two.until_ada()
    two.hear(two.ada.act)
    two.ada_wins()


def five(come: Come) -> Two:
    """Two people and three bots, when all figures stand."""
    two = Two(come, "expert", "regular", "novice")
    two.give()
    two.stand()
    expect(two.ada.page.locator(".cx-screen")).to_have_count(5)
    expect(two.ada.page.locator(".cx-field .cx-place")).to_have_count(26)
    return two


def test_five_two_people_among_bots_follow_hints(come: Come) -> None:
    two = five(come)
    for _ in range(2):
        two.until_ada()
        while two.awaited() is two.ada:
            two.hear(two.ada.follow_hint)
    two.ada_wins()


@pytest.mark.nightly
def test_five_follow_hints_until_somebody_knows(come: Come) -> None:
    two, asked = five(come), 0
    while (one := two.awaited()) is not None:
        asked += one.part() == "ask"
        two.hear(one.follow_hint)
    assert asked
    for person in (two.ada, two.bob):
        expect(person.ending).to_be_visible()
        person.sees_code(person.seat, all)


def test_the_pad_proves_its_crosses_and_keeps_marks(come: Come) -> None:
    two = Two(come)
    two.give()
    ada, table = two.ada, two.table
    crossed = ada.page.locator(".cx-cell.proven").first
    crossed.click()
    expect(ada.page.locator(".proof li")).not_to_have_count(0)
    free = ada.page.locator(".cx-cell.open").first
    number = words(free.locator(".cx-cell-number"))
    free.click()
    marked = ada.page.locator(".cx-cell.crossed")
    expect(marked).to_have_count(1)
    ada.at(table)
    expect(ada.page.locator(".cx-cell.crossed")).to_have_count(1)
    expect(marked.locator(".cx-cell-number")).to_have_text(number)


def test_a_figure_goes_by_keys_alone(come: Come) -> None:
    two = Two(come)
    two.give()
    ada, bob = two.ada, two.bob
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
    assert one.can_be_tapped()
    one.go(OTHERS)
    one.due("ask")
    one.token(0).click()
    assert one.can_be_tapped()
    one.press("code-x.do.ask")
    one.due("spy")
    one.press("code-x.spy.peek")
    assert one.can_be_tapped()
    ada.button("pane.pad").click()
    expect(ada.page.locator(".cx-tabs button")).to_have_count(3)
    assert ada.fits()
    ada.go("/rules/code-x")
    expect(ada.page.locator(".cx-rules .ruling")).to_have_count(17)
    assert ada.fits()


def test_axe_finds_no_barrier_in_any_part_of_a_turn(come: Come) -> None:
    ada = come("Ada", color_scheme="light", viewport=WIDE).known()
    bots = ({"bot": "regular"} for _ in range(2))
    table = ada.table(*bots, game="code-x", options=FIRST, table=QUICK, start=True)
    one = Detective(ada, 0).at(table)
    one.due("codes")
    check(one.page, "codes")
    one.give()
    one.stand()
    one.go(OTHERS)
    one.due("ask")
    one.token(0).click()
    check(one.page, "ask")
    one.press("code-x.do.ask")
    one.due("spy")
    one.press("code-x.spy.swap")
    one.page.locator(".cx-cell.proven").first.click()
    check(one.page, "spy")
