"""What people do together at a table besides playing: take back, ask, leave, watch, talk."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.people import ME_FIRST, Come, Somebody, t, two
from tests.browser.waiting import passes, until
from tests.web.harness import Server


def menu(one: Somebody) -> None:
    """Open the table's menu."""
    one.button("menu.title").click()


def seat(one: Somebody, n: int) -> Locator:
    """A card of the row of seats."""
    return one.page.locator(".seats .seat").nth(n)


def test_a_move_that_told_nobody_anything_is_taken_back_at_once(come: Come) -> None:
    ada, bob, _ = two(come)
    ada.hide("RGBY")
    bob.my_turn("mastermind.due.guess")
    ada.button("turn.take-back").click()
    ada.my_turn("mastermind.due.hide")
    expect(bob.page.locator(".turn-line")).to_contain_text("Ada")
    ada.hide("PPPP")
    bob.guess("PPPP")
    bob.broken("Bob")


def test_other_moves_are_taken_back_if_the_others_agree(come: Come) -> None:
    ada, bob, _ = two(come)
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.has_rows(1)
    bob.button("turn.take-back").click()
    bob.sees(t("question.takeback.asked", who="Ada"))
    ada.sees(t("question.takeback", who="Bob"))
    ada.button("question.no").click()
    expect(bob.page.locator(".question")).to_have_count(0)
    bob.has_rows(1)
    bob.button("turn.take-back").click()
    ada.button("question.yes").click()
    for one in (ada, bob):
        one.has_rows(0)
        expect(one.page.locator(".question")).to_have_count(0)
    bob.page.reload()
    bob.has_rows(0)
    bob.guess("RGBY")
    ada.broken("Bob")


def test_a_pause_and_an_end_by_agreement(come: Come) -> None:
    ada, bob, _ = two(come)
    ada.hide("RGBY")
    bob.my_turn("mastermind.due.guess")
    menu(ada)
    ada.button("menu.pause").click()
    bob.button("question.yes").click()
    for one in (ada, bob):
        one.sees(t("pause.now"))
    bob.button("pause.resume").click()
    bob.my_turn("mastermind.due.guess")
    menu(bob)
    bob.button("menu.end").click()
    ada.button("question.yes").click()
    for one in (ada, bob):
        one.over(t("over.agreed"))


def test_who_resigns_loses(come: Come) -> None:
    ada, bob, _ = two(come)
    ada.hide("RGBY")
    menu(bob)
    bob.button("menu.resign").click()
    bob.button("menu.resign.sure").click()
    ada.over(t("over.won"))
    bob.over(t("over.won-by", who="Ada"))


def test_somebody_leaves_a_bot_plays_and_the_seat_is_taken_back(
    bring: Callable[[Server], Come], tmp_path: Path
) -> None:
    with Server(tmp_path, burst=1_000_000, choice=4000) as house:
        ada, bob, table = two(bring(house), first=1)
        bob.my_turn("mastermind.due.hide")
        bob.go("/")
        expect(seat(ada, 1).locator(".dot.on")).to_have_count(0)
        ada.button("away.wait").click()
        ada.sees(t("away.soon", who="Bob"))
        ada.button("away.bot").click()
        expect(seat(ada, 1)).to_contain_text(t("seat.substitute"))
        ada.my_turn("mastermind.due.guess")
        bob.go(f"/table/{table}")
        bob.button("away.reclaim").click()
        expect(seat(ada, 1)).not_to_contain_text(t("seat.substitute"))
        ada.guess("RRRR")
        bob.has_rows(1)


def test_clocks_run_and_the_substitute_moves_at_zero(come: Come) -> None:
    ada, bob, _ = two(come, {"clock": {"type": "per-move", "seconds": 5}})
    expect(ada.page.locator(".clock.runs.low").first).to_be_visible()
    expect(bob.rows.first).to_be_visible(timeout=60_000)


def test_watchers_see_what_lies_open_and_what_is_lent(come: Come) -> None:
    ada, bob, table = two(come, {"spectators": "seat"})
    eve = come("Eve").known().go(f"/table/{table}")
    ada.hide("RGBY")
    eve.sees(t("turn.watching"))
    expect(ada.page.locator(".watchers")).to_contain_text("1")
    expect(eve.page.locator(".code-area")).not_to_have_attribute("aria-label", re.compile("red"))
    stranger = come("Zoe").go(f"/table/{table}")
    menu(ada)
    ada.field("menu.show", who="Eve").click()
    for one in (ada, bob, eve, stranger):
        expect(seat(one, 0)).to_contain_text(t("seat.looks#one", who="Eve"))
    expect(eve.button("eyes.of", who="Ada")).to_have_attribute("aria-pressed", "true")
    expect(eve.page.locator(".code-area")).to_have_attribute(
        "aria-label", "Code: red, green, blue, yellow"
    )
    expect(eve.page.locator(".palette")).to_have_count(0)
    stranger.call_me()
    stranger.button("watch.named").click()
    expect(ada.field("menu.show", who="Zoe")).not_to_be_checked()
    expect(stranger.page.locator(".code-area")).to_have_attribute(
        "aria-label", t("mastermind.code.hidden")
    )
    ada.field("menu.show", who="Eve").click()
    expect(seat(bob, 0)).not_to_contain_text(t("seat.looks#one", who="Eve"))
    expect(eve.page.locator(".code-area")).to_have_attribute(
        "aria-label", t("mastermind.code.hidden")
    )
    eve.pane("talk")
    eve.field("talk.say-watchers").fill("I know it")
    eve.button("talk.send").click()
    eve.sees("I know it")
    bob.guess("RGBY")
    eve.broken("Bob")
    expect(bob.pane("talk")).not_to_contain_text("I know it")


def test_detectives_whisper_and_speak_aloud(come: Come) -> None:
    xaver, dora = come("Xaver").known(), come("Dora").known()
    table = xaver.table(
        *({}, {"bot": "random"}, {"bot": "random"}),
        game="scotland-yard",
        options={"detective_talk": "private"},
        start=True,
    )
    dora.sit(table, 1).go(f"/table/{table}")
    xaver.go(f"/table/{table}")
    words = t("talk.say-among", who="Random 1, Random 2")
    dora.pane("talk")
    dora.page.get_by_label(words).fill("to the river")
    dora.button("talk.send").click()
    expect(dora.pane("talk")).to_contain_text("to the river")
    expect(dora.pane("talk").locator(".badge")).to_have_text(t("talk.among"))
    dora.page.get_by_label(t("talk.aloud")).click()
    dora.pane("talk")
    dora.field("talk.say").fill("We see you!")
    dora.button("talk.send").click()
    expect(xaver.pane("talk")).to_contain_text("We see you!")
    expect(xaver.pane("talk")).not_to_contain_text("to the river")
    expect(dora.page.get_by_label(words)).to_be_visible()


def test_nobody_watches_where_that_was_agreed(come: Come) -> None:
    _, _, table = two(come, {"spectators": "none"})
    eve = come("Eve").known().go(f"/table/{table}")
    eve.sees(t("watch.none"))
    expect(eve.page.locator(".mm")).to_have_count(0)


CALLS = """
  window.calls = {sounds: 0, notes: []};
  window.AudioContext = class {
    constructor() { window.calls.sounds++; }
    resume() { return new Promise(() => {}); }
  };
  window.Notification = class {
    static permission = "granted";
    constructor(title) { window.calls.notes.push(title); }
  };
  Object.defineProperty(document, "hidden", {get: () => true});
"""


def test_whoever_looks_elsewhere_is_called_by_title_sound_and_notification(come: Come) -> None:
    ada, bob, _ = two(come)
    for one in (ada, bob):
        one.page.add_init_script(CALLS)
        one.page.reload()
    menu(bob)
    bob.field("menu.notify").click()
    bob.page.keyboard.press("Escape")
    menu(ada)
    ada.field("menu.sound").click()
    ada.page.keyboard.press("Escape")
    ada.hide("RGBY")
    bob.my_turn("mastermind.due.guess")
    expect(bob.page).to_have_title(f"● {t('turn.yours')} {t('house.name')}")
    calls = {"sounds": 1, "notes": [t("notice.turn", game=t("mastermind.name"))]}
    until(bob.page, lambda: bob.page.evaluate("window.calls"), calls.__eq__)
    bob.guess("RRRR")
    bob.button("turn.take-back").click()
    ada.button("question.no").click()
    until(ada.page, lambda: ada.page.evaluate("window.calls.sounds") == 0)


def test_talk_phrases_emotes_and_quiet(come: Come) -> None:
    ada, bob, _ = two(come)
    ada.pane("talk")
    ada.field("talk.say").fill("<b>Hello</b>")
    ada.button("talk.send").click()
    bob.sees("<b>Hello</b>")
    bob.pane("talk")
    bob.button("emote.0").click()
    passes(ada.page, "bubble", seat="Bob")
    bob.button("mastermind.phrase.good-luck").click()
    expect(ada.pane("talk").locator("li")).to_have_count(3)
    menu(ada)
    ada.field("menu.quiet").check()
    ada.page.keyboard.press("Escape")
    expect(ada.pane("talk").locator("li")).to_have_count(0)
    ada.sees(t("talk.quiet"))


def test_two_people_on_one_device_with_a_curtain_between_them(come: Come) -> None:
    ada = come("Ada").known()
    table = ada.table({"me": True}, options=ME_FIRST, start=True)
    ada.go(f"/table/{table}")
    ada.button("curtain.lift", who="Ada 1").click()
    ada.fill("hide", "RGBY")
    ada.button("mastermind.do.hide").click()
    expect(ada.page.locator(".curtain")).to_contain_text("Ada 2")
    expect(ada.page.locator(".mm")).to_have_count(0)
    ada.button("curtain.lift", who="Ada 2").click()
    expect(ada.page.locator(".code-area")).to_have_attribute(
        "aria-label", t("mastermind.code.hidden")
    )
    ada.guess("RRRR")
    ada.has_rows(1)
    ada.guess("RGBY")
    ada.broken("Ada")


def test_an_outdated_page_asks_for_a_reload(come: Come) -> None:
    ada = come("Ada").known()
    table = ada.table({})
    ada.page.add_init_script(
        "const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) {"
        '  return send.call(this, text.replace(/"wire":\\d+/, \'"wire":0\'));'
        "};"
    )
    ada.go(f"/table/{table}")
    ada.sees(t("outdated.title"))
    expect(ada.button("outdated.reload")).to_be_visible()
