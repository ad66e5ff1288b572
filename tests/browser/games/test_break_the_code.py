"""People play Break the Code in real browsers: two, three and four of them, bots among them."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t
from tests.browser.stage.geometry import stands
from tests.browser.test_everyone import check
from tests.browser.waiting import attribute, each, either, glance, play_on, until, words

GAME = "break-the-code"
FIRST = {"first": 0}
LARGE_ENOUGH = re.compile(r"^(1[3-9]|[2-9]\d)(\.\d+)?px$")
TILE = re.compile(r"(red|blue|green) (\d)")

PAINTS = {"red": "rgb(179, 38, 30)", "blue": "rgb(31, 79, 174)", "green": "rgb(15, 107, 75)"}


class Player:
    """Somebody at a table of Break the Code."""

    def __init__(self, who: Somebody, seat: int) -> None:
        self.who, self.page, self.seat = who, who.page, seat

    @property
    def cards(self) -> Locator:
        """The cards that can be asked and leave no choice."""
        return self.page.locator("button.q-card:enabled")

    def tiles(self, hand: str) -> str:
        """The tiles of a hand as they are typed: R0B2G5."""
        words = attribute(self.page.locator(f"{hand} .stand"), "aria-label")
        return "".join(colour[0].upper() + number for colour, number in TILE.findall(words))

    def holds(self, hand: str, tiles: str) -> None:
        """Wait until these tiles are seen in a hand."""
        until(self.page, lambda: self.tiles(hand), lambda seen: seen == tiles)

    @property
    def mine(self) -> str:
        """My own tiles."""
        return self.tiles(".hand.own")

    def ask(self, n: int = 0) -> None:
        """Choose a card, and ask it."""
        expect(self.page.locator(".turn-line.mine")).to_be_visible()
        card = self.cards.nth(n)
        said = words(card.locator(".q-words"))
        card.click()
        self.who.button(f"{GAME}.do.ask").click()
        answered = self.page.locator(f'.answers tbody tr button[title="{said}"]').first
        expect(answered).to_be_attached()  # hidden, if somebody ended the match upon it

    def name(self, code: str) -> None:
        """Name a code by typing it, and confirm it."""
        naming, start = self.page.locator(".guess-top"), self.who.button(f"{GAME}.name-code")
        if either(naming, start) == 1:
            start.click()
        self.page.keyboard.type(code)
        self.page.locator(".dock-main .first").click()
        self.who.button(f"{GAME}.do.sure").click()


def gather(come: Come, names: str, *bots: str, **options: Any) -> list[Player]:
    """People at one table, bots on the other chairs; the first begins."""
    people = [come(name).known() for name in names.split()]
    chairs = [*({} for _ in people[1:]), *({"bot": bot} for bot in bots)]
    table = people[0].table(
        *chairs, game=GAME, options={**FIRST, **options}, table={"pace": "instant"}
    )
    for seat, one in enumerate(people[1:], 1):
        one.sit(table, seat)
    people[0].ask("POST", f"/api/tables/{table}/start")
    players = [Player(one.go(f"/table/{table}"), seat) for seat, one in enumerate(people)]
    for player in players:
        expect(player.page.locator(".hand.own .tile-face").first).to_be_visible()
    return players


def rest(*hands: str) -> str:
    """The tiles that are in none of these hands."""
    every = [f"{'G' if n == 5 else colour}{n}" for n in range(10) for colour in "RB"]
    for hand in hands:
        for at in range(0, len(hand), 2):
            every.remove(hand[at : at + 2])
    return "".join(every)


def test_two_people_a_wrong_guess_a_right_one_and_the_last_chance(come: Come) -> None:
    ada, bob = gather(come, "Ada Bob")
    expect(bob.who.button(f"{GAME}.name-code")).to_have_count(0)
    hands = ada.mine, bob.mine
    ada.ask(0)
    bob.ask(1)
    ada.name(rest(*hands)[:10])
    expect(bob.page.locator(".tries li.wrong")).to_have_count(1)
    bob.ask(0)
    ada.name(bob.mine)
    expect(bob.page.locator(".turn-line.mine")).to_contain_text(t(f"{GAME}.due.chance"))
    expect(bob.cards).to_have_count(0)
    bob.name(ada.mine)
    for one in (ada, bob):
        one.who.over(t(f"{GAME}.over.tie"))
        one.holds(".hand[data-seat='0']", hands[0])
        one.holds(".hand[data-seat='1']", hands[1])


def test_three_people_guess_out_of_turn_and_only_the_guesser_sees_the_centre(come: Come) -> None:
    ada, bob, cid = gather(come, "Ada Bob Cid")
    ada.ask(0)
    code = rest(ada.mine, bob.mine, cid.mine)
    expect(bob.page.locator(".turn-line.mine")).to_be_visible()
    cid.name(ada.mine)  # it is Bob's turn, and Cid is wrong
    cid.holds(".hand.centre", code)
    for other in (ada, bob):
        expect(other.page.locator(".hand[data-seat='2'] .badge")).to_have_text(t(f"{GAME}.out"))
        other.holds(".hand.centre", "")
        expect(other.who.pane("log")).not_to_contain_text(ada.mine)
    bob.ask(1)
    expect(ada.page.locator(".turn-line.mine")).to_be_visible()
    bob.name(code)  # it is Ada's turn, and Bob is right
    expect(ada.page.locator(".hand[data-seat='1'] .badge")).to_have_text(t(f"{GAME}.won.1"))
    ada.holds(".hand.centre", "")
    ada.ask(0)
    ada.who.button(f"{GAME}.give-up").click()
    ada.who.over(t("over.won-by", who="Bob"))
    bob.who.over(t("over.won"))
    ada.holds(".hand.centre", code)


def test_four_a_person_and_three_bots_to_the_end(come: Come) -> None:
    (ada,) = gather(come, "Ada", "expert", "greedy", "regular")
    assert len(ada.mine) == 8
    ways = (ada.who.button(f"{GAME}.{way}") for way in ("give-up", "pass", "do.ask"))
    play_on(ada.page.locator(".ending"), *ways, ada.cards)
    until(ada.page, lambda: len(ada.tiles(".hand.centre")) == 8)


def test_own_turn_nobody_guesses_out_of_turn_and_the_round_is_finished(come: Come) -> None:
    ada, bob, cid = gather(come, "Ada Bob Cid", guessing="own-turn")
    expect(bob.who.button(f"{GAME}.name-code")).to_have_count(0)
    code = rest(ada.mine, bob.mine, cid.mine)
    ada.name(code)
    expect(bob.page.locator(".turn-line.mine")).to_contain_text(t(f"{GAME}.due.chance"))
    bob.name(code)
    cid.who.button(f"{GAME}.pass").click()
    bob.who.over(t("over.won-together"))


def test_the_code_is_laid_open_against_each_guess(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table({}, game=GAME, options=FIRST, table={"assistance": "odds"})
    bob.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    one, two = (Player(who.go(f"/table/{table}"), n) for n, who in enumerate((ada, bob)))
    hands = one.mine, two.mine
    one.ask(0)
    two.ask(0)
    one.name(two.mine)
    two.name(rest(*hands).replace("G5", "")[:10])  # the fives look alike
    lines = ada.page.locator(".btc-scene li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0).locator(".was.hit")).to_have_count(5)
    expect(lines.nth(1).locator(".was")).to_have_count(0)
    for who, mine in ((ada, t("over.won")), (bob, t("over.won-by", who="Ada"))):
        stands(who, mine)
        expect(who.page.locator(".btc-how .small")).to_have_count(2)
        expect(who.page.locator(".result .small")).to_be_visible()
        expect(who.page.locator(".spot.truth")).to_have_count(5)
        expect(who.page.locator(".btc-left")).to_be_visible()
        check(who.page, "the end")


def test_more_players_see_at_the_end_what_was_written(come: Come) -> None:
    ada, bob, cid = gather(come, "Ada Bob Cid", guessing="own-turn")
    code = rest(ada.mine, bob.mine, cid.mine)
    ada.name(code)
    bob.name(ada.mine)
    cid.who.button(f"{GAME}.pass").click()
    stands(cid.who, t("over.won-by", who="Ada"))
    lines = cid.page.locator(".btc-scene li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_contain_text(t(f"{GAME}.end.right"))
    expect(lines.nth(2)).to_contain_text(t(f"{GAME}.end.unnamed"))


def test_a_turn_by_keyboard_alone(come: Come) -> None:
    ada, bob = gather(come, "Ada Bob")
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".q-card.on")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator(".turn-line.mine")).to_be_visible()
    bob.page.keyboard.press("g")
    bob.page.keyboard.type(ada.mine[:4])
    expect(bob.page.locator(".slots .tile-face")).to_have_count(2)
    for colour, paint in PAINTS.items():
        for tile in each(bob.page.locator(".slots .tile-face")):
            if colour in attribute(tile, "class"):
                expect(tile).to_have_css("fill", paint)
    bob.page.keyboard.press("Backspace")
    bob.page.keyboard.type(ada.mine[2:])
    bob.page.keyboard.press("Enter")
    bob.page.keyboard.press("Enter")
    bob.who.over(t("over.won"))


@pytest.mark.parametrize(("width", "seats"), [(360, 2), (360, 4), (1280, 3)])
def test_cards_can_be_read_and_pressed(come: Come, width: int, seats: int) -> None:
    ada = come("Ada", viewport={"width": width, "height": 740}, has_touch=True).known()
    bob = come("Bob").known()
    bots = [{"bot": "random"}] * (seats - 2)
    table = ada.table(
        {}, *bots, game=GAME, options=FIRST, table={"pace": "instant", "assistance": "odds"}
    )
    bob.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.go(f"/table/{table}")
    player = Player(ada, 0)
    for card in each(ada.page.locator(".q-card")):
        until(ada.page, partial(card.evaluate, "e => e.scrollWidth <= e.clientWidth + 1"))
        expect(card).to_have_css("font-size", LARGE_ENOUGH)
    player.cards.first.tap()
    ada.page.locator(".dock-main .first").tap()
    expect(ada.page.locator(".others .hand-said").first).to_be_visible()
    assert ada.fits()


def test_a_computed_mark_opens_its_proof_and_a_refuted_one_is_flagged(come: Come) -> None:
    ada, bob = come("Ada").known(), come("Bob").known()
    table = ada.table(
        {}, game=GAME, options=FIRST, table={"pace": "instant", "assistance": "joint"}
    )
    bob.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    first, second = (Player(one.go(f"/table/{table}"), n) for n, one in enumerate((ada, bob)))
    expect(ada.page.locator(".spot.proven").first).to_be_visible()
    for _ in range(12):
        ada.page.locator(".spot.open").nth(5).click()
        ada.page.locator(".spot.crossed").click()
    expect(ada.page.locator(".spot.circled")).to_have_count(12)
    flagged = ada.page.locator(".spot.refuted")
    for asked in range(1, 8):  # some hands keep their secret for longer
        first.ask(0)
        second.ask(0)
        if asked >= 3 and glance(flagged):
            break
    expect(flagged.first).to_be_visible()
    flagged.first.click()
    expect(ada.page.locator(".proof")).to_contain_text(re.compile("proves? it"))
    expect(ada.page.locator(".proof .btc-told span").first).to_contain_text(": ")
    expect(ada.page.locator(".answers td.proves").first).to_be_visible()


def test_a_guess_is_made_twice_over_and_own_tiles_are_warned_of(come: Come) -> None:
    ada, *_ = gather(come, "Ada Bob Cid")
    ada.who.button(f"{GAME}.name-code").click()
    ada.page.keyboard.type(ada.mine)
    ada.who.sees(t(f"{GAME}.once"))
    ada.page.locator(".dock-main .first").click()
    expect(ada.who.button(f"{GAME}.do.sure")).to_be_visible()
    expect(ada.page.locator(".turn-line.mine")).to_be_visible()
    ada.page.keyboard.press("Backspace")
    expect(ada.who.button(f"{GAME}.do.sure")).to_have_count(0)


def test_the_rules_have_pictures_and_house_rulings(come: Come) -> None:
    ada = come("Ada")
    ada.go(f"/rules/{GAME}")
    expect(ada.page.locator(".btc-rules .stand").first).to_be_visible()
    expect(ada.page.locator(".btc-rules .ruling")).to_have_count(10)
    expect(ada.page.locator("main")).not_to_contain_text("break-the-code.")
    assert ada.fits()
