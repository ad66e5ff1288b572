"""The table on the whole screen as it was looked at and found good: a picture of every game.

Pictures are textual's own (`export_screenshot`), kept beside this file: its plugin for pytest asks
for a pytest older than ours. Whoever changes how something looks takes them anew, looks at each (a
browser opens them), and keeps them with the change:

    SLEUTH_SNAPSHOTS=keep python -m pytest tests/cli/test_snapshots.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from sleuth.cli.table.panels import MoveLine
from sleuth.texts import speaking
from tests.cli.test_screen import LARGE, SMALL, asked, played, run, screen, until, written_on

KEPT = Path(__file__).with_name("snapshots")
NEW = Path(__file__).parents[2] / "build/snapshots"
SEATS = {"scotland-yard": 3}
MOVES = {"code-x": 2}  # that are made first: before them there is no field
TABLES = [
    ("break-the-code", SMALL, "en"),
    ("break-the-code", LARGE, "de"),
    ("code-x", SMALL, "de"),
    ("code-x", LARGE, "fr"),
    ("mastermind", SMALL, "es"),
    ("mastermind", LARGE, "en"),
    ("scotland-yard", SMALL, "fr"),
    ("scotland-yard", LARGE, "de"),
    ("x-code", SMALL, "de"),
    ("x-code", LARGE, "es"),
]


def normal(picture: str) -> str:
    """A picture without the number that differs from one to the next, a piece a line."""
    numbered = re.sub(r"terminal-\d+-", "terminal-", picture)
    return "\n".join(line.strip() for line in numbered.replace("><", ">\n<").splitlines() if line)


def taken(name: str, size: tuple[int, int], language: str) -> str:
    """A picture of the first moment at which somebody is asked, the pad filled in."""
    found = ""
    with speaking(language):
        app = screen(name, SEATS.get(name, 0))

        async def story() -> None:
            nonlocal found
            async with app.run_test(size=size) as pilot:
                app.query_one(MoveLine).cursor_blink = False
                for n in range(MOVES.get(name, 0)):
                    await until(pilot, lambda n=n: asked(app) and played(app) == n)  # type: ignore[misc]
                    await pilot.press("#", "1", "enter")
                await until(pilot, lambda: played(app) == MOVES.get(name, 0))
                await until(pilot, lambda: asked(app) and app.settled)
                await until(pilot, lambda: "#1 " in written_on(app, "#moves"))
                await pilot.resize_terminal(*size)
                await pilot.pause()
                found = app.export_screenshot(title=name, simplify=True)

        run(story)
    return normal(found)


@pytest.mark.parametrize(("name", "size", "language"), TABLES)
def test_a_table_looks_as_it_did(name: str, size: tuple[int, int], language: str) -> None:
    file = f"{name}-{size[0]}-{language}.svg"
    picture = taken(name, size, language)
    kept = KEPT / file
    if os.environ.get("SLEUTH_SNAPSHOTS") == "keep":
        KEPT.mkdir(exist_ok=True)
        kept.write_text(picture, encoding="utf-8")
    if picture != kept.read_text(encoding="utf-8"):
        NEW.mkdir(parents=True, exist_ok=True)
        (NEW / file).write_text(picture, encoding="utf-8")
        pytest.fail(f"it looks different: compare {NEW / file} with {kept}")
