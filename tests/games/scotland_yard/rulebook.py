"""The rules of Scotland Yard a second time: from the inputs alone, who may know what.

Nothing here looks at facts, audiences, boards or views; whose turn it is, what lies open and who
has won is worked out again from where everybody went, in another way than the game does it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Ready
from sleuth.games.scotland_yard.pieces import Options, Toy
from sleuth.kernel.data import Await, Drawn, Over, Played, Seat
from sleuth.kernel.match import AnyMatch
from tests.laws.subject import Audience, Scene, Step, by, pick

COVERED = {
    ("london", "beginner"): {3, 8, 13},
    ("village", "beginner"): {2, 4},
    ("london", "classic"): set(range(1, 25)) - {3, 8, 13, 18, 24},
    ("village", "classic"): {1, 3, 4, 6},
}
LAST = {
    ("london", "beginner"): 13,
    ("village", "beginner"): 4,
    ("london", "classic"): 22,
    ("village", "classic"): 5,
}
PURSES = {
    "london": {"taxi": 11, "bus": 8, "underground": 4},
    "village": {"taxi": 2, "bus": 1, "underground": 1},
}
TICKETS = {
    ("london", "beginner"): (1, 1),
    ("village", "beginner"): (1, 1),
    ("london", "classic"): (5, 2),
    ("village", "classic"): (1, 1),
}


@cache
def network(name: str) -> dict[int, set[tuple[str, int]]]:
    """Every line of a map, from both of its ends."""
    found: dict[int, set[tuple[str, int]]] = defaultdict(set)
    for way, paths in chart(name).lines.items():
        for path in paths:
            found[path[0]].add((way, path[-1]))
            found[path[-1]].add((way, path[0]))
    return found


@dataclass
class Umpire:
    """One match, kept by somebody who knows only the printed rules."""

    options: Options
    seats: int
    said: list[Hashable] = field(default_factory=list)
    whispered: list[Hashable] = field(default_factory=list)  # to Mister X
    stand: dict[int, int] = field(default_factory=dict)
    journey: list[int] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    turns: int = 0
    rest: list[int] = field(default_factory=list)
    purses: dict[int, dict[str, int]] = field(default_factory=dict)
    black: int = 0
    doubles: int = 0
    content: set[int] = field(default_factory=set)  # detectives who are ready
    asked: dict[int, int] = field(default_factory=dict)  # who would change starts with whom
    end: str | None = None

    def __post_init__(self) -> None:
        name = self.options.chart.name
        self.kind = (name, self.options.version)
        self.black, self.doubles = TICKETS[self.kind]
        self.purses = {s: dict(PURSES[name]) for s in range(1, self.seats)}
        self.printed = (self.options.version, self.options.start) == ("beginner", "printed")
        if self.printed:
            starts = {"london": (41, 46, 124, 142), "village": (5, 6, 8, 7)}[name]
            self.stand = dict(zip(range(1, self.seats), starts, strict=False))
            self.journey = [{"london": 82, "village": 1}[name]]

    def lines(self, at: int) -> set[tuple[str, int]]:
        """All lines from a station: the transport, and where it leads."""
        return network(self.options.chart.name)[at]

    def take(self, came: Any) -> None:
        """One input, and what it lets everybody know."""
        match came:
            case Drawn(picks=picks) if not self.stand:
                cards = self.options.chart.classic.posts
                self.stand = {s: cards[p] for s, p in enumerate(picks, 1)}
                self.said.append(("starts", *self.stand.values()))
            case Drawn(picks=(n,)):
                self.journey = [self.options.chart.classic.lairs[n]]
                seen = self.options.version == "beginner"
                self.said.append(("a start", self.journey[0] if seen else "unseen"))
                self.whispered.append(self.journey[0])
                self.free_or_cornered()
            case Played(seat=seat, move=Exchange() | Decline() | Ready() as move):
                self.said.append((seat, move))
                self.choose(seat, move)
            case Played(seat=0, move=Go() as go):
                self.mister_x(go)
                self.detectives_turn()
            case Played(seat=0, move=Double(first=first, second=second)):
                self.doubles -= 1
                self.said.append("double")
                self.mister_x(first)
                self.mister_x(second)
                if self.options.version == "beginner" and len(self.journey) - 1 not in self.closed:
                    self.reveal()
                self.detectives_turn()
            case Played(seat=seat, move=Go() as go):
                self.detective(seat, go)
            case _:
                raise AssertionError(came)

    def choose(self, seat: int, move: Exchange | Decline | Ready) -> None:
        """A detective asks for another start, agrees, declines, or is content."""
        match move:
            case Exchange(other=other) if self.asked.get(other) == seat:
                self.stand[seat], self.stand[other] = self.stand[other], self.stand[seat]
                left = {s: o for s, o in self.asked.items() if not {s, o} & {seat, other}}
                self.asked = left
            case Exchange(other=other):
                self.asked[seat] = other
            case Decline(other=other):
                del self.asked[other]
            case Ready():
                self.content.add(seat)
                self.asked.pop(seat, None)

    def choosing(self) -> list[int]:
        """The detectives for whom Mister X waits before he sets off."""
        if not self.printed or self.turns:
            return []
        return [seat for seat in self.stand if seat not in self.content]

    def mister_x(self, go: Go) -> None:
        """He fills a field: what the others see of it."""
        self.journey.append(go.to)
        n, classic = len(self.journey) - 1, self.options.version == "classic"
        dark = n in COVERED[self.kind] or (go.by == "black" and not classic)
        self.black -= go.by == "black"
        if dark:
            self.closed.add(n)
        self.whispered.append(go.to)
        self.said.append(("field", n, "unseen" if dark else go.to, go.by))

    def detectives_turn(self) -> None:
        self.turns += 1
        self.rest = list(self.stand)
        if self.options.version == "classic" and not self.can() and not self.last():
            self.reveal()
            self.finish("stranded")
        else:
            self.next()

    def ways(self, seat: int) -> set[tuple[str, int]]:
        """The steps of a detective: no shared stations, and classic ones take a ticket."""
        free = {line for line in self.lines(self.stand[seat]) if line[1] not in self.stand.values()}
        if self.options.version == "classic":
            return {line for line in free if self.purses[seat].get(line[0], 0) > 0}
        return {line for line in free if line[0] in ("taxi", "bus")}

    def can(self) -> list[int]:
        return [seat for seat in self.rest if self.ways(seat)]

    def detective(self, seat: int, go: Go) -> None:
        self.stand[seat] = go.to
        self.rest.remove(seat)
        if go.by is not None:
            self.purses[seat][go.by] -= 1
        self.said.append(("step", seat, go.to, go.by))
        if go.to == self.journey[-1]:
            self.reveal()
            self.finish("caught")
        else:
            self.next()

    def next(self) -> None:
        """Nobody left who can move: the turn is over."""
        if self.can():
            return
        self.rest = []
        if self.options.version == "beginner" or self.last():
            self.reveal()
        if self.last():
            self.finish("escaped")
        else:
            self.free_or_cornered()

    def last(self) -> bool:
        """Beginners count fields, unless a double move counts as one round; others count turns."""
        by_turns = self.options.version == "classic" or self.options.double_move == "round"
        return (self.turns if by_turns else len(self.journey) - 1) >= LAST[self.kind]

    def free_or_cornered(self) -> None:
        known = (
            {"taxi", "bus"}
            if self.options.version == "beginner"
            else {"taxi", "bus", "underground"}
        )
        if self.options.version == "classic" and self.black:
            known = known | {"ferry"}
        free = self.lines(self.journey[-1])
        if not any(by in known and to not in self.stand.values() for by, to in free):
            self.reveal()
            self.finish("cornered")

    def reveal(self) -> None:
        """Covered fields are opened."""
        for n in sorted(self.closed):
            self.said.append(("opened", n, self.journey[n]))
        self.closed.clear()

    def finish(self, why: str) -> None:
        self.end = why
        self.said.append(("end", why, self.journey[-1] if why != "escaped" else None))


_last: list[tuple[AnyMatch, Umpire]] = []


def umpire(match: AnyMatch) -> Umpire:
    """The whole match, kept again; the last one is remembered, for all who ask about it."""
    if not _last or _last[0][0] is not match:
        kept = Umpire(match.options, match.seats)
        for entry in match.standing:
            kept.take(entry.came)
        _last[:] = [(match, kept)]
    return _last[0][1]


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """What `seat` may know: all open moves and tickets, and Mister X his own way."""
    kept = umpire(match)
    return tuple(kept.said), tuple(kept.whispered) if seat == 0 else ()


def audit(match: AnyMatch) -> None:
    """The umpire of the house agrees: the same stations, tickets, turn, end and winner."""
    kept, state, pending = umpire(match), match.state, match.pending()
    board = state.board
    assert list(state.trail) == kept.journey
    assert dict(enumerate(board.posts, 1)) == kept.stand
    assert (board.black, board.doubles) == (kept.black, kept.doubles)
    assert board.rounds == kept.turns
    assert {wish.seat: wish.other for wish in board.wishes} == kept.asked
    covered = {n for n, line in enumerate(board.log, 1) if line.at is None}
    assert covered == kept.closed
    for seat, purse in enumerate(board.purses, 1):
        assert (purse.taxi, purse.bus, purse.underground) == tuple(kept.purses[seat].values())
    assert isinstance(pending, Over) == (kept.end is not None)
    if isinstance(pending, Over):
        assert pending.why == kept.end
        mister_x_won = kept.end in ("escaped", "stranded")
        assert (pending.places[0] == (0,)) == mister_x_won
    elif isinstance(pending, Await):
        assert sorted(pending.seats) == (sorted(kept.choosing() or kept.can()) or [0])


def toy(**changed: Any) -> Toy:
    """The village: eight stations, four fields, the second and the fourth covered."""
    return Toy(**changed)


ANY = tuple(Go(to) for to in range(1, 9))
DARK = tuple(Go(to, "black") for to in range(1, 9))
TWICE = tuple(Double(a, b) for a in (*ANY, *DARK) for b in (*ANY, *DARK))


def ready(detectives: int = 3) -> tuple[Step, ...]:
    """All detectives are content with their starts."""
    return tuple(by(seat, Ready()) for seat in range(1, detectives + 1))


SCENES = (
    Scene("starts chosen", toy(), 4),
    Scene("village", toy(), 4, ready(), whole=True),
    Scene("village, four detectives", toy(), 5, ready(4), whole=True),
    Scene("village, starts drawn", toy(start="drawn"), 4),
    Scene("village, classic", toy(version="classic"), 4),
    Scene("black in the first field", toy(), 4, (*ready(), by(0, *DARK))),
    Scene("double move at once", toy(), 4, (*ready(), by(0, *TWICE))),
    Scene("double move in one round", toy(double_move="round"), 4, (*ready(), by(0, *TWICE))),
    Scene(
        "starts exchanged",
        toy(),
        4,
        (
            *(by(1, Exchange(Seat(2))), by(2, Ready()), by(2, Exchange(Seat(1)))),
            *(by(3, Exchange(Seat(1))), by(1, Decline(Seat(3))), by(3, Ready()), by(1, Ready())),
            by(0, *ANY),
        ),
    ),
    Scene(
        "the last round doubled",
        toy(),
        4,
        (
            *ready(),
            *(by(0, Go(2)), by(2, Go(7)), by(1, Go(6))),
            *(by(0, Go(1), Go(3)), by(1, Go(5)), by(2, Go(6)), by(3, Go(7))),
            *(by(0, Go(2)), by(3, Go(8)), by(2, Go(7)), by(1, Go(6))),
            by(0, *TWICE),
        ),
    ),
)

FULL = (
    Scene("printed", Options(), 4),
    Scene("drawn", Options(start="drawn"), 4),
    Scene("four detectives, one round", Options(double_move="round", detectives=4), 5),
    Scene("classic", Options(version="classic"), 5),
)

GOLDENS = (
    Scene(
        "beginner",
        Options(),
        4,
        (
            *(by(3, Ready()), by(2, Exchange(Seat(3))), by(1, Exchange(Seat(2)))),
            *(by(3, Exchange(Seat(2))), by(1, Ready()), by(2, Ready()), by(0, Go(81))),
            *(by(1, Go(29)), by(3, Go(61)), by(2, Go(111))),
            *(by(0, Double(Go(100), Go(113)))),
            *(by(1, Go(55)), by(2, Go(100)), by(3, Go(78))),
            *(by(0, Go(125, "black")),),
            *(by(2, Go(113)), by(1, Go(89)), by(3, Go(79))),
        ),
    ),
    Scene(
        "drawn",
        Options(start="drawn"),
        4,
        (pick(2, 5, 0), pick(4), by(0, Go(77)), by(3, Go(14))),
    ),
)


def hears(options: Options, seats: int, speaker: Seat, hearer: Audience) -> bool:
    """Detectives may agree that Mister X does not listen: then nobody but they hears them."""
    del seats
    whispers = options.detective_talk == "private" and speaker > 0
    return not whispers or (hearer is not None and hearer > 0)
