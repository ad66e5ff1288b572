"""People play Scotland Yard in real browsers: Mister X in one, detectives in others, and bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.reach import reach
from tests.browser.hands import FINGER
from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import attribute, each, either, until
from tests.games.scotland_yard.opened import opened

GAME = "scotland-yard"
SIDES = ("mister-x", "detective")


class Player:
    """Somebody at a table of Scotland Yard."""

    def __init__(self, who: Somebody) -> None:
        self.who, self.page = who, who.page

    @property
    def targets(self) -> Locator:
        """The stations that can be pressed."""
        return self.page.locator(".target")

    def my_turn(self, due: str) -> None:
        """Wait until the table waits for me."""
        expect(self.page.locator(".turn-line.mine")).to_contain_text(t(f"{GAME}.due.{due}"))

    def ready(self) -> None:
        """Be content with the start."""
        self.who.button(f"{GAME}.start.ready").click()
        expect(self.who.button(f"{GAME}.start.ready")).to_have_count(0)

    def role(self, seat: int, who: str, role: str) -> None:
        """Wait until somebody sits there, in this role."""
        card = self.page.locator(".seats .seat").nth(seat)
        expect(card.locator(".seat-name")).to_contain_text(who)
        expect(card.locator(".seat-role")).to_contain_text(t(f"{GAME}.role.{role}"))

    def go(self, to: int) -> None:
        """Type a station, and go there."""
        expect(self.targets.first).to_be_attached()
        self.page.keyboard.type(str(to))
        self.who.button(f"{GAME}.tray.go-to", to=to).click()

    def tap(self, station: int) -> None:
        """Put a finger on a station."""
        box = self.page.locator(f"[data-station='{station}'] .ring").bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def slot(self, n: int) -> Locator:
        """A field of the travel log."""
        return self.page.locator(".yard-slot .slot-at").nth(n - 1)

    def done(self, field: int) -> bool:
        """Wait until this field is filled and it is my turn again; or is all over?"""
        expect(self.slot(field)).not_to_be_empty()
        over = self.page.locator(".ending")
        return either(over, self.page.locator(".turn-line.mine")) == 0

    def pawn(self, seat: int, at: int) -> Locator:
        """A detective's piece on a station."""
        return self.page.locator(f".yard-pawn.d{seat}[aria-label$=' {at}']")


def gather(
    come: Come,
    people: str,
    *bots: str,
    assistance: str = "odds",
    ready: bool = True,
    **options: Any,
) -> list[Player]:
    """People at one table, bots on the other chairs; the first is Mister X, who waits for none."""
    found = [come(name).known() for name in people.split()]
    chairs = [*({} for _ in found[1:]), *({"bot": bot} for bot in bots)]
    pace = {"pace": "instant", "assistance": assistance}
    table = found[0].table(*chairs, game=GAME, options=options, table=pace)
    for seat, one in enumerate(found[1:], 1):
        one.sit(table, seat)
    found[0].ask("POST", f"/api/tables/{table}/start")
    players = [Player(one.go(f"/table/{table}")) for one in found]
    for player in players[1:] if ready else ():
        player.ready()
    return players


def test_mister_x_and_two_people_a_whole_game_to_a_hidden_capture(come: Come) -> None:
    x, one, two = gather(come, "Xavier Ada Bob", "random", assistance="joint", ready=False)
    one.my_turn("start")
    one.who.button(f"{GAME}.start.ask", who="Bob", at=46).click()
    two.who.sees(t(f"{GAME}.start.asks", who="Ada", at=41))
    two.who.button(f"{GAME}.start.decline").click()
    one.who.button(f"{GAME}.start.ask", who="Bob", at=46).click()
    two.ready()
    expect(x.page.locator(".yard-starts")).to_contain_text(t(f"{GAME}.start.waits", n=2, of=3))
    expect(x.targets).to_have_count(0)
    two.who.button(f"{GAME}.start.agree", who="Ada", at=41).click()
    expect(two.pawn(1, 46)).to_be_attached()
    expect(two.pawn(2, 41)).to_be_attached()
    one.ready()
    x.my_turn("x")
    x.go(67)
    expect(one.slot(1)).to_have_text("67")
    one.go(34)
    two.go(52)
    x.go(68)
    one.go(22)
    two.go(67)
    x.my_turn("dark")
    x.go(85)
    expect(one.slot(3)).to_have_text("?")
    expect(x.slot(3)).to_have_text("85")
    expect(one.who.pane("pad").locator(".yard-stations strong")).to_have_text(["51", "69", "85"])
    expect(one.who.pane("log")).not_to_contain_text("85")
    one.go(23)
    two.go(68)
    expect(one.slot(3)).to_have_text("85")
    x.go(103)
    two.go(85)
    one.go(67)
    x.my_turn("x")
    x.go(102)
    one.go(102)
    one.who.over(t("over.won-together"))
    x.who.sees(t(f"{GAME}.why.caught"))
    expect(x.who.pane("log")).to_contain_text(t(f"{GAME}.fact.hid@you", to=85))
    expect(two.who.pane("log")).to_contain_text(t(f"{GAME}.fact.vanished"))
    the_chase_is_told(x, one)
    two.who.button("over.rematch-switched").click()
    for player in (x, one):
        player.who.button("over.join-switched").click()
    for player in (x, one, two):
        player.role(0, "Bob", "mister-x")
        player.role(1, "Ada", "detective-1")
        player.role(2, "Xavier", "detective-2")


def the_chase_is_told(x: Player, one: Player) -> None:
    """His whole way with all five fields, what was hidden, and a film of it."""
    expect(one.page.locator(".chase-field")).to_have_count(5)
    expect(one.page.locator(".chase-field:not(.shown)")).to_have_text("3")
    expect(x.page.locator(".result")).to_contain_text(t(f"{GAME}.end.ran.you", n=5, hidden=1))
    expect(one.page.locator(".result")).to_contain_text(t(f"{GAME}.end.ran.all", n=5, hidden=1))
    film = one.page.get_by_role("link", name=t(f"{GAME}.over.watch"), exact=True)
    expect(film).to_have_attribute("href", re.compile(r"^/match/.+\?play=quick$"))


STARTS = reach(opened(Options()).state.board)
"""Where the detectives can be after their first turn."""


def test_mister_x_sees_where_the_detectives_can_be_next_and_they_do_not(come: Come) -> None:
    x, ada = gather(come, "Xavier Ada", "random", "random")
    x.my_turn("x")
    shades = x.page.locator(".yard-reach circle")
    expect(shades).to_have_count(len({station for one in STARTS for station in one}))
    for station in (140, 65):
        x.page.keyboard.type(str(station))
        near = [n for n, one in enumerate(STARTS, 1) if station in one]
        said = t(f"{GAME}.dock.safe", at=station)
        expect(x.page.locator(".yard-threat")).to_have_text(
            said if not near else re.compile("65: ")
        )
    x.who.button(f"{GAME}.sight.their-heat").click()
    expect(shades).to_have_count(0)
    x.who.button(f"{GAME}.sight.their-reach").click()
    expect(shades).not_to_have_count(0)
    expect(ada.page.locator(".yard-map")).to_be_visible()
    expect(ada.page.locator(".yard-reach circle")).to_have_count(0)
    expect(ada.who.button(f"{GAME}.sight.their-reach")).to_have_count(0)


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


def test_a_person_against_bots_to_the_end_with_black_and_double(come: Come) -> None:
    (x,) = gather(come, "Xavier", "territory", "greedy", "regular")
    x.my_turn("x")
    expect(x.targets).to_have_count(7)
    x.page.keyboard.type("67")
    x.page.get_by_role("switch", name=t(f"{GAME}.dock.black")).click()
    x.who.button(f"{GAME}.tray.go-to", to=67).click()
    expect(x.page.locator(".yard-slot.by-black")).to_have_count(1)
    field = 1
    while not x.done(field):
        doubled = field == 2
        if doubled:
            x.page.keyboard.press("d")
        for _ in range(1 + doubled):
            expect(x.targets.first).to_be_attached()
            x.targets.first.press("Enter")
        x.page.locator(".dock-main .first").click()
        field += 1 + doubled


def test_a_detective_among_bots_hears_where_they_go(come: Come) -> None:
    ada, bob = gather(come, "Ada Bob", "territory", "territory")
    ada.my_turn("x")
    ada.go(67)
    bob.my_turn("detective")
    expect(bob.page.locator(".target").first).to_be_attached()
    expect(bob.targets).not_to_have_count(0)
    bob.page.locator(".target").first.press("Enter")
    bob.page.locator(".dock-main .first").click()
    ada.my_turn("x")
    said = t(f"{GAME}.phrase.going", to="")[:12]
    expect(ada.who.pane("talk")).to_contain_text(said)


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


def test_the_classic_version_shows_tickets(come: Come) -> None:
    x, *_ = gather(come, "Xavier", "random", "random", "random", version="classic")
    expect(x.page.locator(".seat .yard-chip.taxi")).to_have_count(3)
    expect(x.page.locator(".yard-slot")).to_have_count(24)
    x.targets.first.press("Enter")
    x.page.locator(".dock-main .first").click()
    expect(x.slot(1)).not_to_be_empty()


def test_the_rules_have_pictures_and_house_rulings(come: Come) -> None:
    ada = come("Ada")
    ada.go(f"/rules/{GAME}")
    expect(ada.page.locator(".yard-rules .yard-picture")).to_have_count(3)
    expect(ada.page.locator(".yard-rules .ruling")).to_have_count(7)
    expect(ada.page.locator("main")).not_to_contain_text("scotland-yard.")
    assert ada.fits()


def test_a_start_of_a_bot_is_had_for_the_asking(come: Come) -> None:
    x, ada = gather(come, "Xavier Ada", "random", "random", ready=False)
    name = t("bot.random")
    ada.who.button(f"{GAME}.start.ask", who=f"{name} 2", at=124).click()
    expect(x.pawn(1, 124)).to_be_attached()
    expect(x.pawn(3, 41)).to_be_attached()
    ada.ready()
    x.my_turn("x")


def test_drawn_starts_are_seen_and_mister_x_sets_off_at_once(come: Come) -> None:
    x, ada = gather(come, "Xavier Ada", "random", "random", ready=False, start="drawn")
    x.my_turn("x")
    expect(ada.page.locator(".yard-pawn")).to_have_count(4)
    expect(ada.who.pane("log")).to_contain_text(t(f"{GAME}.fact.placed-x", at="")[:19])
    expect(ada.who.button(f"{GAME}.start.ready")).to_have_count(0)


def test_who_plays_from_the_hall_chooses_a_side_first(come: Come) -> None:
    ada = come("Ada").enter()
    card = ada.page.get_by_role("article", name=t(f"{GAME}.name"))
    card.get_by_role("button", name=t("hall.play"), exact=True).click()
    dialogue = ada.page.get_by_role("dialog", name=t(f"{GAME}.name"), exact=True)
    sides = [dialogue.get_by_role("button", name=t(f"{GAME}.role.{side}.about")) for side in SIDES]
    for side in sides:
        expect(side).to_be_visible()
    sides[0].click()
    expect(dialogue.locator(".role-chair").first).to_contain_text(t("setup.you"))
    sides[1].click()
    dialogue.get_by_role("button", name=t("options.play"), exact=True).click()
    player = Player(ada)
    player.role(1, "Ada", "detective-1")
    player.my_turn("start")
    player.ready()
    expect(player.slot(1)).not_to_be_empty()


def test_roles_are_seen_and_chosen_in_the_waiting_room(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    seating = [{}, {"me": True}, {}, {}]
    plan = {"game": GAME, "seats": 4, "seating": seating, "table": {"public": True}}
    ada.go(f"/table/{ada.ask('POST', '/api/tables', **plan)['id']}")
    chairs = ada.page.locator(".chair")
    free = ", ".join(t(f"{GAME}.role.{one}") for one in ("mister-x", "detective-2", "detective-3"))
    expect(ada.page.get_by_text(t("waiting.invite-roles", roles=free))).to_be_visible()
    expect(chairs.nth(1).locator("strong")).to_have_text("Ada")
    expect(chairs.nth(1).locator(".chair-role")).to_have_text(t(f"{GAME}.role.detective-1"))
    bob.go("/friends")
    row = bob.page.locator(".open-table").filter(has_text=t("hall.host", who="Ada"))
    expect(row.filter(has_text=t(f"{GAME}.name")).first).to_contain_text(
        t("hall.free-roles", roles=free)
    )
    bob.go(ada.page.url.removeprefix(ada.home))
    bob.page.locator(".chair").nth(2).get_by_role("button", name=t("waiting.sit")).click()
    expect(chairs.nth(2).locator("strong")).to_have_text("Bob")
    bob.page.locator(".chair").nth(0).get_by_role("button", name=t("waiting.sit-instead")).click()
    expect(chairs.nth(0).locator("strong")).to_have_text("Bob")
    expect(chairs.nth(2)).to_contain_text(t("waiting.free"))
    ada.page.locator(".chair").nth(3).get_by_role("button", name=t("waiting.sit-instead")).click()
    expect(chairs.nth(3).locator("strong")).to_have_text("Ada")
    assert ada.fits()
