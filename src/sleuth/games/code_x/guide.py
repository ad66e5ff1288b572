"""The first game of Code X: from the choice of a code to the own one, deduced and named."""

from __future__ import annotations

from typing import Final

from sleuth.games.code_x.moves import Ask, Declare, Finish, Give, Go, Put, Stand
from sleuth.games.code_x.pieces import Options
from sleuth.kernel.data import Drawn, Played, Seat
from sleuth.kernel.guides import Do, Guide, Show

ME, THEM = Seat(0), Seat(1)

REACTIVATE, EXTRA_TURN, SWAP = (0, 1, 2), (3, 4), (5, 6)
DUOS, MINE, THEIRS = (7, 8, 9), (10, 11, 12), (13, 14, 15)
FIELD = (
    *(DUOS[0], SWAP[0], THEIRS[2], REACTIVATE[0]),
    *(EXTRA_TURN[0], MINE[1], REACTIVATE[1], DUOS[1]),
    *(MINE[0], DUOS[2], THEIRS[1], SWAP[1]),
    *(REACTIVATE[2], EXTRA_TURN[1], THEIRS[0], MINE[2]),
)

GUIDE: Final = Guide(
    options=Options(first=0),
    seats=2,
    seat=ME,
    script=(
        Drawn((4, 15, 18, 23, 27, 28)),  # mine: 5, 16, 19, 24, 28, 29
        Drawn((2, 3, 7, 12, 18, 23)),  # theirs: 3, 4, 9, 14, 22, 30
        Do("code-x.guide.give", Give((5, 16, 28)), ("token-5", "token-16", "token-28", "do")),
        Played(THEM, Give((4, 9, 14))),
        Drawn(FIELD),
        Show("code-x.guide.codes", ("screens",)),
        Do("code-x.guide.stand", Stand(5), ("place-5", "do")),
        Played(THEM, Stand(10)),
        Do("code-x.guide.go", Go(14, "knight"), ("place-14", "go-knight")),
        Do("code-x.guide.ask", Ask(19), ("token-19", "do")),
        Played(THEM, Put(16, 5)),
        Show("code-x.guide.answer", ("pane-pad",)),
        Do("code-x.guide.finish", Finish(), ("finish",)),
        Played(THEM, Go(12, "knight")),
        Drawn((0,)),
        Played(THEM, Finish()),
        Do(
            "code-x.guide.name",
            Declare((4, 9, 14)),
            ("name", "cell-4.0", "cell-9.1", "cell-14.2", "do"),
        ),
    ),
)
