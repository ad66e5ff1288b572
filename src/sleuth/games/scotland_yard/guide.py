"""The first game of Scotland Yard: a detective, three rounds, and one arrest."""

from __future__ import annotations

from typing import Final

from sleuth.games.scotland_yard.moves import Go, Ready
from sleuth.games.scotland_yard.pieces import MISTER_X, Options
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.guides import Do, Guide, Show

ME, SECOND, THIRD = Seat(1), Seat(2), Seat(3)

GUIDE: Final = Guide(
    options=Options(),
    seats=4,
    seat=ME,
    script=(
        Played(SECOND, Ready()),
        Played(THIRD, Ready()),
        Do("scotland-yard.guide.ready", Ready(), ("ready",)),
        Played(MISTER_X, Go(101)),
        Show("scotland-yard.guide.chase", ("map",)),
        Do("scotland-yard.guide.step", Go(52), ("near", "station-52", "go")),
        Played(SECOND, Go(78)),
        Played(THIRD, Go(111)),
        Played(MISTER_X, Go(83)),
        Do("scotland-yard.guide.bus", Go(67), ("near", "station-67", "go")),
        Played(SECOND, Go(79)),
        Played(THIRD, Go(100)),
        Played(MISTER_X, Go(102)),
        Show("scotland-yard.guide.vanished", ("log",)),
        Played(SECOND, Go(98)),
        Played(THIRD, Go(101)),
        Show("scotland-yard.guide.think", ("log",)),
        Do("scotland-yard.guide.catch", Go(102), ("near", "station-102", "go")),
    ),
)
