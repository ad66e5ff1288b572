"""Bot against bot, many times: every deal follows from the seed, whatever bots sit at it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, TypedDict

import msgspec
import numpy as np

from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Data, Over
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import PACE, Driver
from sleuth.players.jobs import Jobs, spread
from sleuth.players.own_bots import PATIENCE, Forfeits, Guests, Lost, forfeits, known

BATCH = 20
Z95 = 1.959964


class Contest(Data, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: dict[str, Any] = {}
    rotate: bool = False
    pace: int = PACE
    patience: float = PATIENCE  # seconds for one decision of somebody's own bot


class Outcome(Data, frozen=True):
    """One match: shares of the win by bot and by seat, its measures, and times of decisions.

    `lost` is by what somebody's own bot lost it, if one did.
    """

    by_bot: tuple[float, ...]
    by_seat: tuple[float, ...]
    tie: bool
    measures: dict[str, float]
    times: tuple[float, ...]
    lost: Lost | None = None


class Intervals(TypedDict):
    """Where rates and means lie with 95 %; a mean of one match has no interval."""

    wins: list[list[float]]
    measures: dict[str, list[float]]


class Figures(TypedDict):
    """What a contest shows. `wins` and `bots` go together; `rates` are measures that are shares."""

    game: str
    games: int
    seed: str
    options: dict[str, Any]
    bots: list[str]
    rotate: bool
    wins: list[int]
    wins_by_seat: list[int]
    ties: int
    measures: dict[str, float]
    rates: list[str]
    decisions: int
    decision_ms: dict[str, float]
    intervals: Intervals
    forfeits: list[Forfeits]
    seconds: float


Keep = Callable[[AnyMatch, Sequence[str], int, int], None]
"""Keeps a match that is over: who sat where, the deal, and how often the chairs were turned."""


def prepare(contest: Contest) -> Any:
    """The options of the game, and those who sit down to it, checked."""
    chosen = game(contest.game)
    for name in contest.bots:
        if not known(contest.game, name):
            raise Malformed("bot.unknown", name=name)
    if len(contest.bots) not in chosen.seats:
        raise Malformed("match.seats", seats=len(contest.bots))
    return agreed(contest.game, contest.options)


def agreed(name: str, given: Mapping[str, Any]) -> Any:
    """The options of a game, checked; seat 0 starts unless they say otherwise."""
    options = game(name).options
    fields = {field.name for field in msgspec.structs.fields(options)}
    first = {"first": 0} if "first" in fields else {}
    return convert({**first, **given}, options)


def seating(contest: Contest, turn: int) -> list[int]:
    """Which bot sits on which seat, after so many turns of the chairs."""
    n = len(contest.bots)
    return [(seat - turn) % n for seat in range(n)]


def play(
    contest: Contest,
    deal: int,
    turn: int,
    keep: Keep | None = None,
    guests: Guests | None = None,
) -> Outcome:
    """One match."""
    guests = guests or Guests(contest.game, contest.patience)
    skills, options = talents(contest.game), prepare(contest)
    order = seating(contest, turn)
    bots = guests.seated([contest.bots[which] for which in order])
    match = start(game(contest.game), options, len(order))
    driver = Driver(match, bots, f"{contest.seed}:{deal}", contest.pace)
    ended, over, fault = driver.finish()
    if keep is not None:
        keep(ended, [contest.bots[which] for which in order], deal, turn)
    by_seat, tie = shares(over, len(order))
    by_bot = [0.0] * len(order)
    for seat, which in enumerate(order):
        by_bot[which] = by_seat[seat]
    measured = {} if fault else dict(skills.measures(ended))
    lost = None if fault is None else fault.lost
    return Outcome(tuple(by_bot), by_seat, tie, measured, tuple(driver.times), lost)


def shares(over: Over, seats: int) -> tuple[tuple[float, ...], bool]:
    """Who won: 1 for each seat in the first place, unless all seats share it: that is a tie."""
    first = over.places[0] if over.places else ()
    tie = len(first) in (0, seats)
    return tuple(float(not tie and seat in first) for seat in range(seats)), tie


def batches(contest: Contest) -> list[list[tuple[int, int]]]:
    """The matches to play, in lots for one worker."""
    turns = range(len(contest.bots) if contest.rotate else 1)
    every = [(deal, turn) for deal in range(contest.games) for turn in turns]
    return [every[at : at + BATCH] for at in range(0, len(every), BATCH)]


def play_batch(
    contest: Contest, lot: Sequence[tuple[int, int]], keep: Keep | None = None
) -> list[Outcome]:
    """Some matches, one after another."""
    with Guests(contest.game, contest.patience) as guests:
        return [play(contest, deal, turn, keep, guests) for deal, turn in lot]


def outcomes(contest: Contest, jobs: Jobs, keep: Keep | None = None) -> Iterator[list[Outcome]]:
    """All matches, in order, whoever plays them."""
    return spread(play_batch, ((contest, lot, keep) for lot in batches(contest)), jobs)


def run(
    contest: Contest,
    jobs: Jobs = 1,
    progress: Callable[[int, int], None] | None = None,
    keep: Keep | None = None,
) -> Figures:
    """Play the contest, and count; whoever plays a match keeps it, if it is to be kept."""
    options = prepare(contest)
    with Guests(contest.game, contest.patience) as guests:
        guests.check(contest.bots)
    begun, total = perf_counter(), sum(map(len, batches(contest)))
    played: list[Outcome] = []
    for lot in outcomes(contest, jobs, keep):
        played += lot
        if progress is not None:
            progress(len(played), total)
    return summary(contest, options, played, round(perf_counter() - begun, 3))


def summary(
    contest: Contest, options: Any, played: Sequence[Outcome], seconds: float = 0.0
) -> Figures:
    """What the contest shows, with 95 % intervals."""
    times = np.array([ms for each in played for ms in each.times] or [0.0])
    wins = [sum(each.by_bot[at] for each in played) for at in range(len(contest.bots))]
    names = talents(contest.game).measure_names
    whole = [each for each in played if each.lost is None]
    columns = {name: [each.measures[name] for each in whole] for name in names}
    return {
        "game": contest.game,
        "games": len(played),
        "seed": contest.seed,
        "options": msgspec.to_builtins(options),
        "bots": list(contest.bots),
        "rotate": contest.rotate,
        "wins": [int(count) for count in wins],
        "wins_by_seat": [int(sum(e.by_seat[s] for e in played)) for s in range(len(wins))],
        "ties": sum(each.tie for each in played),
        "measures": {name: fmean(column) for name, column in columns.items() if column},
        "rates": [name for name, column in columns.items() if is_rate(column)],
        "decisions": len(times),
        "decision_ms": {"p50": pick(times, 50), "p99": pick(times, 99)},
        "intervals": intervals(wins, len(played), columns),
        "forfeits": forfeits(each.lost for each in played),
        "seconds": seconds,
    }


def pick(times: Any, percent: int) -> float:
    """A percentile, in milliseconds."""
    return round(float(np.percentile(times, percent)), 4)


def intervals(wins: Sequence[float], n: int, columns: Mapping[str, Sequence[float]]) -> Intervals:
    """95 %: Wilson's for rates, the normal one for means."""
    return {
        "wins": [wilson(count, n) for count in wins],
        "measures": {name: around(column) for name, column in columns.items() if column},
    }


def wilson(count: float, n: int) -> list[float]:
    """Wilson's interval for a rate."""
    rate, spread = count / n, Z95**2 / n
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / n + spread / (4 * n)) / (1 + spread)
    return [max(0.0, centre - half), min(1.0, centre + half)]


def is_rate(column: Sequence[float]) -> bool:
    """Are these only noes and yeses?"""
    return set(column) <= {0.0, 1.0}


def around(column: Sequence[float]) -> list[float]:
    """The interval of a mean; a column of noes and yeses is a rate."""
    if is_rate(column):
        return wilson(sum(column), len(column))
    half = Z95 * stdev(column) / math.sqrt(len(column)) if len(column) > 1 else math.inf
    return [fmean(column) - half, fmean(column) + half] if math.isfinite(half) else []
