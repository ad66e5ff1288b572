"""People play Scotland Yard in real browsers: Mister X in one, detectives in others, and bots."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.reach import reach
from tests.browser.games.chase import GAME, Player, gather
from tests.browser.people import Come, t
from tests.browser.stage.other import Other
from tests.games.scotland_yard.opened import opened

SIDES = ("mister-x", "detective")


def test_mister_x_and_two_people_a_whole_game_to_a_hidden_capture(come: Come) -> None:
    cid = Other(come("Cid"), 3)
    x, one, two = gather(come, "Xavier Ada Bob", others=[cid], assistance="joint", ready=False)
    table = x.page.url.rpartition("/")[2]
    far = partial(cid.play, table, type="go")
    cid.play(table, type="ready")
    starts_are_exchanged(x, one, two)
    x.my_turn("x")
    x.go(67)
    expect(one.slot(1)).to_have_text("67")
    one.go(34)
    two.go(52)
    far(to=130)
    x.go(68)
    one.go(22)
    two.go(67)
    far(to=124)
    x.my_turn("dark")
    x.go(85)
    expect(one.slot(3)).to_have_text("?")
    expect(x.slot(3)).to_have_text("85")
    expect(one.who.pane("pad").locator(".yard-stations strong")).to_have_text(["51", "69", "85"])
    expect(one.who.pane("log")).not_to_contain_text("85")
    one.go(23)
    two.go(68)
    far(to=130)
    expect(one.slot(3)).to_have_text("85")
    x.go(103)
    two.go(85)
    one.go(67)
    far(to=124)
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
    cid.who.ask("POST", f"/api/tables/{table}/rematch")
    sides_are_switched(x, one, two)


def starts_are_exchanged(x: Player, one: Player, two: Player) -> None:
    """One start for another: asked for, refused, asked for again, and given."""
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


def sides_are_switched(x: Player, one: Player, two: Player) -> None:
    """Bob, who asked for it, is Mister X now; who was it has Bob's seat."""
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
