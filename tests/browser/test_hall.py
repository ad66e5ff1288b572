"""The hall and the set-up: on one screen, within reach of a finger, and without barriers."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sleuth.texts import languages
from tests.browser.people import Come, Somebody, t
from tests.browser.stage.tongues import in_turn, speak
from tests.browser.test_everyone import barriers
from tests.browser.waiting import each, until
from tests.games import NAMES

SIZES = [(1280, 800), (1024, 700), (390, 844), (360, 740), (360, 640)]

ON_ONE_SCREEN = """() => {
  const page = document.documentElement;
  return page.scrollHeight <= page.clientHeight && page.scrollWidth <= page.clientWidth;
}"""
SMALL = """(root) => [...document.querySelectorAll(`${root} button, ${root} a, ${root} summary,
  ${root} select, ${root} input:not([type=radio]):not([type=checkbox])`)]
  .filter((one) => one.checkVisibility() && !one.closest("h3, .skip, .waiting-friend"))
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => [html, box.width, box.height])"""
"""What can be pressed and is smaller than a finger, but for names within rows."""

CUT = """(root) => [...document.querySelectorAll(`${root} button, ${root} a.button`)]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Buttons whose words are wider than they are."""

INSIDE = """(one) => {
  const box = one.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""


def nothing(found: list[Any]) -> bool:
    """Is nothing wrong?"""
    return not found


def guest(come: Come, size: tuple[int, int], **context: Any) -> Somebody:
    """Somebody with two tables of their own, one of which waits for them."""
    window = {"width": size[0], "height": size[1]}
    one = come("Ada", viewport=window, **context).known()
    one.table({"bot": "quill"}, options={"first": 1}, table={"pace": "instant"}, start=True)
    one.table({}, game="code-x")
    one.go("/")
    expect(one.page.locator(".game:not(.blank)")).to_have_count(len(NAMES))
    expect(one.page.locator(".go-on .button.first")).to_be_visible()
    return one


def sees_whole(one: Somebody, what: Locator) -> None:
    """Wait until it is inside of the window."""
    until(one.page, lambda: what.evaluate(INSIDE))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_hall_is_one_screen(come: Come, size: tuple[int, int]) -> None:
    ada = guest(come, size)
    for language in languages():
        speak(ada.page, language)
        hall_is_whole(ada)


def hall_is_whole(ada: Somebody) -> None:
    """All of the hall is in sight, and can be pressed with a finger."""
    until(ada.page, lambda: ada.page.evaluate(ON_ONE_SCREEN))
    for part in (".go-on .first", ".game .play .button", ".learn-card", ".friends-card"):
        for one in each(ada.page.locator(part)):
            sees_whole(ada, one)
    until(ada.page, partial(ada.page.evaluate, SMALL, "main"), nothing)
    until(ada.page, partial(ada.page.evaluate, CUT, "main"), nothing)
    filled = ada.page.locator("main .button.first").locator("visible=true")
    expect(filled).to_have_count(1)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", NAMES)
def test_the_set_up_is_one_screen(come: Come, game: str, size: tuple[int, int]) -> None:
    ada = guest(come, size)
    n = [one["name"] for one in ada.ask("GET", "/api/games")].index(game)
    ada.page.locator(".game-do .square").nth(n).click()
    window = ada.page.locator("dialog.setup")
    expect(window.locator(".helps")).to_be_visible()
    for language in languages():
        speak(ada.page, language)
        set_up_is_whole(ada, window)


def set_up_is_whole(ada: Somebody, window: Locator) -> None:
    """The set-up needs no scrolling, and can be pressed with a finger."""
    sees_whole(ada, window.locator(".dialogue-foot .first"))
    fits = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth"
    until(ada.page, lambda: window.locator(".dialogue-body").evaluate(fits))
    until(ada.page, partial(ada.page.evaluate, SMALL, "dialog.setup"), nothing)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=str)
def test_the_hall_and_the_set_up_have_no_barriers(
    come: Come, theme: str, size: tuple[int, int]
) -> None:
    ada = guest(come, size, color_scheme=theme)
    speak(ada.page, in_turn(size[0] + len(theme)))
    assert barriers(ada.page) == []
    for n in (0, 2):
        ada.page.locator(".game-do .square").nth(n).click()
        expect(ada.page.locator("dialog.setup .helps")).to_be_visible()
        ada.page.locator(".more-wishes summary").click()
        assert barriers(ada.page) == []
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog.setup")).to_have_count(0)
    for path in ("/tables", "/friends", "/games"):
        ada.go(path)
        expect(ada.page.locator("main.room h1")).to_be_visible()
        assert barriers(ada.page) == []


def test_my_turn_is_said_and_a_table_can_be_taken_off_the_hall(come: Come) -> None:
    ada = come("Ada").known()
    mine = ada.table({"bot": "quill"}, options={"first": 1}, table={"pace": "instant"}, start=True)
    waits = ada.table({}, game="code-x")
    ada.go("/")
    card = ada.page.locator(".go-on")
    expect(card).to_contain_text(t("hall.your-turn"))
    expect(card.locator(f"a[href='/table/{mine}']")).to_be_visible()
    expect(card).to_contain_text(t("hall.more-tables#one", n=1))
    ada.button("hall.dismiss").click()
    expect(card.locator(f"a[href='/table/{waits}']")).to_be_visible()
    ada.page.reload()
    expect(card.locator(f"a[href='/table/{waits}']")).to_be_visible()
    ada.go("/tables")
    expect(ada.page.locator(f"a[href='/table/{mine}']")).to_be_visible()


def test_one_tap_plays_with_the_same_company_and_help_as_last_time(come: Come) -> None:
    ada = come("Ada").enter()
    window = ada.tune("code-x")
    window.locator(".character[aria-pressed=true]").click()
    for bot in ("tarn", "vesper"):
        window.get_by_role("button", name=t(f"cast.{bot}")).click()
    window.get_by_role("button", name=t("help.lots.about")).click()
    window.get_by_role("button", name=t("options.play"), exact=True).click()
    ada.page.wait_for_url("**/table/*")
    for _ in range(2):
        table = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
        assert [seat["bot"] for seat in table["seats"]] == [None, "tarn", "vesper"]
        assert table["table"]["assistance"] == "hints"
        ada.go("/")
        card = ada.page.get_by_role("article", name=t("code-x.name"), exact=True)
        card.get_by_role("button", name=t("hall.play"), exact=True).click()
        ada.page.wait_for_url("**/table/*")


def test_a_finished_game_stands_in_the_list_with_day_help_and_result(come: Come) -> None:
    ada = come("Ada").known()
    options = {"games": 1, "first": 1, "rows": 1}
    made = ada.table({"bot": "quill"}, options=options, table={"pace": "instant"}, start=True)
    ada.go(f"/table/{made}")
    ada.guess("RRRR")
    until(ada.page, lambda: ada.ask("GET", f"/api/tables/{made}")["status"] == "over")
    ada.go("/games")
    row = ada.page.locator(f"a[href='/match/{made}']")
    for words in (t("mastermind.name"), "Quill", t("level.facts")):
        expect(row).to_contain_text(words)
    expect(row.locator("time")).not_to_be_empty()


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=str)
def test_the_card_to_go_on_says_how_far_the_match_is_and_for_how_long(
    come: Come, size: tuple[int, int]
) -> None:
    ada = come("Ada", viewport={"width": size[0], "height": size[1]}).known()
    seats = [{"bot": "random"}] * 3
    options = {"start": "drawn"}
    ada.table(*seats, game="scotland-yard", options=options, table={"pace": "instant"}, start=True)
    ada.go("/")
    card = ada.page.locator(".go-on")
    stands = t("scotland-yard.stands", n=0, of=13)
    expect(card.locator("h2")).to_have_text(f"{t('scotland-yard.name')}, {stands}")
    expect(card.locator(".eyebrow")).to_contain_text(t("hall.your-turn"))
    expect(card.locator(".eyebrow")).to_contain_text(" · ")
    inner, outer = card.locator(".first").bounding_box(), card.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    ada.go("/tables")
    expect(ada.page.locator(".table-on strong")).to_have_text(
        f"{t('scotland-yard.name')}, {stands}"
    )
