"""The first game of X-Code: three spaces, two partners, and ten minutes of sand."""

from __future__ import annotations

from typing import Final

from sleuth.games.x_code.moves import Answer, Lay, Offer, SayReady, Take
from sleuth.games.x_code.pieces import Options, card
from sleuth.kernel.data import Drawn, Played, Seat
from sleuth.kernel.guides import Do, Guide, Show

ME, PARTNER = Seat(0), Seat(1)
ONE_LEFT, ONE_RIGHT = card(1, "left"), card(1, "right")
TWO_LEFT, TWO_RIGHT = card(2, "left"), card(2, "right")
THREE_LEFT, THREE_RIGHT = card(3, "left"), card(3, "right")

GUIDE: Final = Guide(
    options=Options(keys=3, time=0, wild=0, sand=600),
    seats=2,
    seat=ME,
    script=(
        Drawn((0, 2, 10)),  # mine: two ones, a three
        Drawn((2, 3, 6)),  # theirs: two twos, a three
        Do("x-code.guide.ready", SayReady(), ("ready",)),
        Played(PARTNER, SayReady()),
        Do("x-code.guide.draw", Take(), ("take",)),
        Drawn((0,)),
        Do("x-code.guide.set", Lay((ONE_LEFT, ONE_LEFT, ONE_RIGHT)), ("lay",)),
        Do("x-code.guide.again", Take(), ("take",)),
        Drawn((1,)),
        Do("x-code.guide.swap", Offer(TWO_RIGHT, "right"), (f"card-{TWO_RIGHT}", "offer")),
        Played(PARTNER, Answer(1, THREE_LEFT)),
        Played(PARTNER, Lay((TWO_LEFT, TWO_LEFT, TWO_RIGHT))),
        Show("x-code.guide.swapped", ("hand", "space-2")),
        Do("x-code.guide.last", Take(), ("take",)),
        Drawn((2,)),
        Do("x-code.guide.win", Lay((THREE_LEFT, THREE_LEFT, THREE_RIGHT)), ("lay",)),
    ),
)
