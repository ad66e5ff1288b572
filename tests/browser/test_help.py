"""Help from the pad is agreed on anew while a match runs, and holds from its next game on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import passes

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def table_of_two(come: Come, **context: object) -> tuple[Somebody, Somebody]:
    """Ada hides the first of two codes, Bob the second; the pad writes down answers."""
    ada, bob = come("Ada", **context).known(), come("Bob").known()
    made = ada.table({}, options={"games": 2, "first": 0}, table={"assistance": "facts"})
    bob.sit(made, 1)
    ada.ask("POST", f"/api/tables/{made}/start")
    return ada.go(f"/table/{made}"), bob.go(f"/table/{made}")


def wished(who: Somebody) -> Locator:
    """The list of how much the pad may help."""
    return who.page.get_by_role("combobox", name=t("menu.help"))


def ask_for(who: Somebody, level: str) -> None:
    """Ask the others for other help, from the menu of the table."""
    who.button("menu.title").click()
    wished(who).select_option(level)
    who.button("menu.help.ask").click()


def test_help_is_asked_for_seen_over_the_pad_of_a_phone_and_holds_from_the_next_game_on(
    come: Come,
) -> None:
    ada, bob = table_of_two(come, **PHONE)
    level = t("level.odds")
    pad = ada.pane("pad")
    expect(pad.locator(".badge")).to_have_text(t("level.facts"))
    ask_for(bob, "odds")
    bob.sees(t("question.help.asked", level=level, who="Ada"))
    ada.sees(t("question.help", level=level, who="Bob"))
    ada.button("question.yes").click()
    passes(ada.page, "toast", t("help.agreed", level=level))
    expect(pad).to_contain_text(t("help.next", level=level))
    ada.page.reload()
    pad = ada.pane("pad")
    expect(pad).to_contain_text(t("help.next", level=level))
    expect(pad.locator(".badge")).to_have_text(t("level.facts"))
    ada.page.keyboard.press("Escape")
    ada.hide("RGBY")
    bob.guess("RGBY")
    bob.next_game()
    bob.hide("OOPP")
    expect(bob.pane("pad").locator(".badge")).to_have_text(level)
    expect(ada.pane("pad").locator(".badge")).to_have_text(level)


def test_one_no_leaves_the_help_as_it_is(come: Come) -> None:
    ada, bob = table_of_two(come)
    ask_for(ada, "none")
    bob.button("question.no").click()
    expect(ada.page.locator(".question")).to_have_count(0)
    ada.button("menu.title").click()
    expect(wished(ada)).to_have_value("facts")
    expect(ada.button("menu.help.ask")).to_be_disabled()


def test_alone_with_the_house_nobody_has_to_be_asked(come: Come) -> None:
    ada = come("Ada").known()
    options = {"games": 2, "first": 0}
    ada.go(f"/table/{ada.table({'bot': 'novice'}, options=options, start=True)}")
    ada.my_turn("mastermind.due.hide")
    ada.button("menu.title").click()
    wished(ada).select_option("hints")
    ada.button("menu.help.set").click()
    expect(ada.pane("pad")).to_contain_text(t("help.next", level=t("level.hints")))
