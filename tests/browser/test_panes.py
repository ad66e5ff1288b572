"""What concerns me is seen and heard from every pane of a phone; a wide screen has room for all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import ME_FIRST, Come, Somebody, t
from tests.browser.waiting import LASTING, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
PANES = (None, "pad", "log", "talk")

SOUNDS = """
window.sounds = 0;
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() { window.sounds += 1; return Promise.resolve(); }
  suspend() { return Promise.resolve(); }
  createOscillator() {
    return { frequency: {}, connect: (other) => other, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {} };
    return { gain, connect: (other) => other };
  }
};
"""

IN_FRONT = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 0 && (one.contains(top) || top?.contains(one));
}"""


def on_phones(come: Come) -> tuple[Somebody, Somebody]:
    """Ada hides a code, Bob looks for it; both have a phone, and hear sounds."""
    ada, bob = come("Ada", **PHONE).known(), come("Bob", **PHONE).known()
    made = ada.table({}, options=dict(ME_FIRST))
    bob.sit(made, 1)
    ada.ask("POST", f"/api/tables/{made}/start")
    for one in (ada, bob):
        one.page.add_init_script(SOUNDS + LASTING)
        one.go(f"/table/{made}")
        one.page.locator(".turn-line").click()  # a page that nobody has touched stays silent
    return ada, bob


def in_front(one: Locator) -> None:
    """Wait until it lies over everything else."""
    expect(one).to_be_visible()
    until(one.page, lambda: one.evaluate(IN_FRONT))


def heard(who: Somebody, more_than: int) -> int:
    """Wait for one more sound; how many there were."""
    return until(who.page, lambda: int(who.page.evaluate("window.sounds")), more_than.__lt__)


def bring(who: Somebody, pane: str | None) -> None:
    if pane is not None:
        who.pane(pane)


@pytest.mark.parametrize("pane", PANES)
def test_whose_turn_it_is_and_what_is_asked(come: Come, pane: str | None) -> None:
    ada, bob = on_phones(come)
    ada.my_turn("mastermind.due.hide")
    bring(bob, pane)
    ada.hide("RGBY")
    in_front(bob.page.locator(".turn-line.mine"))
    expect(bob.page.locator(".turn-line.mine")).to_have_attribute("role", "status")
    expect(bob.page).to_have_title(f"● {t('turn.yours')} {t('house.name')}")
    sounds = heard(bob, 0)
    for ask, asks in (("menu.pause", "pause"), ("menu.end", "end")):
        ada.button("menu.title").click()
        ada.button(ask).click()
        question = bob.page.locator(".question")
        expect(question).to_have_attribute("role", "alertdialog")
        expect(question).to_contain_text(t(f"question.{asks}", who="Ada"))
        expect(bob.page).to_have_title(f"? {t('question.title')} {t('house.name')}")
        in_front(question)
        in_front(bob.button("question.yes"))
        sounds = heard(bob, sounds)
        bob.button("question.no").click()
        expect(question).to_have_count(0)


@pytest.mark.parametrize("pane", PANES)
def test_an_answer_and_a_takeback(come: Come, pane: str | None) -> None:
    ada, bob = on_phones(come)
    ada.hide("RGBY")
    bob.my_turn("mastermind.due.guess")
    bob.guess("RRRR")
    said = t("mastermind.said", red=1, white=0)
    in_front(bob.page.locator(".answer-bubble", has_text=said))
    badge = bob.page.locator("button[data-guide=pane-log] .count")
    expect(badge).to_have_text("1")
    expect(bob.page.locator("button[data-guide=pane-log]")).to_have_accessible_name(
        f"{t('pane.log')}, {t('log.unread#one', n=1)}"
    )
    expect(bob.page.locator(".unseen[role=log] p").last).to_contain_text("1")
    bob.pane("log")
    expect(badge).to_have_count(0)
    bob.page.keyboard.press("Escape")
    bring(ada, pane)
    before = int(ada.page.evaluate("window.sounds"))
    bob.button("turn.take-back").click()
    in_front(ada.page.locator(".question"))
    expect(ada.page.locator(".question")).to_contain_text(t("question.takeback", who="Bob"))
    heard(ada, before)
    ada.button("question.yes").click()
    bob.has_rows(0)


def test_log_and_talk_stand_beside_the_pad_where_there_is_room(come: Come) -> None:
    ada = come("Ada", viewport={"width": 1560, "height": 900}).known()
    table = ada.table({"bot": "novice"}, options=dict(ME_FIRST), table={"assistance": "odds"})
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.go(f"/table/{table}")
    drawer, pad = ada.page.locator(".drawer"), ada.page.locator(".stage-right .pad")
    for shown in (drawer, pad, ada.page.locator(".dock-main")):
        in_front(shown)
    expect(drawer.locator(".log")).to_be_visible()
    board = ada.page.locator("[data-board]").bounding_box()
    drawer.get_by_role("button", name=t("pane.talk"), exact=True).click()
    expect(drawer.locator(".talk")).to_be_visible()
    assert ada.page.locator("[data-board]").bounding_box() == board
    ada.page.reload()
    expect(drawer.locator(".talk")).to_be_visible()


def test_a_low_window_has_faces_for_seats(come: Come) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 640}).known()
    table = ada.table({"bot": "novice"}, options=dict(ME_FIRST), start=True)
    ada.go(f"/table/{table}")
    expect(ada.page.locator(".seat .figure").first).to_be_visible()
    expect(ada.page.locator(".seat-words").first).to_be_hidden()
    in_front(ada.page.locator(".dock-main"))
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ada.page.locator(".seat-words").first).to_be_visible()
