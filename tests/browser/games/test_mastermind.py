"""People play Mastermind in real browsers, from the hall to the result."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t, two
from tests.browser.stage.geometry import stands
from tests.browser.test_everyone import check
from tests.browser.waiting import either, how_many, passes, until, value
from tests.web.harness import Server

BOT_FIRST = {"games": 1, "first": 1}
QUICK = {"pace": "instant", "assistance": "hints"}


def test_two_browsers_play_a_whole_match(come: Come) -> None:
    ada, bob = come("Ada").enter(), come("Bob")
    window = ada.tune("mastermind")
    window.get_by_text(t("setup.more"), exact=True).click()
    window.get_by_text(t("mastermind.option.first.0"), exact=True).click()
    window.get_by_role("button", name=t("hall.invite")).locator("visible=true").click()
    link = value(ada.field("waiting.link"))
    bob.page.goto(link)
    bob.call_me()
    bob.button("waiting.sit").click()
    ada.button("waiting.start").click()

    ada.hide("RGBY")
    bob.guess("RRRR")
    ada.has_rows(1)
    bob.guess("RGBY")
    for one in (ada, bob):
        expect(one.page.locator(".past-note")).to_contain_text("Bob" if one is ada else "You")
        one.next_game()
    bob.hide("OOPP")
    for code in ("RRRR", "OPOP", "OOPP"):
        ada.guess(code)

    ada.over(t("over.won-by", who="Bob"))
    bob.over(t("over.won"))
    for one in (ada, bob):
        expect(one.points).to_contain_text(["2", "3"])


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_one_against_a_bot(come: Come, level: str) -> None:
    ada = come("Ada").known()
    options = {"games": 2, "first": 1}
    ada.go(f"/table/{ada.table({'bot': level}, options=options, table=QUICK, start=True)}")
    ending = ada.page.locator(".past-note")
    for n in range(1, 11):
        ada.follow_hint()
        expect(ada.rows).to_have_count(n)
        if either(ending, ada.page.locator(".turn-line.mine")) == 0:
            break
    expect(ending).to_contain_text("You")
    ada.next_game()
    ada.hide("YPBR")
    expect(ada.page.locator(".ending h2")).to_be_visible()


def test_a_wrong_key_is_challenged_and_another_found_at_the_end(come: Come) -> None:
    ada, bob, _ = two(come, keying="hand")
    ada.hide("RGBY")
    bob.guess("RRRR")
    ada.key(1, 0)
    bob.button("mastermind.challenge").click()
    bob.button("mastermind.challenge.sure").click()
    passes(bob.page, "toast", t("error.mastermind.some-code-fits"))
    bob.guess("RRRR")
    ada.key(2, 0)
    bob.button("mastermind.challenge").click()
    bob.button("mastermind.challenge.sure").click()
    for one in (ada, bob):
        expect(one.page.locator(".past-note")).to_contain_text(t("mastermind.past.void"))
        one.next_game()

    ada.hide("RGBY")
    bob.guess("RRRR")
    ada.key(0, 0)
    bob.guess("RGBY")
    ada.key(4, 0)
    for one in (ada, bob):
        expect(one.page.locator(".past-note")).to_contain_text(t("mastermind.past.void"))
        one.next_game()

    ada.hide("RGBY")
    bob.guess("RGBY")
    ada.key(4, 0)
    ada.broken("Bob")
    expect(bob.points).to_contain_text(["1", "6"])


def press_on(one: Somebody, words: str, key: str = "Tab") -> None:
    """Walk with the Tab key to what has these words, and press Enter there."""
    here = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText"
    for _ in range(60):
        if (one.page.evaluate(here) or "").strip() == words:
            return one.page.keyboard.press("Enter")
        one.page.keyboard.press(key)
    raise AssertionError(f"Tab never came to {words!r}")


def test_a_game_by_keyboard_alone(come: Come) -> None:
    ada = come("Ada").known()
    ada.go("/")
    expect(ada.button("hall.play").first).to_be_visible()
    press_on(ada, t("hall.play"))
    ada.page.wait_for_url(re.compile("/table/"))
    ada.go(f"/table/{ada.table({'bot': 'novice'}, options=BOT_FIRST, table=QUICK, start=True)}")
    over = ada.page.locator(".ending")
    for n in range(1, 11):
        ada.my_turn("mastermind.due.guess")
        if n == 1:
            expect(ada.button("mastermind.do.fill#other", n=4)).to_be_visible()
            ada.page.keyboard.type("RR")
            ada.page.keyboard.press("Backspace")
            ada.page.keyboard.type("1G2")
            ada.page.keyboard.press("Enter")
        else:
            for step in ("nudge", "fact", "move"):
                expect(ada.button(f"hint.{step}")).to_be_visible()
                press_on(ada, t(f"hint.{step}"))
            expect(ada.button("mastermind.use-hint")).to_be_visible()
            press_on(ada, t("mastermind.use-hint"), "Shift+Tab")
            press_on(ada, t("mastermind.do.guess"))
        ada.has_rows(n)
        if either(over, ada.page.locator(".turn-line.mine")) == 0:
            return
    expect(over).to_be_visible()


def test_a_reload_and_a_second_tab_change_nothing(come: Come) -> None:
    ada, bob, table = two(come)
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.has_rows(1)
    bob.page.reload()
    bob.has_rows(1)
    again = Somebody(bob.page.context.new_page(), "Bob", bob.home).go(f"/table/{table}")
    again.guess("GGGG")
    for one in (ada, bob, again):
        one.has_rows(2)
    lines = [one.pane("log").locator("li") for one in (bob, again)]
    until(bob.page, lambda: how_many(lines[0]) == how_many(lines[1]))
    bob.guess("RGBY")
    for one in (ada, bob, again):
        one.broken("Bob")


def test_a_killed_house_comes_back_with_everybody_in_it(
    bring: Callable[[Server], Come], tmp_path: Path
) -> None:
    with Server(tmp_path, burst=1_000_000) as house:
        ada, bob, _ = two(bring(house))
        ada.hide("RGBY")
        bob.guess("RRRR")
        ada.has_rows(1)
        house.kill()
        for one in (ada, bob):
            expect(one.page.locator(".banner")).to_contain_text(t("line.lost"))
        house.open_again()
        for one in (ada, bob):
            expect(one.page.locator(".banner")).to_have_count(0)
            one.has_rows(1)
        bob.guess("RGBY")
        for one in (ada, bob):
            one.broken("Bob")


def test_pegs_are_dragged_into_holes_between_them_and_away(come: Come) -> None:
    ada = come("Ada").known()
    options = {"games": 1, "first": 1}
    ada.go(f"/table/{ada.table({'bot': 'novice'}, options=options, start=True)}")
    ada.my_turn("mastermind.due.guess")
    red = ada.page.locator(".palette button").first
    holes = ada.page.locator(".mm-board [data-drop]")

    def carry(what: Locator, to: Locator) -> None:
        for spot, act in ((what, ada.page.mouse.down), (to, ada.page.mouse.up)):
            box = spot.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            ada.page.mouse.move(x, y, steps=4)
            act()

    carry(red, holes.nth(2))
    expect(ada.button("mastermind.do.fill#other", n=3)).to_be_visible()
    carry(holes.nth(2), holes.nth(0))
    expect(holes.nth(0)).to_have_attribute("aria-label", re.compile("red"))
    carry(holes.nth(0), ada.page.locator("header"))
    expect(ada.button("mastermind.do.fill#other", n=4)).to_be_visible()


def test_the_code_is_laid_open_against_each_row(come: Come) -> None:
    ada, bob, _ = two(come, QUICK)
    ada.hide("RGBY")
    bob.guess("RRGO")
    expect(bob.page.locator(".mm-fits")).to_contain_text(re.compile(r"\d"))
    bob.guess("RGBY")
    stands(bob, t("mastermind.verdict.found"))
    stands(ada, t("mastermind.verdict.found-by", who="Bob"))
    first, last = bob.rows.nth(0), bob.rows.nth(1)
    expect(first.locator(".was.hit")).to_have_count(1)
    expect(first.locator(".was.near")).to_have_count(1)
    expect(last.locator(".was.hit")).to_have_count(4)
    for one in (ada, bob):
        expect(one.page.locator(".told")).to_have_count(3)
    expect(bob.page.locator(".result")).to_contain_text(t("mastermind.end.beat#other", n=2, par=5))
    expect(bob.page.locator(".mm-pad .cell.true")).to_have_count(4)
    expect(bob.page.locator(".mm-left")).to_have_text(t("mastermind.pad.left#one"))
    check(bob.page, "the end")


def test_a_code_that_held_is_told_by_how_near_it_was(come: Come) -> None:
    ada, bob, _ = two(come, QUICK, rows=2)
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.guess("RGBO")
    stands(bob, t("mastermind.verdict.held"))
    expect(bob.page.locator(".result .small")).to_contain_text(re.compile(r"\d+|one"))
    stands(ada, t("mastermind.verdict.held"))


def test_a_row_that_cannot_be_the_code_says_so(come: Come) -> None:
    ada, bob, _ = two(come, QUICK)
    ada.hide("RGBY")
    bob.guess("RRGG")
    fits = bob.page.locator(".mm-fits")
    bob.fill("guess", "RR")
    expect(fits).to_have_class("mm-fits bad")
    expect(fits).to_contain_text(t("mastermind.fits.none"))
    bob.page.keyboard.type("GG")
    expect(fits).to_contain_text(t("mastermind.fits.not"))
