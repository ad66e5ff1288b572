"""What somebody who comes for the first time waits for: few bytes, packed, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sleuth.texts import languages
from tests.browser.people import Come, t
from tests.browser.waiting import until

MOST = 110_000
"""Bytes until the hall stands, with an empty cache: all that is fetched, font included."""

STANDS = "document.fonts.status === 'loaded' && document.fonts.check('600 20px Fraunces')"


@dataclass
class Wire:
    """All that comes over the wire to a page: how many bytes, and of what."""

    bytes: int = 0
    open: int = 0
    answers: dict[str, dict[str, str]] = field(default_factory=dict)

    def listen(self, page: Page) -> Wire:
        """Count from now on."""
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self.asked)
        line.on("Network.responseReceived", self.answered)
        line.on("Network.loadingFinished", self.ended)
        return self

    def asked(self, event: dict[str, Any]) -> None:
        self.open += 1

    def answered(self, event: dict[str, Any]) -> None:
        heads = {name.lower(): said for name, said in event["response"]["headers"].items()}
        self.answers[event["response"]["url"]] = heads

    def ended(self, event: dict[str, Any]) -> None:
        self.open -= 1
        self.bytes += int(event["encodedDataLength"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["wide", "phone"])
def test_the_hall_stands_after_few_bytes(come: Come, language: str, size: tuple[int, int]) -> None:
    guest = come("Ada", locale=language, viewport={"width": size[0], "height": size[1]})
    wire = Wire().listen(guest.page)
    guest.go("/")
    expect(guest.page.locator(".game:not(.blank)")).to_have_count(5)
    until(guest.page, lambda: wire.open == 0 and guest.page.evaluate(STANDS))
    assert 60_000 < wire.bytes <= MOST, sorted(wire.answers)
    assets = {url: heads for url, heads in wire.answers.items() if "/assets/" in url}
    assert all("immutable" in heads["cache-control"] for heads in assets.values())
    packed = {url for url, heads in assets.items() if heads.get("content-encoding") == "br"}
    assert {url for url in assets if url.endswith((".js", ".css", ".svg"))} == packed
    assert not any("rules" in url or "table-page" in url for url in assets)


def test_what_a_game_needs_comes_when_somebody_goes_there(come: Come) -> None:
    guest = come("Ada").go("/")
    expect(guest.page.locator(".game:not(.blank)")).to_have_count(5)
    wire = Wire().listen(guest.page)
    guest.page.locator("a[href='/rules/mastermind']").first.click()
    guest.sees(t("mastermind.rules.lead"))
    later = [url for url in wire.answers if "/assets/" in url]
    assert any("mastermind" in url for url in later)
    assert not any("scotland" in url or "x-code" in url for url in later)
