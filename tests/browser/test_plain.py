"""A game without a page of its own: a whole match at a plain table, by mouse, keys and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from sleuth.games import game, talents
from sleuth.texts import catalogue
from tests.browser.hands import walk_to
from tests.browser.people import Come, Somebody, t
from tests.browser.test_languages import switch
from tests.browser.waiting import Act, play_on, words
from tests.games import NAMES, has_page

PHONE = {"width": 360, "height": 740}


@pytest.fixture(params=[name for name in NAMES if not has_page(name)])
def name(request: pytest.FixtureRequest) -> str:
    """Each game that has no page."""
    found: str = request.param
    return found


def sit_down(who: Somebody, name: str, **plan: object) -> Somebody:
    """A match against bots."""
    bot = {"bot": talents(name).bot_like("novice")}
    bots = [bot] * (game(name).seats.start - 1)
    made = who.known().table(*bots, game=name, table={"pace": "instant"}, start=True, **plan)
    return who.go(f"/table/{made}")


def next_press(who: Somebody) -> Locator:
    """What somebody presses who takes the first choice each time, until the move is whole."""
    dock = who.page.locator(".dock")
    whole = dock.locator(".first:enabled")
    return whole.or_(dock.locator(".plain-choices button")).first


def to_the_end(who: Somebody, how: str) -> None:
    """Press until the match is over."""
    play_on(who.page.locator(".ending h2"), next_press(who), act=HANDS[how])


def by_keys(there: Locator, timeout: float) -> None:
    """Walk there with Tab, and press Enter."""
    walk_to(there.page, there, timeout)
    there.page.keyboard.press("Enter")


HANDS: dict[str, Act] = {"mouse": Locator.click, "keys": by_keys, "finger": Locator.tap}


@pytest.mark.parametrize("how", HANDS)
def test_a_match_is_played_to_its_end_and_looked_through(come: Come, name: str, how: str) -> None:
    ada = come("Ada", has_touch=True, viewport=PHONE if how == "finger" else None)
    sit_down(ada, name)
    expect(ada.page.locator(".plain-board pre")).not_to_be_empty()
    to_the_end(ada, how)
    expect(ada.pane("log").locator("li")).not_to_have_count(0)
    table = ada.page.url.rpartition("/")[2]
    ada.go(f"/match/{table}")
    expect(ada.field("replay.slider")).to_be_visible()
    last = words(ada.page.locator(".plain-board pre"))
    ada.step(0)
    expect(ada.page.locator(".plain-board pre")).not_to_have_text(last)
    ada.eyes("Ada")
    expect(ada.page.locator(".plain-board pre")).to_be_visible()
    assert ada.fits()


def test_people_talk_at_it_and_a_choice_can_be_taken_back(come: Come, name: str) -> None:
    ada = sit_down(come("Ada"), name)
    ada.pane("talk")
    ada.field("talk.say").fill("Good evening")
    ada.button("talk.send").click()
    ada.sees("Good evening")
    first = ada.page.locator(".plain-choices button").first
    offered = words(first)
    first.click()
    expect(ada.page.locator(".dock-main .button")).to_contain_text(re.compile(r"\w"))
    ada.button("plain.back").click()
    expect(ada.page.locator(".plain-choices button").first).to_have_text(offered)
    expect(ada.page.locator(".plain-choices button").first).to_be_focused()


def test_it_is_drawn_anew_in_another_language(come: Come, name: str) -> None:
    ada = sit_down(come("Ada", locale="en-GB"), name)
    kind = ada.page.locator(".plain-choices button").first
    expect(kind).to_be_visible()
    switch(ada, "en", "de")
    german = catalogue("de")
    expect(ada.page.get_by_role("group", name=german["plain.choose"])).to_be_visible()
    expect(ada.page.get_by_label(german["plain.board"])).to_be_visible()
    expect(ada.page.locator(".plain-board pre")).not_to_be_empty()


def test_it_stands_in_the_hall_and_has_rules(come: Come, name: str) -> None:
    ada = come("Ada").enter()
    card = ada.page.get_by_role("article", name=t(f"{name}.name"), exact=True)
    expect(card).to_be_visible()
    ada.go(f"/rules/{name}")
    ada.sees(t(f"{name}.rules.1"))
