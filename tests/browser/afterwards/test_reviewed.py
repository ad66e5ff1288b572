"""What decisions were worth: rows, the chart, trying again, and what the house would have done."""

from playwright.sync_api import Locator, expect

import sleuth
from tests.browser.afterwards.test_afterwards import finished
from tests.browser.people import Come, Somebody, t, two
from tests.study.test_review import played

EIGHT = 8


def rows(one: Somebody) -> Locator:
    """The decisions of the seat that is chosen."""
    return one.page.locator(".review-decisions li")


def tries(one: Somebody, code: str) -> None:
    """Make a guess of Mastermind with the real controls, in letters."""
    expect(one.button("mastermind.do.fill#other", n=4)).to_be_visible()
    one.page.keyboard.type(code)
    one.button("mastermind.do.guess").click()


def test_decisions_are_reviewed_and_lead_to_their_moment(come: Come) -> None:
    ada, _, table = finished(come)
    ada.go(f"/match/{table}").beside("review")
    expect(rows(ada)).to_have_count(2)
    expect(rows(ada).first).to_have_attribute("data-badge", "mistake")
    expect(rows(ada).first.locator(".review-words")).to_contain_text("0.53")
    expect(rows(ada).first.locator(".review-move")).to_have_text("Bob guessed RRRR")
    expect(ada.page.locator(".review-chart .worlds-line")).to_have_count(1)
    expect(ada.page.locator(".review-chart .chart-band")).to_have_count(1)
    rows(ada).nth(1).locator(".review-row").click()
    expect(ada.field("replay.slider")).to_have_value("2")
    expect(ada.page.locator(".code-area")).to_have_attribute(
        "aria-label", t("mastermind.code.hidden")
    )
    expect(ada.page.locator("[data-pane=pad]")).to_be_visible()
    ada.beside("review")
    ada.page.locator(".review-seats button", has_text="Ada").click()
    ada.sees(t("review.nothing", who="Ada"))
    expect(ada.page.locator(".review-working")).to_have_count(0)


def test_a_match_that_was_given_up_says_why_there_is_no_review(come: Come) -> None:
    ada, bob, table = two(come)
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.button("menu.title").click()
    bob.button("menu.resign").click()
    bob.button("menu.resign.sure").click()
    expect(bob.page.locator(".ending h2")).to_be_visible()
    bob.go(f"/match/{table}").beside("review")
    bob.sees(t("error.review.undecided"))
    expect(bob.button("review.again")).to_have_count(0)
    bob.page.locator(".review-working button").click()
    bob.has_rows(1)


def test_a_mistake_is_bettered_with_the_real_controls(come: Come) -> None:
    _, bob, table = finished(come)
    bob.go(f"/match/{table}").beside("review")
    bob.button("review.learn.title").click()
    panel = bob.page.locator(".learn")
    expect(panel).to_contain_text("You guessed RRRR")
    tries(bob, "GGGG")
    said = panel.locator(".learn-said")
    expect(said).to_contain_text(t("review.learn.wrong"))
    for _ in range(4):
        bob.page.keyboard.press("Backspace")
    for n in range(1, 4):
        bob.button("review.learn.hint").click()
        expect(panel.locator(".learn-hints li")).to_have_count(n)
    expect(bob.button("review.learn.hint")).to_have_count(0)
    tries(bob, "RRGB")
    expect(said).to_contain_text(t("review.learn.right"))
    bob.button("review.learn.leave").click()
    expect(rows(bob)).to_have_count(2)


def test_the_house_says_what_it_would_have_done(come: Come) -> None:
    _, bob, table = finished(come)
    bob.go(f"/match/{table}").beside("review")
    rows(bob).first.get_by_role("button", name=t("review.compare"), exact=True).click()
    cast = bob.page.locator(".review-cast li")
    expect(cast).to_have_count(EIGHT)
    expect(cast.last.locator(".review-badge")).to_have_attribute("data-badge", "best")
    bob.page.locator("dialog").get_by_role("button", name=t("house.close")).last.click()
    expect(bob.page.locator("dialog")).to_have_count(0)


def test_a_record_from_elsewhere_is_reviewed_and_learnt_from(come: Come) -> None:
    record = sleuth.save(played("break-the-code", ("random", "random"), "a record"))
    eve = come("Eve").known()
    made = eve.ask("POST", "/api/records", text=record)
    eve.go(f"/match/{made['id']}").beside("review")
    eve.button("review.learn.title").click()
    eve.page.locator(".learn-offer summary").click()
    offered = eve.page.locator(".learn-offer button")
    expect(offered.first).to_be_visible()
    offered.first.click()
    expect(eve.page.locator(".learn-said")).to_be_visible()


def test_a_match_that_goes_on_is_not_reviewed(come: Come) -> None:
    ada, _, table = two(come)
    ada.hide("RGBY")
    for path in ("review", "review/progress", "review/cast?seat=1&n=1"):
        answer = ada.page.request.fetch(f"{ada.home}/api/matches/{table}/{path}")
        assert answer.status == 409
        assert set(answer.json()) == {"code", "status", "details"}
    ada.go(f"/match/{table}")
    ada.sees(t("match.none"))
