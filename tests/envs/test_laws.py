"""Numbers mean the same move always, masks are what is on offer, and sights come from views."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="`make envs` installs it")

from sleuth.envs import actions as envs_actions
from sleuth.envs import aec
from sleuth.envs.actions import actions
from sleuth.envs.parallel import clocked
from sleuth.envs.sight import observe
from sleuth.envs.turns import Turns
from sleuth.games import catalogue, talents
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch
from sleuth.players.dice import SeededDice
from tests.envs import NUMBERED, TABLES

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
OPTIONS: dict[str, list[dict[str, object]]] = {
    "mastermind": [{}, {"keying": "hand", "pegs": 3, "colours": 4}, {"blanks": True}],
    "scotland-yard": [{}, {"version": "classic"}],
    "code-x": [{}, {"layout": "advanced", "figures": "enter"}],
    "x-code": [{}, {"level": 4, "mission": "reversal"}],
}


def walked(turns: Turns, seed: str, steps: int) -> Iterator[AnyMatch]:
    """Matches as chance plays them: whoever is asked makes any move on offer."""
    turns.begin(seed)
    for n in range(steps):
        if turns.over is not None:
            return
        yield turns.match
        mask = np.flatnonzero(turns.mask(turns.turn))
        turns.play(turns.turn, int(mask[SeededDice(seed, n).below(len(mask))]))
        if turns.over is None:
            turns.go_on()


@every_table
def test_masks_are_what_is_on_offer_and_numbers_lead_back(name: str, seats: int) -> None:
    for options in OPTIONS.get(name, [{}]):
        turns = Turns(name, seats, options)
        for match in walked(turns, "law", 25):
            for seat in map(Seat, range(seats)):
                view, offered = match.view(seat), match.moves(seat)
                mask = turns.actions.mask(view, offered)
                assert mask.sum() == len(offered)
                some = [offered.pick(SeededDice(seat, n)) for n in range(3) if len(offered)]
                for move in some:
                    number = turns.actions.rank(view, move)
                    assert mask[number] == 1
                    assert turns.actions.unrank(view, number) == move


@pytest.mark.parametrize("name", NUMBERED)
def test_every_number_is_one_move(name: str) -> None:
    toy = talents(name).toy
    assert toy is not None
    numbered = actions(name, *toy)
    universe = talents(name).universe
    assert universe is not None
    moves = list(universe(*toy))
    assert len({*moves}) == len(moves) == numbered.size - 1
    assert [numbered._rank(move) for move in moves] == list(range(1, numbered.size))


@every_table
def test_a_sight_is_a_function_of_the_view_and_tells_views_apart(name: str, seats: int) -> None:
    """Equal streams give equal views, hence equal bytes; different views, different bytes."""
    seen: dict[bytes, object] = {}
    for seed in ("one", "two"):
        for match in walked(Turns(name, seats, {}), seed, 25):
            for seat in map(Seat, range(seats)):
                view = match.view(seat)
                sight = observe(name, view)
                assert sight.shape == (talents(name).wide,)
                assert np.array_equal(sight, observe(name, view))
                assert seen.setdefault(sight.tobytes(), view) == view


@pytest.mark.parametrize("name", NUMBERED)
def test_there_is_room_for_the_longest_views(name: str) -> None:
    """Whole matches at random, at the largest table: the last place is never needed."""
    turns = Turns(name, catalogue()[name].seats.stop - 1, {})
    for match in walked(turns, "long", 400):
        assert observe(name, match.view(Seat(0)))[-1] == 0


@every_table
def test_who_is_asked_can_do_something_until_the_end(name: str, seats: int) -> None:
    """Whole matches, agent by agent; once a clock runs, all wait until it rings for the end."""
    env, dice, waited = aec.GameEnv(name, seats), SeededDice(name, seats), 0
    env.reset(seed=2)
    for agent in env.agent_iter(max_iter=1500 if talents(name).clocked else 150):
        if env.terminations[agent]:
            env.step(None)
            continue
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        waits = clocked(env.turns)
        waited += waits
        env.step(0 if waits else int(legal[dice.below(len(legal))]))
    assert not (waited and env.agents)


def sight_of_the_other(hidden: str) -> bytes:
    """What the Codebreaker sees after this code was hidden."""
    turns = Turns("mastermind", 2, {})
    turns.begin("same")
    move = talents("mastermind").notation.read(hidden, turns.match.view(Seat(0)))
    turns.match = turns.match.play(Seat(0), move)
    return turns.sight(Seat(1)).tobytes()


def test_what_is_hidden_is_not_seen() -> None:
    assert sight_of_the_other("hide RGBY") == sight_of_the_other("hide RRRR")


def test_moves_of_a_game_without_numbers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(talents("mastermind"), universe=None)
    monkeypatch.setattr(envs_actions, "talents", lambda name: silent)
    with pytest.raises(Malformed) as refused:
        actions("mastermind", "of no numbers", 2)
    assert refused.value.code == "envs.none"


def test_many_who_look_at_once_see_what_one_sees() -> None:
    """The house's own eye remembers what it saw last, and threads may share it."""
    matches = [*walked(Turns("mastermind", 2, {}), "crowd", 40)]
    views = [match.view(Seat(seat)) for match in matches for seat in range(2)]
    alone = [observe("mastermind", view).tobytes() for view in views]

    def look(order: int) -> bool:
        mine = SeededDice("crowd", order)
        picks = [mine.below(len(views)) for _ in range(1500)]
        return all(observe("mastermind", views[n]).tobytes() == alone[n] for n in picks)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as crowd:
            assert all(crowd.map(look, range(4)))
    finally:
        sys.setswitchinterval(before)
