"""The games in OpenSpiel: its own check passes, and what a player is told there is its stream."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="`make envs` installs OpenSpiel where there is a wheel of it")

import pyspiel

from sleuth.envs.check import spiel_checks, tried
from sleuth.envs.sight import observe
from sleuth.envs.spiel import register, spiel_names
from sleuth.games import talents
from sleuth.kernel.data import Seat
from tests.envs import NUMBERED

register()
SHORT = {name: short for short, name in spiel_names().items()}
CHECKS = [
    pytest.param(check, id=f"{name}-{label}")
    for name in NUMBERED
    for label, check in spiel_checks(name)
]
every_game = pytest.mark.parametrize("name", sorted(SHORT))


def toy(name: str) -> Any:
    return pyspiel.load_game(SHORT[name], {"toy": True})


def walk(name: str, seed: int) -> Iterator[Any]:
    """A match as chance plays it, state by state."""
    rng, state = np.random.default_rng(seed), toy(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("check", CHECKS)
def test_the_official_check_passes(check: Callable[[], object]) -> None:
    passed, said = tried(check)
    assert passed, said


def test_only_a_game_whose_clock_runs_while_all_think_is_left_out() -> None:
    assert {*NUMBERED} - {*SHORT} == {name for name in NUMBERED if talents(name).clocked}


@every_game
def test_a_player_is_told_its_stream_and_sees_its_view(name: str) -> None:
    told: dict[tuple[int, str], object] = {}
    for seed in range(8):
        for state in walk(name, seed):
            if state.is_chance_node() or state.is_terminal():
                continue
            match, player = state.now.match, state.current_player()
            stream = match.stream(Seat(player))
            key = player, state.information_state_string(player)
            assert told.setdefault(key, stream) == stream
            seen = observe(name, match.view(Seat(player)))
            assert np.array_equal(state.observation_tensor(player), seen.astype(float))


def test_what_is_hidden_is_in_no_string_and_no_tensor() -> None:
    states = []
    for hidden in (1, 5):
        state = toy("mastermind").new_initial_state()
        state.apply_action(hidden)
        assert state.current_player() == 1
        states.append(state)
    one, other = states
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


@every_game
def test_a_copy_goes_its_own_way_and_what_is_put_away_comes_back(name: str) -> None:
    for state in walk(name, 3):
        if state.is_terminal():
            break
        copied, before = state.clone(), str(state)
        copied.apply_action(copied.legal_actions()[-1])
        assert str(state) == before
        back = pickle.loads(pickle.dumps(state))
        assert back.now.match == state.now.match
        assert back.legal_actions() == state.legal_actions()


def test_a_draw_of_several_comes_pick_by_pick_each_as_likely() -> None:
    """What is left after one pick of a draw is all but that pick."""
    seen = 0
    for state in (state for seed in range(3) for state in walk("code-x", seed)):
        if not state.is_chance_node():
            continue
        chances, draw = state.chance_outcomes(), state.now.match.pending()
        assert {pick for pick, _ in chances} == {*range(draw.of)} - {*state.now.picks}
        assert {chance for _, chance in chances} == {1 / len(chances)}
        seen += draw.k > 1 and len(state.now.picks) > 0
    assert seen


def test_a_seat_that_may_wait_remembers_that_it_did() -> None:
    """Break the Code at any time: whoever may guess is asked before whose turn it is."""
    waited = 0
    for seed in range(10):
        for state in walk("break-the-code", seed):
            if state.is_terminal() or state.is_chance_node():
                continue
            player, legal = state.current_player(), state.legal_actions()
            if legal[0] == 0:
                after = state.child(0)
                before = state.information_state_string(player)
                assert after.information_state_string(player) != before
                assert after.now.match == state.now.match
                assert after.current_player() != player
                waited += 1
    assert waited


def test_a_usual_match_has_all_its_actions() -> None:
    usual = pyspiel.load_game(SHORT["break-the-code"], {"toy": False, "players": 4})
    assert (usual.num_players(), usual.num_distinct_actions() > 4845) == (4, True)
