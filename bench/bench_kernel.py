"""Random Mastermind decisions through the whole kernel, beside TextArena and PettingZoo."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

from pettingzoo.classic.tictactoe.tictactoe import raw_env
from textarena.envs.Mastermind.env import MastermindEnv

from sleuth.games import game
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import start

ROUNDS, GAMES = 15, 60
FIRST, SECOND = Seat(0), Seat(1)


class Rolls:
    """The dice of whoever chooses: those of Python, as for the peers."""

    def __init__(self, seed: int) -> None:
        self.below = random.Random(seed).randrange


def sleuth_games(seed: int) -> int:
    """Matches of one game: decide, facts, state, and the views of both seats after each move."""
    mastermind, dice, decisions = game("mastermind"), Rolls(seed), 0
    for _ in range(GAMES):
        match = start(mastermind, Options(games=1, first=0), 2)
        while isinstance(pending := match.pending(), Await):
            (seat,) = pending.seats
            match = match.play(seat, match.moves(seat).pick(dice))
            match.view(FIRST)
            match.view(SECOND)
            decisions += 1
    return decisions


def textarena_games(seed: int) -> int:
    """The same game in TextArena: one breaker, ten rows, random guesses, its own observations."""
    rng, decisions = random.Random(seed), 0
    for _ in range(GAMES):
        env = MastermindEnv(code_length=4, num_numbers=6, max_turns=10, duplicate_numbers=True)
        env.reset(num_players=1, seed=seed)
        done = False
        while not done:
            env.get_observation()
            done, _info = env.step(f"[{' '.join(str(rng.randrange(1, 7)) for _ in range(4))}]")
            decisions += 1
    return decisions


def pettingzoo_games(seed: int) -> int:
    """PettingZoo's raw tic-tac-toe, with the observations that its protocol asks for."""
    rng, decisions = random.Random(seed), 0
    for _ in range(GAMES):
        env = raw_env()
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [at for at, free in enumerate(observation["action_mask"]) if free]
            env.step(rng.choice(legal))
            decisions += 1
    return decisions


def rate(run: Callable[[int], int], seed: int) -> float:
    """Decisions a second of this process's own time."""
    begun = process_time()
    return run(seed) / (process_time() - begun)


def main() -> None:
    """Take turns, and compare medians."""
    peers = {"textarena": textarena_games, "pettingzoo": pettingzoo_games}
    runs = {"sleuth": sleuth_games, **peers}
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run(0)
    for seed in range(1, ROUNDS + 1):
        for name, run in runs.items():
            rates[name].append(rate(run, seed))
    ours = median(rates["sleuth"])
    print(f"{'sleuth':>12}  {ours:>10,.0f} decisions/s")
    for name in peers:
        theirs = median(rates[name])
        ratio = f"ratio {ours / theirs:.2f}"
        print(f"{name:>12}  {theirs:>10,.0f} decisions/s   {ratio}")


if __name__ == "__main__":
    main()
