"""Nothing is told by colour alone: forms and letters stay, however somebody sees."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene, Signs
from tests.browser.sight import SIGHTS, nearest

CLEAR = 0.04
"""Two forms that differ in a twenty-fifth of their square are told apart at a glance."""


def check(who: Somebody, signs: Signs) -> None:
    """Clear in every sight; and not, once form and letter are taken away."""
    for sight in SIGHTS:
        told = nearest(who.page, signs, sight)
        assert told >= CLEAR, (signs.name, sight, told)
    who.page.evaluate(
        """flaw => { const sheet = new CSSStyleSheet(); sheet.replaceSync(flaw);
        document.adoptedStyleSheets = [sheet]; }""",
        signs.flaw,
    )
    flawed = nearest(who.page, signs, "none")
    assert flawed < CLEAR, (signs.name, "would be told apart by colour alone", flawed)
    who.page.evaluate("document.adoptedStyleSheets = []; 0")


def test_pieces_differ_in_more_than_colour(come: Come, scene: Scene) -> None:
    if not scene.signs:
        pytest.skip(f"{scene.game} tells nothing by colour")
    ada = scene.open(come("Ada").known())
    for n in range(len(scene.turn)):
        expect(scene.press(ada, n)).to_be_visible()
        for signs in scene.signs:
            if signs.after == n and not signs.rules:
                check(ada, signs)
        scene.press(ada, n).click()
    ada.go(f"/rules/{scene.game}")
    expect(ada.page.locator("main article")).to_be_visible()
    for signs in scene.signs:
        if signs.rules:
            check(ada, signs)
