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

ROUNDS, STEPS, COPIES = 7, 4_000, 16_384


def chosen(mask: Any, rng: np.random.Generator) -> int:
    """Any move that the mask allows."""
    legal = np.flatnonzero(mask.view(bool))
    return int(legal[rng.integers(len(legal))])


def steps(env: Any) -> float:
    """Steps a second of this process's own time: observe, choose by the mask, act."""
    rng, many, begun = np.random.default_rng(1), 0, process_time()
    while many < STEPS:
        env.reset(seed=many)
        for agent in env.agent_iter():
            ended = env.terminations[agent] or env.truncations[agent]
            mask = env.observe(agent)["action_mask"]
            env.step(None if ended else chosen(mask, rng))
            many += 1
            if many >= STEPS:
                break
    return many / (process_time() - begun)


def choosing(env: Any) -> float:
    """Microseconds that choosing takes by itself: work of this benchmark, not of the game."""
    env.reset(seed=1)
    rng, mask = np.random.default_rng(1), env.observe(env.agent_selection)["action_mask"]
    begun = process_time()
    for _ in range(STEPS):
        chosen(mask, rng)
    return (process_time() - begun) / STEPS * 1e6


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
    for env in envs.values():
        steps(env)  # what is worked out once is not measured
    for _ in range(ROUNDS):
        for name, env in envs.items():
            rates[name].append(steps(env))
    ours = median(rates["tic-tac-toe"])
    for name, found in rates.items():
        rate, pick = median(found), median(choosing(envs[name]) for _ in range(ROUNDS))
        ratio = f"{rate / ours:.2f} of raw tic-tac-toe"
        part = f"choosing {pick:.1f} of {1e6 / rate:.1f} us"
        print(f"{name:>16}: {rate:9,.0f} steps/s, {ratio}, {part}")
    many = median(guesses() for _ in range(ROUNDS))
    print(f"many codes of Mastermind at once: {many / 1e6:.1f} M decisions/s")
    many = median(questions() for _ in range(ROUNDS))
    print(f"many hands of Break the Code at once: {many / 1e6:.2f} M decisions/s")


if __name__ == "__main__":
    main()
