"""Bots play legal moves in every kind of match, as often as asked in the same way."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.games.break_the_code import GAME
from sleuth.games.break_the_code.beliefs import belief
from sleuth.games.break_the_code.bots import BOTS, bits, race, turns
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.moves import Ask, Guess
from sleuth.games.break_the_code.pieces import Options
from sleuth.games.break_the_code.talents import measures
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.match import start
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from tests.games.break_the_code.table import deal
from tests.games.break_the_code.test_solver import late

KINDS = [(2, "any-time"), (3, "any-time"), (3, "own-turn"), (4, "any-time"), (4, "own-turn")]


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("seats", "guessing"), KINDS)
def test_every_bot_plays_every_kind_of_match_to_its_end(
    name: str, seats: int, guessing: str
) -> None:
    options = Options(guessing, 0)  # type: ignore[arg-type]
    bots: list[Any] = [BOTS[name]] * seats
    ended = Driver(start(GAME, options, seats), bots, f"{name} plays").run()
    assert isinstance(ended.pending(), Over)
    assert measures(ended)["questions"] == len(ended.view(None).board.asked)


def test_equal_views_and_dice_give_equal_thoughts() -> None:
    view = late(3, 3, "same").view(Seat(0))
    first, second = (BOTS["expert"](view, (), SeededDice("x"), 9) for _ in range(2))
    assert first == second


def test_a_bot_that_is_not_sure_says_nothing_out_of_turn() -> None:
    match = late(3, 1, "quiet")
    assert BOTS["greedy"](match.view(Seat(0)), (), SeededDice("x"), 9).move is None


def test_a_bot_guesses_out_of_turn_once_it_is_sure() -> None:
    match = late(4, 8, "sure")
    seat = next(s for s in map(Seat, range(4)) if belief(match.view(s)).chance >= 0.5)
    move = BOTS["greedy"](match.view(seat), (), SeededDice("x"), 9).move
    assert move == Guess(belief(match.view(seat)).guess)


def test_the_expert_keeps_its_own_answers_to_itself() -> None:
    match = deal(("R0 B0 R1 B1 R2", "B2 R3 B3 R4 B4"), (19, 14, 9, 10, 11, 12))
    view = match.view(Seat(0))
    asks = [Question(card) for card in (19, 14)]
    plain, shrewd = bits(view, belief(view), asks), race(view, belief(view), asks)
    assert plain[0] > plain[1], "the sum of all tells most"
    assert shrewd[0] < shrewd[1], "but a sum of 4 would give everything away"
    assert BOTS["greedy"](view, (), SeededDice("x"), 9).move == Ask(19)
    assert BOTS["expert"](view, (), SeededDice("x"), 9).move != Ask(19)


def test_turns_to_go_grow_with_what_is_missing() -> None:
    figures = [turns(n / 4) for n in range(50)]
    assert figures == sorted(figures)
    assert figures[0] == 1


def test_novices_forget() -> None:
    view = late(2, 8, "novice").view(Seat(0))
    assert belief(view, memory=2).left > belief(view).left


@pytest.mark.parametrize(
    ("bots", "least"), [(("expert", "random"), 0.86), (("expert", "greedy"), 0.51)]
)
def test_the_expert_wins(bots: tuple[str, str], least: float) -> None:
    found = run(Contest("break-the-code", bots, 100, "test", rotate=True))
    assert (found["wins"][0] + found["ties"] / 2) / found["games"] > least
    assert set(found["measures"]) == {"turns", "questions"}
