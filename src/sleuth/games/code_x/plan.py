"""Looking ahead: bits over the next turns, less what they cost and what they give away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sleuth.games.code_x.facts import Shown
from sleuth.games.code_x.mind import Mind, Worth
from sleuth.games.code_x.pieces import (
    ASKS,
    GEAR,
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
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Seat

DEPTH = 3  # turns that are planned
LATER = 0.8  # what a bit is worth a turn later
AGAIN = 0.97  # and in an extra turn, which nobody can cut off
TELLS = 0.25  # bits that an answerer gains by a token not seen before
REPEATED = 0.5  # what a second question about the same thing still tells
NEED = 0.12  # what a token to ask with is worth, for the first
PRICE: dict[str, float] = {
    "straight": 0.12,
    "diagonal": 0.12,
    "anywhere": 0.3,
    "view": 0.2,
    "swap": 0.12,
}
"""What each token beside the screen is worth while it is up, in bits."""
BY_WORTH: tuple[Gear, ...] = tuple(sorted(GEAR, key=lambda gear: -PRICE[gear]))
WAYS: tuple[Step, ...] = ("knight", "straight", "diagonal", "anywhere")
UNKNOWN: Token = 0

Trait = tuple[Kind, int]


class Spot(NamedTuple):
    """Where a plan stands: figure, gear that is up, tokens, tiles used up, what was asked."""

    at: Place | None
    up: frozenset[Gear]
    hand: tuple[Token, ...]
    emptied: frozenset[Place] = frozenset()
    asked: frozenset[Trait] = frozenset()


class Landing(NamedTuple):
    """What a movement gives, where the plan stands after it, and whether I am on turn again."""

    bits: float
    spot: Spot
    again: bool = False


class Planner:
    """Looks a few turns ahead as if nobody else moved."""

    def __init__(self, thought: Mind) -> None:
        view = thought.view
        assert view.seat is not None
        self.view, self.board, self.seat = view, view.board, view.seat
        self.worth = Worth(thought)
        self.tells = TELLS / (view.board.seats - 1)
        self.seen = {seat: seen_by(view, seat) for seat in view.board.everyone}
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
        bits, after, again = self.landing(spot, to, by)
        return (
            bits - PRICE.get(by, 0.0) + (AGAIN if again else LATER) * self.ahead(after, depth - 1)
        )

    def ahead(self, spot: Spot, depth: int) -> float:
        """The most that the next turns promise; far ahead nobody jumps anywhere."""
        if not depth:
            return 0.0
        goes = self.goes(spot, WAYS if depth > 1 else WAYS[:3])
        return max((self.promise(to, by, spot, depth) for to, by in goes), default=0.0)

    def landing(self, spot: Spot, to: Place, by: Step) -> Landing:
        """One movement: a token, a question, or an action."""
        spot, tile = spot._replace(at=to, up=spot.up - {by}), self.board.field[to]
        if to in self.board.lying and to not in spot.emptied:
            return self.pick_up(spot, to)
        if tile.kind not in ASKS:
            return self.action(spot, to, tile)
        if tile.owner == self.seat or not spot.hand:
            return Landing(0.0, spot)
        return self.questioned(spot, tile)

    def pick_up(self, spot: Spot, to: Place) -> Landing:
        """A token tells something, and can be asked with."""
        hand = (*spot.hand, self.view.known[to] or UNKNOWN)
        bits = self.worth.looking(to) + NEED / len(hand)
        return Landing(bits, spot._replace(hand=hand, emptied=spot.emptied | {to}))

    def action(self, spot: Spot, to: Place, tile: Tile) -> Landing:
        """An Action tile."""
        if tile.kind == "extra-turn":
            again = to not in spot.emptied
            return Landing(0.0, spot._replace(emptied=spot.emptied | {to}), again)
        if tile.kind == "reactivate":
            gear = best_two(spot.up)
            return Landing(sum(PRICE[each] for each in gear), spot._replace(up=spot.up | {*gear}))
        return Landing(self.worth.most_to_see() if spot.hand else 0.0, spot)

    def questioned(self, spot: Spot, tile: Tile) -> Landing:
        """The best question on a tile, and the token gone."""
        bits, token = self.question(spot, tile)
        if bits <= 0:
            return Landing(0.0, spot)
        rest, kind = list(spot.hand), ASKS[tile.kind]
        rest.remove(token)
        about = {(kind, trait(token, kind))} if token else set()
        return Landing(bits, spot._replace(hand=tuple(rest), asked=spot.asked | about))

    def question(self, spot: Spot, tile: Tile) -> tuple[float, Token]:
        """The token that asks best on a tile: its bits, less what the answerer learns by it."""
        other = left_of(self.seat, self.board.seats) if tile.owner is None else tile.owner
        kind = ASKS[tile.kind]
        return max((self.asking(spot, kind, token, other), token) for token in {*spot.hand})

    def asking(self, spot: Spot, kind: Kind, token: Token, other: Seat) -> float:
        """What one token tells as a question, all told."""
        if token == UNKNOWN:
            return self.worth.unknown(kind) - self.tells
        bits = self.worth.asking(token, kind).bits
        if (kind, trait(token, kind)) in spot.asked:
            bits *= REPEATED
        spare = 0.02 * self.worth.any_kind(token)
        return bits - spare - (0.0 if token in self.seen[other] else self.tells)


def best_two(up: frozenset[Gear]) -> list[Gear]:
    """The two used tokens that are worth most."""
    return [gear for gear in BY_WORTH if gear not in up][:2]


def seen_by(view: View, seat: Seat) -> frozenset[Token]:
    """Tokens of which I know that this seat has seen them in a question."""
    shown = (clue for clue in view.clues if isinstance(clue, Shown))
    return frozenset(clue.token for clue in shown if seat in (clue.seat, clue.other))
