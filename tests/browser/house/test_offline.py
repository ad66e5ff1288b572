"""Offline play: fetched once, played without a network, looked back at, and brought home."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.web.server.settings import STATIC
from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import play_on
from tests.web.harness import Server

WISHES = {
    "mastermind": {"options": {"games": 1}, "chairs": ["", "pip"], "assistance": "hints"},
    "x-code": {"options": {"sand": 30, "keys": 3, "wild": 6, "time": 0}, "chairs": ["", "tarn"]},
    "scotland-yard": {"options": {}, "chairs": ["", "pip", "brack", "quill"]},
}
"""What was played last here, so that one tap plays it: games that are soon over."""

OPENING = 300_000
"""Milliseconds in which Python has started, however busy the machine is."""

HINTED = ("mastermind.do.guess", "mastermind.use-hint", "hint.move", "hint.fact", "hint.nudge")

LIST = STATIC / "offline.json"

needs_python = pytest.mark.skipif(
    not LIST.is_file() or "house.zip" not in LIST.read_text(),
    reason="the page was built without offline play",
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as open_house:
        yield open_house


@pytest.fixture
def traveller(server: Server, bring: Callable[[Server], Come]) -> Somebody:
    """Somebody who fetched offline play, and has no network now."""
    ada = bring(server)("Ada", service_workers="allow").enter()
    for game, wish in WISHES.items():
        kept = json.dumps({**wish, "pace": "instant"})
        ada.page.evaluate("([game, wish]) => localStorage.setItem(game, wish)", [key(game), kept])
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ada.button("offline.play").first.click()
    ada.page.get_by_role("dialog").locator("button.first").click()
    ada.sees(t("offline.here"))
    ada.page.context.set_offline(True)
    return ada


def key(game: str) -> str:
    """Where a browser keeps what was played last."""
    return f"sleuth.wish.{game}"


def play(one: Somebody, game: str) -> None:
    """Play as last time, from the hall."""
    card = one.page.get_by_role("article", name=t(f"{game}.name"), exact=True)
    card.get_by_role("button", name=t("hall.play"), exact=True).click(timeout=OPENING)
    one.page.wait_for_url("**/table/*", timeout=OPENING)


def ending(one: Somebody) -> Locator:
    """What is said at the end."""
    return one.page.locator(".ending h2")


def to_the_hall(one: Somebody) -> None:
    """Leave the table."""
    one.page.locator('a[href="/"]').locator("visible=true").first.click()
    one.sees(t("offline.here"))


@needs_python
def test_games_are_played_without_a_network_looked_back_at_and_brought_home(
    traveller: Somebody, server: Server
) -> None:
    server.kill()
    ada = traveller
    play(ada, "mastermind")
    play_on(ending(ada), *(ada.button(code) for code in HINTED))
    to_the_hall(ada)
    play(ada, "x-code")
    ada.page.locator("[data-guide=ready]").locator("visible=true").click()
    expect(ending(ada)).to_be_visible()
    to_the_hall(ada)
    ada.page.locator(".looked-back li a").last.click()
    expect(ada.rows.first).to_be_visible()
    server.open_again()
    ada.page.context.set_offline(False)
    to_the_hall(ada)
    ada.button("offline.back").first.click()
    ada.button("offline.bring#other", n=2).click()
    ada.sees(t("offline.brought#other", n=2))
    ada.go("/games")
    expect(ada.page.locator(".finished")).to_have_count(2)


@needs_python
def test_scotland_yard_is_played_without_a_network_against_those_who_need_no_arrays(
    traveller: Somebody,
) -> None:
    ada = traveller
    play(ada, "scotland-yard")
    go = ada.page.locator(".dock:not(.ending) .dock-main .first")
    play_on(ending(ada), go, ada.page.locator(".target"))
    expect(ada.page.locator(".yard-slot").first).to_have_class(re.compile("filled"))


@needs_python
def test_where_the_house_is_away_who_fetched_it_before_plays_on(traveller: Somebody) -> None:
    traveller.button("offline.back").first.click()
    traveller.sees(t("error.house.unreachable"))
    traveller.page.locator(".notice").get_by_role("button", name=t("offline.play")).click()
    traveller.sees(t("offline.here"))


def test_on_plain_http_the_page_says_why_nothing_can_be_kept(come: Come) -> None:
    ada = come("Ada")
    ada.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ada.go("/").button("offline.play").first.click()
    ada.sees(t("offline.unsafe"))
