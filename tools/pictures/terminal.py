"""`python -m tools.pictures.terminal`: the table in a terminal, drawn into `docs/pictures`.

A bot sits where a person would, so the same seed gives the same picture.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sleuth.cli.table.local import LocalSitting
from sleuth.cli.table.screen import TableScreen
from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Seat
from sleuth.kernel.match import start
from sleuth.players.own_bots import Guests

HERE = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = (110, 34)
SHOWN = {"scotland-yard": ("expert", 3, 4), "mastermind": ("expert", 1, 3)}
"""By game: who thinks, on which seat the picture is taken, and after how many moves there."""

FONTS = re.compile(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", re.DOTALL)
FAMILY = re.compile(r"font-family: Fira Code,\s*monospace|font-family: Fira Code")


def picture(name: str) -> str:
    """One table in the middle of a match, as SVG that asks nobody for a font."""
    bot, seat, moves = SHOWN[name]
    rules = game(name)
    options = convert({"first": 0} if name == "mastermind" else {}, rules.options)
    match = start(rules, options, max(rules.seats.start, seat + 1))
    sitting = LocalSitting(match, Guests(name), bot, [Seat(seat)], "picture", level="joint")
    played = 0
    while played < moves:
        if sitting.step() is not None:
            sitting.driver.act(Seat(seat), sitting.now())
            played += 1
    while sitting.step() is None:
        pass
    drawn = asyncio.run(taken(TableScreen(sitting, pace=0)))
    return FAMILY.sub("font-family: monospace", FONTS.sub("", drawn))


async def taken(screen: TableScreen) -> str:
    """The screen once it has drawn everything, the pad too."""
    async with screen.run_test(size=SIZE) as pilot:
        while screen.shown is None or not screen.settled:
            await pilot.pause(0.05)
        await pilot.pause()
        return screen.export_screenshot(title="sleuth", simplify=True)


if __name__ == "__main__":
    for each in SHOWN:
        assert talents(each).drawing is not None
        (HERE / f"terminal-{each}.svg").write_text(picture(each), encoding="utf-8")
        print(f"docs/pictures/terminal-{each}.svg")
