"""The card at the end of a match: a line to show around, and what was left to know."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.afterwards.test_afterwards import finished
from tests.browser.people import Come, t
from tests.browser.scene import Scene
from tests.browser.waiting import passes, until

COPIED = """
() => {
  window.copied = [];
  navigator.clipboard.writeText = (text) => { copied.push(text); return Promise.resolve(); };
}
"""

SHARES = """
(kind) => {
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = ({ text }) => {
    shared.push(text);
    const said = { fails: "NotAllowedError", leaves: "AbortError" }[kind];
    return said ? Promise.reject(new DOMException("no", said)) : Promise.resolve();
  };
}
"""


def test_a_line_tells_how_it_went_and_nothing_of_what_was_hidden(come: Come) -> None:
    _, bob, table = finished(come)
    expect(bob.page.locator(".left-small")).to_be_visible()
    bob.page.evaluate(COPIED)
    bob.button("over.share").click()
    passes(bob.page, "toast", t("share.copied"))
    (line,) = until(bob.page, lambda: bob.page.evaluate("copied"))
    told, address = line.rsplit(" ", 1)
    assert address.endswith(f"/match/{table}")
    house, game, *_, blocks = told.split(" · ")
    assert (house, game) == (t("house.name"), t("mastermind.name"))
    assert blocks[0] == "█"
    assert set(blocks) <= set("▁▂▃▄▅▆▇█")
    assert not any(word in told.lower() for word in ("rgby", "red", "green", "blue", "yellow"))
    come("Eve").go(f"/match/{table}").has_rows(2)


@pytest.mark.parametrize(("kind", "copied"), [("", 0), ("leaves", 0), ("fails", 1)])
def test_a_device_that_shares_is_asked_first(come: Come, kind: str, copied: int) -> None:
    _, bob, table = finished(come)
    bob.page.evaluate(COPIED)
    bob.page.evaluate(SHARES, kind)
    bob.button("over.share").click()
    (line,) = until(bob.page, lambda: bob.page.evaluate("shared"))
    assert line.endswith(f"/match/{table}")
    until(bob.page, lambda: bob.page.evaluate("copied.length"), lambda n: n == copied)


def test_the_hall_says_in_words_how_it_ended(come: Come) -> None:
    _, bob, _ = finished(come)
    bob.go("/")
    last = bob.page.locator(".looked-back li").first
    expect(last).to_contain_text(t("mastermind.over.single"))
    bob.go("/games")
    expect(bob.page.locator(".finished").first).to_contain_text(t("mastermind.over.single"))


def test_what_was_left_to_know_is_drawn_in_every_game_that_has_it(come: Come, scene: Scene) -> None:
    ada = come("Ada").known()
    ada.go(f"/table/{scene.bots_only(ada)}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    expect(ada.button("over.share")).to_be_visible()
    chart = ada.page.locator(".left-small svg >> visible=true")
    expect(chart).to_have_count(0 if scene.game == "x-code" else 1)
