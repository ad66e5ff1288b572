"""Guided first games, by doing what the page says; and leaving one half way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sleuth.games import talents
from sleuth.players.cast import CAST
from tests.browser.people import Come, Somebody, t
from tests.browser.test_everyone import PHONE, barriers
from tests.browser.waiting import each
from tests.games import NAMES, skip

FINGER = 44


def guide(who: Somebody, game: str) -> list[dict[str, Any]]:
    """The steps of a game's guide."""
    steps: list[dict[str, Any]] = who.ask("GET", f"/api/games/{game}/guide")["steps"]
    return steps


def card(who: Somebody, game: str) -> Locator:
    """The card of a game in the hall."""
    return who.page.get_by_role("article", name=t(f"{game}.name"), exact=True)


def begin(who: Somebody, game: str) -> Locator:
    """Press the guided game in the hall; its coach."""
    card(who, game).get_by_role("button", name=t("hall.guide")).click()
    return coached(who)


def begin_from_the_rules(who: Somebody, game: str) -> Locator:
    """A phone's hall has no room for it: the name of a game leads to its rules, and they to it."""
    card(who, game).get_by_role("link", name=t(f"{game}.name"), exact=True).click()
    who.button("hall.guide").click()
    return coached(who)


def coached(who: Somebody) -> Locator:
    """The coach, once it has come."""
    coach = who.page.get_by_role("region", name=t("guide.title"))
    expect(coach).to_be_visible()
    return coach


def marked(who: Somebody, mark: str) -> Locator:
    """What the coach points at by this mark."""
    return who.page.locator(f'[data-guide="{mark}"]:visible').first


def reads(coach: Locator, n: int, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """Wait until a step is due, and is announced."""
    expect(coach.get_by_role("heading")).to_have_text(t("guide.step", n=n + 1, all=len(steps)))
    expect(coach.get_by_role("status")).to_have_text(t(steps[n]["text"]))
    return steps[n]


def follow(who: Somebody, coach: Locator, steps: list[dict[str, Any]], many: int) -> None:
    """Do what the first steps say, and nothing else."""
    for n in range(many):
        reads(coach, n, steps)
        expect(who.page.locator(".rings span")).not_to_have_count(0)
        follow_one(who, coach, steps[n])


def follow_one(who: Somebody, coach: Locator, step: dict[str, Any]) -> None:
    """Do what one step says."""
    if step["move"] is None:
        coach.get_by_role("button", name=t("guide.next"), exact=True).click()
        return
    for mark in step["point"]:
        marked(who, mark).click()


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_is_followed_to_its_end(come: Come, game: str) -> None:
    if talents(game).guide is None:
        skip(game, "guide")
    ada = come("Ada").enter()
    coach, steps = begin(ada, game), guide(ada, game)
    follow(ada, coach, steps, len(steps))
    expect(coach.get_by_role("heading")).to_have_text(t("guide.done.title"))
    expect(coach.get_by_role("status")).to_have_text(t(f"{game}.guide.done"))
    lesson = ada.page.url.rpartition("/")[2]
    ada.button("guide.play-now").click()
    expect(ada.page.locator(".table")).to_be_visible()
    expect(coach).to_have_count(0)
    played = ada.page.url.rpartition("/")[2]
    assert played != lesson
    table = ada.ask("GET", f"/api/tables/{played}")
    assert table["guided"] is None
    company = {seat["bot"] for seat in table["seats"]} - {None}
    assert len(company) == len(table["seats"]) - 1
    assert company <= {*CAST}
    ada.go("/")
    expect(card(ada, game).get_by_role("link", name=t("hall.rules-and-guide"))).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_fits_a_phone(come: Come, game: str) -> None:
    if talents(game).guide is None:
        skip(game, "guide")
    ada = come("Ada", viewport=PHONE, has_touch=True).enter()
    coach, steps = begin_from_the_rules(ada, game), guide(ada, game)
    first = next(n for n, step in enumerate(steps) if step["move"] is not None)
    follow(ada, coach, steps, first + 1)
    reads(coach, first + 1, steps)
    assert ada.fits()
    for button in each(coach.get_by_role("button")):
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert barriers(ada.page, ".coach") == []


def test_a_guide_by_keys_alone(come: Come) -> None:
    ada = come("Ada").enter()
    coach, steps = begin(ada, "break-the-code"), guide(ada, "break-the-code")
    for n in range(len(steps)):
        step = reads(coach, n, steps)
        if step["move"] is None:
            coach.get_by_role("button", name=t("guide.next"), exact=True).press("Enter")
            continue
        coach.get_by_role("button", name=t("guide.go-there"), exact=True).press("Enter")
        expect(marked(ada, step["point"][0])).to_be_focused()
        for mark in step["point"]:
            marked(ada, mark).press("Enter")
    expect(coach.get_by_role("heading")).to_have_text(t("guide.done.title"))


def test_a_guide_can_be_left_half_way(come: Come) -> None:
    ada = come("Ada").enter()
    coach = begin(ada, "mastermind")
    follow(ada, coach, guide(ada, "mastermind"), 2)
    lesson = ada.page.url.rpartition("/")[2]
    coach.get_by_role("button", name=t("guide.leave"), exact=True).click()
    expect(card(ada, "mastermind").get_by_role("button", name=t("hall.guide"))).to_be_visible()
    ada.page.wait_for_function(
        "id => fetch(`/api/tables/${id}`).then(a => a.json()).then(t => t.status === 'ended')",
        arg=lesson,
    )
    ada.go("/")
    expect(ada.button("hall.play").first).to_be_visible()
    expect(ada.page.get_by_text(t("guide.badge"))).to_have_count(0)


def test_another_way_is_taken_back_or_followed(come: Come) -> None:
    ada = come("Ada").enter()
    coach, steps = begin(ada, "mastermind"), guide(ada, "mastermind")
    follow(ada, coach, steps, 1)
    reads(coach, 1, steps)
    for mark in ("peg-3", "peg-3", "peg-3", "submit"):
        marked(ada, mark).click()
    expect(coach.get_by_role("status")).to_have_text(t("guide.left"))
    coach.get_by_role("button", name=t("guide.take-back"), exact=True).click()
    reads(coach, 1, steps)
    ada.has_rows(0)
    for mark in ("peg-2", "peg-2", "peg-2", "submit"):
        marked(ada, mark).click()
    coach.get_by_role("button", name=t("guide.play-freely"), exact=True).click()
    expect(coach.get_by_role("status")).to_have_text(t("guide.free"))
    ada.has_rows(1)


def test_a_lesson_goes_on_after_a_reload_and_says_what_it_is(come: Come) -> None:
    ada = come("Ada").enter()
    coach, steps = begin(ada, "mastermind"), guide(ada, "mastermind")
    follow(ada, coach, steps, 3)
    reads(coach, 3, steps)
    ada.page.reload()
    reads(coach, 2, steps)
    coach.get_by_role("button", name=t("guide.next"), exact=True).click()
    for n in range(3, len(steps)):
        follow_one(ada, coach, reads(coach, n, steps))
    expect(ada.page.locator(".ending h2")).to_be_visible()
    expect(ada.button("over.rematch")).to_have_count(0)
    ada.page.get_by_role("link", name=t("over.match"), exact=True).click()
    ada.beside("match")
    ada.button("seed.check").click()
    ada.sees(t("seed.lesson"))
