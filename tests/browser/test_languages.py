"""The page speaks the language of the browser, and another one in the middle of a game."""

import re

import pytest
from playwright.sync_api import expect

from sleuth.games import talents
from sleuth.texts import catalogue, languages
from tests.browser.people import Come, Somebody, t
from tests.browser.scene import Scene
from tests.browser.stage.tongues import OTHERS, cut, is_in, speak
from tests.browser.waiting import value
from tests.games import NAMES

GERMAN = catalogue("de")
LISTEN = """
window.heard = '';
new MutationObserver(() => { window.heard += document.body?.innerText ?? '' })
  .observe(document, {childList: true, subtree: true});
"""
PHONE = {"width": 360, "height": 740}


def switch(one: Somebody, before: str, to: str) -> None:
    """Choose a language in the menu of a table."""
    words = catalogue(before)
    one.page.get_by_role("button", name=words["menu.title"], exact=True).click()
    one.page.get_by_label(words["house.language"], exact=True).select_option(to)
    is_in(one.page, to)
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def has_pegs(one: Somebody, *pegs: str) -> None:
    """Wait until these lie in the holes of the row that is being filled, in words of the page."""
    holes = one.page.locator(".open-hole")
    for n, words in enumerate(pegs):
        expect(holes.nth(n)).to_have_attribute("aria-label", words)


def test_a_german_browser_sees_german_from_the_first_word(come: Come) -> None:
    uwe = come("Uwe", locale="de-AT")
    uwe.page.add_init_script(LISTEN)
    uwe.go("/")
    expect(uwe.page.get_by_role("heading", level=1)).to_have_text(GERMAN["hall.title"])
    is_in(uwe.page, "de")
    heard = uwe.page.evaluate("window.heard")
    assert GERMAN["hall.title"] in heard
    assert t("hall.title") not in heard
    uwe.page.locator(".me-button").click()
    name = uwe.page.get_by_label(GERMAN["me.name"], exact=True)
    assert value(name) in {GERMAN[f"figure.{n}"] for n in range(12)}


def test_another_language_in_the_middle_of_a_game_keeps_the_draft(come: Come) -> None:
    uwe = come("Uwe", locale="de-DE").known()
    options = {"games": 1, "first": 1}
    made = uwe.table({"bot": "novice"}, options=options, table={"pace": "instant"}, start=True)
    uwe.go(f"/table/{made}")
    expect(uwe.page.locator(".turn-line.mine")).to_contain_text(GERMAN["mastermind.due.guess"])
    uwe.page.keyboard.type("rg")
    words = [GERMAN[f"mastermind.colour.{colour}"] for colour in (0, 1)]
    hole = GERMAN["mastermind.hole"]
    has_pegs(uwe, *(hole.format(hole=n, colour=c) for n, c in enumerate(words, 1)))

    switch(uwe, "de", "en")

    uwe.my_turn("mastermind.due.guess")
    said = [t(f"mastermind.colour.{colour}") for colour in (0, 1)]
    has_pegs(uwe, *(t("mastermind.hole", hole=n, colour=c) for n, c in enumerate(said, 1)))
    expect(uwe.page).to_have_title(re.compile("Your turn"))
    uwe.page.keyboard.type("by")
    uwe.button("mastermind.do.guess").click()
    uwe.has_rows(1)

    uwe.page.reload()
    uwe.my_turn("mastermind.due.guess")
    is_in(uwe.page, "en")
    switch(uwe, "en", "de")
    expect(uwe.page.locator(".turn-line.mine")).to_contain_text(GERMAN["turn.yours"])


def test_a_refusal_is_worded_in_the_language_of_the_page(come: Come) -> None:
    uwe = come("Uwe", locale="de-DE").known()
    uwe.go("/table/nosuchtable")
    uwe.sees(GERMAN["error.table.unknown"])


def fits_a_phone(come: Come, language: str, games: tuple[str, ...]) -> None:
    """The hall and the rules of these games are no wider than a phone."""
    uwe = come("Uwe", locale=language, viewport=PHONE).known()
    for path in ("/", *(f"/rules/{game}" for game in games)):
        uwe.go(path)
        expect(uwe.page.get_by_role("heading", level=1)).to_be_visible()
        assert (path, uwe.fits()) == (path, True)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fits_a_phone(come: Come, language: str) -> None:
    fits_a_phone(come, language, NAMES[OTHERS.index(language) :: len(OTHERS)])


@pytest.mark.nightly
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_of_every_game_fit_a_phone(come: Come, language: str) -> None:
    fits_a_phone(come, language, NAMES)


def table_fits_a_phone(come: Come, scene: Scene, spoken: tuple[str, ...]) -> None:
    """A table is no wider than a phone: while it waits, while it plays, with its panes."""
    uwe = come("Uwe", locale=spoken[0], viewport=PHONE).known()
    uwe.go(f"/table/{uwe.table(*({} for _ in scene.bots), game=scene.game)}")
    for language in spoken:
        speak(uwe.page, language)
        waits = catalogue(language)["waiting.not-full"]
        expect(uwe.page.get_by_text(waits)).to_be_visible()
        assert (language, uwe.fits()) == (language, True)
    most = talents(scene.game).levels[-1]
    plan = {"game": scene.game, "table": {"assistance": most}, "start": True}
    uwe.go(f"/table/{uwe.table(*({'bot': bot} for bot in scene.bots), **plan)}")
    expect(uwe.page.locator("[data-board]").first).to_be_visible()
    panes_fit(uwe, spoken)


def panes_fit(uwe: Somebody, spoken: tuple[str, ...]) -> None:
    """The table that is played at, and each of its panes, in each of these languages."""
    for pane in ("board", "log", "talk"):
        button = uwe.page.locator(f"button[data-guide=pane-{pane}]:visible").first
        if pane != "board":
            button.click()
            expect(uwe.page.locator(".drawer")).to_be_visible()
        for language in spoken:
            speak(uwe.page, language)
            assert (pane, language, uwe.fits()) == (pane, language, True)
            if pane == "board":
                assert (language, cut(uwe.page)) == (language, [])
        if pane != "board":
            button.click()


def test_a_table_fits_a_phone_in_every_language(come: Come, scene: Scene) -> None:
    table_fits_a_phone(come, scene, languages())


def test_who_hides_a_code_reads_every_button_on_a_phone(come: Come) -> None:
    uwe = come("Uwe", locale="de", viewport=PHONE).known()
    made = uwe.table({"bot": "novice"}, options={"games": 1, "first": 0}, start=True)
    uwe.go(f"/table/{made}")
    expect(uwe.page.locator("[data-main]")).to_be_visible()
    for language in languages():
        speak(uwe.page, language)
        assert (language, cut(uwe.page)) == (language, [])
