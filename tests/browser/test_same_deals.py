"""A browser test sees the same cards on every run, from the hall on."""

from collections.abc import Callable
from pathlib import Path

from tests.browser.people import Come, t
from tests.browser.waiting import attribute
from tests.web.harness import Server

GAME = "break-the-code"


def dealt(come: Come) -> str:
    """The tiles of somebody who plays from the hall; page and house both threw for them."""
    ada = come("Ada").enter()
    card = ada.page.get_by_role("article", name=t(f"{GAME}.name"), exact=True)
    card.get_by_role("button", name=t("hall.play"), exact=True).click()
    return attribute(ada.page.locator(".hand.own .stand"), "aria-label")


def test_two_runs_get_the_same_deal(bring: Callable[[Server], Come], tmp_path: Path) -> None:
    hands: list[str] = []
    for run in ("first", "second"):
        with Server(tmp_path / run) as house:
            hands.append(dealt(bring(house)))
    assert hands[0] == hands[1]
