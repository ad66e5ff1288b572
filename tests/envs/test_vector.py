"""Many codes at once: every key, reward and end is what the rules say of that one attempt."""

from __future__ import annotations

import numpy as np
import pytest

from sleuth.envs.vector import ManyCodes
from sleuth.games.mastermind.pieces import Options, codes, keys, score

OPTIONS: list[dict[str, object]] = [{"pegs": 3, "colours": 4, "rows": 4}, {"rows": 6}]


@pytest.mark.parametrize("options", OPTIONS)
def test_each_copy_is_an_attempt_by_the_rules(options: dict[str, object]) -> None:
    agreed = Options(**options)  # type: ignore[arg-type]
    every = list(codes(agreed))
    env, rng = ManyCodes(64, options), np.random.default_rng(3)
    env.reset(7)
    rows = np.zeros(64, int)
    ends = 0
    for _ in range(60):
        hidden = env._codes.copy()
        guesses = rng.integers(env.size, size=64)
        guesses[::5] = hidden[::5]
        seen, rewards, found, cut = env.step(guesses)
        rows += 1
        assert (rewards == -1).all()
        for at in range(64):
            key = score(every[hidden[at]], every[guesses[at]])
            assert found[at] == (key.red == agreed.pegs)
            assert cut[at] == (rows[at] == agreed.rows and not found[at])
            if found[at] or cut[at]:
                assert not seen[at].any()
                rows[at], ends = 0, ends + 1
            else:
                assert seen[at, rows[at] - 1, 0] == guesses[at] + 1
                assert seen[at, rows[at] - 1, 1] == env.keys[guesses[at], hidden[at]] + 1
    assert ends > 64


def test_a_number_of_a_key_is_one_key() -> None:
    env, every = ManyCodes(1, OPTIONS[0]), list(codes(Options(**OPTIONS[0])))  # type: ignore[arg-type]
    meant: dict[int, object] = {}
    for guess in range(env.size):
        for code in range(env.size):
            key = score(every[code], every[guess])
            assert meant.setdefault(int(env.keys[guess, code]), key) == key
    assert {*meant.values()} == {*keys(3)}


def test_equal_seeds_give_equal_codes() -> None:
    one, other = ManyCodes(100), ManyCodes(100)
    one.reset(5), other.reset(5)
    assert (one._codes == other._codes).all()
    other.reset(6)
    assert (one._codes != other._codes).any()
