"""The first game of Break the Code: two good questions, and five tiles are named."""

from __future__ import annotations

from typing import Final

from sleuth.games.break_the_code.moves import Ask, Guess, Pass
from sleuth.games.break_the_code.pieces import Options
from sleuth.kernel.data import Drawn, Played, Seat
from sleuth.kernel.guides import Do, Guide, Show

ME, THEM = Seat(0), Seat(1)
THEIRS = (0, 1, 2, 3, 5)  # both zeros, both ones, the blue two

DEAL = (
    Drawn((4, 7, 10, 13, 18)),  # mine: the red two among them
    Drawn((0, 1, 2, 3, 4)),  # theirs, of those that are left
    Drawn((0,)),  # cards 1, 16, 11, 21, 7 and 9 lie open
    Drawn((14,)),
    Drawn((9,)),
    Drawn((17,)),
    Drawn((5,)),
    Drawn((6,)),
)

GUIDE: Final = Guide(
    options=Options(first=0),
    seats=2,
    seat=ME,
    script=(
        *DEAL,
        Show("break-the-code.guide.hands", ("hand-0", "hand-1")),
        Do("break-the-code.guide.zeros", Ask(1), ("card-1", "ask")),
        Drawn((0,)),
        Show("break-the-code.guide.places", ("hand-1",)),
        Played(THEM, Ask(11)),
        Drawn((0,)),
        Do("break-the-code.guide.sum", Ask(16), ("card-16", "ask")),
        Drawn((0,)),
        Played(THEM, Ask(9)),
        Drawn((0,)),
        Show("break-the-code.guide.think", ("hand-1", "hand-0")),
        Do(
            "break-the-code.guide.name",
            Guess(THEIRS),
            ("name-code", *(f"tile-{tile}" for tile in THEIRS), "guess", "guess"),
        ),
        Played(THEM, Pass()),
    ),
)
