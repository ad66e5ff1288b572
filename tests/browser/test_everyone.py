"""The page is for everyone: no barrier that axe knows of, and room enough on a phone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from sleuth.games import talents
from tests.browser.people import ME_FIRST, Come, Somebody, t, two
from tests.browser.scene import Scene

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
PHONE: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1280, "height": 800}
COLOURS: dict[str, Any] = {"runOnly": ["color-contrast"]}
"""What can change between light and dark."""


STILL = """
async () => {
  for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done));
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}
"""
"""A change of colours takes a frame to begin, and then ends like any other motion."""


def barriers(page: Page, within: str = "html", **only: Any) -> list[tuple[str, Any]]:
    """What axe finds on the page, or within a part of it, under the page's own policy."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text() + ";0")
    run = "([within, only]) => axe.run(within, {resultTypes: ['violations'], ...only})"
    found = page.evaluate(run, [within, only])["violations"]
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


def hall(ada: Somebody) -> None:
    """The hall, with a table that waits."""
    ada.table({})
    ada.go("/")
    expect(ada.button("hall.play").first).to_be_visible()


def menu(ada: Somebody) -> None:
    """The menu of a table."""
    ada.go(f"/table/{ada.table({})}")
    ada.button("menu.title").click()
    expect(ada.field("menu.sound")).to_be_visible()


SHAPING = "a move takes shape"
"""Only the board differs from the table after the move, which is looked at as a whole."""


def rooms(ada: Somebody, scene: Scene) -> Iterator[str]:
    """Every screen of a game, one after the other."""
    watched = scene.bots_only(ada)
    ada.go(f"/rules/{scene.game}")
    expect(ada.page.locator("main article")).to_be_visible()
    yield "rules"
    ada.go(f"/table/{ada.table(*({} for _ in scene.bots), **scene.plan())}")
    expect(ada.field("waiting.link")).to_be_visible()
    yield "waiting room"
    yield from table(ada, scene)
    if talents(scene.game).guide is None:
        return
    guide = ada.ask("POST", f"/api/games/{scene.game}/guide")["id"]
    ada.go(f"/table/{guide}")
    expect(ada.page.get_by_role("region", name=t("guide.title"))).to_be_visible()
    yield "guided game"
    ada.go(f"/table/{watched}")
    expect(ada.page.locator(".ending")).to_be_visible()
    yield "end"
    ada.go(f"/match/{watched}").button("replay.first").click()
    expect(ada.field("replay.slider")).to_have_value("0")
    yield "replay"


def table(ada: Somebody, scene: Scene) -> Iterator[str]:
    """The table with a move that takes shape, and with one that is made."""
    scene.open(ada)
    last = len(scene.turn) - 1
    for n in range(last):
        scene.press(ada, n).click()
    expect(scene.press(ada, last)).to_be_visible()
    yield SHAPING
    scene.press(ada, last).click()
    expect(ada.pane("log").locator("li").first).to_be_visible()
    yield "table"


def check(page: Page, where: str) -> None:
    """No barrier by day or night, and nothing wider than a phone."""
    within = ".stage" if where == SHAPING else "html"
    assert (where, barriers(page, within)) == (where, [])
    page.emulate_media(color_scheme="dark")
    assert (where, "dark", barriers(page, within, **COLOURS)) == (where, "dark", [])
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    assert Somebody(page, "", "").fits(), where
    page.set_viewport_size(WIDE)


def test_axe_finds_no_barrier_in_a_game(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport=WIDE, color_scheme="light").known()
    for where in rooms(ada, scene):
        check(ada.page, where)


@pytest.mark.parametrize("place", [hall, menu])
def test_nor_in_the_house(come: Come, place: Callable[[Somebody], None]) -> None:
    ada = come("Ada", viewport=WIDE, color_scheme="light").known()
    place(ada)
    check(ada.page, place.__name__)


def test_nor_does_it_find_one_in_what_passes_between_people(come: Come) -> None:
    ada, bob, _ = two(come, {"clock": {"type": "bank", "seconds": 600}, "spectators": "seat"})
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.button("turn.take-back").click()
    expect(ada.page.locator(".question")).to_be_visible()
    for one in (ada, bob):
        assert barriers(one.page) == []
    ada.button("menu.title").click()
    expect(ada.page.get_by_text(t("menu.show.nobody"))).to_be_visible()
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
