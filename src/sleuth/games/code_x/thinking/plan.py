"""Looking ahead: bits over the next turns, less what they cost and what they give away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sleuth.games.code_x.pieces import (
    ASKS,
    Gear,
    Kind,
    Place,
    Step,
    Tile,
    Token,
    left_of,
    reach,
    trait,
)
from sleuth.games.code_x.thinking.mind import Mind, Worth
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Seat

DEPTH = 3  # turns that are planned
LATER = 0.8  # what a bit is worth a turn later
AGAIN = 0.97  # and in an extra turn, which nobody can cut off
TELLS = 0.25  # bits that an answerer gains by a token not seen before
REPEATED = 0.5  # what a second question about the same thing still tells
NEED = 0.12  # what a token to ask with is worth, for the first
REGAINED: Mapping[Gear, float] = {"view": 0.2, "swap": 0.12}
"""What a token beside the screen is worth when it is turned up again, in bits.

Movement tokens are worth what the plan makes of them: saved for later, most were never used.
"""
BY_WORTH: tuple[Gear, ...] = ("anywhere", "view", "straight", "diagonal", "swap")
WAYS: tuple[Step, ...] = ("knight", "straight", "diagonal", "anywhere")
UNKNOWN: Token = 0

Trait = tuple[Kind, int]
Hand = tuple[Token, ...]


class Spot(NamedTuple):
    """Where a plan stands: figure, gear that is up, tokens, tiles used up, what was asked."""

    at: Place | None
    up: frozenset[Gear]
    hand: Hand
    emptied: frozenset[Place] = frozenset()
    asked: frozenset[Trait] = frozenset()


class Planner:
    """Looks a few turns ahead as if nobody else moved; what was worked out is kept."""

    def __init__(self, thought: Mind) -> None:
        view = thought.view
        assert view.seat is not None
        self.view, self.board, self.seat = view, view.board, view.seat
        self.worth = Worth(thought)
        self.tells = TELLS / (view.board.seats - 1)
        self.seen = {seat: seen_by(view, seat) for seat in view.board.everyone}
        self.looking = {place: self.worth.looking(place) for place in view.board.lying}
        self._ahead: dict[tuple[Spot, int], float] = {}
        self._question: dict[tuple[Hand, frozenset[Trait], Tile], tuple[float, Token]] = {}
        board = view.board
        self.spot = Spot(
            board.figures[self.seat], board.up[self.seat], view.hand, emptied=board.spent
        )

    def goes(self, spot: Spot, ways: tuple[Step, ...] = WAYS) -> Iterator[tuple[Place, Step]]:
        """Where the figure can go, by each way that is up."""
        columns, rows = self.board.columns, self.board.rows
        if spot.at is None:
            yield from ((cell, "enter") for cell in range(self.board.box.cells))
            return
        for by in ways:
            if by == "knight" or by in spot.up:
                yield from ((to, by) for to in reach(columns, rows, spot.at, by))

    def promise(self, to: Place, by: Step, spot: Spot, depth: int = DEPTH) -> float:
        """What a movement promises, with the turns after it."""
        bits = self.gain(spot, to, by)
        if self.again(spot, to):
            return bits + AGAIN * self.ahead(self.after(spot, to, by), depth)
        if depth == 1:
            return bits
        return bits + LATER * self.ahead(self.after(spot, to, by), depth - 1)

    def ahead(self, spot: Spot, depth: int) -> float:
        """The most that the next turns promise; far ahead nobody jumps anywhere."""
        key = spot, depth
        if key not in self._ahead:
            goes = self.goes(spot, WAYS if depth > 1 else WAYS[:3])
            self._ahead[key] = max((self.promise(*go, spot, depth) for go in goes), default=0.0)
        return self._ahead[key]

    def lies(self, spot: Spot, to: Place) -> bool:
        """Is there a token to take?"""
        return to in self.looking and to not in spot.emptied

    def again(self, spot: Spot, to: Place) -> bool:
        """Does landing there give an extra turn?"""
        if self.board.field[to].kind != "extra-turn" or to in spot.emptied:
            return False
        return to not in self.looking

    def asks(self, spot: Spot, to: Place) -> bool:
        """Could a question be asked on this tile?"""
        tile = self.board.field[to]
        return tile.kind in ASKS and tile.owner != self.seat and bool(spot.hand)

    def gain(self, spot: Spot, to: Place, by: Step) -> float:
        """The bits that landing there gives at once."""
        if self.lies(spot, to):
            return self.looking[to] + NEED / (1 + len(spot.hand))
        if self.asks(spot, to):
            return max(0.0, self.question(spot, self.board.field[to])[0])
        kind = self.board.field[to].kind
        if kind == "reactivate":
            return regained(best_two(spot.up - {by}))
        return self.worth.most_to_see() if kind == "swap" and spot.hand else 0.0

    def after(self, spot: Spot, to: Place, by: Step) -> Spot:
        """Where the plan stands when the movement and what it brings are done."""
        up = spot.up - {by}
        _, _, hand, emptied, asked = spot
        if self.lies(spot, to):
            hand, emptied = (*hand, self.view.known[to] or UNKNOWN), emptied | {to}
        elif self.asks(spot, to):
            return Spot(to, up, *self.asked(spot, self.board.field[to]))
        elif self.board.field[to].kind == "reactivate":
            up = up.union(best_two(up))
        elif self.again(spot, to):
            emptied |= {to}
        return Spot(to, up, hand, emptied, asked)

    def asked(self, spot: Spot, tile: Tile) -> tuple[Hand, frozenset[Place], frozenset[Trait]]:
        """Tokens, tiles used up and things asked about after the best question on a tile."""
        bits, token = self.question(spot, tile)
        if bits <= 0:
            return spot.hand, spot.emptied, spot.asked
        rest, kind = list(spot.hand), ASKS[tile.kind]
        rest.remove(token)
        about = {(kind, trait(token, kind))} if token else set()
        return tuple(rest), spot.emptied, spot.asked | about

    def question(self, spot: Spot, tile: Tile) -> tuple[float, Token]:
        """The token that asks best on a tile: its bits, less what the answerer learns by it."""
        key = spot.hand, spot.asked, tile
        if key not in self._question:
            other = left_of(self.seat, self.board.seats) if tile.owner is None else tile.owner
            kind = ASKS[tile.kind]
            every = ((self.asking(spot, kind, token, other), token) for token in {*spot.hand})
            self._question[key] = max(every)
        return self._question[key]

    def asking(self, spot: Spot, kind: Kind, token: Token, other: Seat) -> float:
        """What one token tells as a question, all told."""
        if token == UNKNOWN:
            return self.worth.unknown(kind) - self.tells
        bits = self.worth.asking(token, kind).bits
        if (kind, trait(token, kind)) in spot.asked:
            bits *= REPEATED
        spare = 0.02 * self.worth.any_kind(token)
        return bits - spare - (0.0 if token in self.seen[other] else self.tells)


def regained(gear: Iterable[Gear]) -> float:
    """What it is worth to turn these up."""
    return sum(REGAINED.get(each, 0.0) for each in gear)


def best_two(up: frozenset[Gear]) -> list[Gear]:
    """The two used tokens that are worth most."""
    return [gear for gear in BY_WORTH if gear not in up][:2]


def seen_by(view: View, seat: Seat) -> frozenset[Token]:
    """Tokens of which I know that this seat has seen them in a question."""
    return frozenset(view.given[seat])
