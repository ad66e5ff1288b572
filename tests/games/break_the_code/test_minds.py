"""Characters at Break the Code: what is pencilled in is proved, and who goes through more wins."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace as replaced

from sleuth.games.break_the_code import GAME
from sleuth.games.break_the_code.cards import Question, answer
from sleuth.games.break_the_code.pieces import Options, plain
from sleuth.games.break_the_code.thinking.beliefs import belief as exact
from sleuth.games.break_the_code.thinking.minds import belief, pencil, put_together
from sleuth.games.break_the_code.thinking.solver import NUMBER, pack, unseen
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.minds import Mind
from sleuth.players.cast import CAST, bot
from sleuth.players.driver import Driver
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder

NAME = "break-the-code"


def played(names: list[str], seed: str, **options: Any) -> AnyMatch:
    match = start(GAME, Options(**options), len(names))
    return Driver(match, [bot(NAME, name) for name in names], seed).run()


@pytest.mark.parametrize("question", [Question(13, None), Question(19, None), Question(7, None)])
def test_pencil_marks_are_what_one_answer_proves(question: Question) -> None:
    match = played(["pip", "pip"], "marks")
    view = match.view(Seat(0))
    box, tiles = view.board.box, unseen(view)
    hands = {plain(chosen) for chosen in combinations(tiles, box.hand)}
    for said in {pack(answer(question, hand)) for hand in hands}:
        fits = [hand for hand in hands if pack(answer(question, hand)) == said]
        marks = pencil(box, tiles, NUMBER[question], said)
        for at in range(box.hand):
            assert set(np.flatnonzero(marks[at]).tolist()) == {hand[at] for hand in fits}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_forgets_nothing_and_tries_all_believes_what_is_proved(seats: int) -> None:
    match = played(["quill"] * seats, f"believes {seats}")
    for seat in range(seats):
        view = match.view(Seat(seat))
        found, wanted = belief(view, Mind()), exact(view)
        assert (found.guess, found.left) == (wanted.guess, wanted.left)
        assert found.chance == pytest.approx(wanted.chance)


def test_nobody_is_sure_before_all_that_is_left_was_tried() -> None:
    match = start(GAME, Options(first=0), 2)
    driver = Driver(match, [bot(NAME, "pip")] * 2, "sure")
    ended = driver.run()
    view = ended.view(Seat(0))
    narrow, wide = belief(view, Mind(recall=0, span=1)), belief(view, Mind())
    assert narrow.left >= wide.left
    assert narrow.left <= 1 or narrow.chance == 0


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("depth", "turn", "held"), [(1, 0, 2), (1, 1, 1), (2, 0, 2), (2, 1, 2)])
def test_who_loses_nothing_names_a_code_among_more_out_of_few_deals(
    seats: int, depth: int, turn: int, held: int
) -> None:
    view = played(["quill"] * seats, "few").view(Seat(0))
    view = replaced(view, board=replaced(view.board, turn=Seat(turn)))
    ready = put_together(Mind(look=3, depth=depth))
    thought = belief(view, Mind())
    assert ready(view, replace(thought, left=held))
    assert not ready(view, replace(thought, left=held + 1))


@pytest.mark.parametrize("seats", [3, 4])
def test_who_is_not_to_ask_names_what_a_longer_look_would_name(seats: int) -> None:
    match = start(GAME, Options(first=0), seats)
    driver = Driver(match, [bot(NAME, "quill")] * seats, "waits")
    driver.match = driver.match.settle(driver.chance)
    mind = CAST["quill"].mind
    for _ in range(8):
        due = driver.match.pending()
        assert isinstance(due, Await)
        driver.turn(due)
        view = driver.match.view(Seat(1))
        if view.board.turn not in (None, 1):
            asks = belief(replaced(view, board=replaced(view.board, turn=Seat(1))), mind)
            assert belief(view, mind).chance == asks.chance


@pytest.mark.parametrize("name", CAST)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_plays_at_every_number_of_seats(name: str, seats: int) -> None:
    assert isinstance(played([name] * seats, f"{name} {seats}").pending(), Over)


def test_neighbours_on_the_ladder_are_in_order() -> None:
    names = ("pip", "brack", "quill", "tarn")
    found = climb(Ladder(NAME, 2, 60, "order", characters=names))
    ratings = [each["rating"] for each in found["characters"]]
    assert ratings == sorted(ratings)
    assert all(each["score"] < each["games"] / 2 for each in found["pairs"])
