"""Before a match: finding a table, sitting down, what a host can do, moving to another device."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.browser.people import ME_FIRST, Come, Somebody, t
from tests.browser.waiting import until, value, words


def chair(one: Somebody, n: int) -> Locator:
    """A chair of the waiting room."""
    return one.page.locator(".chair").nth(n)


def seated(one: Somebody, *names: str) -> None:
    """Wait until these sit on the chairs, in this order."""
    expect(one.page.locator(".chair > :nth-child(2)")).to_have_text(
        [re.compile(f"^{re.escape(name)}") for name in names]
    )


def test_open_tables_are_found_filtered_and_joined(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    hidden, public = ada.table({}), ada.table({}, table={"public": True})
    bob.go("/friends")
    row = bob.page.locator(f"a[href='/table/{public}']")
    expect(row).to_contain_text(t("hall.host", who="Ada"))
    expect(row).to_contain_text(t("hall.free#one", n=1))
    expect(bob.page.locator(f"a[href='/table/{hidden}']")).to_have_count(0)
    free = bob.page.get_by_role("combobox", name=t("hall.filter-free"))
    free.select_option("2")
    expect(row).to_have_count(0)
    free.select_option("1")
    row.click()
    bob.button("waiting.sit").click()
    ada.go("/tables")
    expect(ada.page.locator(f"a[href='/table/{public}']")).to_be_visible()
    ada.go(f"/table/{public}")
    seated(ada, "Ada", "Bob")


def test_a_short_code_leads_to_the_table_and_a_qr_code_is_drawn(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    ada.go(f"/table/{ada.table({})}")
    code = words(ada.page.locator(".short-code"))
    qr = ada.page.locator("img.qr")
    expect(qr).to_be_visible()
    until(ada.page, lambda: qr.evaluate("image => image.complete && image.naturalWidth > 0"))
    bob.go("/")
    bob.field("hall.code").fill(code.lower())
    bob.button("hall.join").click()
    bob.button("waiting.sit").click()
    seated(ada, "Ada", "Bob")


def test_who_sits_down_before_the_house_has_said_who_they_are_keeps_their_name(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table({})
    ada.go(f"/table/{table}")
    asked: list[Route] = []

    def hold(request: Route) -> None:
        asked.append(request)

    bob.page.route("**/api/me", hold)
    bob.go(f"/table/{table}")
    until(bob.page, lambda: asked)
    bob.button("waiting.sit").click()
    until(bob.page, lambda: len(asked) > 1)
    bob.page.unroute("**/api/me", hold)  # lets go of those that hang there
    seated(ada, "Ada", "Bob")


def test_a_host_seats_swaps_waits_for_the_ready_and_sends_away(come: Come) -> None:
    ada, bob, eve = come("Ada").known(), come("Bob").known(), come("Eve").known()
    table = ada.table({}, options=ME_FIRST)
    ada.go(f"/table/{table}")
    fill = ada.page.get_by_label(t("waiting.fill", seat=2))
    fill.select_option("b:orrery")
    seated(ada, "Ada", t("bot.orrery"))
    chair(ada, 1).get_by_role("button", name=t("waiting.remove")).click()
    fill.select_option(label=t("waiting.also", who="Ada"))
    seated(ada, "Ada 1", "Ada 2")
    chair(ada, 1).get_by_role("button", name=t("waiting.stand")).click()
    for one in (bob, eve):
        one.go(f"/table/{table}")
    bob.button("waiting.sit").click()
    seated(eve, "Ada", "Bob")
    ada.button("waiting.swap", a=1, b=2).click()
    for one in (ada, bob, eve):
        seated(one, "Bob", "Ada")
    bob.field("waiting.i-am-ready").click()
    expect(ada.button("waiting.not-all-ready")).to_be_disabled()
    chair(ada, 0).get_by_role("button", name=t("waiting.remove")).click()
    seated(eve, t("waiting.free"), "Ada")
    eve.button("waiting.sit").click()
    ada.button("waiting.start").click()
    eve.hide("RGBY")
    ada.my_turn("mastermind.due.guess")


def test_the_host_changes_what_is_played_and_the_others_are_asked_again(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table({}, options={"games": 2})
    bob.sit(table, 1)
    for one in (ada, bob):
        one.go(f"/table/{table}")
    ada.button("waiting.change").click()
    ada.page.get_by_role("switch", name=t("options.public")).click()
    ada.page.get_by_text(t("setup.more"), exact=True).click()
    ada.page.get_by_role("radio", name=t("level.odds"), exact=True).check()
    ada.button("options.change").click()
    bob.sees(re.compile(re.escape(t("waiting.public"))))
    bob.sees(re.compile(re.escape(t("level.odds"))))
    expect(ada.button("waiting.not-all-ready")).to_be_disabled()
    expect(bob.button("waiting.change")).to_have_count(0)
    bob.field("waiting.i-am-ready").click()
    ada.button("waiting.start").click()
    expect(bob.page.locator(".turn-line")).to_be_visible()


def test_somebody_who_watches_is_seated_by_the_host(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table({})
    for one in (ada, bob):
        one.go(f"/table/{table}")
    ada.page.get_by_label(t("waiting.fill", seat=2)).select_option(label="Bob")
    seated(bob, "Ada", "Bob")


def test_chairs_are_dragged(come: Come) -> None:
    ada = come("Ada").known()
    ada.go(f"/table/{ada.table({'bot': 'novice'})}")
    seated(ada, "Ada", "Novice")
    chair(ada, 0).drag_to(chair(ada, 1))
    seated(ada, "Novice", "Ada")


def test_the_host_mutes_and_hands_over(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table({})
    bob.sit(table, 1)
    for one in (ada, bob):
        one.go(f"/table/{table}")
    ada.button("menu.title").click()
    ada.button("menu.mute").click()
    bob.sees(t("talk.muted"))
    ada.button("menu.unmute").click()
    expect(bob.field("talk.say")).to_be_visible()
    ada.button("menu.host").click()
    expect(bob.button("waiting.start")).to_be_enabled()


def test_a_recovery_link_moves_a_person_to_another_device(come: Come) -> None:
    ada, phone = come("Ada").known(), come("Somebody")
    table = ada.table({})
    ada.go("/").page.locator(".me-button").click()
    ada.button("recovery.open").click()
    link = value(ada.field("recovery.link"))
    phone.page.goto(link)
    phone.button("recovery.take").click()
    expect(phone.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    expect(phone.page.locator(".me-button")).to_have_text("Ada")
    expect(phone.page).not_to_have_url(re.compile("recover"))
    ada.page.reload()
    expect(ada.button("hall.play").first).to_be_visible()
    expect(ada.page.locator(f"a[href='/table/{table}']")).to_have_count(0)
