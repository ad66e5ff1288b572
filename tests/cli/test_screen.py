"""The table on the whole screen, as somebody at a keyboard meets it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from sleuth.cli.table.local import LocalSitting
from sleuth.cli.table.panels import Curtain, MoveLine, Sheet
from sleuth.cli.table.screen import TableScreen
from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.match import start
from sleuth.players.own_bots import Guests
from sleuth.texts import speaking, text
from tests.games import NAMES

SMALL, LARGE = (80, 24), (120, 40)
TRIES = 2000


def screen(name: str, *seats: int, options: dict[str, Any] | None = None) -> TableScreen:
    """A table with people on these seats, and bots on the others."""
    rules = game(name)
    match = start(rules, convert(options or {}, rules.options), rules.seats.start)
    mine = [*map(Seat, seats)]
    bot = talents(name).bot_like("novice")
    sitting = LocalSitting(match, Guests(name), bot, mine, "seed", live=False, level="joint")
    return TableScreen(sitting, pace=0)


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until something holds, however slow the machine is."""
    for _ in range(TRIES):
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came")


def written_on(app: TableScreen, where: str) -> str:
    """What stands on a paper of the screen."""
    return str(app.screen_stack[0].query_one(where, Static).render())


def played(app: TableScreen) -> int:
    """How many moves stand that were made at this terminal."""
    sitting = app.sitting
    assert isinstance(sitting, LocalSitting)
    return sum(
        isinstance(entry.came, Played) and entry.came.seat in sitting.mine
        for entry in sitting.match.standing
    )


def asked(app: TableScreen) -> bool:
    """Does the screen ask for a move, and show the match as it stands, not as it stood?"""
    look, sitting = app.shown, app.sitting
    if look is None or not look.acts:
        return False
    return not isinstance(sitting, LocalSitting) or look.seen.view == sitting.match.view(look.seat)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_sat_down_at_on_a_small_screen(name: str) -> None:
    app = screen(name, 0)

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app) and "#1 " in written_on(app, "#moves"))
            assert written_on(app, "#board-paper").strip()
            assert text("turn.yours") in written_on(app, "#now")

    run(story)


def test_nobody_loads_the_screen_who_does_not_draw_on_it() -> None:
    words = (
        "import sys; from click.testing import CliRunner; from sleuth.cli import main",
        "played = CliRunner().invoke(main, ['play', 'mastermind', '--watch', '--bot', 'random'])",
        "assert played.exit_code == 0, played.output",
        "assert 'textual' not in sys.modules",
    )
    subprocess.run((sys.executable, "-c", "; ".join(words)), check=True)


def test_a_move_is_typed_completed_made_refused_and_taken_back() -> None:
    app = screen("mastermind", 1, options={"first": 0})

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app))
            await pilot.press("r", "z", "enter")
            await until(pilot, lambda: app.screen.query_one("#said", Static).display)
            assert text("error.mastermind.letters", letters="RGBYOP") in written_on(app, "#said")
            assert played(app) == 0
            await pilot.press("r", "r", "g")
            await until(pilot, lambda: "RRGG" in written_on(app, "#moves"))
            assert "RRRR" not in written_on(app, "#moves")
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: played(app) == 1 and asked(app))
            assert "●" in written_on(app, "#board-paper") or "○" in written_on(app, "#board-paper")
            await pilot.press("f4")
            await until(pilot, lambda: played(app) == 0 and asked(app))
            await pilot.press("#", "8", "enter")
            await until(pilot, lambda: played(app) == 1)

    run(story)


def test_a_key_that_does_nothing_says_why_and_changes_nothing() -> None:
    app = screen("mastermind", 1, options={"first": 0})
    said = {
        "f12": text("cli.table.no-key", key="F12"),
        "f7": text("cli.table.key-later", key="F7", what=text("cli.table.key.review")),
        "f9": text("cli.table.key-alone", key="F9", what=text("cli.table.key.next")),
    }

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app))
            for key, words in said.items():
                await pilot.press(key)
                await until(pilot, lambda words=words: written_on(app, "#said") == words)  # type: ignore[misc]
            await pilot.press("f5")
            await until(pilot, lambda: "▸" in written_on(app, "#now"))
            assert written_on(app, "#said") == said["f9"], "a key that does something says nothing"
            assert played(app) == 0

    run(story)


def test_words_out_of_turn_are_answered() -> None:
    app = screen("mastermind", options={"first": 0})

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: app.shown is not None and app.shown.over is None)
            app.enter("rrgg")
            await until(pilot, lambda: "rrgg" in written_on(app, "#said"))

    run(story)


def test_the_past_is_looked_at_with_arrow_keys() -> None:
    app = screen("mastermind", 1, options={"first": 0})

    async def story() -> None:
        async with app.run_test(size=LARGE) as pilot:
            await until(pilot, lambda: asked(app))
            await pilot.press(*"rrgg", "enter")
            await until(pilot, lambda: played(app) == 1 and asked(app))
            now = written_on(app, "#board-paper")
            await pilot.press("f5", "home")
            await until(pilot, lambda: text("cli.table.beginning") in written_on(app, "#now"))
            await until(pilot, lambda: text("cli.table.past") in written_on(app, "#moves"))
            assert written_on(app, "#board-paper") != now
            await pilot.press("end")
            await until(pilot, lambda: written_on(app, "#board-paper") == now)
            await pilot.press("f5")
            await until(pilot, lambda: text("turn.yours") in written_on(app, "#now"))

    run(story)


def test_a_curtain_stands_between_two_people() -> None:
    app = screen("mastermind", 0, 1, options={"first": 0})

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app))
            await pilot.press(*"gbyo", "enter")
            await until(pilot, lambda: isinstance(app.screen, Curtain))
            await pilot.press("enter")
            await until(pilot, lambda: not isinstance(app.screen, Curtain) and asked(app))
            assert app.seat == Seat(1)
            assert "?" in written_on(app, "#board-paper")
            assert " = " not in written_on(app, "#board-paper"), "the code is for the other alone"

    run(story)


def test_the_map_is_moved_in_and_looked_at_from_nearer() -> None:
    app = screen("scotland-yard", 3)

    async def story() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: asked(app))
            board = app.query_one("#board")
            await until(pilot, lambda: board.scroll_y > 0)
            await pilot.press("f6")
            before = board.scroll_x
            await pilot.press("left", "left", "left")
            await until(pilot, lambda: board.scroll_x < before)
            columns = max(map(len, written_on(app, "#board-paper").splitlines()))
            await pilot.press("plus")
            await until(
                pilot,
                lambda: max(map(len, written_on(app, "#board-paper").splitlines())) > columns,
            )
            await pilot.press("escape")
            assert app.query_one(MoveLine).has_focus

    run(story)


def test_a_whole_game_is_lost_and_reviewed() -> None:
    app = screen("mastermind", 1, options={"first": 0, "games": 1, "rows": 2})

    async def story() -> None:
        async with app.run_test(size=LARGE) as pilot:
            await until(pilot, lambda: played(app) == 0 and asked(app))
            await pilot.press(*"rrrr", "enter")
            await until(pilot, lambda: played(app) == 1 and asked(app))
            await pilot.press(*"rrrr", "enter")
            await until(pilot, lambda: app.shown is not None and app.shown.over is not None)
            await pilot.press("f7")
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            await pilot.press("escape")
            await pilot.press("ctrl+q")

    run(story)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screen_speaks_the_language_and_fits_another_size(language: str) -> None:
    with speaking(language):
        app = screen("x-code", 1)

        async def story() -> None:
            async with app.run_test(size=SMALL) as pilot:
                await until(pilot, lambda: asked(app))
                assert text("turn.yours") in written_on(app, "#now")
                await pilot.resize_terminal(*LARGE)
                await until(pilot, lambda: app.screen.has_class("wide"))
                await pilot.press("f1")
                await until(pilot, lambda: isinstance(app.screen, Sheet))

        run(story)


def test_whatever_leads_to_a_drawing_it_speaks_the_language_of_the_table() -> None:
    with speaking("fr"):
        app = screen("mastermind", 1, options={"first": 0})
        words = text("cli.table.beginning")

        async def story() -> None:
            async with app.run_test(size=SMALL) as pilot:
                await until(pilot, lambda: asked(app) and app.settled)
                assert app.shown is not None
                app.past.open(app.shown.seen, 0)
                with speaking("en"):
                    app.draw()
                await until(pilot, lambda: words in written_on(app, "#now"))

        run(story)
