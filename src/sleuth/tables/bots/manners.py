"""How those of the house behave: how long they think, when they wait, and what they say besides.

Nothing here looks at what a seat knows, only at what spectators see: how long somebody takes, and
what they say of their own, tells nobody more than everybody can see.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final

from sleuth.games import talents
from sleuth.kernel.data import Await, Millis, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import HALF, Phrase
from sleuth.players.cast import CAST
from sleuth.players.dice import SeededDice
from sleuth.tables.state.roster import Roster
from sleuth.tables.state.state import TableState

PACES: Final = {"calm": 2.0, "human": 1.0, "brisk": 0.5, "instant": 0.0}
"""How many times the usual while a bot takes, as the table agreed."""

SPREAD: Final = 0.35
"""How far thinking times scatter: the deviation of their logarithm."""

BREATH: Final = 5.0
"""Seconds after anything happened in which nobody acts out of turn, at a human pace."""

RARELY: Final = 14
"""One move in so many is followed by a word."""

QUIET: Final = 90_000
"""Milliseconds of table time between two remarks of one character ..."""

ROUND: Final = 30_000
"""... and between remarks of any two."""

REMARKS: Final = 3
"""Each of the house has so many of its own, and says none of them twice in a match."""


def pause(seed: str, match: AnyMatch, seat: Seat) -> float:
    """Seconds that somebody seems to think at a human pace.

    Where a clock runs for all, how quick one is is part of how strong: any while between the
    fastest and the slowest is as likely as any other.
    """
    able, dice = talents(match.game.name), SeededDice("pace", seed)
    fastest, slowest = able.pace
    if able.clocked is not None:
        return fastest + (slowest - fastest) * dice.below(1000) / 1000
    return drawn_pause(dice, able.pace, hardness(able.effort(match.view(None), seat)))


def hardness(bits: float) -> float:
    """How hard a decision is, from 0 to 1: by how much there is to choose and to work out."""
    return bits / (bits + HALF)


def drawn_pause(dice: SeededDice, between: tuple[float, float], hard: float) -> float:
    """Log-normal: the harder, the nearer to the slowest; never beyond the fastest or slowest."""
    fastest, slowest = between
    bell = sum(dice.below(1000) for _ in range(12)) / 1000 - 6
    usual = log(fastest) + (log(slowest) - log(fastest)) * hard
    return min(slowest, max(fastest, exp(usual + SPREAD * bell)))


def in_turn(match: AnyMatch, seat: Seat) -> bool:
    """Does the match wait for this seat?"""
    pending = match.pending()
    return isinstance(pending, Await) and seat in pending.seats


def worth_saying(state: TableState, seat: Seat, said: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """What a bot says, without what only helps a person who still has to decide, if none does."""
    kept = tuple(said)
    plans = talents(state.game.name).for_people
    if not any(each.code in plans for each in kept) or helps_somebody(state, seat):
        return kept
    return tuple(each for each in kept if each.code not in plans)


def helps_somebody(state: TableState, seat: Seat) -> bool:
    """Is there a person who hears this seat, and for whom the match waits as well?"""
    hearers = talents(state.game.name).hearers(state.options, state.row.seats, seat)
    people = (each for each in state.roster.sitting() if not hearers or each in hearers)
    return any(in_turn(state.match, each) for each in people)


def remark(state: TableState, seat: Seat, seed: str, now: Millis) -> Phrase | None:
    """A word of its own now and then: by the dice and the clock, never by what somebody holds."""
    bot, dice = state.roster.chairs[seat].bot, SeededDice("remark", seed)
    if bot not in CAST or bot in state.roster.muted or dice.below(RARELY):
        return None
    if is_too_soon(state.roster, seat, now):
        return None
    said = {each.phrase for each in state.roster.talk}
    fresh = [code for n in range(REMARKS) if (code := f"cast.{bot}.remark.{n + 1}") not in said]
    return Phrase(fresh[dice.below(len(fresh))]) if fresh else None


def is_too_soon(roster: Roster, seat: Seat, now: Millis) -> bool:
    """Did this one, or another of the house, say something of its own just now?"""
    past = [(each.seat, each.at) for each in roster.talk if is_remark(each.phrase)]
    return any(now - at < (QUIET if who == seat else ROUND) for who, at in past)


def is_remark(code: str | None) -> bool:
    """Is this something that a character says of its own, and no phrase of a game?"""
    return code is not None and code.startswith(("cast.", "guest."))
