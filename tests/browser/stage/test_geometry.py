"""The board has the stage: it covers much of the window and keeps its size, and one can act."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.scenes import scene_of
from tests.browser.stage.geometry import (
    DESK,
    WINDOWS,
    at_rest,
    box,
    main_buttons,
    main_in_sight,
    share,
)
from tests.browser.waiting import glance, until

LOW = 44
"""A main button is no lower than a finger."""


def states(who: Somebody, scene: Scene) -> Iterator[str]:
    """A turn press by press, and each pane that can come forward."""
    for n in range(len(scene.turn)):
        expect(scene.press(who, n)).to_be_visible()
        yield f"before press {n}"
        scene.press(who, n).click()
    yield "after the turn"
    for pane in ("pad", "log", "talk"):
        button = who.page.locator(f"button[data-guide=pane-{pane}]:visible")
        if glance(button):
            button.first.click()
            expect(who.page.locator(".drawer")).to_be_visible()
            yield pane
            button.first.click()


def acts(page: Page) -> bool:
    """Is the main button in sight, as soon as the page has come to rest?"""
    return until(page, lambda: main_in_sight(page))


@pytest.mark.parametrize("window", WINDOWS, ids=lambda one: f"{one[0]}x{one[1]}")
def test_the_main_button_is_in_sight_and_the_board_keeps_its_size(
    come: Come, scene: Scene, window: tuple[int, int]
) -> None:
    ada = come("Ada", viewport={"width": window[0], "height": window[1]}, locale="de").known()
    scene.open(ada)
    at_rest(ada.page)
    first = box(ada.page)
    for state in states(ada, scene):
        assert acts(ada.page), (state, main_buttons(ada.page))
        assert all(one["high"] >= LOW for one in main_buttons(ada.page)), state
        assert box(ada.page) == first, state


def test_the_board_has_the_stage(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    scene.open(ada)
    at_rest(ada.page)
    assert share(ada.page) >= scene.share
    for n in range(len(scene.turn)):
        scene.press(ada, n).click()
        assert share(ada.page) >= scene.share, n


def test_an_ending_leaves_the_board_where_it_was(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    scene.open(ada)
    first = box(ada.page)
    ada.go(f"/table/{scene.bots_only(ada)}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    assert box(ada.page)[1:] == first[1:]
    assert acts(ada.page), main_buttons(ada.page)


def test_nothing_moves_while_nobody_acts(come: Come, scene: Scene) -> None:
    ada = come(
        "Ada", viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="no-preference"
    )
    scene.open(ada.known())
    at_rest(ada.page)
    scene.press(ada, 0).click()
    at_rest(ada.page)


NUMBERS = """
() => [...document.querySelectorAll(".yard-town .number")].map((one) => {
  const scale = one.getScreenCTM().a;
  return parseFloat(getComputedStyle(one).fontSize) * scale;
})
"""


def test_every_number_of_the_map_can_be_read(come: Come) -> None:
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    scene_of("scotland-yard").open(ada)
    numbers = until(ada.page, lambda: ada.page.evaluate(NUMBERS))
    assert len(numbers) == 199
    assert min(numbers) >= 10


FLAWS = {
    "a panel over the board": ".stage-board { visibility: hidden; }",
    "a dock out of sight": ".dock { transform: translateY(400px); }",
    "something over the button": ".dock-main { pointer-events: none; }",
    "a board that gives way": ".stage > .stage-board { margin-top: 40px; }",
}


@pytest.mark.parametrize("flaw", FLAWS.values(), ids=FLAWS)
def test_a_broken_measure_is_found(come: Come, flaw: str) -> None:
    scene = scene_of("mastermind")
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    scene.open(ada)
    at_rest(ada.page)

    def whole() -> tuple[bool, bool, list[int]]:
        return share(ada.page) >= scene.share, main_in_sight(ada.page), box(ada.page)

    before = whole()
    assert before[:2] == (True, True)
    ada.page.evaluate(
        """flaw => { const sheet = new CSSStyleSheet(); sheet.replaceSync(flaw);
        document.adoptedStyleSheets = [sheet]; }""",
        flaw,
    )
    assert whole() != before
