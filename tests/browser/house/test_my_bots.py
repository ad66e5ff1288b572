"""Accounts of bots on the page: made, shown once, marked at the table, revoked."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from tests.browser.people import ME_FIRST, Come, Somebody, t
from tests.browser.waiting import value


def sit(bot: Somebody, token: str, table: str) -> None:
    """The program takes the chair to which it was invited."""
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{bot.home}/api/tables/{table}/sit"
    urlopen(Request(address, json.dumps({"seat": 1}).encode(), headers), timeout=60).close()


def test_a_bot_is_made_invited_marked_and_revoked(come: Come) -> None:
    ada = come("Ada").known()
    ada.go("/").page.locator(".me-button").click()
    ada.button("bots.open").click()
    window = ada.page.get_by_role("dialog", name=t("bots.title"), exact=True)
    window.get_by_label(t("bots.name")).fill("Robin")
    window.get_by_role("button", name=t("bots.make")).click()
    field = window.get_by_label(t("bots.token", who="Robin"))
    expect(field).to_be_visible()
    token = value(field)
    plan = {"game": "mastermind", "options": ME_FIRST, "seating": [{"me": True}, {}]}
    table = ada.ask("POST", "/api/tables", **plan)["id"]
    ada.go(f"/table/{table}")
    chair = ada.page.get_by_label(t("waiting.fill", seat=2))
    chair.select_option(label="Robin")
    expect(ada.page.get_by_text(t("waiting.invited", who="Robin (bot)"))).to_be_visible()
    sit(ada, token, table)
    expect(ada.page.locator(".occupant", has_text="Robin (bot)")).to_be_visible()
    ada.go("/").page.locator(".me-button").click()
    ada.button("bots.open").click()
    window.get_by_role("button", name=t("bots.revoke"), exact=True).click()
    window.get_by_role("button", name=t("bots.revoke.sure")).click()
    expect(window.get_by_role("button", name=t("bots.renew"))).to_have_count(0)
    assert ada.ask("GET", "/api/me/bots") == []
