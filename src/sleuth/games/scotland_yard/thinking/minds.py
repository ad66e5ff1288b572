"""Characters in Scotland Yard, on either side: how much of the log, how many plans, how far ahead.

Detectives of little span go through the plans in which all of them come nearest to where he may be,
and take the one that leaves him the fewest stations; as Mister X they fear those plans alone. Older
tickets than the newest are forgotten: such a ride may have led anywhere. Who loses nothing looks
ahead besides, and who thinks a turn further mixes where the others cannot see, but not as one of
four detectives, who lose more by it than they hide.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.moves import Go, Move
from sleuth.games.scotland_yard.thinking.aims import best, map_of, posts_of, unmoved
from sleuth.games.scotland_yard.thinking.bots import BOTS, SWIFT, Choose, bot, either
from sleuth.games.scotland_yard.thinking.detectives import Detective, free_step, payable, step
from sleuth.games.scotland_yard.thinking.fugitive import MisterX, paid
from sleuth.games.scotland_yard.thinking.lightly.minds import (
    LightTerritory,
    LightWalker,
    recalled,
)
from sleuth.games.scotland_yard.thinking.packed import ARRAYS, Array, Packed, plans
from sleuth.games.scotland_yard.thinking.solver import DOUBT
from sleuth.games.scotland_yard.thinking.territory import Territory, left, nearest
from sleuth.games.scotland_yard.thinking.worlds import journeys_to
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.minds import Mind, curve
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot

TRIED: Final = curve((3, 2), (5, 3), (7, 4), (13, 6), (24, 20))
ALIKE: Final = curve((3, 0.15), (5, 0.1), (7, 0.055), (13, 0.03), (24, 0.0))
"""Detectives, by how many possibilities they try: plans that are gone through, and by how much, as
a share of what a plan is worth, one may be worse than the best."""
FEARED: Final = curve((3, 1), (5, 2), (7, 2), (13, 3), (24, 4))
SLOPPY: Final = {
    3: curve((3, 20.0), (5, 40.0), (7, 17.5), (13, 12.0), (24, 10.0)),
    4: curve((3, 20.0), (5, 19.0), (7, 11.0), (13, 12.0), (24, 8.0)),
}
"""Mister X, by the same: plans of theirs that he thinks of, and, by how many detectives there are,
stations by which a move of his may be worse than the best. Who fears two plans at once sees how
much may go wrong."""
TRIES, FEARS = 100, 2
"""Plans of one's own side and of theirs for each of the few that somebody weighs who loses nothing;
who thinks a turn further goes through all."""
TURNS: Final = 2  # that such detectives think ahead
DRAWS: Final = 150  # rounds of regret matching by which they mix
SLACK: Final = 0.004
CALM: Final = {3: 4.5, 4: 6.0}
"""By how much a plan of theirs may be worse, of a catch; and a move of his, in stations, by how
many detectives there are."""


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind, as Mister X or as a detective."""
    if mind.deepest:
        return BOTS["perfect"]
    if mind.span is not None:
        return spanning(mind, lightly=not ARRAYS)
    few = mind.look or 1
    hunts = Detective(TURNS, tries=TRIES * few, slack=SLACK / mind.depth**2)
    if mind.depth > 1:
        mixes = either(Detective(TURNS, mixes=True, rounds=DRAWS), hunts)
        return bot(unread(mind.depth), by_team({3: mixes, 4: hunts}))
    calm = {
        team: Territory(slack, fears=FEARS * few, open_margin=slack) for team, slack in CALM.items()
    }
    return bot(either(by_team(calm), MisterX(mind.depth)), hunts)


def unread(depth: int) -> Choose:
    """Mister X who draws where he is in the dark, so that nobody can read him, and looks a turn
    less far for it; with tickets, the best few are enough."""
    return either(MisterX(depth - 1, mixes=True, rounds=SWIFT), MisterX(depth))


def light(mind: Mind) -> bool:
    """Those of little span think of so few plans that it takes no arrays."""
    return mind.span is not None


def spanning(mind: Mind, *, lightly: bool) -> Bot[View, Move]:
    """A mind of little span; the same where arrays are there in name only."""
    assert mind.span is not None
    fears, tries = round(FEARED(mind.span)), round(TRIED(mind.span))
    slacks = {team: sloppy(mind.span) for team, sloppy in SLOPPY.items()}
    alike = ALIKE(mind.span)
    if lightly:
        light_ = {team: LightTerritory(slack, fears) for team, slack in slacks.items()}
        return bot(by_team(light_), LightWalker(tries, mind.recall, alike))
    flees = {team: fleeing(slack, fears) for team, slack in slacks.items()}
    return bot(by_team(flees), Walker(tries, mind.recall, alike))


def by_team(ways: Mapping[int, Choose]) -> Choose:
    """One way to think for so many detectives each."""
    return lambda view, dice: ways[view.board.seats - 1](view, dice)


def fleeing(slack: float, fears: int) -> Choose:
    """Mister X by territory, in either version."""
    sight = Territory(slack, fears=fears, open_margin=slack)
    return either(sight, openly(sight))


def openly(sight: Territory) -> Choose:
    """Mister X by territory in the classic version, where he pays for each ride."""

    def choose(view: View, dice: Dice) -> Move:
        board, at = view.board, view.trail[-1] - 1
        ways = sorted({move.to - 1 for move in moves(view).listed if isinstance(move, Go)})
        slack = sight.slack(hides(board.options, len(board.log) + 1))
        to = ways[best(sight.worth(board, at, ways), dice, slack)] + 1
        return paid(view, to, dice)

    return choose


@dataclass(frozen=True)
class Walker:
    """A detective who goes through a few of the team's plans, and remembers the newest tickets.

    Plans that are worse than the best by a share of `alike` at most are as good as any.
    """

    tries: int
    recall: int | None = None
    alike: float = 0.0

    def __call__(self, view: View, dice: Dice) -> Move:
        board, seat = view.board, view.seat
        assert seat is not None
        believed = self.believed(board)
        map_ = map_of(board.options)
        rows = plans(map_, posts_of(board), unmoved(board))
        fine = payable(board, rows) & free_step(board, seat, rows)
        open_ = rows[fine] if fine.any() else rows
        turned = np.roll(open_, dice.below(len(open_)), axis=0)  # of equals any comes to mind first
        few = turned[nearest(map_, turned, believed, self.tries)]
        stations, share = [*believed], np.array([*believed.values()])
        worth = np.log(share @ cornered(map_, stations, few))
        return step(board, seat, int(few[best(worth, dice, self.alike)][seat - 1]) + 1)

    def believed(self, board: Board) -> Mapping[int, float]:
        """The likeliest stations that come to mind; of equals those nearest to the detectives."""
        found = journeys_to(replace(board, log=recalled(board.log, self.recall)))
        away = map_of(board.options).distance[list(posts_of(board))].min(axis=0)
        order = sorted(found, key=lambda at: (-found[at], int(away[at - 1]), at))[: self.tries]
        total = sum(found[at] for at in order)
        return {at - 1: found[at] / total for at in order}


def cornered(map_: Packed, stations: list[int], rows: Array) -> Array:
    """For each station of his and each plan: how near he is to being caught, 1 where he is."""
    ground = left(map_, stations, rows)
    steps = map_.distance[rows.T][:, :, stations].sum(axis=0, dtype=int).T
    constant, station, step_ = DOUBT
    odds = constant + station * ground + step_ * steps
    found: Array = np.where(ground < 0, 1.0, 1 / (1 + np.exp(-odds)))
    return found
