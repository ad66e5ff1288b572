"""The page is for everyone: no barrier that axe knows of, and room enough on a phone."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import ME_FIRST, Come, Somebody, t, two

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 740}
QUICK = {"pace": "instant", "assistance": "odds"}


def barriers(page: Page, within: str = "html") -> list[tuple[str, Any]]:
    """What axe finds on the page, or within a part of it, under the page's own policy."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => 0)"
    )
    page.evaluate(AXE.read_text() + ";0")
    run = "within => axe.run(within, {resultTypes: ['violations']})"
    found = page.evaluate(run, within)["violations"]
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


def menu(ada: Somebody) -> None:
    """The menu of a table."""
    waiting(ada)
    ada.button("menu.title").click()
    expect(ada.field("menu.sound")).to_be_visible()


def replay(ada: Somebody) -> None:
    """A match that is over, at its first step."""
    bots = [{"bot": "expert"}, {"bot": "expert"}]
    plan = {"game": "mastermind", "seats": 2, "seating": bots, "start": True}
    made = ada.ask("POST", "/api/tables", **plan, options={"games": 1}, table=QUICK)["id"]
    ada.go(f"/table/{made}")
    expect(ada.page.locator(".ending")).to_be_visible()
    ada.go(f"/match/{made}").button("replay.first").click()
    expect(ada.field("replay.slider")).to_have_value("0")


PLACES = (hall, waiting, menu, at_table, replay, rules)


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


def test_nor_does_it_find_one_in_what_passes_between_people(come: Come) -> None:
    ada, bob, _ = two(come, {"clock": {"type": "bank", "seconds": 600}, "spectators": "seat"})
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.button("turn.take-back").click()
    expect(ada.page.locator(".question")).to_be_visible()
    for one in (ada, bob):
        assert barriers(one.page) == []
    ada.button("menu.title").click()
    expect(ada.field("menu.show")).to_be_visible()
    assert barriers(ada.page) == []
    bob.button("menu.title").click()
    bob.button("menu.resign").click()
    bob.button("menu.resign.sure").click()
    bob.over(t("over.won-by", who="Ada"))
    assert barriers(bob.page) == []


def test_nor_behind_the_curtain(come: Come) -> None:
    ada = come("Ada", viewport=PHONE).known()
    ada.go(f"/table/{ada.table({'me': True}, options=ME_FIRST, start=True)}")
    expect(ada.page.locator(".curtain")).to_be_visible()
    assert barriers(ada.page) == []
    assert ada.fits()
