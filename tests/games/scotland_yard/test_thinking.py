"""How bots judge: territory, what is seen ahead, whole teams in one plan, and tickets in need."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from sleuth.games.scotland_yard.board import hides
from sleuth.games.scotland_yard.moves import Double, Go
from sleuth.games.scotland_yard.pieces import Options, Toy
from sleuth.games.scotland_yard.thinking import solver, territory
from sleuth.games.scotland_yard.thinking.bots import LEVELS, THRIFTY
from sleuth.games.scotland_yard.thinking.detectives import Detective, mixture
from sleuth.games.scotland_yard.thinking.evader import Evader, options
from sleuth.games.scotland_yard.thinking.fugitive import danger, keen
from sleuth.games.scotland_yard.thinking.packed import Packed, exits, packed, plans
from sleuth.games.scotland_yard.thinking.solution import studies, sure, table
from sleuth.games.scotland_yard.thinking.solver import SURE, Sight
from sleuth.games.scotland_yard.thinking.territory import Territory
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from tests.games.scotland_yard.opened import opened

EVERYBODY = (0, 1, 2)
POSTS = [(40, 45, 123), (66, 81, 101), (10, 100, 190)]


def before_him(map_: Packed, at: int, team: tuple[int, ...]) -> int:
    """Territory, station by station."""
    away = map_.distance
    return sum(away[at, s] < min(away[post, s] for post in team) for s in range(map_.size))


@pytest.mark.parametrize("posts", POSTS)
def test_territory_is_what_he_reaches_before_any_detective(posts: tuple[int, ...]) -> None:
    map_ = packed()
    rows, at = plans(map_, posts, EVERYBODY), 66
    counted = np.floor(territory.left(map_, [at], rows)[0])
    grid = [sorted(set(column.tolist())) for column in rows.T]
    products = solver.reached_first(map_, at, grid)
    for n in range(0, len(rows), 7):
        team = tuple(rows[n].tolist())
        expected = before_him(map_, at, team)
        assert (
            products[*(axis.index(post) for axis, post in zip(grid, team, strict=True))] == expected
        )
        assert counted[n] == (-1 if at in team else expected)


def test_he_is_doomed_where_he_is_caught_or_shut_in() -> None:
    map_ = packed()
    for posts in POSTS:
        rows = plans(map_, posts, EVERYBODY)
        for at in (66, 81, 99, 110):
            shut = [
                at in row or all(map_.distance[row, to].min() <= 1 for to in map_.around[at])
                for row in rows
            ]
            assert territory.doomed(map_, [at], rows).tolist() == [any(shut)]


def turns_of_x(
    x: str, others: str, seed: int, rules: Options
) -> Iterator[tuple[AnyMatch, Go | Double]]:
    """Mister X's turns in a game, and what he does."""
    match: AnyMatch = opened(rules)
    while isinstance(due := match.pending(), Await):
        seat = min(due.seats)
        dice = SeededDice("thinking", seed, len(match.record))
        move = LEVELS[others if seat else x](match.view(seat), (), dice, 0).move
        if isinstance(move, Go | Double) and not seat:
            yield match, move
        match = match.play(seat, move)


def test_the_reference_keeps_its_tickets_until_it_must() -> None:
    spent = 0
    for seed in range(12):
        for match, move in turns_of_x("territory", "territory", seed, Options()):
            board, at = match.view(None).board, match.view(Seat(0)).trail[-1] - 1
            _, worth = Territory().prospects(board, at)
            if isinstance(move, Double) or move.by == "black":
                spent += 1
                assert (worth <= territory.LOST / 2).all()
                assert isinstance(move, Double) or len(board.log) + 1 >= 9
    assert spent > 3


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> table.Table:
    """The table of the toy map."""
    place: Path = tmp_path_factory.mktemp("sure") / "village"
    studies.tabulate(packed("village"), place, False, lambda done, of: None)
    return table.Table(place)


@pytest.mark.parametrize("tickets", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_what_the_table_calls_sure_is_seen_by_who_looks_to_the_end(
    held: table.Table, tickets: tuple[int, int]
) -> None:
    map_, found = packed("village"), 0
    for filled in range(1, map_.last):
        for posts in ((0, 1, 2), (1, 4, 6), (2, 3, 7), (5, 6, 7), (0, 3, 5)):
            stations = [s for s in range(map_.size) if s not in posts]
            seen = solver.outlook(
                map_, posts, EVERYBODY, stations, Sight(filled, tickets, map_.last)
            )
            certain = sure.certain(held, map_, (filled, *tickets), stations, seen.plans)
            assert (seen.values[certain] == SURE).all()
            found += int(certain.sum())
    assert found > 200


def test_who_hides_is_not_looked_for_where_a_detective_stood() -> None:
    """Cell by cell: the best answer to all ways that nobody shuts, each as likely."""
    map_, at = packed(), 66
    here = [[map_.around[at][0], 40], [map_.around[at][1], 120], [map_.around[at][0], 150]]
    there = [solver.spread(map_, axis) for axis in here]
    ways = solver.spread(map_, [at])
    shape = (len(ways), *map(len, there))
    worth = np.random.default_rng(5).integers(0, SURE, shape).astype(np.int16)
    found = solver.unseen(map_, worth, ([at], ways), (here, there))
    for cell in np.ndindex(2, 2, 2):
        team = [axis[n] for axis, n in zip(here, cell, strict=True)]
        left = [n for n, to in enumerate(ways) if to not in team]
        near = [
            [axis.index(to) for to in map_.around[p]] for axis, p in zip(there, team, strict=True)
        ]
        answers = worth[np.ix_(left, *near)].sum(axis=0, dtype=int) // len(left)
        assert found[0, *cell] == answers.max()


def test_detectives_in_sight_of_him_end_in_one_of_the_best_plans() -> None:
    """Each works out the team's plan anew, and goes on with it, whoever went first."""
    team = Detective(1)
    for seed in range(8):
        match: AnyMatch = opened(Options())
        match = match.play(Seat(0), Go(67 if seed % 2 else 81))
        view = match.view(Seat(1))
        seen = team.look(view.board, POSTS[0], EVERYBODY, (66 if seed % 2 else 80,))
        for seat in (1, 2, 3):
            move = team(match.view(Seat(seat)), SeededDice("plan", seed, seat))
            match = match.play(Seat(seat), move)
        ended = np.array(match.view(None).board.posts) - 1
        chosen = (seen.plans == ended).all(axis=1)
        assert seen.values[0][chosen] == seen.values[0].max()


def test_a_team_that_can_be_sure_does_not_gamble() -> None:
    worth = np.array([[SURE, 9000, 100], [SURE, 9900, 100]], np.int16)
    assert mixture(worth.tobytes(), 2, 30).tolist() == [1.0, 0.0, 0.0]


def test_only_plans_that_come_in_question_are_weighed() -> None:
    worth = np.random.default_rng(3).integers(0, SURE, (4, 300)).astype(np.int16)
    few = keen(worth)
    assert few.shape[1] <= 60
    assert few.max(axis=1).tolist() == worth.max(axis=1).tolist()
    assert keen(few[:, :5]).shape == (4, 5)


def chances(view: View, held: table.Table) -> list[int]:
    """How many plans catch Mister X, for each thing that he can do."""
    every = options(view.board, held, view.trail[-1] - 1)
    return [each.risk() for each in every]


def test_mister_x_spends_a_ticket_only_when_all_else_is_lost(
    held: table.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sure, "known", lambda options, team: held)
    spent = plain = 0
    for seed in range(150):
        for match, _ in turns_of_x("random", "random", seed, Toy()):
            view = match.view(Seat(0))
            risks, move = chances(view, held), Evader(30)(view, SeededDice("x", seed))
            if risks[0] == 0:
                plain += 1
                assert isinstance(move, Go)
                assert move.by is None
            elif min(risks) < risks[0]:
                spent += 1
                assert not isinstance(move, Go) or move.by == "black"
    assert spent > 5
    assert plain > 5


@pytest.mark.parametrize("seed", range(3))
def test_an_expert_spends_a_ticket_only_where_it_gains_enough(seed: int) -> None:
    spent = 0
    for match, move in turns_of_x("expert", "regular", seed, Options()):
        view = match.view(Seat(0))
        board, at = view.board, view.trail[-1] - 1
        ways = exits(packed(), at, tuple(post - 1 for post in board.posts))
        found = THRIFTY.look(board, ways, 1, (board.black, board.doubles))
        covered = hides(board.options, len(board.log) + 1)
        if isinstance(move, Double):
            assert danger(found, covered, THRIFTY.rounds) > THRIFTY.double
            spent += 1
        elif move.by == "black":
            assert danger(found, False, THRIFTY.rounds) > THRIFTY.black
            spent += 1
    assert spent <= 2


@pytest.mark.nightly
def test_a_stronger_mister_x_is_not_caught_more_often() -> None:
    games = 200
    for hunters in ("novice", "regular", "expert"):
        shares = [
            run(Contest("scotland-yard", (x, *(hunters,) * 3), games, "1"))["measures"]
            for x in ("novice", "regular", "expert")
        ]
        caught = [each["detectives_win"] for each in shares]
        for weaker, stronger in pairwise(caught):
            spread = ((weaker * (1 - weaker) + stronger * (1 - stronger)) / games) ** 0.5
            assert stronger <= weaker + 3 * max(spread, 1 / games)
