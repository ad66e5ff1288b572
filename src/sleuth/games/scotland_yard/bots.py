"""Bots for both sides: by memory and depth of thought, from greed to mixed strategies.

Every detective thinks for the whole team from what lies on the table. Where they mix, the first one
draws from the team's strategy and the others draw on from what he did: it is worked out alike by
all, so they need not talk; for the people among them they say where they go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides, walks
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.packed import Array, Packed, exits, packed, plans
from sleuth.games.scotland_yard.pieces import MISTER_X, Options
from sleuth.games.scotland_yard.solver import SURE, Outlook, Sight, equilibrium, outlook
from sleuth.games.scotland_yard.sure import known, sure
from sleuth.games.scotland_yard.table import place
from sleuth.games.scotland_yard.view import View, moves
from sleuth.games.scotland_yard.worlds import odds
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Phrase, Thought

Choose = Callable[[View, Dice], Move]
OPEN_END = 20  # the classic version is looked at as if its end were far away
FINE = 1_000_000  # in how many parts the dice cut a probability


def bot(mister_x: Choose, detective: Choose) -> Bot[View, Move]:
    """One that plays either side; as a detective it says where it goes."""

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        if not moves(view) or (view.seat != MISTER_X and not view.board.log):
            return Thought(None)
        if view.seat == MISTER_X:
            return Thought(mister_x(view, dice))
        move = detective(view, dice)
        assert isinstance(move, Go)
        return Thought(move, (Phrase("scotland-yard.phrase.going", {"to": move.to}),))

    return think


def anything(view: View, dice: Dice) -> Move:
    """Any move at all."""
    return moves(view).pick(dice)


def map_of(options: Options) -> Packed:
    return packed(options.chart.name, options.version)


def posts_of(board: Board) -> tuple[int, ...]:
    return tuple(post - 1 for post in board.posts)


def unmoved(board: Board) -> tuple[int, ...]:
    return tuple(n for n in range(board.seats - 1) if n + 1 not in board.moved)


def drawn(weights: Array, dice: Dice) -> int:
    """A number with these probabilities."""
    steps = np.cumsum(weights) / weights.sum()
    return int(np.searchsorted(steps, (dice.below(FINE) + 0.5) / FINE))


def best(worth: Array, dice: Dice, margin: float = 0.0) -> int:
    """The number of the highest value, or one within the margin; the dice choose among them."""
    top = np.flatnonzero(worth >= worth.max() - margin)
    return int(top[dice.below(len(top))])


@dataclass(frozen=True)
class Detective:
    """How a detective thinks: how far ahead, and whether it works out where Mister X hides."""

    depth: int
    infers: bool = True
    mixes: bool = False
    reads: bool = False

    def __call__(self, view: View, dice: Dice) -> Move:
        board, seat = view.board, view.seat
        assert seat is not None
        believed = self.belief(view)
        winning = self.winning(board, tuple(believed)) if self.reads else None
        if winning is not None:
            plan = winning[dice.below(len(winning))]
        elif self.mixes and len(believed) > 1 and not board.options.classic:
            plan = self.mixed(board, believed, dice)
        else:
            plan = self.straight(board, believed, dice)
        return step(board, seat, int(plan[seat - 1]) + 1)

    def winning(self, board: Board, stations: tuple[int, ...]) -> Array | None:
        """The plans that win for sure wherever he is, if the table knows any."""
        held = known(board.options, board.seats - 1)
        if held is None:
            return None
        map_ = map_of(board.options)
        rows = plans(map_, posts_of(board), unmoved(board))
        every = sure(held, map_, (len(board.log), board.black, board.doubles), stations, rows)
        found: Array = rows[every.all(axis=0)]
        return found if len(found) else None

    def belief(self, view: View) -> Mapping[int, float]:
        """Where he may be; who does not work it out goes where he was last seen."""
        log = view.board.log
        seen = [field.at for field in log if field.at is not None]
        if not self.infers and log[-1].at is None and seen:
            return {seen[-1] - 1: 1.0}
        return {at - 1: share for at, share in odds(view).items()}

    def straight(self, board: Board, believed: Mapping[int, float], dice: Dice) -> Array:
        """The plan that is worth most on average."""
        found = self.look(board, posts_of(board), unmoved(board), tuple(believed))
        fine = payable(board, found.plans)
        worth = np.array(list(believed.values())) @ found.values
        worth[~fine] = -1
        chosen: Array = found.plans[best(worth, dice)]
        return chosen

    def mixed(self, board: Board, believed: Mapping[int, float], dice: Dice) -> Array:
        """A plan drawn from the team's mixed strategy, given what some have done already."""
        start = tuple(post - 1 for post in board.log[-1].taken)
        hidden = tuple(sorted({*believed, *(at - 1 for at in board.log[-1].searched)}))
        found = self.look(board, start, tuple(range(len(start))), hidden)
        _, weights, _ = equilibrium(found.values)
        for seat in board.moved:
            weights = weights * (found.plans[:, seat - 1] == board.posts[seat - 1] - 1)
        if weights.sum() <= 0:
            found = self.look(board, posts_of(board), unmoved(board), tuple(believed))
            _, weights, _ = equilibrium(found.values)
        chosen: Array = found.plans[drawn(weights, dice)]
        return chosen

    def look(
        self, board: Board, posts: tuple[int, ...], free: tuple[int, ...], stations: tuple[int, ...]
    ) -> Outlook:
        sight = Sight(len(board.log), bool(board.doubles), self.depth)
        found = outlook(map_of(board.options), posts, free, stations, sight)
        return assured(board, found, (board.black, board.doubles)) if self.reads else found


def assured(board: Board, found: Outlook, tickets: tuple[int, int], later: int = 0) -> Outlook:
    """The outlook with what the table knows for sure; `later` are fields not filled yet."""
    held = known(board.options, board.seats - 1)
    if held is None:
        return found
    key = (len(board.log) + later, *tickets)
    certain = sure(held, map_of(board.options), key, found.stations, found.plans)
    return found._replace(values=np.where(certain, SURE, found.values))


def payable(board: Board, rows: Array) -> Array:
    """Which plans the detectives' tickets pay for; if none, all are as good as any."""
    fine = np.ones(len(rows), bool)
    if board.options.classic:
        for seat in board.todo:
            ways = [go.to - 1 for go in walks(board, seat)]
            fine &= np.isin(rows[:, seat - 1], ways)
    return fine if fine.any() else np.ones(len(rows), bool)


def step(board: Board, seat: Seat, to: int) -> Go:
    """The step to a station; with tickets, the one of which most are left."""
    ways = list(walks(board, seat))
    fitting = [go for go in ways if go.to == to] or ways
    if not board.options.classic:
        return fitting[0]
    purse = board.purses[seat - 1]
    return max(fitting, key=lambda go: getattr(purse, go.by or "taxi"))


@dataclass(frozen=True)
class MisterX:
    """How Mister X thinks: how far ahead, how he hides, and when he spends his tickets.

    Worth runs from 0 (he escapes) to 1 (he is caught). He thinks of tickets when standing without
    is worth `alarm` or more, keeps the black one for field `dark` and later, and spends it only if
    that gains him `black`; what the double move is worth to him is in the outlook.
    """

    depth: int
    mixes: bool = False
    margin: float = 0.06
    open_margin: float = 0.02
    alarm: float = 0.0
    black: float = 0.05
    dark: int = 1
    reads: bool = False

    def __call__(self, view: View, dice: Dice) -> Move:
        if view.board.options.classic:
            return self.classic(view, dice)
        board, at = view.board, view.trail[-1] - 1
        field = len(board.log) + 1
        ways = exits(map_of(board.options), at, posts_of(board))
        found = self.look(board, ways, 1, (board.black, board.doubles))
        covered = hides(board.options, field)
        worth = danger(found, covered and self.mixes)
        if worth >= self.alarm:
            helped = self.ticket(board, found, dice)
            if helped is not None and helped[1] < worth:
                return helped[0]
        return Go(self.way(found, covered, dice) + 1)

    def way(self, found: Outlook, covered: bool, dice: Dice) -> int:
        """A single move: in the dark it is drawn, by the mixed strategy or from the best few."""
        if covered and self.mixes:
            weights, _, _ = equilibrium(found.values)
            return found.stations[drawn(weights, dice)]
        safe = 1 - found.values.max(axis=1) / SURE
        return found.stations[best(safe, dice, self.margin if covered else self.open_margin)]

    def ticket(self, board: Board, found: Outlook, dice: Dice) -> tuple[Move, float] | None:
        """The ticket that helps most, how it is played, and what he is then worth."""
        field, options = len(board.log) + 1, board.options
        tried: list[tuple[Move, float]] = []
        if board.black and field >= self.dark and not hides(options, field):
            unseen = self.look(board, found.stations, 1, (0, board.doubles))
            worth = danger(unseen, mixed=True) + self.black
            tried.append((Go(self.way(unseen, True, dice) + 1, "black"), worth))
        if board.doubles:
            tried += self.doubled(board, found, dice)
        return min(tried, key=lambda each: each[1], default=None)

    def doubled(self, board: Board, found: Outlook, dice: Dice) -> Sequence[tuple[Move, float]]:
        """Double moves: the second half decides, in plain sight or in the dark."""
        map_, posts, field = map_of(board.options), posts_of(board), len(board.log) + 2
        firsts = list(found.stations)
        seconds = {first: exits(map_, first, posts) for first in firsts}
        every = sorted({to for ways in seconds.values() for to in ways})
        beyond = self.look(board, every, 2, (board.black, 0))
        covered = hides(board.options, field)
        tried: list[tuple[Move, float]] = []
        for first, ways in seconds.items():
            rows = np.searchsorted(every, ways)
            part = Outlook(tuple(ways), beyond.plans, beyond.values[rows])
            to = self.way(part, covered, dice)
            worth = danger(part, covered and self.mixes)
            tried.append((Double(Go(first + 1), Go(to + 1)), worth))
        return tried

    def look(
        self, board: Board, ways: Sequence[int], later: int, tickets: tuple[int, int]
    ) -> Outlook:
        """He has filled so many fields more, and has these tickets left."""
        posts, field = posts_of(board), len(board.log) + later
        if board.options.classic:
            field = min(field, OPEN_END)
        sight = Sight(field, bool(tickets[1]), self.depth)
        free = tuple(range(len(posts)))
        found = outlook(map_of(board.options), posts, free, tuple(ways), sight)
        return assured(board, found, tickets, later) if self.reads else found

    def classic(self, view: View, dice: Dice) -> Move:
        """He goes where he is hardest to catch, with a black ticket when he has just been seen."""
        board, on_offer = view.board, [m for m in moves(view).listed if isinstance(m, Go)]
        ways = sorted({go.to - 1 for go in on_offer})
        found = self.look(board, ways, 1, (0, 0))
        covered = hides(board.options, len(board.log) + 1)
        to = self.way(found, covered, dice) + 1
        fitting = [go for go in on_offer if go.to == to]
        black = [go for go in fitting if go.by == "black"]
        just_seen = bool(board.log) and board.log[-1].at is not None
        plain = [go for go in fitting if go.by != "black"]
        chosen = black if (just_seen and black and covered) or not plain else plain
        return chosen[dice.below(len(chosen))]


def danger(found: Outlook, mixed: bool) -> float:
    """What the best single move leaves him worth to the detectives."""
    if mixed:
        return equilibrium(found.values)[2]
    return float(found.values.max(axis=1).min()) / SURE


def chase(view: View, dice: Dice) -> Move:
    """Greed: as near as possible to where he may be, on average."""
    board, seat = view.board, view.seat
    assert seat is not None
    away = map_of(board.options).distance
    believed = odds(view)
    ways = list(walks(board, seat))
    near = [-sum(p * int(away[go.to - 1, at - 1]) for at, p in believed.items()) for go in ways]
    return ways[best(np.array(near), dice)]


def flee(view: View, dice: Dice) -> Move:
    """Greed of Mister X: as far as possible from the nearest, then from all detectives."""
    board = view.board
    away = map_of(board.options).distance
    ways = [move for move in moves(view).listed if isinstance(move, Go) and move.by != "black"]
    ways = ways or [move for move in moves(view).listed if isinstance(move, Go)]
    apart = [away[go.to - 1, list(posts_of(board))].astype(int) for go in ways]
    far = np.array([each.min() * 100 + each.sum() for each in apart], float)
    return ways[best(far, dice)]


LEVELS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(anything, anything),
    "greedy": bot(flee, chase),
    "territory": bot(MisterX(1, alarm=0.41, dark=9), Detective(1)),
    "novice": bot(flee, Detective(1, infers=False)),
    "regular": bot(MisterX(1), Detective(2)),
    "expert": bot(MisterX(2, mixes=True), Detective(3, mixes=True)),
}
READER: Final = bot(MisterX(1, mixes=True, reads=True), Detective(1, mixes=True, reads=True))


def perfect(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
    """Plays by the table of sure wins; where none is known, it thinks like an expert."""
    reads = known(view.board.options, view.board.seats - 1) is not None
    return (READER if reads else LEVELS["expert"])(view, heard, dice, budget)


TABLES = any(place(team).is_file() for team in (3, 4))
BOTS: Final[Mapping[str, Bot[View, Move]]] = {**LEVELS, "perfect": perfect} if TABLES else LEVELS
