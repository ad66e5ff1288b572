"""The solved game to walk through: odds and plans of a position, and what comes of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Come, t

AT = "/explore/scotland-yard"
SIZES = [(1280, 800), (360, 740)]


def deed(at: int) -> str:
    """What Mister X does, as the page says it."""
    return t("scotland-yard.explore.deed.plain", at=at)


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_somebody_walks_through_the_solved_game(come: Come, size: tuple[int, int]) -> None:
    ada = come("Ada", viewport={"width": size[0], "height": size[1]}).go(AT)
    value = ada.page.locator(".explorer-value strong")
    expect(value).to_have_text("84.6%")
    best = ada.page.locator(".explorer-deed").first
    expect(best).to_contain_text(deed(140))
    expect(best).to_have_attribute("aria-expanded", "true")
    ada.page.locator(".target[data-station='67']").press("Enter")
    chosen = ada.page.locator(".explorer-deed[aria-expanded=true]")
    expect(chosen).to_contain_text(deed(67))
    expect(chosen).to_contain_text("90.8%")
    ada.page.locator(".explorer-plans button").first.click()
    expect(ada.page.locator(".explorer-setting select").first).to_have_value("1")
    expect(value).to_have_text("90.8%")
    ada.button("scotland-yard.explore.restart").click()
    expect(value).to_have_text("84.6%")


def test_a_piece_is_put_elsewhere_and_what_is_not_known_is_said(come: Come) -> None:
    ada = come("Ada").go(AT)
    expect(ada.page.locator(".explorer-value")).to_be_visible()
    ada.button("scotland-yard.role.mister-x").click()
    target = ada.page.locator(".target[data-station='1']")
    target.press("Enter")
    expect(ada.page.locator(".explorer-wrong")).to_be_visible()
    expect(ada.page.locator(".explorer-value")).to_have_count(0)
    ada.button("scotland-yard.explore.back").click()
    expect(ada.page.locator(".explorer-value strong")).to_have_text("84.6%")
    expect(ada.page.locator(".explorer-wrong")).to_have_count(0)


def test_the_rules_lead_to_it_and_other_games_have_none(come: Come) -> None:
    ada = come("Ada").go("/rules/scotland-yard")
    ada.page.get_by_role("link", name=t("explore.open"), exact=True).click()
    expect(ada.page.locator(".explorer-value")).to_be_visible()
    ada.go("/explore/mastermind")
    ada.sees(t("nowhere.title"))
