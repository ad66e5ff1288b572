"""Puzzles on the page: solved right and wrong, the one of the day on two devices, for everyone."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from sleuth.games.break_the_code.moves import Ask
from sleuth.games.mastermind.moves import Guess
from sleuth.games.mastermind.notation import LETTERS
from sleuth.study.puzzles.puzzle import Puzzle, rules_of, solutions, solves, view_of
from sleuth.study.puzzles.shelf import puzzle_named, shelves
from tests.browser.people import Come, Somebody, t
from tests.browser.test_everyone import PHONE, barriers
from tests.browser.waiting import until


def plain_asks(puzzle: Puzzle) -> list[Ask]:
    """Questions on offer whose cards leave no choice of a number."""
    return [
        each
        for each in rules_of(puzzle).moves(view_of(puzzle)).listed
        if isinstance(each, Ask) and each.number is None
    ]


def one_card() -> tuple[Puzzle, Ask, Ask]:
    """A puzzle with a card that decides, one that does not, and neither wants a number."""
    for each in shelves()["break-the-code"].values():
        (right,) = solutions(each)
        others = [ask for ask in plain_asks(each) if ask != right] if each.kind == "decide" else []
        if others and right.number is None:
            return each, right, others[0]
    raise LookupError("no such puzzle")


def ask_card(ada: Somebody, ask: Ask) -> None:
    """Choose a card on the board, and press the button that asks it."""
    ada.page.locator(f'[data-guide="card-{ask.card}"]').click()
    ada.page.locator(".dock-main button").click()


def answers(ada: Somebody, *right: bool) -> None:
    """The squares of the answers so far."""
    squares = ada.page.locator(".puzzle-squares i[data-right]")
    expect(squares).to_have_count(len(right))
    for n, each in enumerate(right):
        expect(squares.nth(n)).to_have_attribute("data-right", str(each).lower())


def test_a_right_answer_is_told_and_proved(come: Come) -> None:
    ada, (puzzle, right, _) = come("Ada").known(), one_card()
    ada.go(f"/puzzle/{puzzle.id}")
    cases = ada.page.locator(".puzzle-proof li")
    expect(cases).to_have_count(int(puzzle.gaps["left"]))
    expect(ada.page.locator(".puzzle-said")).to_have_count(0)
    ask_card(ada, right)
    expect(ada.page.locator(".puzzle-told")).to_contain_text(t("puzzle.right"))
    answers(ada, True)
    expect(ada.page.locator(".puzzle-said")).to_have_count(int(puzzle.gaps["left"]))
    expect(ada.page.locator(".puzzle-proof li[data-doubled]")).to_have_count(0)
    expect(ada.button("puzzle.next")).to_be_visible()


def test_after_a_wrong_answer_there_is_another_and_the_first_one_counted(come: Come) -> None:
    ada, (puzzle, right, wrong) = come("Ada").known(), one_card()
    ada.go(f"/puzzle/{puzzle.id}")
    ask_card(ada, wrong)
    expect(ada.page.locator(".puzzle-told")).to_contain_text(t("puzzle.wrong"))
    answers(ada, False)
    expect(ada.page.locator(".puzzle-proof li[data-doubled]").first).to_be_visible()
    ada.button("puzzle.again").click()
    ask_card(ada, right)
    expect(ada.page.locator(".puzzle-told")).to_contain_text(t("puzzle.right"))
    answers(ada, False, True)
    ada.go("/puzzles")
    card = ada.page.locator(".puzzle-game").filter(has_text=t("break-the-code.name"))
    games = ada.ask("GET", "/api/puzzles")["games"]
    (mine,) = [each for each in games if each["game"] == "break-the-code"]
    assert (mine["tried"], mine["solved"]) == (1, 0)
    expect(card).to_contain_text(f"{mine['within']}")


def test_a_hint_helps_in_words(come: Come) -> None:
    ada, (puzzle, _, _) = come("Ada").known(), one_card()
    ada.go(f"/puzzle/{puzzle.id}")
    ada.button("puzzle.hint").click()
    expect(ada.page.locator(".puzzle-hint")).to_have_count(1)
    assert ada.ask("GET", f"/api/puzzles/{puzzle.id}")["tried"]["hints"] == 1


def test_the_puzzle_of_the_day_is_tried_once_on_two_devices(come: Come) -> None:
    ada, phone = come("Ada").known(), come("Bob", viewport=PHONE)
    today = puzzle_named(ada.ask("GET", "/api/puzzles/today")["id"])
    for each in ada.page.context.cookies():
        known = (each["name"], each["value"])
        phone.page.context.add_cookies([{"name": known[0], "value": known[1], "url": ada.home}])
    move = msgspec.to_builtins(solutions(today)[0])
    ada.ask("POST", f"/api/puzzles/{today.id}/answer", move=move)
    phone.go("/puzzle/today")
    answers(phone, True)
    expect(phone.button("puzzle.share")).to_be_visible()
    phone.button("puzzle.show").click()
    expect(phone.page.locator(".puzzle-told")).to_be_visible()
    phone.go("/puzzles")
    expect(phone.page.locator(".puzzle-days [data-on]")).to_have_count(1)
    phone.go("/")
    phone.page.locator(".doors").get_by_role("link", name=t("hall.puzzles")).click()
    expect(phone.page.locator(".puzzle-today")).to_be_visible()


def test_a_streak_goes_on_after_a_right_answer_and_ends_with_a_miss(come: Come) -> None:
    ada = come("Ada").known()
    ada.go("/puzzles")
    card = ada.page.locator(".puzzle-game").filter(has_text=t("mastermind.name"))
    card.get_by_role("link", name=t("puzzle.streak")).click()
    for n in (1, 2):
        fill_row(ada, right=True)
        expect(ada.page.locator(".puzzle-streak")).to_contain_text(t("puzzle.streak.on", n=n))
        ada.button("puzzle.next").click()
        expect(ada.page.locator(".puzzle-streak")).to_have_count(0)
    fill_row(ada, right=False)
    expect(ada.page.locator(".puzzle-streak")).to_contain_text(t("puzzle.streak.end", n=2))
    ada.button("puzzle.streak.again").click()
    expect(ada.page.locator(".puzzle-streak")).to_have_count(0)
    ada.go("/puzzles")
    streaks = ada.page.locator(".puzzle-streaks").first
    expect(streaks).to_contain_text(t("puzzle.streak.most", n=2))


def fill_row(ada: Somebody, right: bool) -> None:
    """Answer the next puzzle of a streak of Mastermind with the keyboard."""
    expect(ada.button("mastermind.do.fill#other", n=4)).to_be_visible()
    expect(ada.button("puzzle.hint")).to_have_count(0)
    path = "/api/puzzles/next?streak=yes&game=mastermind"
    puzzle = puzzle_named(ada.ask("GET", path)["id"])
    every = [each for each in rules_of(puzzle).moves(view_of(puzzle)) if isinstance(each, Guess)]
    move = next(each for each in every if solves(puzzle, each) == right)
    ada.page.keyboard.type("".join(LETTERS[each] for each in move.code))
    ada.button("mastermind.do.guess").click()


def test_what_is_no_puzzle_says_so(come: Come) -> None:
    ada = come("Ada").known()
    ada.go("/puzzle/0000000000000000")
    ada.sees(t("error.puzzle.unknown"))


@pytest.mark.parametrize("name", sorted(shelves()))
def test_puzzles_are_for_everyone_and_fit_a_phone(come: Come, name: str) -> None:
    ada = come("Ada", viewport=PHONE, color_scheme="dark").known()
    puzzle = next(iter(shelves()[name].values()))
    ada.go("/puzzles")
    expect(ada.page.locator(".puzzle-game").first).to_be_visible()
    assert barriers(ada.page) == []
    assert ada.fits()
    ada.go(f"/puzzle/{puzzle.id}")
    expect(ada.page.locator(".puzzle-prompt")).to_be_visible()
    assert ada.fits()
    close = ada.page.locator(".puzzle-head button")
    close.click()
    expect(ada.page.locator(".puzzle-prompt")).to_have_count(0)
    ada.button("puzzle.panel").click()
    expect(ada.page.locator(".puzzle-prompt")).to_be_visible()
    assert barriers(ada.page, ".puzzle-panel") == []


WHOLE = """(docked) => {
  const { left, right, top, bottom } = docked.getBoundingClientRect();
  return [...docked.querySelectorAll("button")].every((one) => {
    const box = one.getBoundingClientRect();
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  });
}"""
"""Does nothing that can be pressed stick out of the dock?"""


@pytest.mark.parametrize("game", sorted(shelves()))
def test_on_a_phone_the_dock_holds_all_of_its_buttons(come: Come, game: str) -> None:
    ada = come("Ada", viewport=PHONE).known()
    puzzle = next(iter(shelves()[game].values()))
    ada.go(f"/puzzle/{puzzle.id}")
    dock = ada.page.locator(".dock")
    expect(dock.get_by_role("button").last).to_be_visible()
    until(ada.page, lambda: dock.evaluate(WHOLE))


def test_the_doors_of_the_hall_stand_in_one_row(come: Come) -> None:
    ada = come("Ada", viewport=PHONE).go("/")
    doors = ada.page.locator(".doors a")
    expect(doors).to_have_count(5)
    tops = "(all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size"
    until(ada.page, lambda: doors.evaluate_all(tops), lambda rows: rows == 1)
