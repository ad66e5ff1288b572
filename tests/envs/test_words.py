"""The games in words: whole matches by what can be read, and nothing that a seat may not know."""

from __future__ import annotations

import pytest

from sleuth.envs.words import WordsEnv
from sleuth.games import catalogue, talents
from sleuth.players.dice import SeededDice


def test_a_match_in_words() -> None:
    env = WordsEnv("mastermind", {"games": 2, "first": 0})
    env.reset(2, seed=1)
    assert env.get_observation()[0] == 0
    assert env.step("nonsense") == (False, {})
    seat, read = env.get_observation()
    assert seat == 0
    assert "R" in read
    assert env.step("hide YYGB") == (False, {})
    seat, read = env.get_observation()
    assert seat == 1
    assert "YYGB" not in read
    for move in ("YYGB", "hide RRRR"):
        assert env.step(move) == (False, {})
    assert env.step("YYYY") == (False, {})
    assert env.step("RRRR") == (True, {})
    assert env.close() == ({0: -1.0, 1: 1.0}, {})


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_game_can_be_played_in_words(name: str) -> None:
    env, write = WordsEnv(name), talents(name).notation.write
    env.reset(seed=3)
    for n in range(60):
        seat, read = env.get_observation()
        assert read
        turns = env._turns
        offered = turns.match.moves(turns.turn)
        said = write(offered.pick(SeededDice(n))) if len(offered) else "wait"
        over, _ = env.step(said)
        assert not env._refused
        if over:
            break
        assert seat in range(turns.seats)
