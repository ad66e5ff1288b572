"""Break the Code, two players: turns of a bot beside the fewest possible: `python tools/alone.py`.

The opponent names its own hand in every turn, so it gives nothing away and takes no card. With
`--small` a box of ten tiles, hands of three and eleven open cards is searched to the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from sleuth.games import game, talents
from sleuth.games.break_the_code.moves import Guess
from sleuth.games.break_the_code.pieces import FIVE_EACH, Box, Options, Toy
from sleuth.games.break_the_code.thinking.alone import Search, bound, puzzle
from sleuth.games.break_the_code.tiles import FIVES, Hand
from sleuth.games.break_the_code.view import View
from sleuth.kernel.match import start
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Heard, Thought
from sleuth.players.arena import around
from sleuth.players.driver import Driver

DECK = (1, 2, 3, 7, 8, 9, 11, 13, 17, 19, 21)
SMALL = Box(tuple(range(FIVES[0])), 3, DECK, len(DECK))
"""Without the fives, which nobody tells apart: so all codes are equally likely."""


def mute(view: Any, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Any]:
    """Names its own hand, which is never the other's."""
    del heard, dice, budget
    assert isinstance(view, View)
    assert view.hand is not None
    return Thought(Guess(view.hand) if view.board.turn == view.seat else None)


def turns(bot: str, options: Options, seed: str) -> tuple[int, Hand]:
    """How many turns a bot takes to name the code, and its own hand."""
    match = start(game("break-the-code"), options, 2)
    ended = Driver(match, [talents("break-the-code").bots[bot], mute], seed).run()
    board = ended.state.board
    assert board.places[0] == 1
    return board.turns[0], board.shown[0]


def compare(bot: str, small: bool, seeds: Sequence[str]) -> dict[str, Any]:
    """The turns of a bot over some deals, and the fewest, or a bound of them."""
    options = Toy(own=SMALL, first=0) if small else Options(first=0)
    played = [turns(bot, options, seed) for seed in seeds]
    puzzles = [puzzle(SMALL if small else FIVE_EACH, hand) for _, hand in played]
    best = [Search(each).mean() if small else bound(each) for each in puzzles]
    taken = [float(count) for count, _ in played]
    gaps = [count - fewest for count, fewest in zip(taken, best, strict=True)]
    return {
        "bot": bot,
        "deals": len(seeds),
        "turns": round(fmean(taken), 3),
        "fewest" if small else "at_least": round(fmean(best), 3),
        "gap": round(fmean(gaps), 3),
        "interval": [round(each, 3) for each in around(gaps)],
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Play some deals, search them, and say both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="alone")
    parser.add_argument("--small", action="store_true")
    asked = parser.parse_args(arguments)
    seeds = [f"{asked.seed}:{deal}" for deal in range(asked.deals)]
    print(json.dumps(compare(asked.bot, asked.small, seeds)))


if __name__ == "__main__":
    main()
