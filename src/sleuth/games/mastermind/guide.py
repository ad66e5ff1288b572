"""The first game of Mastermind: three pegs of four colours, found in three rows."""

from __future__ import annotations

from typing import Final

from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.guides import Do, Guide, Show

RED, GREEN, BLUE, YELLOW = range(4)

GUIDE: Final = Guide(
    options=Options(games=1, pegs=3, colours=4, rows=6, first=1),
    seats=2,
    seat=Seat(0),
    script=(
        Played(Seat(1), Hide((RED, BLUE, YELLOW))),
        Show("mastermind.guide.hidden", ("shield",)),
        Do(
            "mastermind.guide.first",
            Guess((RED, RED, BLUE)),
            ("peg-0", "peg-0", "peg-2", "submit"),
        ),
        Show("mastermind.guide.keys", ("row-0",)),
        Do(
            "mastermind.guide.second",
            Guess((RED, BLUE, GREEN)),
            ("peg-0", "peg-2", "peg-1", "submit"),
        ),
        Show("mastermind.guide.two", ("row-0", "row-1")),
        Do(
            "mastermind.guide.third",
            Guess((RED, BLUE, YELLOW)),
            ("peg-0", "peg-2", "peg-3", "submit"),
        ),
    ),
)
