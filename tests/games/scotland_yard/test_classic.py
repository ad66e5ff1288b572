"""Bots of the classic version: what tickets prove, what the others fear, and whole games."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import astuple

from sleuth.games.scotland_yard import GAME
from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.pieces import FARES, MISTER_X, Options, Purse, Toy
from sleuth.games.scotland_yard.thinking import hunted, hunters, montecarlo, tracks, worlds
from sleuth.games.scotland_yard.thinking.bots import LEVELS
from sleuth.games.scotland_yard.thinking.hunters import Hunters
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver

CLASSIC, TOY = Options(version="classic"), Toy(version="classic")


def turns(options: Options, seats: int, seed: int) -> Iterator[AnyMatch]:
    """A game of bots that do anything, turn by turn."""
    match: AnyMatch = start(GAME, options, seats).settle(seeded(f"classic:{seed}"))
    while isinstance(due := match.pending(), Await):
        yield match
        seat = min(due.seats)
        dice = SeededDice("classic", seed, len(match.record))
        match = match.play(seat, LEVELS["random"](match.view(seat), (), dice, 0).move)


@pytest.mark.parametrize("seed", range(3))
def test_vectors_say_what_the_log_says(seed: int) -> None:
    for match in turns(CLASSIC, 5, seed):
        view = match.view(Seat(1))
        likely = dict(worlds.odds(view))
        found = tracks.belief(view.board)
        assert {int(at) + 1 for at in np.flatnonzero(found)} == set(likely)
        assert all(found[at - 1] == pytest.approx(share) for at, share in likely.items())


@pytest.mark.parametrize("seed", range(3))
def test_detectives_look_only_where_he_may_be(seed: int) -> None:
    seen = 0
    for match in turns(CLASSIC, 5, seed):
        seat = min(match.pending().seats)  # type: ignore[union-attr]
        if seat != MISTER_X:
            view = match.view(seat)
            believed = Hunters().believed(view)
            assert believed
            assert {at + 1 for at in believed} <= set(worlds.worlds(view))
            assert sum(believed.values()) <= 1 + 1e-9
            seen += 1
    assert seen > 3


def test_plans_that_are_feared_can_be_walked() -> None:
    for match in turns(CLASSIC, 4, 1):
        board: Board = match.view(None).board
        plot = hunted.plotted(board, len(board.log) + 1, tracks.belief(board), (), 0.01)
        for post, column in zip(board.posts, plot.plans.T, strict=True):
            ways = {to for by in FARES for to in CLASSIC.chart.around[by][post]}
            assert {at + 1 for at in column.tolist()} <= {post, *ways}  # who is shut in stays
        assert plot.weights.sum() == pytest.approx(1)
        assert plot.values.shape == (len(plot.stations), len(plot.plans))


@pytest.mark.parametrize("seed", range(2))
def test_detectives_weigh_his_rides_as_he_does(seed: int) -> None:
    seen = 0
    for match in turns(CLASSIC, 4, seed):
        view = match.view(MISTER_X)
        here = hunted.scene(view.board)
        if MISTER_X not in match.pending().seats or not hides(CLASSIC, here.field):  # type: ignore[union-attr]
            continue
        at, goes = view.trail[-1], here.rides(view.trail[-1])
        worth = hunted.judged(here, hunted.TASTE, goes)
        his = tracks.shared(np.exp((worth - worth.max()) / hunted.TASTE.sway))
        theirs = hunters.inclined(here, hunted.TASTE)
        found = [theirs[go.by][at - 1, go.to - 1] for go in goes if go.by is not None]
        assert found == pytest.approx(his)
        seen += 1
        if seen == 4:
            break
    assert seen


def test_purses_are_read_off_the_log() -> None:
    for match in turns(CLASSIC, 4, 5):
        board: Board = match.view(None).board
        if board.log and not board.moved:
            found = hunters.purses_after(CLASSIC, board.log)
            assert [*map(sum, map(astuple, found))] == [*map(sum, map(astuple, board.purses))]


def test_he_fears_the_station_that_all_expect_him_at() -> None:
    purses = (Purse(11, 8, 4),) * 3
    board = Board(CLASSIC, 4, posts=(67, 13, 153), black=5, doubles=2, purses=purses)
    sure = tracks.certain(board, 66)
    here = hunted.Scene(board, sure, 4, 5)
    expected, other = hunted.foreseen(here, hunted.TASTE, sure, (65, 49))
    assert expected < other - 0.5


@pytest.mark.parametrize("name", ["expert", "montecarlo"])
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_on_the_toy(name: str, seats: int, seed: int) -> None:
    match = start(GAME, TOY, seats)
    ended = Driver(match, [LEVELS[name]] * seats, f"toy:{seed}", 4).run()  # type: ignore[list-item]
    assert isinstance(ended.pending(), Over)


def test_equal_dice_move_alike() -> None:
    for name in ("expert", "montecarlo"):
        match = next(turns(CLASSIC, 5, 7))
        seat = min(match.pending().seats)  # type: ignore[union-attr]
        both = [LEVELS[name](match.view(seat), (), SeededDice("a", 1), 0) for _ in range(2)]
        assert both[0] == both[1]


def test_a_playout_of_the_reference_ends_with_a_winner() -> None:
    view = next(turns(CLASSIC, 5, 2)).view(MISTER_X)
    dice = SeededDice("playout", 1)
    for _ in range(20):
        world = next(montecarlo.worlds(view, dice))
        assert world.at == view.trail[-1]
        assert montecarlo.playout(world, dice) in range(5)
    assert montecarlo.reward(2, 2) > montecarlo.reward(2, 1) > montecarlo.reward(2, 0) == 0
    assert (montecarlo.reward(0, 0), montecarlo.reward(0, 3)) == (1, 0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("bots", "low", "high"),
    [
        (("expert", *("territory",) * 4), 0.0, 0.55),
        (("expert",) * 5, 0.8, 1.0),
        (("montecarlo", *("expert",) * 4), 0.8, 1.0),
    ],
)
def test_the_strength_that_is_stated(bots: tuple[str, ...], low: float, high: float) -> None:
    found = run(Contest("scotland-yard", bots, 200, "1", {"version": "classic"}))
    assert low <= found["measures"]["detectives_win"] <= high
