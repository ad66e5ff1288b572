"""The page is for everyone: no barrier that axe knows of, and room enough on a phone."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Come, Somebody, t

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 740}
QUICK = {"pace": "instant", "assistance": "odds"}


def barriers(page: Page) -> list[tuple[str, Any]]:
    """What axe finds on the page, under the page's own policy."""
    page.evaluate(AXE.read_text() + ";0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


def at_table(ada: Somebody, first: int = 1) -> None:
    """A table against a bot, with one row played."""
    made = ada.table(
        {"bot": "novice"}, options={"games": 1, "first": first}, table=QUICK, start=True
    )
    ada.go(f"/table/{made}").guess("RRGG")
    ada.has_rows(1)


def waiting(ada: Somebody) -> None:
    """A table that waits for a second player."""
    ada.go(f"/table/{ada.table({})}")
    expect(ada.field("waiting.link")).to_be_visible()


def hall(ada: Somebody) -> None:
    """The hall, with a table that waits."""
    ada.table({})
    ada.go("/")
    expect(ada.button("hall.play").first).to_be_visible()


def rules(ada: Somebody) -> None:
    """The rules of Mastermind."""
    ada.go("/rules/mastermind")
    ada.sees(t("mastermind.rules.lead"))


PLACES = (hall, waiting, at_table, rules)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_barrier(come: Come, light: Literal["light", "dark"]) -> None:
    ada = come("Ada", color_scheme=light).known()
    for place in PLACES:
        place(ada)
        assert (place.__name__, barriers(ada.page)) == (place.__name__, [])


def test_nothing_is_wider_than_a_phone(come: Come) -> None:
    ada = come("Ada", viewport=PHONE).known()
    for place in PLACES:
        place(ada)
        assert ada.fits(), place.__name__
