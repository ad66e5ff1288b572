"""My own page: how strong I am, how well I played, and when; and one rung up after two wins."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.afterwards.test_afterwards import finished
from tests.browser.people import Come, t, two
from tests.browser.test_everyone import barriers

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_a_match_that_was_reviewed_stands_on_my_page(come: Come) -> None:
    _, bob, table = finished(come)
    bob.go("/me")
    row = bob.page.locator(".me-finished li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(t("mastermind.name"))
    expect(row.get_by_role("link")).to_have_attribute("href", f"/match/{table}")
    bob.sees(t("me.skill.none"))
    expect(bob.page.locator(".me-streak")).to_have_text("1")
    bob.ask("GET", f"/api/matches/{table}/review")
    bob.go("/me")
    expect(bob.page.locator(".skill-luck")).to_be_visible()
    expect(row.locator(".end strong")).to_contain_text("%")
    assert barriers(bob.page) == []
    bob.page.set_viewport_size(PHONE)
    expect(bob.page.locator(".skill-luck")).to_be_visible()
    assert bob.fits()
    assert barriers(bob.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_my_page_has_no_barriers_before_the_first_match(come: Come, theme: str) -> None:
    ada = come("Ada", color_scheme=theme).enter()
    ada.page.locator(".me-button").click()
    ada.page.get_by_role("link", name=t("me.page"), exact=True).click()
    expect(ada.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    ada.sees(t("rating.none"))
    assert barriers(ada.page) == []


def test_after_two_wins_the_house_offers_one_rung_up(come: Come) -> None:
    ada, bob, table = two(come)
    chairs = [None, "vesper"]
    bob.page.route("**/api/tables/*/one-up", lambda route: route.fulfill(json={"chairs": chairs}))
    ada.hide("RGBY")
    bob.guess("RGBY")
    bob.broken("Bob")
    bob.button("fair.up", who=t("bot.vesper")).click()
    bob.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    made = bob.ask("GET", f"/api/tables/{bob.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in made["seats"]] == chairs
