"""The board has the stage: it covers much of the window and keeps its size, and one can act."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from sleuth.texts import languages
from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.scenes import scene_of
from tests.browser.stage.geometry import (
    DESK,
    FAULTS,
    WINDOWS,
    at_rest,
    box,
    faults,
    main_buttons,
    main_in_sight,
    rested_box,
    share,
)
from tests.browser.stage.states import State, states
from tests.browser.stage.tongues import in_turn, speak
from tests.browser.test_everyone import COLOURS, barriers
from tests.browser.waiting import glance, until
from tests.games import NAMES

Boxes = dict[tuple[str, tuple[int, int]], list[int]]
Spoken = Callable[[int], str]
"""The language of a window, by its place among the windows."""


def acts(page: Page) -> bool:
    """Is the main button in sight, as soon as the page has come to rest?"""
    return until(page, lambda: main_in_sight(page))


def found(ada: Somebody, state: State, window: tuple[int, int], boxes: Boxes) -> list[str]:
    """What is wrong with a state in a window; the first box of the board counts.

    A match that is over soon may be over after one turn, and its end has a box of its own.
    """
    ada.page.set_viewport_size({"width": window[0], "height": window[1]})
    wrong = faults(ada.page, state.stands)
    match = match_of(ada, state)
    if (match, window) not in boxes:
        boxes[match, window] = rested_box(ada.page)
    first = boxes[match, window]
    kept = box(ada.page) == first or settles(ada.page, first)
    if not kept and match_of(ada, state) == match:
        wrong.append(f"the board went from {first} to {box(ada.page)}")
    return wrong


def match_of(ada: Somebody, state: State) -> str:
    """Whose boxes are compared: those of one match, and those of its end."""
    over = glance(ada.page.locator(".ending h2"))
    return f"{state.match}, over" if over else state.match


def settles(page: Page, wanted: list[int]) -> bool:
    """Does the board come to be there?"""
    with suppress(AssertionError):
        return until(page, lambda: box(page), lambda now: now == wanted) == wanted
    return False


CONTRASTS = ("naming", "a request", "pad", "ended")
"""States whose colours are looked at by day and night; axe looks at others as a whole."""


def walk(
    come: Come, ada: Somebody, scene: Scene, contrasts: tuple[str, ...], spoken: Spoken
) -> None:
    """Lead a page through every state of a game, and look at each in every window."""
    boxes: Boxes = {}
    for state in states(come, ada, scene):
        for n, window in enumerate(WINDOWS):
            speak(ada.page, spoken(n))
            assert (state.name, window, found(ada, state, window, boxes)) == (
                *(state.name, window),
                [],
            )
        ada.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        if state.name.startswith(contrasts):
            assert (state.name, pale(ada.page)) == (state.name, [])


def pale(page: Page) -> list[str]:
    """Whatever has too little contrast, by day and by night."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {one}" for one in barriers(page, ".stage", **COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.long
def test_every_state_of_a_game_is_measured_in_every_window(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    first = NAMES.index(scene.game)
    walk(come, ada, scene, CONTRASTS, lambda n: in_turn(first + n))


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", languages())
def test_the_same_by_day_and_night_in_every_language(
    come: Come, scene: Scene, theme: Literal["light", "dark"], language: str
) -> None:
    size = {"width": DESK[0], "height": DESK[1]}
    ada = come("Ada", viewport=size, locale=language, color_scheme=theme).known()
    walk(come, ada, scene, ("",), lambda n: language)


@pytest.mark.long
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
    "a low button": ".dock-main .button { min-height: 0; height: 30px; }",
    "something over whose turn it is": ".turn-line { pointer-events: none; }",
    "a page that is too wide": ".stage { width: 120vw; }",
    "pale words": ".seat-name { color: #999 !important; background: #aaa !important; }",
}


@pytest.mark.parametrize("flaw", FLAWS.values(), ids=FLAWS)
def test_a_broken_measure_is_found(come: Come, flaw: str) -> None:
    scene = scene_of("mastermind")
    ada = come("Ada", viewport={"width": DESK[0], "height": DESK[1]}).known()
    scene.open(ada)
    at_rest(ada.page)

    def whole() -> tuple[bool, list[str], list[str], list[int]]:
        pages = share(ada.page) >= scene.share, ada.page.evaluate(FAULTS), pale(ada.page)
        return *pages, box(ada.page)

    before = whole()
    assert before[:3] == (True, [], [])
    plant(ada.page, flaw)
    assert whole() != before


def plant(page: Page, flaw: str) -> None:
    """Break the look of a page."""
    page.evaluate(
        """flaw => { const sheet = new CSSStyleSheet(); sheet.replaceSync(flaw);
        document.adoptedStyleSheets = [sheet]; }""",
        flaw,
    )


def test_a_request_that_nobody_could_see_is_found(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 640}).known()
    for state in states(come, ada, scene_of("mastermind")):
        if state.name == "a request over the log":
            assert faults(ada.page, state.stands) == []
            plant(ada.page, ".question { transform: translateY(-900px) !important; }")
            state.stands()
            wrong = ada.page.evaluate(FAULTS)
            assert any("out of sight" in one for one in wrong), wrong
            return
    raise AssertionError("nobody was asked anything")
