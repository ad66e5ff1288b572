"""X-Code: the fewest seconds a deal can take, beside what the team takes: `python tools/fewest.py`.

The exact search knows every card, the team knows what people know. What the search found is played
out under the rules of the house, which must call it solved at that very moment.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from sleuth.games import game, talents
from sleuth.games.x_code import rules
from sleuth.games.x_code.board import Board, terms_of
from sleuth.games.x_code.moves import Answer, Discard, Lay, Move, Offer, Refuse, Take, Withdraw
from sleuth.games.x_code.pieces import SIDES, Options
from sleuth.games.x_code.thinking.fewest import Deal, Step, fewest
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Draw, Millis, Over, Played, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import PACE, Driver


def begun(options: Options, seats: int, seed: str) -> AnyMatch:
    """A match at the moment at which the sand begins to run."""
    expert = talents("x-code").bots["expert"]
    driver = Driver(start(game("x-code"), options, seats), [expert] * seats, seed)
    match = driver.match = driver.match.settle(driver.chance)
    while isinstance(pending := match.pending(), Await) and pending.until is None:
        driver.turn(pending)
        match = driver.match
    return match


def dealt(match: AnyMatch, seed: str) -> Deal:
    """The hands, and the order in which this seed will bring the other cards."""
    chance, left, order = seeded(seed), list(rules.unseen(match.state)), list[int]()
    while left:
        (pick,) = chance(Draw(len(left)), match.draws + len(order))
        order.append(left.pop(pick))
    terms = terms_of(match.state.board)
    return Deal(match.state.hands, tuple(order), terms.code_set, terms.limit)


def moved(board: Board, seat: int, step: Step) -> Move | None:
    """A step of the search as a move of the game."""
    what, cards = step
    there = [each for each in board.offers if cards and each.card == cards[0]]
    mine = [each.offer for each in there if each.seat == seat]
    theirs = [each.offer for each in there if each.seat != seat]
    match what:
        case "take":
            return Take()
        case "lay":
            return Lay(cards)
        case "discard":
            return Discard(cards)
        case "offer":
            return Offer(cards[0], SIDES[cards[0] % 2])
        case "answer":
            return Answer(theirs[0], cards[1])
        case "refuse":
            return Refuse(theirs[0])
        case "withdraw":
            return Withdraw(mine[0])
        case _:
            return None


def played(match: AnyMatch, seed: str, steps: Sequence[Step]) -> AnyMatch:
    """The match after these steps, a slot each."""
    chance, begin = seeded(seed), match.now
    for slot, step in enumerate(steps):
        seat, move = Seat(slot % match.seats), moved(match.state.board, slot % match.seats, step)
        if move is not None:
            at = Millis(begin + slot * PACE // match.seats)
            match = match.enter(Played(seat, move, at)).settle(chance)
    return match


def compare(options: Options, seats: int, seed: str) -> tuple[float, float | None]:
    """The fewest seconds for a deal, and those of the team, if it cracks the code."""
    match = begun(options, seats, seed)
    line = fewest(dealt(match, seed))
    best = talents("x-code").measures(played(match, seed, line.steps))
    if not best["solved"] or best["seconds"] != (line.slots - 1) * PACE // seats / 1000:
        raise AssertionError(f"{seed}: the rules do not agree with the search")
    expert = talents("x-code").bots["expert"]
    ended = Driver(start(game("x-code"), options, seats), [expert] * seats, seed).run()
    assert isinstance(ended.pending(), Over)
    team = talents("x-code").measures(ended)
    return best["seconds"], team["seconds"] if team["solved"] else None


def summary(pairs: Sequence[tuple[float, float | None]]) -> dict[str, Any]:
    """Means over the deals, and how often the team was as fast as can be."""
    cracked = [(best, team) for best, team in pairs if team is not None]
    return {
        "deals": len(pairs),
        "fewest": round(fmean(best for best, _ in pairs), 2),
        "cracked": len(cracked),
        "fewest_of_cracked": round(fmean(best for best, _ in cracked), 2),
        "team": round(fmean(team for _, team in cracked), 2),
        "as_fast": sum(team == best for best, team in cracked),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Search some deals, let the team play them, and say both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=4)
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="few")
    asked = parser.parse_args(arguments)
    options = Options(level=asked.level, keys=asked.keys, time=0, wild=0)
    seeds = [f"{asked.seed}:{deal}" for deal in range(asked.deals)]
    print(json.dumps(summary([compare(options, asked.seats, seed) for seed in seeds])))


if __name__ == "__main__":
    main()
