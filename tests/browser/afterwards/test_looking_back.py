"""Looking back: it plays by itself, shows pads of then, and asks only for what is looked at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from sleuth.study import transcript
from tests.browser.afterwards.test_afterwards import finished
from tests.browser.people import Come, Somebody, t
from tests.browser.scene import Scene
from tests.browser.scenes import scene_of
from tests.browser.test_first_load import Wire
from tests.browser.waiting import attribute, each, until
from tests.web.records import busy_team

MOVING = "no-preference"


EVER = """
window.ever = new Set();
new MutationObserver(() => document.querySelectorAll("button[aria-label]")
  .forEach((one) => window.ever.add(one.getAttribute("aria-label"))))
  .observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Keeps which buttons there were: a short match has played itself in two seconds."""


def has_played(who: Somebody) -> None:
    """Wait until it plays, or has played, by itself."""
    pause = t("replay.pause")
    until(who.page, lambda: who.page.evaluate("[...window.ever]"), lambda ever: pause in ever)


def watcher(come: Come, **context: str) -> Somebody:
    """Eve, whose page keeps which buttons there were."""
    eve = come("Eve", **context)
    eve.page.add_init_script(EVER)
    return eve


def looking(come: Come, query: str = "", **context: str) -> tuple[Somebody, int]:
    """Eve looks at a finished match; and the number of its last step."""
    _, _, table = finished(come)
    eve = watcher(come, **context).go(f"/match/{table}{query}")
    return eve, int(attribute(eve.field("replay.slider"), "max"))


def test_an_address_lets_it_play_quickly_from_the_beginning_to_the_end(come: Come) -> None:
    _, _, table = finished(come)
    eve = watcher(come, reduced_motion=MOVING).go(f"/match/{table}?play=quick")
    slider = eve.field("replay.slider")
    has_played(eve)
    expect(slider).to_have_value(attribute(slider, "max"))
    expect(eve.button("replay.play")).to_be_visible()
    eve.has_rows(2)
    expect(eve.button("replay.speed.quick")).to_have_attribute("aria-pressed", "true")


def test_who_wants_no_movement_starts_it_by_hand(come: Come) -> None:
    eve, last = looking(come, "?play=quick")
    expect(eve.field("replay.slider")).to_have_value("0")
    eve.button("replay.play").click()
    expect(eve.field("replay.slider")).to_have_value(str(last))


def test_it_plays_and_pauses_by_key_and_a_step_by_hand_ends_it(come: Come) -> None:
    eve, last = looking(come)
    slider, body = eve.field("replay.slider"), eve.page.locator("body")
    expect(slider).to_have_value(str(last))
    body.press(" ")  # at the end it begins again
    has_played(eve)
    body.press(" ")
    expect(eve.button("replay.play")).to_be_visible()
    eve.button("replay.play").click()
    body.press("End")
    expect(slider).to_have_value(str(last))
    expect(eve.button("replay.play")).to_be_visible()


def test_a_link_within_the_house_keeps_what_it_asks_for(come: Come) -> None:
    _, _, table = finished(come)
    eve = watcher(come, reduced_motion=MOVING).go("/")
    expect(eve.page.locator(".brand")).to_be_visible()
    eve.page.evaluate(
        "(to) => document.querySelector('.brand').setAttribute('href', to)",
        f"/match/{table}?play=quick",
    )
    eve.page.locator(".brand").click()
    has_played(eve)


def test_the_pad_is_the_one_of_that_moment(come: Come) -> None:
    eve, _ = looking(come, locale="en")
    eve.eyes("Bob")
    left = eve.page.locator(".mm-left")
    for step, codes in ((1, "1,296"), (2, "500"), (1, "1,296")):
        eve.step(step)
        expect(left).to_contain_text(codes)
    eve.eyes("Ada")
    eve.sees(t("mastermind.pad.maker"))
    eve.eyes(None)
    eve.sees(t("replay.pad.none"))


def test_the_chart_has_numbers_and_can_be_read(come: Come) -> None:
    eve, last = looking(come, locale="en")
    eve.beside("chart")
    chart = eve.page.locator(".worlds > svg")
    for number in ("1", "1,296", "0", str(last)):
        expect(chart.locator("text", has_text=re.compile(f"^{number}$")).first).to_be_visible()
    eve.step(2)
    expect(chart).to_have_attribute("aria-label", re.compile("Ada: 1, Bob: 500"))
    eve.page.locator(".worlds-table summary").click()
    expect(eve.page.locator(".worlds-table tbody tr").nth(2)).to_contain_text("500")


def test_other_eyes_never_leave_the_board_blank(come: Come) -> None:
    eve, _ = looking(come)
    eve.has_rows(2)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    eve.page.route(re.compile("/steps.*seat=1"), hold)
    eve.step(1)
    eve.has_rows(0)
    code = eve.page.locator(".code-area")
    shown = attribute(code, "aria-label")
    eve.eyes("Bob")
    expect(eve.page.locator(".stage-board[aria-busy=true]")).to_be_visible()
    until(eve.page, lambda: held)
    expect(code).to_have_attribute("aria-label", shown)
    for one in held:
        one.continue_()
    expect(code).to_have_attribute("aria-label", t("mastermind.code.hidden"))
    expect(eve.page.locator(".stage-board[aria-busy=false]")).to_be_visible()


WATCHED = ".stage-board, .stage .log, .stage .seats, .stage .strip, .stage .aside"


def test_with_everything_open_nobody_is_called_you(come: Come, scene: Scene) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 800}, locale="en").known()
    table = scene.bots_only(ada)
    ada.go(f"/table/{table}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    ada.go(f"/match/{table}")
    last = int(attribute(ada.field("replay.slider"), "max"))
    for step in (0, last // 2, last):
        ada.step(step)
        expect(ada.page.locator(".stage-board[aria-busy=false]")).to_be_visible()
        for part in each(ada.page.locator(WATCHED)):
            expect(part).not_to_contain_text(re.compile(r"\b[Yy]ou\b|\bYour\b"))


def test_with_everything_open_a_match_is_not_over_before_its_end(come: Come) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 800}).known()
    table = scene_of("break-the-code").bots_only(ada)
    ada.go(f"/table/{table}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    ada.go(f"/match/{table}").step(8)
    expect(ada.page.locator(".q-card").first).to_be_visible()
    expect(ada.page.locator(".others .stand")).to_have_count(2)
    expect(ada.page.locator(".others .stand .tile-hidden")).to_have_count(0)


def test_with_everything_open_every_hand_of_code_x_lies_there(come: Come) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 800}).known()
    chairs = [{"bot": "novice"}] * 3
    table = {"pace": "instant"}
    plan = {"game": "code-x", "seats": 3, "seating": chairs, "table": table, "start": True}
    made = ada.ask("POST", "/api/tables", **plan)["id"]
    ada.go(f"/table/{made}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    steps = ada.ask("GET", f"/api/matches/{made}/steps?most=1")["all"]
    middle = steps // 2
    views = ada.ask("GET", f"/api/matches/{made}/steps?from={middle}&most=1")["steps"][0]["views"]
    ada.go(f"/match/{made}").step(middle)
    expect(ada.page.locator(".cx-held")).to_have_count(3)
    for seat, view in enumerate(views):
        expect(ada.page.locator(".cx-held").nth(seat).locator("li")).to_have_count(
            len(view["hand"])
        )


ASKED = 6
"""Of a match of any length: itself, its story, two runs of steps, and counts while one waits."""

BYTES = 900_000
"""Of those, before anything is packed: views of eight hands are large."""

NODES = 2_500
"""On the page, however long the log is."""

COUNT = """
async () => {
  let n = 0;
  const seen = new MutationObserver((all) => {
    for (const one of all) n += one.addedNodes.length + one.removedNodes.length;
  });
  seen.observe(document.querySelector(".stage"), { childList: true, subtree: true });
  const slider = document.querySelector("input[type=range]");
  const before = slider.value;
  dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  for (let frame = 0; frame < 600 && slider.value === before; frame += 1)
    await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  seen.disconnect();
  return [slider.value !== before, n];
}
"""

REDRAWN = 120
"""Nodes that come and go with one step of a team of eight: cards that changed hands."""


@pytest.fixture(scope="module")
def record() -> str:
    """A match of more than 420 steps."""
    match = busy_team()
    assert len(match.standing) >= 420
    return transcript.write(match)


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["wide", "phone"])
def test_a_long_match_opens_with_few_requests_and_few_nodes(
    come: Come, record: str, size: tuple[int, int]
) -> None:
    ada = come("Ada", viewport={"width": size[0], "height": size[1]}).known()
    made = ada.ask("POST", "/api/records", text=record)["id"]
    wire = Wire().listen(ada.page)
    ada.go(f"/match/{made}")
    expect(ada.page.locator(".xc")).to_be_visible()
    asked = [url for url in wire.answers if "/api/matches/" in url and "/worlds" not in url]
    assert len(asked) <= ASKED, asked
    assert wire.bytes <= BYTES
    nodes = until(ada.page, lambda: ada.page.evaluate("document.querySelectorAll('*').length"))
    assert nodes <= NODES
    stepped, redrawn = ada.page.evaluate(COUNT)
    assert stepped
    assert redrawn <= REDRAWN
