"""Bots from elsewhere on the page: chosen like those of the house, and what they break is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import ME_FIRST, Come, t
from tests.web.harness import Server

OWN = "tests.players.own.bots"
LET_IN = [f"mastermind.fitting={OWN}:think", f"mastermind.broken={OWN}:crash"]


def test_bots_from_elsewhere_are_offered_and_one_that_breaks_gives_up(
    tmp_path: Path, bring: Callable[[Server], Come]
) -> None:
    with Server(tmp_path, bots_from=LET_IN) as house:
        ada = bring(house)("Ada").known().go("/")
        window = ada.tune("mastermind")
        expect(window.get_by_text(t("setup.guests"), exact=True)).to_be_visible()
        card = window.get_by_role("button", name="fitting")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        plan = {"game": "mastermind", "options": ME_FIRST, "table": {"pace": "instant"}}
        table = ada.ask("POST", "/api/tables", **plan, seating=[{"me": True}, {}])["id"]
        ada.go(f"/table/{table}")
        ada.page.get_by_label(t("waiting.fill", seat=2)).select_option(label="fitting")
        expect(ada.page.locator(".occupant", has_text="fitting")).to_be_visible()
        seating = [{"bot": "broken"}, {"me": True}]
        table = ada.ask("POST", "/api/tables", **plan, seating=seating, start=True)["id"]
        ada.go(f"/table/{table}")
        expect(ada.page.get_by_text(t("over.resigned")).first).to_be_visible()
        expect(ada.page.get_by_text(t("guest.broke")).first).to_be_attached()
