"""A turn of each game by keyboard alone, by finger, in large letters, and by ear."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.hands import cut, large_letters, shows_focus, too_small, walk_to, wide
from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.waiting import glance, until

PHONE = {"width": 360, "height": 740}

LINES = """
() => [...document.querySelectorAll(".log li")]
  .map((one) => (one.querySelector(".unseen") ?? one).textContent)
"""

EAR = f"""
() => {{
  window.heard = [];
  const live = document.querySelector("main > [role=log]");
  new MutationObserver((news) => news.forEach((one) => {{
    if (one.type === "characterData") window.heard.push(one.target.data);
    one.addedNodes.forEach((node) => window.heard.push(node.textContent));
  }})).observe(live, {{ childList: true, subtree: true, characterData: true }});
  return ({LINES})().length;
}}
"""
"""Listens from now on; how many lines are written already."""


def test_a_turn_by_keyboard_alone_each_event_told_once(come: Come, scene: Scene) -> None:
    ada = scene.open(come("Ada").known())
    ada.pane("log")
    before = ada.page.evaluate(EAR)
    for n in range(len(scene.turn)):
        there = scene.press(ada, n)
        expect(there).to_be_enabled()
        walk_to(ada.page, there)
        assert shows_focus(ada.page, there), scene.turn[n]
        ada.page.keyboard.press("Enter")
    expect(ada.pane("log").locator("li").nth(before)).to_be_attached()
    until(
        ada.page,
        lambda: ada.page.evaluate(f"() => [({LINES})().slice({before}), window.heard]"),
        lambda both: both[0] == both[1] != [],
    )


def waiting(who: Somebody, scene: Scene) -> str:
    """The way to a table that waits for others."""
    return f"/table/{who.table(*({} for _ in scene.bots), **scene.plan())}"


def walk(who: Somebody, scene: Scene) -> Iterator[str]:
    """A turn, then the other panes of a phone, the rules and a table that waits."""
    scene.open(who)
    for n, there in enumerate(scene.turn):
        yield there
        scene.press(who, n).click()
    yield "board"
    for pane in ("pad", "log", "talk"):
        button = who.page.locator(f"button[data-guide=pane-{pane}]:visible")
        if glance(button):
            button.first.click()
            expect(who.page.locator(f".drawer .{pane}")).to_be_visible()
            yield pane
    for path in ("/", f"/rules/{scene.game}", waiting(who, scene)):
        who.go(path)
        expect(who.page.locator("main :is(article, .chairs)").first).to_be_visible()
        yield path


def test_a_finger_misses_nothing_on_a_phone(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport=PHONE, has_touch=True).known()
    missed = {small: where for where in walk(ada, scene) for small in too_small(ada.page)}
    assert missed == {}


def test_letters_of_twice_the_size_fit(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 800}).known()
    large_letters(ada.page)
    found: dict[str, str] = {}
    for where in walk(ada, scene):
        found |= {one: where for one in (*cut(ada.page), *wide(ada.page))}
    assert found == {}
