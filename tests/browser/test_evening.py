"""A whole evening in four windows: one table from its first link to the rematch."""

import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import glance, until, value, words
from tests.web.harness import Server

ALBUM = os.environ.get("SLEUTH_ALBUM")
"""A folder for pictures of the evening, for whoever wants to look at it."""


def photograph(name: str, *people: Somebody) -> None:
    """Keep what these people see."""
    if ALBUM:
        for one in people:
            one.page.screenshot(path=Path(ALBUM) / f"{name}-{one.name}.png")


def gather(ada: Somebody, bob: Somebody, cleo: Somebody, dan: Somebody) -> str:
    """Ada makes a table in the hall; the others come by link and by code."""
    ada.enter()
    ada.invite("mastermind")
    link = value(ada.field("waiting.link"))
    code = words(ada.page.locator(".short-code"))
    for one in (bob, cleo):
        one.page.goto(link)
    bob.call_me()
    bob.button("waiting.sit").click()
    cleo.known().page.reload()
    dan.known().go("/")
    dan.field("hall.code").fill(code)
    dan.button("hall.join").click()
    photograph("1-gathered", ada, bob, cleo, dan)
    ada.button("waiting.start").click()
    return link.rpartition("/")[2]


def play(maker: Somebody, breaker: Somebody, *guesses: str) -> None:
    """One game of the match: hide a code, and guess until it is found."""
    maker.hide("RGBY")
    for guess in guesses:
        breaker.guess(guess)


def who_begins(one: Somebody, other: Somebody) -> tuple[Somebody, Somebody]:
    """The one who is asked to hide a code first, then the other."""
    both = (one, other), (other, one)
    asked = [first.page.locator(".turn-line.mine") for first, _ in both]
    return both[until(one.page, lambda: list(map(glance, asked)), any).index(True)]


def test_an_evening_in_four_windows(bring: Callable[[Server], Come], tmp_path: Path) -> None:
    with Server(tmp_path, burst=1_000_000) as house:
        come = bring(house)
        four = ada, bob, cleo, dan = come("Ada"), come("Bob"), come("Cleo"), come("Dan")
        table = gather(*four)
        for one in (cleo, dan):
            one.sees(t("turn.watching"))
        maker, breaker = who_begins(ada, bob)
        play(maker, breaker, "RRRR")
        breaker.button("turn.take-back").click()
        maker.button("question.yes").click()
        for one in four:
            one.has_rows(0)
        breaker.pane("talk")
        breaker.field("talk.say").fill("Sorry, my cat")
        breaker.button("talk.send").click()
        for one in four:
            one.sees("Sorry, my cat")
        breaker.page.reload()
        breaker.guess("GGGG")
        photograph("2-played", *four)
        house.kill()
        for one in four:
            expect(one.page.locator(".banner")).to_contain_text(t("line.lost"))
        photograph("3-lost", *four)
        house.open_again()
        for one in four:
            expect(one.page.locator(".banner")).to_have_count(0)
            one.has_rows(1)
        breaker.guess("RGBY")
        for one in (ada, bob):
            one.next_game()
        play(breaker, maker, "PPPP", "RGBY")
        for one in four:
            expect(one.page.locator(".ending h2")).to_be_visible()
        photograph("4-over", *four)
        dan.go(f"/match/{table}")
        dan.button("replay.first").click()
        dan.has_rows(0)
        photograph("5-replayed", dan)
        ada.button("over.rematch").click()
        bob.button("over.join-rematch").click()
        for one in (ada, bob):
            one.page.wait_for_url(lambda url: table not in url)
        expect(ada.page.locator(".turn-line")).to_be_visible()
        until(ada.page, lambda: ada.page.url == bob.page.url)
