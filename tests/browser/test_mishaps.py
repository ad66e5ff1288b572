"""What goes wrong is said in a plain sentence with a way on, and waiting is never blank."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import until

GAMES = "**/api/games"


def finds_the_hall(one: Somebody) -> None:
    """The way on leads to the hall, and the games are there."""
    one.page.get_by_role("link", name=t("nowhere.back"), exact=True).first.click()
    expect(one.button("hall.play").first).to_be_visible()


def test_the_hall_shows_blank_cards_while_it_asks(come: Come) -> None:
    ada = come("Ada")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route(GAMES, hold)
    ada.go("/")
    expect(ada.page.locator(".game.blank")).to_have_count(5)
    expect(ada.page.get_by_role("status").filter(has_text=t("table.opening"))).to_have_count(1)
    until(ada.page, lambda: held)[0].continue_()
    expect(ada.button("hall.play")).to_have_count(5)
    expect(ada.page.locator(".game.blank")).to_have_count(0)


def test_the_hall_says_that_the_house_is_away_and_asks_again(come: Come) -> None:
    ada = come("Ada")
    ada.page.route(GAMES, lambda route: route.abort())
    ada.go("/")
    ada.sees(t("error.house.unreachable"))
    ada.page.unroute(GAMES)
    ada.button("line.retry").click()
    expect(ada.button("hall.play").first).to_be_visible()


def test_games_stand_from_the_lightest_to_the_heaviest(come: Come) -> None:
    ada = come("Ada").go("/")
    expect(ada.button("hall.play")).to_have_count(5)
    order = ("mastermind", "break-the-code", "scotland-yard", "x-code", "code-x")
    expect(ada.page.locator(".game h3")).to_have_text([t(f"{game}.name") for game in order])


def test_an_unknown_address_says_so(come: Come) -> None:
    ada = come("Ada")
    for path in ("/nothing/here", "/tables/x", "/rules/chess"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", name=t("nowhere.title"))).to_be_visible()
        finds_the_hall(ada)


def test_an_unknown_table_and_match_say_so(come: Come) -> None:
    ada = come("Ada")
    ada.go("/table/no-such-table").sees(t("error.table.unknown"))
    finds_the_hall(ada)
    ada.go("/match/no-such-match").sees(t("match.none"))
    finds_the_hall(ada)


def test_a_wrong_code_is_explained_where_it_was_typed(come: Come) -> None:
    ada = come("Ada").go("/")
    ada.field("hall.code").fill("ZZZZZ")
    ada.button("hall.join").click()
    ada.sees(t("hall.no-such-code"))
    expect(ada.field("hall.code")).to_be_in_viewport(ratio=1)
    card = ada.page.locator(".friends-card")
    until(ada.page, lambda: card.evaluate("one => one.scrollHeight <= one.clientHeight"))
    ada.field("hall.code").fill("ZZZZ")
    expect(ada.page.get_by_text(t("hall.no-such-code"))).to_have_count(0)


def test_whoever_comes_too_late_is_told_what_can_be_done(come: Come) -> None:
    ada, bob, eve = come("Ada").known(), come("Bob").known(), come("Eve").known()
    table = ada.table({})
    eve.go(f"/table/{table}")
    expect(eve.button("waiting.sit")).to_be_visible()
    bob.sit(table, 1)
    eve.sees(t("waiting.full"))
    finds_the_hall(eve)


def test_a_chair_that_was_just_taken_is_explained(come: Come) -> None:
    ada, bob, eve = come("Ada").known(), come("Bob").known(), come("Eve").known()
    table = ada.table({})
    eve.page.route("**/sit", lambda route: (bob.sit(table, 1), route.continue_())[1])
    eve.go(f"/table/{table}").button("waiting.sit").click()
    eve.sees(t("error.seat.taken"))
    eve.sees(t("waiting.full"))


def test_a_used_recovery_link_says_how_to_get_another(come: Come) -> None:
    ada, phone = come("Ada").known(), come("Somebody")
    token = ada.ask("POST", "/api/me/recovery")["token"]
    ada.ask("POST", "/api/me/recover", token=token)
    phone.go(f"/#recover={token}").button("recovery.take").click()
    phone.sees(t("error.person.token"))
    phone.sees(t("recovery.anew", button=t("recovery.open")))
    phone.button("nowhere.back").click()
    expect(phone.button("hall.play").first).to_be_visible()


def test_a_page_that_breaks_is_not_blank(come: Come) -> None:
    ada = come("Ada")
    ada.go("/")
    expect(ada.button("hall.play").first).to_be_visible()
    ada.page.route("**/assets/**", lambda route: route.abort())
    ada.page.locator("a[href='/rules/mastermind']").first.click()
    expect(ada.page.get_by_role("heading", name=t("mishap.title"))).to_be_visible()
    ada.page.unroute("**/assets/**")
    ada.button("outdated.reload").click()
    ada.sees(t("mastermind.rules.lead"))
