"""The house plays too: sitting down with the lowest and the highest, and with a fair match."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sleuth.games import game
from sleuth.players.cast import CAST
from sleuth.players.ladder.measured import known
from tests.browser.people import Come, Somebody, t
from tests.browser.scene import Scene
from tests.browser.waiting import until
from tests.games import NAMES

LOWEST, *_, HIGHEST = CAST
PHONE = {"viewport": {"width": 360, "height": 740}}


def company(scene: Scene, first: str) -> tuple[str, ...]:
    """As many of the house as the scene has bots, one of them this one."""
    others = (name for name in CAST if name != first)
    return (first, *(next(others) for _ in scene.bots[1:]))


def menu_row(ada: Somebody, bot: str) -> Locator:
    """What the menu of the table tells of one of the house."""
    ada.button("menu.title").locator("visible=true").first.click()
    return ada.page.locator(".people li").filter(has_text=t(f"cast.{bot}"))


@pytest.mark.parametrize("bot", [LOWEST, HIGHEST])
def test_anybody_can_sit_down_with_the_lowest_and_the_highest(
    come: Come, scene: Scene, bot: str
) -> None:
    ada = come("Ada").known()
    chairs = ({"bot": name} for name in company(scene, bot))
    made = ada.table(*chairs, **scene.plan(), start=True)
    ada.go(f"/table/{made}")
    expect(scene.press(ada, 0)).to_be_visible()
    face = ada.page.get_by_role("img", name=t(f"cast.{bot}"))
    expect(face.locator("visible=true").first).to_be_visible()
    row = menu_row(ada, bot)
    expect(row).to_contain_text(t(f"cast.{bot}.about"))
    expect(row.get_by_role("img", name=t("cast.strength", n=CAST[bot].strength))).to_be_visible()
    row.get_by_role("button", name=t("menu.mute"), exact=True).click()
    expect(row.get_by_role("button", name=t("menu.unmute"), exact=True)).to_be_visible()


MEASURED = [name for name in NAMES if known(name)]
ALIKE = [name for name in MEASURED if name != "scotland-yard"]


@pytest.mark.parametrize("name", ALIKE)
def test_the_first_time_the_house_seats_company_that_fits_and_says_so(
    come: Come, name: str
) -> None:
    ada = come("Ada").enter()
    card = ada.page.get_by_role("article", name=t(f"{name}.name"), exact=True)
    card.get_by_role("button", name=t("hall.play"), exact=True).click()
    ada.page.wait_for_url("**/table/*")
    table = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    seats = game(name).seats.start
    fair = ada.ask("GET", f"/api/games/{name}/fair?seats={seats}")
    assert fair["new"] is True
    assert [seat["bot"] for seat in table["seats"]] == fair["chairs"]
    ada.go("/")
    card.get_by_role("button", name=t("hall.play"), exact=True).click()
    ada.page.wait_for_url("**/table/*")
    again = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert again["id"] != table["id"]
    assert [seat["bot"] for seat in again["seats"]] == fair["chairs"]


def test_where_there_are_sides_the_first_company_fits_whoever_i_am(come: Come) -> None:
    ada = come("Ada").enter()
    card = ada.page.get_by_role("article", name=t("scotland-yard.name"), exact=True)
    card.get_by_role("button", name=t("hall.play"), exact=True).click()
    window = ada.page.get_by_role("dialog")
    for side, mine in (("mister-x", 0), ("detective", 1)):
        window.locator(".side-card").filter(has_text=t(f"scotland-yard.role.{side}")).first.click()
        fair = ada.ask("GET", f"/api/games/scotland-yard/fair?seats=4&mine={mine}")
        for bot in filter(None, fair["chairs"]):
            expect(window.locator(".chair-row")).to_contain_text(t(f"cast.{bot}"))
        first = next(filter(None, fair["chairs"]))
        expect(window.get_by_role("status")).to_contain_text(t(f"bot.{first}"))
    assert ada.fits()


@pytest.mark.parametrize("context", [{}, PHONE], ids=["wide", "phone"])
def test_a_fair_match_is_chosen_with_one_tap(come: Come, context: dict[str, object]) -> None:
    ada = come("Ada", **context).enter()
    window = ada.tune("mastermind")
    window.get_by_role("button", name=t("cast.orrery")).click()
    window.get_by_role("button", name=t("fair.title"), exact=True).click()
    expect(window.get_by_role("status")).to_have_text(t("fair.new", who=t("bot.pip")))
    expect(window.locator(".character[aria-pressed=true]")).to_have_count(1)
    pip = window.get_by_role("button", name=t("cast.pip"))
    expect(pip).to_have_attribute("aria-pressed", "true")
    rating = round(known("mastermind")[0].rating("pip"))
    expect(pip.get_by_role("img", name=t("cast.rating", n=rating))).to_be_visible()
    assert ada.fits()


def test_my_strength_is_mine_until_i_show_it(come: Come) -> None:
    ada = come("Ada").enter()
    ada.page.locator(".me-button").click()
    ada.button("rating.open").click()
    ada.sees(t("rating.none"))
    shown = ada.field("rating.shown")
    shown.click()
    expect(shown).to_be_checked()
    until(ada.page, lambda: ada.ask("GET", "/api/me/ratings")["shown"])
    kept = ada.ask("GET", "/api/me/data")
    assert kept["me"]["name"] == "Ada"


def test_remarks_of_the_house_can_be_kept_out_of_sight(come: Come) -> None:
    ada = come("Ada").known()
    made = ada.table({"bot": "pip"}, options={"first": 1}, start=True)
    ada.go(f"/table/{made}")
    ada.button("menu.title").locator("visible=true").first.click()
    toggle = ada.field("device.remarks")
    expect(toggle).to_be_checked()
    toggle.click()
    expect(toggle).not_to_be_checked()
