"""Hands at a table of X-Code: getting ready, hurrying, drawing, swapping, turning the timer."""

from __future__ import annotations

from itertools import cycle
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t
from tests.browser.waiting import (
    attribute,
    attributes,
    breathe,
    each,
    either,
    glance,
    how_many,
    press,
)

SHORT = {"keys": 3, "wild": 6, "time": 0, "sand": 600}
"""Three keys, six Wilds: a level that hasty people crack in seconds, and sand for slow machines."""

QUICK = {"pace": "instant", "assistance": "facts"}


def team(come: Come, *names: str, **options: object) -> list[Somebody]:
    """People round one table of a short match, each with a browser of their own."""
    people = [come(name).known() for name in names]
    return gathered(people, {**SHORT, **options})


def gathered(people: list[Somebody], options: dict[str, Any]) -> list[Somebody]:
    """These people round one table that has begun."""
    first, *others = people
    table = first.table(*({} for _ in others), game="x-code", options=options)
    for seat, one in enumerate(others, 1):
        one.sit(table, seat)
    first.ask("POST", f"/api/tables/{table}/start")
    for one in people:
        one.go(f"/table/{table}")
    return people


def ready(*people: Somebody) -> None:
    """Everybody has seen their cards; the sand runs."""
    for one in people:
        one.button("x-code.do.ready").click()
    for one in people:
        expect(one.page.locator(".xc-actions, .ending").first).to_be_visible()


def cards(one: Somebody) -> Locator:
    """The free cards in the hand."""
    return one.page.locator("button.xc-held")


def closed(one: Somebody) -> Locator:
    """The cracked parts of the code."""
    return one.page.locator(".xc-space.closed")


def is_over(one: Somebody) -> bool:
    """Has the match ended on this page?"""
    return glance(one.page.locator(".ending"))


def loners(held: list[str]) -> list[int]:
    """The three cards that have the fewest like them: else the same go round for ever."""
    faces = [guide.removeprefix("card-")[0] for guide in held]
    return sorted(range(len(held)), key=lambda n: (faces[n] == "W", faces.count(faces[n]), n))[:3]


def hurry(one: Somebody) -> None:
    """Whatever comes first: a set, a draw, or room for one."""
    here = one.page
    set_, pile = ready_to_do(one)
    if press(set_):
        pass
    elif glance(pile):
        here.keyboard.press("d")
    elif glance(cards(one).nth(2)):
        here.keyboard.press("Escape")
        lone = loners(attributes(cards(one), "data-guide"))
        if all([press(cards(one).nth(n)) for n in lone]):
            here.keyboard.press("x")
    breathe(here)


def do_something(one: Somebody) -> None:
    """Lay a set or draw a card, whichever can be done first, and see that it was."""
    told = one.pane("log").locator("li")
    before = how_many(told)
    either(*ready_to_do(one))
    hurry(one)
    expect(told).not_to_have_count(before)


def ready_to_do(one: Somebody) -> tuple[Locator, Locator]:
    """A set to lay, and a card to draw."""
    here = one.page
    return here.locator("button.xc-space.ready"), here.locator("button.xc-pile:enabled")


def crack(*people: Somebody, breath: int = 0) -> None:
    """Hurry in turn until it is over; who takes a breath in between leaves cards to the others."""
    for _, one in zip(range(2000), cycle(people), strict=False):
        breathe(one.page, breath)
        if is_over(one):
            return
        hurry(one)
    raise AssertionError("the code was not cracked")


def pointing(side: str) -> str:
    """The cards in the hand that point to this side."""
    return f"button.xc-held[aria-label*='{t(f'x-code.side.{side}')}']"


def until_they_fit(one: Somebody, other: Somebody) -> tuple[str, str]:
    """Both draw until a card of the one points one way and a card of the other back; the ways."""
    for held in range(3, 12):
        for each_ in (one, other):
            expect(cards(each_)).to_have_count(held)
        for side, back in (("left", "right"), ("right", "left")):
            if glance(one.page.locator(pointing(side))) and glance(
                other.page.locator(pointing(back))
            ):
                return side, back
        draw(one)
        draw(other)
    raise AssertionError("no two cards fit")


def draw(one: Somebody) -> None:
    """Draw a card, once one can be drawn."""
    expect(one.page.locator("button.xc-pile")).to_be_enabled()
    one.page.keyboard.press("d")


def drag_one(one: Somebody, side: str) -> None:
    """Drag a card that points to this side there."""
    one.page.locator(pointing(side)).first.drag_to(
        one.page.locator(f".xc-lane[data-drop='{side}']")
    )


def offer_something(*people: Somebody) -> tuple[Somebody, Somebody, str]:
    """The first one offers a first card where its arrow points; who gets it, and on which side."""
    giver = people[0]
    cards(giver).first.click()
    word = attribute(cards(giver).first, "aria-label")
    side = "left" if t("x-code.side.left") in word else "right"
    giver.page.keyboard.press("ArrowLeft" if side == "left" else "ArrowRight")
    return giver, people[1 if side == "left" else -1], side


def sand(one: Somebody) -> int:
    """How many seconds the hourglass shows."""
    return int(attribute(one.page.locator(".xc-glass"), "data-left"))


TIMES = ":is([data-guide='card-24'], [data-guide='card-25'])"


def collect_times(one: Somebody) -> int:
    """Draw, and lay aside what is too much, until there are three Time cards; how many cards."""
    times, others = cards(one).and_(one.page.locator(TIMES)), f"button.xc-held:not({TIMES})"
    for _ in range(24):
        held = len(each(cards(one)))
        if how_many(times) >= 3:
            return held
        if held < 12:
            draw(one)
            expect(cards(one)).to_have_count(held + 1)
        else:
            for n in range(3):
                one.page.locator(others).nth(n).click()
            one.page.keyboard.press("x")
            expect(cards(one)).to_have_count(held - 3)
    raise AssertionError("there are twelve of them")


def choose_times(one: Somebody) -> None:
    """Choose three Time cards by hand."""
    times = cards(one).and_(one.page.locator(TIMES))
    for n in range(3):
        times.nth(n).click()
    expect(one.page.locator("button.xc-held.chosen")).to_have_count(3)
