"""Teams play X-Code in real browsers, all at once, against the sand."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.games.team import (
    QUICK,
    SHORT,
    cards,
    choose_times,
    closed,
    collect_times,
    crack,
    do_something,
    drag_one,
    gathered,
    offer_something,
    ready,
    sand,
    team,
    until_they_fit,
)
from tests.browser.people import Come, t
from tests.browser.stage.geometry import stands
from tests.browser.test_everyone import barriers, check
from tests.browser.waiting import (
    attribute,
    breathe,
    each,
    glance,
    how_many,
    passes,
    until,
)

AS_LARGE_AS_A_FINGER = "e => Math.min(e.offsetWidth, e.offsetHeight) >= 44"


def test_four_browsers_crack_a_level_and_one_drops_and_comes_back(come: Come) -> None:
    ada, bob, cleo, dan = people = team(come, "Ada", "Bob", "Cleo", "Dan", level=1)
    expect(bob.page.locator(".xc-glass")).to_have_attribute("data-left", "")
    ready(*people)
    do_something(dan)  # he and Ada can close two keys of three: it is not over before he is back
    held = how_many(cards(dan))  # none, where his first cards were a set
    address = dan.page.url
    dan.page.reload()
    expect(cards(dan)).to_have_count(held)
    dan.page.goto("about:blank")
    do_something(ada)
    dan.page.goto(address)
    expect(cards(dan)).to_have_count(held)
    expect(dan.page.locator(".xc-glass")).to_have_attribute("data-left", re.compile(r"[3-5]\d\d"))
    crack(*people)
    for one in people:
        one.over(t("x-code.over.solved"))
        expect(closed(one)).to_have_count(3)
        expect(one.page.locator(".xc-review")).to_be_visible()
    stands(ada, t("x-code.over.solved"))
    assert barriers(ada.page) == []
    cleo.button("x-code.campaign.next", stage=t("x-code.stage.level-2")).click()
    ada.button("over.join-rematch").click()
    for one in (cleo, ada):
        one.page.wait_for_url(lambda url: url != address)
    until(ada.page, lambda: ada.page.url == cleo.page.url)


def test_one_person_and_three_bots(come: Come) -> None:
    ada = come("Ada").known()
    bots = ({"bot": "expert"},) * 3
    longer = {"keys": 4, "wild": 6, "time": 0, "sand": 600}
    brisk = {"pace": "brisk"}
    table = ada.table(*bots, game="x-code", options=longer, table=brisk, start=True)
    ada.go(f"/table/{table}")
    ready(ada)
    crack(ada, breath=1000)
    ada.over(t("x-code.over.solved"))
    expect(closed(ada)).to_have_count(4)
    expect(ada.pane("talk")).to_contain_text(t("x-code.phrase.have", cards=""))  # bots speak


def test_bots_in_a_hurry_are_done_before_anybody_can_look(come: Come) -> None:
    ada = come("Ada").known()
    bots = ({"bot": "expert"},) * 3
    table = ada.table(*bots, game="x-code", options=SHORT, table=QUICK, start=True)
    ada.go(f"/table/{table}")
    ready(ada)
    crack(ada)  # a set that was dealt to her is hers to lay
    ada.over(t("x-code.over.solved"))
    expect(closed(ada)).to_have_count(3)


def test_a_card_is_offered_and_answered_between_neighbours(come: Come) -> None:
    ada, bob, cleo = people = team(come, "Ada", "Bob", "Cleo", level=2, wild=0)
    ready(*people)
    lanes = offer_something(ada, bob, cleo)
    giver, taker, side = lanes
    expect(giver.page.locator(f".xc-lane.{side}.mine")).to_be_visible()
    back = "right" if side == "left" else "left"
    lane = taker.page.locator(f".xc-lane.{back}.theirs")
    expect(lane).to_be_visible()
    lit = taker.page.locator("button.xc-held.lit")
    if glance(lit):
        lit.first.click()
    else:
        lane.get_by_role("button", name=t("x-code.do.refuse")).click()
    for one in people:
        expect(one.page.locator(".xc-between")).to_have_count(0)


def test_a_card_is_dragged_to_a_neighbour_who_drags_one_back(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", level=2, wild=0, keys=12, limit=12)
    ready(ada, bob)
    side, back = until_they_fit(ada, bob)
    drag_one(ada, side)
    lane = bob.page.locator(".xc-lane.theirs")
    expect(lane).to_be_visible()
    drag_one(bob, back)
    for one in (ada, bob):
        expect(one.page.locator(".xc-between")).to_have_count(0)
        expect(one.pane("log")).to_contain_text("give")


def test_a_phrase_is_shown_on_the_seat_of_whoever_said_it(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", level=1)
    ada.page.locator(".xc-phrases .chip", has_text=t("x-code.phrase.wait")).click()
    passes(bob.page, "xc-bubble", t("x-code.phrase.wait"), seat="Ada")


def test_the_table_view_for_a_big_screen_shows_the_sand_run_and_no_hand(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", level=1)
    screen = come("Screen").go(ada.page.url.removeprefix(ada.home))
    ready(ada, bob)
    expect(screen.page.locator(".xc.watching .xc-seat")).to_have_count(2)
    glass = screen.page.locator(".xc-glass")
    expect(glass).to_have_attribute("data-left", re.compile(r"[1-5]\d\d"))
    expect(glass).not_to_have_attribute("data-left", attribute(glass, "data-left"))
    screen.button("x-code.screen.more").click()
    expect(screen.page.locator(".xc.big")).to_be_visible()
    expect(screen.page.locator(".bar, .dock").locator("visible=true")).to_have_count(0)
    expect(cards(screen)).to_have_count(0)
    expect(screen.page.locator(".xc-actions")).to_have_count(0)


def test_the_sand_stands_still_in_a_pause_that_all_agreed_on(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", level=1)
    ready(ada, bob)
    ada.button("menu.title").click()
    ada.button("menu.pause").click()
    bob.button("question.yes").click()
    for one in (ada, bob):
        one.sees(t("pause.now"))
        expect(one.page.locator("button.xc-pile")).to_be_disabled()
    left = sand(bob)
    breathe(bob.page, 2500)
    assert sand(bob) == left
    ada.button("pause.resume").click()
    expect(bob.page.locator("button.xc-pile")).to_be_enabled()
    expect(bob.page.locator(".xc-glass")).not_to_have_attribute("data-left", str(left))
    assert sand(bob) in range(left - 60, left)


def test_the_campaign_tells_what_was_cracked_and_what_comes_next(come: Come) -> None:
    ada = come("Ada").known()
    ada.go("/campaign/x-code")
    stages = ada.page.locator(".xc-stage")
    expect(stages).to_have_count(7)
    expect(stages.nth(0)).to_contain_text(t("x-code.campaign.is-next"))
    expect(stages.nth(1)).to_contain_text(t("x-code.campaign.shut"))
    expect(stages.nth(1).get_by_role("button")).to_have_count(0)
    stages.nth(0).get_by_role("button").click()
    ada.page.wait_for_url(re.compile("/table/"))
    expect(ada.page.locator(".xc-mission")).to_have_text(
        t("x-code.mission", mission=t("x-code.mission.training"), level=1)
    )
    bots = ({"bot": "expert"},) * 2
    table = ada.table(*bots, game="x-code", options=SHORT, table=QUICK, start=True)
    ada.go(f"/table/{table}")
    ready(ada)
    crack(ada)
    ada.over(t("x-code.over.solved"))
    expect(ada.button("x-code.campaign.next", stage=t("x-code.stage.level-2"))).to_be_visible()
    ada.page.locator(".xc-scene").get_by_role("link", name=t("x-code.campaign")).click()
    expect(stages.nth(0)).to_have_class(re.compile("cracked"))
    check(ada.page, "the campaign")
    expect(stages.nth(1)).to_contain_text(t("x-code.campaign.is-next"))


def test_a_phone_tells_keys_and_mission_in_its_bar(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 740}).known()
    ready(*gathered([ada, come("Bob").known()], {"level": 2, "sand": 600}))
    bar = ada.page.locator(".turn-line")
    expect(bar).to_contain_text(re.compile(r"\d+ of 12 keys"))
    expect(bar).to_contain_text(t("x-code.mission", mission=t("x-code.mission.training"), level=2))
    expect(ada.page.locator(".xc-sand-line")).to_be_visible()


def test_a_finished_match_is_looked_at_step_by_step(come: Come) -> None:
    ada = come("Ada").known()
    bots = ({"bot": "expert"},) * 2
    table = ada.table(*bots, game="x-code", options=SHORT, table=QUICK, start=True)
    ada.go(f"/table/{table}")
    ready(ada)
    crack(ada)
    ada.over(t("x-code.over.solved"))
    ada.go(f"/match/{table}")
    expect(closed(ada)).to_have_count(3)
    ada.beside("match")
    expect(ada.page.locator(".xc-review")).to_be_visible()
    ada.button("replay.first").click()
    expect(closed(ada)).to_have_count(0)


@pytest.mark.nightly  # half a minute of nothing
def test_the_sand_runs_out_for_all(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", level=2, sand=30, keys=12)
    ready(ada, bob)
    for one in (ada, bob):
        expect(one.page.locator(".ending h2")).to_have_text(t("x-code.over.sand"))


def test_a_phone_shows_all_of_it_in_its_width(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 740}).known()
    bots = ({"bot": "regular"},) * 7
    slow = {"level": 3, "sand": 600}
    table = ada.table(*bots, game="x-code", options=slow, table={"pace": "calm"}, start=True)
    ada.go(f"/table/{table}")
    ready(ada)
    assert ada.fits()
    for key in each(ada.page.locator(".xc-space")):  # a set may be laid on any of them
        until(ada.page, partial(key.evaluate, AS_LARGE_AS_A_FINGER))
    ada.go("/rules/x-code")
    ada.sees(t("x-code.rules.sand.title"))
    assert ada.fits()


def test_the_pad_draws_every_card_on_a_phone(come: Come) -> None:
    ada = come("Ada", viewport={"width": 360, "height": 740}).known()
    odds = {"pace": "calm", "assistance": "odds"}
    made = ada.table({"bot": "novice"}, game="x-code", table=odds, start=True)
    ada.go(f"/table/{made}").button("pane.pad").click()
    drawn = ada.page.locator(".xc-pad .xc-card")
    expect(drawn.first).to_be_visible()
    expect(drawn.filter(visible=True)).to_have_count(len(each(drawn)))


def test_turning_the_timer_early_is_asked_back_on_every_way(come: Come) -> None:
    ada, bob = team(come, "Ada", "Bob", keys=3, wild=0, time=12, limit=12, sand=600)
    ready(ada, bob)
    held = collect_times(ada)
    lay, turn = ada.page.locator("[data-guide='lay']"), ada.page.locator(".xc-turn")
    choose_times(ada)
    lay.click()
    expect(lay).to_contain_text(re.compile(r"Really\?"))
    expect(turn).to_contain_text(re.compile(r"Really\?"))
    ada.page.keyboard.press("Escape")
    expect(turn).not_to_contain_text(re.compile(r"Really\?"))
    choose_times(ada)
    ada.page.evaluate("document.activeElement.blur()")  # so that Enter is no press of a button
    ada.page.keyboard.press("Enter")
    expect(lay).to_contain_text(re.compile(r"Really\?"))
    expect(cards(ada)).to_have_count(held)
    ada.page.keyboard.press("Enter")
    expect(cards(ada)).to_have_count(held - 3)
