"""Characters in Scotland Yard: what is forgotten rules nothing out; who tries more catches him."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec.structs import replace

from sleuth.games.scotland_yard import GAME
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.aims import map_of, posts_of
from sleuth.games.scotland_yard.thinking.bots import bot
from sleuth.games.scotland_yard.thinking.lightly.minds import recalled
from sleuth.games.scotland_yard.thinking.minds import Walker
from sleuth.games.scotland_yard.thinking.packed import plans
from sleuth.games.scotland_yard.thinking.territory import Territory, nearest
from sleuth.games.scotland_yard.thinking.worlds import journeys_to, ways
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.cast import bot as character
from sleuth.players.driver import Driver

DETECTIVES = 3
YARD = "scotland-yard"


def played(options: Options, rounds: int) -> AnyMatch:
    """A match of four characters after so many rounds."""
    names = ("quill", "pip", "brack", "dovecote")
    driver = Driver(start(GAME, options, 4), [character(YARD, name) for name in names], "played")
    driver.match = driver.match.settle(driver.chance)
    for _ in range(rounds * 4):
        if isinstance(due := driver.match.pending(), Await):
            driver.turn(due)
    return driver.match


def test_what_is_forgotten_rules_nothing_out() -> None:
    view = played(Options(version="classic"), 4).view(Seat(1))
    board = view.board
    everywhere = {*ways(view)}
    for recall in (0, 1, 2):
        assert everywhere <= {*journeys_to(replace(board, log=recalled(board.log, recall)))}
    assert everywhere == {*journeys_to(replace(board, log=recalled(board.log, None)))}


def test_the_nearest_plans_come_to_mind_first() -> None:
    board = played(Options(), 3).state.board
    map_ = map_of(board.options)
    rows = plans(map_, posts_of(board), (0, 1, 2))
    away = map_.distance[rows, 99].sum(axis=1, dtype=int)
    few = nearest(map_, rows, {99: 1.0}, 5)
    assert len(few) == 5
    assert sorted(away[few]) == sorted(away)[:5]
    assert np.array_equal(nearest(map_, rows, {99: 1.0}, None), np.arange(len(rows)))


def wins(fears: int, tries: int, games: int) -> int:
    """How often a Mister X of these fears escapes from detectives who try so many plans."""
    both: Any = bot(Territory(3, fears=fears, open_margin=3), Walker(tries))
    won = 0
    for deal in range(games):
        match = start(GAME, Options(), DETECTIVES + 1)
        over = Driver(match, [both] * (DETECTIVES + 1), f"wins:{deal}").run().pending()
        assert isinstance(over, Over)
        won += 0 in over.places[0]
    return won


def test_who_fears_more_escapes_more_often_and_who_tries_more_catches_more_often() -> None:
    assert wins(1, 10, 24) < wins(9, 10, 24) < wins(9, 1, 24)
