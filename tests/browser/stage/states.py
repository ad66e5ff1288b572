"""Every state of a table in which one may act, wait or read: one page is led through all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody
from tests.browser.scene import Scene
from tests.browser.stage.other import Other
from tests.browser.waiting import LASTING, glance, press, until

PANES = ("pad", "log", "talk")


@dataclass(frozen=True)
class State:
    """How a table stands, and how to make sure that it still does."""

    name: str
    stands: Callable[[], None] = lambda: None
    match: str = "with bots"
    """Of which match: a board keeps its size through it. An end on a phone has a higher dock."""


def states(come: Come, ada: Somebody, scene: Scene) -> Iterator[State]:
    """All of them: in a match with bots, at a table with somebody else, and when it is over."""
    ada.page.add_init_script(LASTING)
    yield from at_turn(ada, scene)
    yield from with_another(ada, Other(come("Bob"), 0), scene)
    yield from when_over(ada, scene)


def at_turn(ada: Somebody, scene: Scene) -> Iterator[State]:
    """A turn press by press, what can be named on the way, an answer, each pane."""
    scene.open(ada)
    names_at, names = scene.naming
    for n in range(len(scene.turn)):
        expect(scene.press(ada, n)).to_be_visible()
        if names and n == names_at:
            yield from naming(ada, scene, names)
        yield State(f"before press {n}")
        scene.press(ada, n).click()
    yield State("after the turn")
    yield from panes(ada)


def naming(ada: Somebody, scene: Scene, presses: tuple[str, ...]) -> Iterator[State]:
    """What is named takes shape; a fresh page has forgotten it."""
    for what in presses:
        first(ada, what).click()
        yield State(f"naming: {what}")
    ada.page.reload()
    expect(scene.press(ada, scene.naming[0])).to_be_visible()


def first(ada: Somebody, what: str) -> Locator:
    """The first of these that is in sight."""
    return ada.page.locator(f"{what} >> visible=true").first


def panes(ada: Somebody) -> Iterator[State]:
    """Each pane that has a button, brought forward and folded away again."""
    for pane in PANES:
        button = ada.page.locator(f"button[data-guide=pane-{pane}]:visible")
        if glance(button):
            button.first.click()
            expect(ada.page.locator(".drawer")).to_be_visible()
            yield State(pane)
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator(".drawer")).to_have_count(0)


def with_another(ada: Somebody, bob: Other, scene: Scene) -> Iterator[State]:
    """I wait for somebody; somebody asks me something, also over a pane; we agree to end."""
    presses, options = scene.waits
    chairs = [{"me": True}, {}, *({"bot": bot} for bot in scene.bots[1:])]
    plan = {**scene.plan(), "seating": chairs, "seats": len(chairs)}
    table = bob.who.ask("POST", "/api/tables", **{**plan, "options": plan["options"] | options})
    made = table["id"]
    ada.sit(made, 1)
    bob.who.ask("POST", f"/api/tables/{made}/start")
    ada.go(f"/table/{made}")
    expect(ada.page.locator(".stage")).to_be_visible()
    for n in range(presses):
        scene.press(ada, n).click()
    yield State("waiting", match=made)
    asked, ended = ada.page.locator(".question .button").first, ada.page.locator(".ending h2")

    def is_asked() -> bool:
        if not (glance(asked) or glance(ended)):
            bob.ask(made, "end")  # who is silent for half a minute has said no
        return glance(asked)

    def stands() -> None:
        until(ada.page, is_asked)

    def is_agreed() -> bool:
        if is_asked():
            press(asked)
        return glance(ended)

    stands()
    yield State("a request", stands, made)
    ada.pane("log")
    yield State("a request over the log", stands, made)
    ada.page.keyboard.press("Escape")
    until(ada.page, is_agreed)
    yield State("ended by agreement", match=made)


def when_over(ada: Somebody, scene: Scene) -> Iterator[State]:
    """The end of a match, with all that is laid open."""
    made = scene.bots_only(ada)
    ada.go(f"/table/{made}")
    expect(ada.page.locator(".ending h2")).to_be_visible()
    yield State("ended", match=made)
