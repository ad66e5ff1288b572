"""The expert's plan: bits over the next turns, what they cost, and what they give away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from sleuth.games.code_x import solver
from sleuth.games.code_x.board import asked_seat, free, standing_on, used
from sleuth.games.code_x.mind import Mind, Worth, mind
from sleuth.games.code_x.moves import (
    Ask,
    Decline,
    Finish,
    Give,
    Go,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.pieces import (
    ASKS,
    GEAR,
    KINDS,
    MOVEMENT,
    Code,
    Gear,
    Place,
    Token,
    reach,
    trait,
)
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Dice

LATER = 0.8  # what a bit is worth a turn later
TELLS = 0.25  # bits that an answerer gains by a token not seen before
PRICE = {"straight": 0.12, "diagonal": 0.12, "anywhere": 0.3, "view": 0.2, "swap": 0.12}
"""What a token beside the screen is worth while it is up, in bits."""
UNKNOWN: Token = 0


class Spot(NamedTuple):
    """Where a plan stands: my figure, the gear that is up, my tokens, and tiles that I emptied."""

    at: Place | None
    up: frozenset[Gear]
    hand: tuple[Token, ...]
    taken: frozenset[Place] = frozenset()
    asked: frozenset[tuple[str, int]] = frozenset()


class Planner:
    """Looks a few turns ahead as if nobody else moved."""

    def __init__(self, thought: Mind) -> None:
        self.worth = Worth(thought)
        self.view = thought.view
        self.board = thought.view.board
        assert thought.view.seat is not None
        self.seat: Seat = thought.view.seat
        self.tells = TELLS / (self.board.seats - 1)
        self.seen_by = {s: seen_by(self.view, s) for s in self.board.everyone}

    def start(self) -> Spot:
        """The plan's first position."""
        board, seat = self.board, self.seat
        return Spot(board.figures[seat], board.up[seat], self.view.hand)

    def goes(self, spot: Spot, ways: tuple[str, ...]) -> Iterator[tuple[Place, str]]:
        """Where the figure can go, by each way that is up."""
        board = self.board
        if spot.at is None:
            yield from ((cell, "enter") for cell in range(board.box.cells))
            return
        for by in ways:
            if by == "knight" or by in spot.up:
                for to in reach(board.columns, board.rows, spot.at, by):
                    yield to, by

    def after(self, spot: Spot, to: Place, by: str) -> tuple[float, Spot, bool]:
        """The bits of one movement, the position after it, and whether I am on turn again."""
        board = self.board
        up = spot.up - {by}
        cost = PRICE.get(by, 0.0)
        spot = spot._replace(at=to, up=up)
        tile = board.field[to]
        if to in board.lying and to not in spot.taken:
            token = self.view.known[to] or UNKNOWN
            hand = (*spot.hand, token)
            need = 0.12 / len(hand)
            return (
                self.worth.looking(to) + need - cost,
                spot._replace(hand=hand, taken=spot.taken | {to}),
                False,
            )
        if tile.kind in ASKS:
            if tile.owner == self.seat or not spot.hand:
                return -cost, spot, False
            bits, token = self.question(spot, to)
            rest = list(spot.hand)
            rest.remove(token)
            asked = spot.asked
            if token:
                asked = asked | {(tile.kind, trait(token, ASKS[tile.kind]))}
            return max(bits, 0) - cost, spot._replace(hand=tuple(rest), asked=asked), False
        if tile.kind == "reactivate":
            down = sorted((PRICE[g] for g in GEAR if g not in up), reverse=True)[:2]
            best = [g for g in sorted(GEAR, key=lambda g: -PRICE[g]) if g not in up][:2]
            return sum(down) - cost, spot._replace(up=up | {*best}), False
        if tile.kind == "extra-turn":
            again = to not in board.spent and to not in spot.taken
            return -cost, spot._replace(taken=spot.taken | {to}), again
        gain = 0.19 if spot.hand else 0.0
        return gain - cost, spot, False

    def question(self, spot: Spot, to: Place) -> tuple[float, Token]:
        """The best question on a tile: its bits less what the answerer learns, and its token."""
        tile = self.board.field[to]
        kind = ASKS[tile.kind]
        other = (self.seat + 1) % self.board.seats if tile.owner is None else tile.owner
        found = []
        for token in set(spot.hand):
            if token == UNKNOWN:
                found.append((self.worth.unknown(kind) - self.tells, token))
                continue
            bits = self.worth.asking(token, kind).bits
            if (tile.kind, trait(token, kind)) in spot.asked:
                bits *= 0.5
            tells = 0.0 if token in self.seen_by[Seat(other)] else self.tells
            spare = 0.02 * self.worth.any_kind(token)
            found.append((bits - tells - spare, token))
        return max(found)

    def ahead(self, spot: Spot, depth: int) -> float:
        """The most that the turns after this one promise."""
        if not depth:
            return 0.0
        ways = ("knight", *MOVEMENT) if depth > 1 else ("knight", "straight", "diagonal")
        return max((self.turn(spot, to, by, depth) for to, by in self.goes(spot, ways)), default=0.0)

    def turn(self, spot: Spot, to: Place, by: str, depth: int) -> float:
        """What a movement promises, with the turns after it."""
        bits, after, again = self.after(spot, to, by)
        return bits + (0.97 if again else LATER) * self.ahead(after, depth - 1)


def seen_by(view: View, seat: Seat) -> frozenset[Token]:
    """Tokens of which I know that this seat has seen them."""
    from sleuth.games.code_x.facts import Shown

    shown = (c.token for c in view.clues if isinstance(c, Shown) and seat in (c.seat, c.other))
    return frozenset(shown)


def go(thought: Mind, dice: Dice) -> Move:
    """The movement that promises most."""
    plan = Planner(thought)
    spot = plan.start()
    scored = [
        (plan.turn(spot, to, by, 3), to, by) for to, by in plan.goes(spot, ("knight", *MOVEMENT))
    ]
    most = max(scored)[0] - 1e-9
    best = [(to, by) for worth, to, by in scored if worth >= most]
    to, by = best[dice.below(len(best))]
    return Go(to, by)


def ask(thought: Mind, dice: Dice) -> Move:
    """The question that was planned, unless none is worth a token."""
    plan = Planner(thought)
    spot = plan.start()
    assert spot.at is not None
    bits, token = plan.question(spot, spot.at)
    if bits <= 0:
        return Decline()
    kind = ASKS[standing_on(thought.view.board).kind]
    return Ask(token, plan.worth.asking(token, kind).position)


def answer(thought: Mind, dice: Dice) -> Move:
    """Put a token where it is in the others' way, and not in mine."""
    view, board = thought.view, thought.view.board
    seat = view.seat
    (product,) = moves(view).products
    scored = []
    reached = threatened(view)
    for to in free(board):
        tile = board.field[to]
        score = 0.0
        if tile.kind in ASKS:
            if tile.owner == seat:
                score = 1.0 + 0.5 * reached.get(to, 0)
            else:
                score = -0.5 + (0.3 * reached.get(to, 0))
                if tile.owner is None:
                    score -= 0.5
        else:
            score = {"extra-turn": 0.4, "reactivate": 0.2, "swap": 0.1}[tile.kind]
        scored.append((score, to))
    most = max(scored)[0]
    best = [to for score, to in scored if score >= most]
    to = best[dice.below(len(best))]
    slots = product.fields["slot"]
    unknown = [s for s in slots if not view.known[s]]
    slot_choices = unknown or list(slots)
    return Put(slot_choices[dice.below(len(slot_choices))], to)


def threatened(view: View) -> dict[Place, int]:
    """How many of the others can go to each tile by an L."""
    board, found = view.board, dict[Place, int]()
    for other in board.everyone:
        at = board.figures[other]
        if other == view.seat or at is None:
            continue
        for to in reach(board.columns, board.rows, at, "knight"):
            found[to] = found.get(to, 0) + 1
    return found


def spy(thought: Mind, dice: Dice) -> Move:
    """Look or swap where most is told."""
    worth, view = Worth(thought), thought.view
    scored: list[tuple[float, Move]] = [(0.1, Finish())]
    low = min(view.hand, key=worth.any_kind, default=0)
    for move in moves(view):
        if isinstance(move, Peek):
            scored.append((worth.looking(move.place), move))
        elif isinstance(move, Swap) and move.token == low:
            scored.append((worth.looking(move.place) - 0.01, move))
    most = max(score for score, _ in scored)
    best = [move for score, move in scored if score >= most - 1e-9]
    return best[dice.below(len(best))]


def swap(thought: Mind, dice: Dice) -> Move:
    """Swap the token that serves least for one that tells most."""
    worth, view = Worth(thought), thought.view
    low = min(view.hand, key=worth.any_kind)
    scored = [(worth.looking(place), place) for place in view.board.lying]
    most = max(scored)[0]
    best = [place for score, place in scored if score >= most - 1e-9]
    return Swap(best[dice.below(len(best))], low)


def reactivate(thought: Mind, dice: Dice) -> Move:
    """The two that are worth most."""
    del dice
    assert thought.view.seat is not None
    down = sorted(used(thought.view.board, thought.view.seat), key=lambda g: -PRICE[g])[:2]
    return Reactivate(tuple(g for g in GEAR if g in down))


def give(view: View, dice: Dice) -> Move:
    """The hardest code that the dealt tokens can make."""
    (product,) = moves(view).products
    scored = [(hardness(tuple(code)), code) for code in product.fields["tokens"]]
    del dice
    return Give(max(scored)[1])


@cache
def _surprise() -> dict[tuple[str, int, int], float]:
    packed = solver.tables(30, 3)
    found = {}
    for kind in KINDS:
        for value, counts in enumerate(packed.counts[kind]):
            shares = np.bincount(counts, minlength=4) / len(counts)
            for n, share in enumerate(shares):
                found[kind, value, n] = float(-np.log2(share)) if share else 20.0
    return found


def hardness(code: Code) -> float:
    """How little questions about this code are expected to tell."""
    told = 0.0
    for kind in KINDS:
        traits = [trait(token, kind) for token in code]
        for value in range(6 if kind == "range" else 5):
            told += _surprise()[kind, value, traits.count(value)]
    return -told


def stand(view: View, dice: Dice) -> Move:
    """The tile from which the first turns promise most."""
    thought = mind(view)
    plan = Planner(thought)
    scored = []
    for move in moves(view).listed:
        assert isinstance(move, Stand)
        spot = plan.start()._replace(at=move.place)
        scored.append((plan.ahead(spot, 2), move.place))
    most = max(scored)[0] - 1e-9
    best = [place for score, place in scored if score >= most]
    return Stand(best[dice.below(len(best))])
