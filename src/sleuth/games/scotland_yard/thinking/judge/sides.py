"""Both sides of a certificate, judged line by line in exact fractions, the last field first.

The detectives' lines name turns and what they do in them; what Mister X can make of that is worked
out. His lines name states and what he does there; every plan of theirs is tried. What is not named
counts for the other side. Each line promises a share of games, and must keep it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from sleuth.games.scotland_yard.thinking.judge.certificate import Header, Refused, Row
from sleuth.games.scotland_yard.thinking.judge.town import Layer, Posts, State, Town, Turn, Where

Share = Fraction | int
AHEAD = 2  # a turn fills at most so many fields


@dataclass
class Bench:
    """What is proved so far: by layer, and within it by where everybody stands."""

    town: Town
    header: Header
    layer: Layer = Layer(1 << 16, 0, 0)  # noqa: RUF009
    states: int = 0
    proved: dict[Layer, dict[tuple[Posts, Where], Share]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    known: dict[State, Share] = field(default_factory=dict)

    def begin(self, layer: Layer) -> None:
        """A layer begins; none may come before one that it builds on."""
        if layer.filled > self.layer.filled:
            raise Refused("check.order", layer)
        if layer.filled < self.layer.filled:
            self.known.clear()
        self.layer = layer
        for old in [old for old in self.proved if old.filled > layer.filled + AHEAD]:
            del self.proved[old]

    def promise(self, number: int) -> Fraction:
        """What a line promises."""
        return self.header.values[number]

    def note(self, posts: Posts, where: Where, share: Share) -> None:
        """A line that kept its promise."""
        self.states += 1
        self.proved[self.layer][posts, where] = share


@dataclass
class Detectives(Bench):
    """The detectives' side: at least so much."""

    def take(self, row: Row) -> None:
        """For these posts: where he may be, what is promised, and plans with their weights."""
        posts = tuple(row[0])
        for where, number, *mix in row[1:]:
            turn = Turn(self.layer, posts, tuple(where))
            share = self.least(turn, [(weight, tuple(plan)) for weight, *plan in mix])
            if share < self.promise(number):
                raise Refused("check.promise", turn)
            self.note(posts, turn.where, share)

    def least(self, turn: Turn, mix: list[tuple[int, Posts]]) -> Share:
        """What these plans get wherever he is."""
        for weight, plan in mix:
            if type(weight) is not int or weight < 1 or not self.town.follows(turn.posts, plan):
                raise Refused("check.plan", turn)
        if len(mix) == 1:
            return min(self.worth(State(turn.layer, mix[0][1], at)) for at in turn.where)
        total = sum(weight for weight, _ in mix)
        gets = (
            sum(weight * self.worth(State(turn.layer, plan, at)) for weight, plan in mix)
            for at in turn.where
        )
        return Fraction(min(gets)) / total if mix else 0

    def worth(self, state: State) -> Share:
        """What is left to the detectives when Mister X is to move."""
        if state.at in state.posts:
            return 1
        if state.layer.filled >= self.town.last:
            return 0
        if state not in self.known:
            turns = self.town.turns(state)
            got = (self.proved[turn.layer].get((turn.posts, turn.where), 0) for turn in turns)
            self.known[state] = min(got, default=1)
        return self.known[state]


@dataclass
class MisterX(Bench):
    """Mister X's side: at most so much is left to the detectives."""

    def __post_init__(self) -> None:
        self.ends = lru_cache(maxsize=1 << 16)(self.town.ends)

    def take(self, row: Row) -> None:
        """For these posts: where he is, what is promised, what he shows, and how he mixes."""
        posts = tuple(row[0])
        for at, number, layer, where, weights in row[1:]:
            state = State(self.layer, posts, at)
            turn = Turn(Layer(*layer), posts, tuple(where))
            if turn not in set(self.town.turns(state)) or not fair(weights, where):
                raise Refused("check.choice", state)
            share = self.most(turn, dict(zip(where, weights, strict=True)))
            if share > self.promise(number):
                raise Refused("check.promise", state)
            self.note(posts, (at,), share)

    def most(self, turn: Turn, mix: dict[int, int]) -> Share:
        """What the detectives' best plan gets against this mix."""
        likely = [(at, weight) for at, weight in mix.items() if weight]
        gets = (
            sum(weight * self.worth(State(turn.layer, plan, at)) for at, weight in likely)
            for plan in self.ends(turn.posts)
        )
        return Fraction(max(gets)) / sum(mix.values())

    def worth(self, state: State) -> Share:
        """What is left to the detectives when Mister X is to move."""
        if state.at in state.posts:
            return 1
        if state.layer.filled >= self.town.last:
            return 0
        return self.proved[state.layer].get((state.posts, (state.at,)), 1)


def fair(weights: list[int], where: list[int]) -> bool:
    """One whole weight for each station, none below nothing, and some above."""
    whole = all(type(weight) is int for weight in weights)
    return whole and len(weights) == len(where) and min(weights) >= 0 and max(weights) > 0
