"""Environments beside PettingZoo's own: steps a second of each game, and many codes in numpy."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any

import numpy as np
from pettingzoo.classic.connect_four.connect_four import raw_env as connect_four
from pettingzoo.classic.tictactoe.tictactoe import raw_env as tictactoe

from sleuth.envs.aec import GameEnv
from sleuth.envs.hands import ASK, ManyHands
from sleuth.envs.vector import ManyCodes
from sleuth.games import catalogue

ROUNDS, STEPS, COPIES = 5, 400, 16_384


def steps(env: Any) -> float:
    """Steps a second of this process's own time: observe, choose by the mask, act."""
    rng, many, begun = np.random.default_rng(1), 0, process_time()
    while many < STEPS:
        env.reset(seed=many)
        for agent in env.agent_iter():
            ended = env.terminations[agent] or env.truncations[agent]
            legal = np.flatnonzero(env.observe(agent)["action_mask"].view(bool))
            env.step(None if ended else int(legal[rng.integers(len(legal))]))
            many += 1
            if many >= STEPS:
                break
    return many / (process_time() - begun)


def guesses() -> float:
    """Decisions a second of many attempts at Mastermind, with the drawing of the guesses."""
    env, rng, begun = ManyCodes(COPIES), np.random.default_rng(1), process_time()
    for _ in range(40):
        env.step(rng.integers(env.size, size=COPIES))
    return 40 * COPIES / (process_time() - begun)


def questions() -> float:
    """Decisions a second of many matches of Break the Code, with the drawing of the moves."""
    env, rng = ManyHands(COPIES // 4), np.random.default_rng(1)
    begun = process_time()
    for _ in range(20):
        env.step(rng.integers(ASK, env.size, size=env.copies))
    return 20 * env.copies / (process_time() - begun)


def main() -> None:
    """Take turns, and compare medians with raw tic-tac-toe in the same run."""
    envs: dict[str, Any] = {"tic-tac-toe": tictactoe(), "connect four": connect_four()}
    envs |= {name: GameEnv(name) for name in sorted(catalogue())}
    rates: dict[str, list[float]] = {name: [] for name in envs}
    for _ in range(ROUNDS):
        for name, env in envs.items():
            rates[name].append(steps(env))
    ours = median(rates["tic-tac-toe"])
    for name, found in rates.items():
        rate = median(found)
        print(f"{name:>16}: {rate:9,.0f} steps/s, {rate / ours:.2f} of raw tic-tac-toe")
    many = median(guesses() for _ in range(ROUNDS))
    print(f"many codes of Mastermind at once: {many / 1e6:.1f} M decisions/s")
    many = median(questions() for _ in range(ROUNDS))
    print(f"many hands of Break the Code at once: {many / 1e6:.2f} M decisions/s")


if __name__ == "__main__":
    main()
