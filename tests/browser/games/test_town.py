"""The town of Scotland Yard under a finger, a wheel and a camera."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games.chase import GAME, Player, gather
from tests.browser.hands import FINGER
from tests.browser.people import Come
from tests.browser.waiting import attribute, each, until

TOP = """one => {
  const box = one.querySelector(".ring").getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(top);
}"""


def test_a_phone_has_the_town_in_small_and_nothing_to_press_lies_under_it(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 740}, has_touch=True).known()
    bots = [{"bot": "random"}] * 3
    pace = {"pace": "instant", "assistance": "odds"}
    player = Player(ada.go(f"/table/{ada.table(*bots, game=GAME, table=pace, start=True)}"))
    player.my_turn("x")
    expect(player.targets).to_have_count(7)
    for target in each(player.targets, 7):
        until(player.page, lambda one=target: one.evaluate(TOP))  # type: ignore[misc]
    svg = player.page.locator(".yard-map > svg")
    before, frame = attribute(svg, "viewBox"), player.page.locator(".small-frame")
    framed = attribute(frame, "x")
    small = player.page.locator(".yard-small")
    expect(small.locator(".small-dot")).to_have_count(4)
    small.tap(position={"x": 20, "y": 60})
    expect(svg).not_to_have_attribute("viewBox", before)
    expect(frame).not_to_have_attribute("x", framed)
    small.press("Enter")
    expect(svg).to_have_attribute("viewBox", "0.0 0.0 1200.0 936.0")


def test_the_camera_follows_when_it_is_asked_to(come: Come) -> None:
    (x,) = gather(come, "Xavier", "random", "random", "random")
    x.my_turn("x")
    follow = x.who.button(f"{GAME}.zoom.near")
    expect(follow).to_have_attribute("aria-pressed", "false")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    before = attribute(x.page.locator(".yard-map > svg"), "viewBox")
    x.go(140)
    expect(x.slot(1)).to_have_text("140")
    x.my_turn("x")
    expect(x.page.locator(".yard-map > svg")).not_to_have_attribute("viewBox", before)
    for _ in range(9):
        x.page.keyboard.press("-")
    expect(follow).to_have_attribute("aria-pressed", "false")


def test_only_reachable_stations_are_buttons_and_the_second_tap_goes(come: Come) -> None:
    (x,) = gather(come, "Xavier", "random", "random", "random")
    x.my_turn("x")
    expect(x.targets).to_have_count(7)
    names = {attribute(one, "data-station") for one in each(x.targets, 7)}
    assert names == {"65", "66", "67", "81", "100", "101", "140"}
    x.page.locator("[data-station='140']").click()
    expect(x.who.button(f"{GAME}.tray.go-to", to=140)).to_be_enabled()
    x.page.locator("[data-station='140']").click()
    expect(x.slot(1)).to_have_text("140")


def test_zoom_by_button_wheel_and_keys_and_pan_by_drag(come: Come) -> None:
    (x,) = gather(come, "Xavier", "random", "random", "random")
    x.my_turn("x")
    svg = x.page.locator(".yard-map > svg")
    whole = attribute(svg, "viewBox")
    x.who.button(f"{GAME}.zoom.in").click()
    expect(svg).not_to_have_attribute("viewBox", whole)
    near = attribute(svg, "viewBox")
    svg.hover()
    x.page.mouse.wheel(0, -300)
    expect(svg).not_to_have_attribute("viewBox", near)
    before = attribute(svg, "viewBox")
    box = svg.bounding_box()
    assert box is not None
    x.page.mouse.move(box["x"] + 200, box["y"] + 200)
    x.page.mouse.down()
    x.page.mouse.move(box["x"] + 320, box["y"] + 260, steps=4)
    x.page.mouse.up()
    expect(svg).not_to_have_attribute("viewBox", before)
    for _ in range(9):
        x.page.keyboard.press("-")
    expect(svg).to_have_attribute("viewBox", whole)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_map_fits_and_stations_can_be_tapped(come: Come, width: int) -> None:
    ada = come("Ada", viewport={"width": width, "height": 740}, has_touch=True).known()
    bots = [{"bot": "random"}] * 3
    pace = {"pace": "instant", "assistance": "odds"}
    table = ada.table(*bots, game=GAME, table=pace, start=True)
    ada.go(f"/table/{table}")
    player = Player(ada)
    player.my_turn("x")
    boxes = {one: one.bounding_box() for one in each(player.page.locator(".target .touch"), 7)}
    if width == 360:
        assert all(box and box["width"] >= FINGER - 0.5 for box in boxes.values())
        assert all(box and 0 <= box["x"] <= width - box["width"] for box in boxes.values())
    player.tap(67)
    ada.button(f"{GAME}.tray.go-to", to=67).tap()
    expect(player.slot(1)).to_have_text("67")
    assert ada.fits()


def test_a_finger_on_two_stations_looks_closer_first(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 740}, has_touch=True).known()
    bots = [{"bot": "random"}] * 3
    table = ada.table(*bots, game=GAME, table={"pace": "instant"}, start=True)
    player = Player(ada.go(f"/table/{table}"))
    player.my_turn("x")
    expect(player.targets).to_have_count(7)
    for _ in range(3):
        ada.button(f"{GAME}.zoom.out").tap()
    far = width_of(player.page)
    player.tap(66)
    expect(player.page.locator(".target.on")).to_have_count(0)
    until(player.page, lambda: width_of(player.page) < far)
    player.tap(66)
    expect(ada.button(f"{GAME}.tray.go-to", to=66)).to_be_enabled()


def width_of(page: Page) -> float:
    """How much of the map is in sight, from left to right."""
    box = attribute(page.locator(".yard-map > svg"), "viewBox")
    return float(box.split()[2])
