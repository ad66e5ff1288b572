"""Play a ladder: all meetings of all pairs, points for each, and a rating for everybody."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Any

from sleuth.games import game, talents
from sleuth.kernel.data import Over
from sleuth.kernel.match import start
from sleuth.players.arena import agreed
from sleuth.players.driver import Driver
from sleuth.players.jobs import Jobs, spread
from sleuth.players.ladder.pairings import Couple, Ladder, Meeting, check, dealt, meetings, pairs
from sleuth.players.ladder.ratings import Rating, Tally, rate
from sleuth.players.own_bots import Guests, Lost, forfeits

BATCH = 10

Scored = tuple[Meeting, float]
"""A match, and the points of the one it was about."""


def climb(
    ladder: Ladder, jobs: Jobs = 1, progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    """Play all there is to play, and rate."""
    check(ladder)
    with Guests(ladder.game, ladder.patience) as guests:
        guests.check(ladder.characters)
    begun = perf_counter()
    every = [meeting for pair in pairs(ladder) for meeting in meetings(ladder, pair)]
    lots = [every[at : at + BATCH] for at in range(0, len(every), BATCH)]
    scored: list[Scored] = []
    lost: list[Lost | None] = []
    for played in spread(play_lot, ((ladder, lot) for lot in lots), jobs):
        scored += [(meeting, got) for meeting, got, _ in played]
        lost += [fault for *_, fault in played]
        if progress is not None:
            progress(len(scored), len(every))
    seconds = round(perf_counter() - begun, 3)
    return told(ladder, scored) | {"forfeits": forfeits(lost), "seconds": seconds}


def play_lot(ladder: Ladder, lot: Sequence[Meeting]) -> list[tuple[Meeting, float, Lost | None]]:
    """Some matches, one after another."""
    with Guests(ladder.game, ladder.patience) as guests:
        return [(meeting, *play(ladder, meeting, guests)) for meeting in lot]


def play(ladder: Ladder, meeting: Meeting, guests: Guests) -> tuple[float, Lost | None]:
    """One match: the points of the one it is about, and by what somebody's own bot lost it."""
    chosen, seats = game(ladder.game), range(ladder.players)
    options = agreed(ladder.game, {**talents(ladder.game).rated, **ladder.options})
    names = [meeting.one if seat in meeting.seats else meeting.other for seat in seats]
    match = start(chosen, options, len(seats))
    driver = Driver(match, guests.seated(names), dealt(ladder, meeting))
    _, over, fault = driver.finish()
    got = points(over, meeting.seats, ladder.players, team=talents(ladder.game).team)
    return got, None if fault is None else fault.lost


def points(over: Over, seats: tuple[int, ...], players: int, *, team: bool) -> float:
    """A whole point for the first place, shared by those who share it; a team wins or loses.

    Where nobody came before anybody else, all share the point.
    """
    if team:
        return float(over.won > 0)
    first = set(over.places[0]) if over.places else set(range(players))
    return len(first & set(seats)) / len(first)


def told(ladder: Ladder, scored: Sequence[Scored]) -> dict[str, Any]:
    """What came of it: ratings with their intervals, and the points of every pair."""
    rated = ratings(ladder, scored)
    return {
        "game": ladder.game,
        "players": ladder.players,
        "role": ladder.role,
        "games": len(scored),
        "seed": ladder.seed,
        "characters": [
            {"name": name, "rating": found.rating, "low": found.low, "high": found.high}
            for name, found in zip(ladder.characters, rated, strict=True)
        ],
        "pairs": by_pair(ladder, scored),
    }


def by_pair(ladder: Ladder, scored: Iterable[Scored]) -> list[dict[str, Any]]:
    """The points of the first of each pair, whoever of the two sat alone."""
    score, games = dict.fromkeys(pairs(ladder), 0.0), Counter[Couple]()
    for meeting, got in scored:
        pair, swapped = (meeting.one, meeting.other), (meeting.other, meeting.one)
        turned = pair not in score
        score[swapped if turned else pair] += 1 - got if turned else got
        games[swapped if turned else pair] += 1
    return [
        {"a": one, "b": other, "score": round(score[one, other], 6), "games": games[one, other]}
        for one, other in score
    ]


def ratings(ladder: Ladder, scored: Iterable[Scored]) -> list[Rating]:
    """How strong everybody is: in the role that is measured, or as a team against the game."""
    able, many = talents(ladder.game), len(ladder.characters)
    if able.team:
        alike = [each for each in scored if each[0].one == each[0].other]
        return rate(tallies(ladder, alike, 1, lambda _: many), many + 1, fixed=1)[:many]
    if able.sides:
        other_side = tallies(ladder, scored, 1, lambda at: many + at)
        return rate(other_side, 2 * many)[:many]
    return rate(tallies(ladder, scored, ladder.players - 1, lambda at: at), many)


def tallies(
    ladder: Ladder, scored: Iterable[Scored], many: int, against: Callable[[int], int]
) -> list[Tally]:
    """Points and games by who was set against whom, and by deal."""
    at = {name: n for n, name in enumerate(ladder.characters)}
    found: dict[Couple, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    games: dict[Couple, Counter[str]] = defaultdict(Counter)
    for meeting, got in scored:
        pair, deal = (meeting.one, meeting.other), dealt(ladder, meeting)
        found[pair][deal] += got
        games[pair][deal] += 1
    deals = list(dict.fromkeys(deal for of in games.values() for deal in of))
    return [
        Tally(
            at[one],
            against(at[other]),
            many,
            tuple(found[one, other].get(deal, 0.0) for deal in deals),
            tuple(of[deal] for deal in deals),
        )
        for (one, other), of in games.items()
    ]
