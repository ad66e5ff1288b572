"""Scotland Yard: random moves a second, packed and through the whole kernel, beside peers."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from statistics import median
from time import process_time

from bench.bench_kernel import pettingzoo_games
from sleuth.games import game, talents
from sleuth.games.scotland_yard.moves import Ready
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.packed import packed, playout
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.dice import SeededDice

ROUNDS, GAMES, PLAYOUTS = 9, 30, 400
SEATS = tuple(map(Seat, range(4)))


def packed_games(seed: int) -> int:
    """The engine that the search uses: stations and neighbours, no facts and no views."""
    map_, dice = packed(), SeededDice(seed)
    return sum(1 for _ in range(PLAYOUTS) for _ in playout(map_, 3, dice))


def set_off(match: AnyMatch) -> AnyMatch:
    """All detectives are content with their starts."""
    for seat in range(1, match.seats):
        match = match.play(Seat(seat), Ready())
    return match


def sleuth_games(seed: int) -> int:
    """Whole matches: decide, facts, state, and the views of all four seats after each move."""
    yard, dice, moves = game("scotland-yard"), SeededDice(seed), 0
    for _ in range(GAMES):
        match = set_off(start(yard, Options(), 4))
        while isinstance(pending := match.pending(), Await):
            seat = min(pending.seats)
            match = match.play(seat, match.moves(seat).pick(dice))
            for each in SEATS:
                match.view(each)
            moves += 1
    return moves


def open_spiel_games(seed: int) -> int:
    """OpenSpiel's dark hex, which hides moves too, where it is installed."""
    rng, moves = random.Random(seed), 0
    dark = import_module("pyspiel").load_game("dark_hex(board_size=3)")
    for _ in range(GAMES):
        state = dark.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            state.observation_string(0)
            state.observation_string(1)
            moves += 1
    return moves


def rates(run: Callable[[int], int]) -> float:
    """Moves a second of this process's own time."""
    run(0)
    found = []
    for seed in range(1, ROUNDS + 1):
        begun = process_time()
        found.append(run(seed) / (process_time() - begun))
    return median(found)


def decisions() -> None:
    """How long bots think about the moves of a few games, in their process's own time."""
    known = talents("scotland-yard").bots
    names = [name for name in ("territory", "expert", "perfect") if name in known]
    for name, detectives in product(names, (3, 4)):
        spent = sorted(thinking(name, detectives))
        p50, p99 = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
        times = f"p50 {p50:6.2f} ms, p99 {p99:6.2f} ms ({len(spent)} decisions)"
        print(f"{name:>12}  {detectives} detectives  {times}")


def thinking(name: str, detectives: int) -> list[float]:
    """Milliseconds for each decision of both sides in ten games."""
    bot, found = talents("scotland-yard").bots[name], []
    for seed in range(10):
        match = set_off(start(game("scotland-yard"), Options(), detectives + 1))
        while isinstance(pending := match.pending(), Await):
            for seat in sorted(pending.seats):  # some wait until others make room
                dice = SeededDice("bench", seed, seat, len(match.record))
                view, begun = match.view(seat), process_time()
                thought = bot(view, (), dice, 0)
                found.append((process_time() - begun) * 1000)
                if thought.move is not None:
                    match = match.play(seat, thought.move)
                    break
    return found


def main() -> None:
    """Moves a second, then milliseconds a decision."""
    runs = {"packed": packed_games, "kernel": sleuth_games, "pettingzoo": pettingzoo_games}
    if find_spec("pyspiel") is not None:
        runs["open_spiel"] = open_spiel_games
    for name, run in runs.items():
        print(f"{name:>12}  {rates(run):>10,.0f} moves/s")
    decisions()


if __name__ == "__main__":
    main()
