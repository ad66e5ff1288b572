"""A policy that learns Mastermind: `python examples/learner.py train`, then let it play.

It looks at some codes that it could name. Of each it knows how many rows contradict it, how many
different keys it could get, and how many colours it has. How much each of these is worth, early and
late, is learned by trying: attempts that needed fewer guesses than usual are made likelier.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleuth import Dice, Heard, Thought
from sleuth.envs.vector import ManyCodes
from sleuth.games.mastermind.moves import Guess, Hide, Move
from sleuth.games.mastermind.pieces import Options, codes
from sleuth.games.mastermind.thinking.solver import feedback, pack_key
from sleuth.games.mastermind.view import View

Array = NDArray[Any]

LEARNED = Path(__file__).with_name("learned.json")
CURVE = Path(__file__).parents[1] / "docs" / "builders" / "learning.svg"
CODES = np.array([*codes(Options())])
KEYS: Array = np.ascontiguousarray(feedback(4, 6))
COLOURS = np.array([len({*code}) for code in CODES.tolist()])
FITTING, OTHERS, IMAGINED = 40, 24, 16
"""Codes that are weighed: such as fit, then any; and fitting ones that are imagined hidden."""

STAGES, SEEN = 3, 4
"""First guess, second, later; and what is seen of a code."""


class Attempts:
    """What is known in many attempts: which codes fit, and how many rows contradict each."""

    def __init__(self, copies: int) -> None:
        self.fits = np.ones((copies, len(CODES)), bool)
        self.against = np.zeros((copies, len(CODES)), np.int8)
        self.row = 0

    def told(self, guesses: Array, keys: Array) -> None:
        """The key of a guess in each attempt."""
        wrong = KEYS[guesses] != keys[:, None]
        self.fits &= ~wrong
        self.against += wrong
        self.row += 1

    def weighed(self, rng: np.random.Generator) -> tuple[Array, Array]:
        """Codes to choose from in each attempt, and what is seen of them."""
        copies = len(self.fits)
        order = np.argpartition(-(self.fits + rng.random(self.fits.shape)), FITTING, 1)
        likely = order[:, :FITTING]
        at_all = rng.integers(len(CODES), size=(copies, OTHERS))
        chosen = np.concatenate([likely, at_all], 1)
        each = np.arange(copies)[:, None]
        first = likely[each, self.fits[each, likely].argmax(1)[:, None]]
        hidden = np.where(self.fits[each, likely], likely, first)[:, :IMAGINED]
        answers = np.sort(KEYS[chosen[:, :, None], hidden[:, None, :]], 2)
        spread = 1 + (np.diff(answers, axis=2) != 0).sum(2)
        against = self.against[each, chosen]
        seen = [against > 0, np.minimum(against, 3) / 3, spread / IMAGINED, COLOURS[chosen] / 4]
        return chosen, np.stack(seen, 2).astype(float)


def chances(weights: Array, row: int, seen: Array) -> Array:
    """How likely each of the codes is chosen."""
    worth = seen @ weights[min(row, STAGES - 1)]
    lifted = np.exp(worth - worth.max(1, keepdims=True))
    found: Array = lifted / lifted.sum(1, keepdims=True)
    return found


def drawn(likely: Array, rng: np.random.Generator) -> Array:
    """One of the codes in each attempt, as likely as that."""
    found: Array = (likely.cumsum(1) > rng.random((len(likely), 1))).argmax(1)
    return found


def tried(weights: Array, copies: int, seed: int) -> tuple[float, Array]:
    """Guesses that the attempts needed on average, and which way the weights should go."""
    rng, env, known = np.random.default_rng(seed), ManyCodes(copies), Attempts(copies)
    env.reset(seed)
    going, needed = np.ones(copies, bool), np.zeros(copies)
    steps: list[tuple[Array, Array]] = []
    each = np.arange(copies)
    while going.any():
        chosen, seen = known.weighed(rng)
        likely = chances(weights, known.row, seen)
        at = drawn(likely, rng)
        guesses = chosen[each, at]
        steps.append((going.copy(), seen[each, at] - (likely[:, :, None] * seen).sum(1)))
        needed += going
        rows, _, found, cut = env.step(guesses)
        going &= ~(found | cut)
        known.told(guesses, rows[:, known.row, 1] - 1)  # of attempts that are over, nonsense
    ways = np.zeros_like(weights)
    for row, (there, way) in enumerate(steps):
        better = (needed[there].mean() - needed[there]) / copies
        ways[min(row, STAGES - 1)] += better @ way[there]
    return float(needed.mean()), ways


def train(updates: int = 240, copies: int = 192) -> dict[str, Any]:
    """Learn from nothing, by Adam's steps: the weights, and how many guesses it took on the way."""
    weights = np.zeros((STAGES, SEEN))
    mean, square, curve, begun = 0 * weights, 0 * weights, list[float](), perf_counter()
    for n in range(1, updates + 1):
        needed, way = tried(weights, copies, n)
        mean, square = 0.9 * mean + 0.1 * way, 0.99 * square + 0.01 * way**2
        weights += 0.15 * (mean / (1 - 0.9**n)) / (np.sqrt(square / (1 - 0.99**n)) + 1e-8)
        curve.append(round(needed, 3))
    seconds = round(perf_counter() - begun)
    return {"weights": weights.round(4).tolist(), "curve": curve, "seconds": seconds}


def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int) -> Thought[Move]:
    """The learned policy as a bot: the likeliest code; its own code is any."""
    board = view.board
    if view.seat == board.maker:
        return Thought(Hide(tuple(map(int, CODES[dice.below(len(CODES))]))))
    known, rng = Attempts(1), np.random.default_rng(dice.below(2**31))
    for row in board.rows:
        assert row.key is not None
        guess = int(np.ravel_multi_index(row.guess, (6,) * 4))
        key = pack_key(4, (row.key.red, row.key.white))
        known.told(np.array([guess]), np.array([key]))
    chosen, seen = known.weighed(rng)
    best = chances(np.array(json.loads(LEARNED.read_text())["weights"]), known.row, seen).argmax()
    return Thought(Guess(tuple(map(int, CODES[chosen[0, best]]))))


def curve(learned: dict[str, Any]) -> str:
    """How many guesses were needed, update by update, as a drawing."""
    needed, wide, high = learned["curve"], 640, 240
    low, top = 4.0, 8.0

    def at(n: int, value: float) -> str:
        x = 50 + (wide - 70) * n / max(1, len(needed) - 1)
        return f"{x:.1f},{20 + (high - 50) * (top - min(value, top)) / (top - low):.1f}"

    marks = [
        f'<text x="40" y="{at(0, many).split(",")[1]}" {WORDS} text-anchor="end">{many}</text>'
        for many in range(4, 9)
    ]
    points = " ".join(at(n, value) for n, value in enumerate(needed))
    title = f"Guesses for a code, over {len(needed)} updates"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
            f"<title>{title}</title>",
            '<rect width="100%" height="100%" fill="#fff"/>',
            *marks,
            f'<polyline points="{points}" fill="none" stroke="#1f5fa8" stroke-width="2"/>',
            f'<text x="{wide // 2}" y="{high - 8}" {WORDS} text-anchor="middle">{title}</text>',
            "</svg>",
            "",
        ]
    )


WORDS = 'font-family="sans-serif" font-size="13" fill="#222"'


def main(said: list[str]) -> None:
    """`train` learns and keeps what was learned; `curve` draws it."""
    if said == ["train"]:
        learned = train()
        LEARNED.write_text(json.dumps(learned) + "\n", encoding="utf-8")
        first, last = (np.mean(part) for part in (learned["curve"][:5], learned["curve"][-20:]))
        print(f"{first:.2f} guesses at first, {last:.2f} at last, {learned['seconds']} s")
    elif said == ["curve"]:
        CURVE.write_text(curve(json.loads(LEARNED.read_text())), encoding="utf-8")
    else:
        sys.exit("say train or curve")


if __name__ == "__main__":
    main(sys.argv[1:])
