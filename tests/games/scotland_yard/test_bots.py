"""Bots: they say where they go, catch whom they can, and keep what a table promises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

from sleuth.games import talents
from sleuth.games.scotland_yard import GAME
from sleuth.games.scotland_yard.moves import Go, Move
from sleuth.games.scotland_yard.pieces import Options, Toy
from sleuth.games.scotland_yard.thinking.bots import LEVELS, perfect
from sleuth.games.scotland_yard.thinking.detectives import Detective
from sleuth.games.scotland_yard.thinking.packed import packed
from sleuth.games.scotland_yard.thinking.solution import studies, sure, table, teams
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.talents import Bot, Phrase
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from tests.games.scotland_yard.opened import opened


def played(match: AnyMatch, x: Bot[View, Move], others: Bot[View, Move], seed: int) -> AnyMatch:
    """A whole game; the lowest detective who can moves first."""
    return list(turns(match, x, others, seed))[-1]


def turns(
    match: AnyMatch, x: Bot[View, Move], others: Bot[View, Move], seed: int
) -> Iterator[AnyMatch]:
    """The match before each move, and at its end."""
    dice = SeededDice("bots", seed)
    yield match
    while isinstance(due := match.pending(), Await):
        thoughts = (
            (seat, (others if seat else x)(match.view(seat), (), dice, 0).move)
            for seat in sorted(due.seats)
        )
        seat, move = next((seat, move) for seat, move in thoughts if move is not None)
        match = match.play(seat, move)
        yield match


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("options", [Options(), Options(double_move="round")])
def test_every_level_plays_both_sides_to_the_end(name: str, options: Options) -> None:
    end = played(start(GAME, options, 5), LEVELS[name], LEVELS[name], 1)
    assert end.view(None).board.over in ("caught", "cornered", "escaped")


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_the_classic_version_to_the_end(name: str) -> None:
    match = start(GAME, Options(version="classic"), 4)
    everybody = [talents("scotland-yard").bots[name]] * 4
    end = Driver(match, everybody, "classic").run()
    assert end.view(None).board.over is not None


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "random"])
def test_a_detective_beside_mister_x_catches_him_and_says_so(name: str) -> None:
    match = opened(Options()).play(Seat(0), Go(81)).play(Seat(1), Go(52))
    match = match.play(Seat(2), Go(78)).play(Seat(3), Go(111)).play(Seat(0), Go(100))
    thought = LEVELS[name](match.view(Seat(3)), (), SeededDice("one"), 0)
    assert thought.move == Go(100)
    assert thought.says == (Phrase("scotland-yard.phrase.going", {"to": 100}),)


def test_who_infers_nothing_goes_where_he_was_last_seen() -> None:
    match: AnyMatch = opened(Options())
    for seat, to in ((0, 67), (1, 40), (2, 45), (3, 130), (0, 66), (1, 41), (2, 46), (3, 124)):
        match = match.play(Seat(seat), Go(to))
    match = match.play(Seat(0), Go(67))
    view = match.view(Seat(1))
    assert Detective(1, infers=False).belief(view) == {65: 1.0}
    assert set(Detective(1).belief(view)) == {48, 64, 66, 81}


class Recorded(table.Table):
    """A table that counts how often it was asked."""

    asked = 0

    def rows(self, name: table.Name, numbers: np.ndarray) -> np.ndarray:
        self.asked += 1
        return super().rows(name, numbers)


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recorded:
    """The table of the toy map, which the bots then read."""
    studies.tabulate(packed("village"), tmp_path / "sure", False, lambda done, of: None)
    found = Recorded(tmp_path / "sure")
    monkeypatch.setattr(sure, "known", lambda options, team: found)
    return found


def promised(match: AnyMatch, held: table.Table) -> bool:
    """Mister X is to move, and the table says that he is lost."""
    board, at = match.view(None).board, match.view(Seat(0)).trail[-1] - 1
    if board.todo or board.over is not None:
        return False
    number = teams.rank(np.array([board.posts]) - 1)
    row = held.rows((3, len(board.log), board.black, board.doubles), number)[0]
    return bool(int(row[0]) >> at & 1)


def test_what_the_table_promises_perfect_detectives_keep(held: Recorded) -> None:
    kept = 0
    for seed in range(150):
        games = list(turns(opened(Toy()), LEVELS["random"], perfect, seed))
        lost = [promised(match, held) for match in games]
        won = games[-1].view(None).board.over in ("caught", "cornered")
        assert won or not any(lost)
        kept += any(lost)
    assert kept > 20


def test_who_goes_first_in_a_plan_goes_first(held: Recorded) -> None:
    """Some winning plans want one detective to make room for another: nobody is ever stuck."""
    for seed in range(60):
        for match in turns(opened(Toy()), LEVELS["random"], perfect, seed):
            todo = match.view(None).board.todo
            moved = [perfect(match.view(seat), (), SeededDice(seed), 0).move for seat in todo]
            assert not todo or any(move is not None for move in moved)


def test_a_perfect_mister_x_walks_into_no_sure_loss_that_he_can_avoid(held: Recorded) -> None:
    for seed in range(40):
        sure.turn.cache_clear()  # what was kept of another game would not be asked again
        games = list(turns(opened(Toy()), perfect, LEVELS["random"], seed))
        assert games[-1].view(None).board.over is not None
    assert held.asked > 40


def test_sure_is_said_station_by_station() -> None:
    map_, none = packed("village"), np.zeros((56, 4), np.uint64)
    none[teams.rank(np.array([[0, 1, 2]])), 0] = 1 << 5
    rows = np.array([[0, 1, 2], [0, 1, 3]])
    with TemporaryDirectory() as folder:
        found = table.resumed(Path(folder) / "one")
        found.append((3, 1, 0, 0), none)
        said = sure.certain(found, map_, (1, 0, 0), [5, 6, 3], rows)
    assert said.tolist() == [[True, False], [False, False], [False, True]]


def test_without_a_table_a_perfect_bot_thinks_for_itself() -> None:
    match: AnyMatch = opened(Toy())
    move = perfect(match.view(Seat(0)), (), SeededDice("one"), 0).move
    assert move in moves(match.view(Seat(0)))


@pytest.mark.parametrize(
    "options", [Options(version="classic"), Options(double_move="round"), Toy(start="drawn")]
)
def test_a_perfect_bot_says_once_where_nothing_is_solved(options: Options) -> None:
    said = Phrase("scotland-yard.phrase.unsolved")
    everybody: list[Bot[Any, Any]] = [perfect] * 4
    driver = Driver(start(GAME, options, 4), everybody, "unsolved")
    driver.match = driver.match.settle(driver.chance)
    for _ in range(8):
        if isinstance(pending := driver.match.pending(), Await):
            driver.turn(pending)
    assert [each.phrase for each in driver.heard].count(said) == 1


def test_a_perfect_bot_that_has_a_table_does_not_say_so(held: Recorded) -> None:
    thought = perfect(opened(Toy()).view(Seat(0)), (), SeededDice("one"), 0)
    assert thought.says == ()
