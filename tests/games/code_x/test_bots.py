"""Bots play every kind of match to its end, and the expert knows what a turn is worth."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from sleuth.games.code_x import GAME
from sleuth.games.code_x.moves import Ask, Decipher, Declare, Finish, Give, Go, Put
from sleuth.games.code_x.pieces import GEAR, Options
from sleuth.games.code_x.talents import measures
from sleuth.games.code_x.thinking.bots import BOTS
from sleuth.games.code_x.thinking.expert import certain, give, has_good_question, told, turn
from sleuth.games.code_x.thinking.mind import alike, likeliest, mind
from sleuth.games.code_x.thinking.plan import AGAIN, LATER, Planner, regained
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.match import start
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from tests.games.code_x.desk import HANDS, Desk, extra, ready

KINDS = (
    (2, Options(first=0)),
    (2, Options(first=1, layout="advanced", duo_tiles="covered")),
    (3, Options(layout="advanced")),
    (4, Options(figures="enter")),
    (5, Options(layout="advanced", figures="enter")),
)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_bot_plays_every_kind_of_match(name: str, seats: int, options: Options) -> None:
    bots: list[Any] = [BOTS[name]] * seats
    ended = Driver(start(GAME, options, seats), bots, f"{name} plays").run()
    assert isinstance(ended.pending(), Over)
    assert set(measures(ended)) == {"questions", "turns"}


def test_measures_count_what_the_winner_did() -> None:
    desk = ready(3).play(0, Go(4, "straight"), Ask(17)).play(1, Put(16, 1)).play(0, Finish())
    desk.until(0).play(0, Go(3, "anywhere"), Ask(23)).play(1, Put(17, 2)).play(0, Finish())
    desk.until(0).play(0, Declare((2, 8, 14)))
    assert measures(desk.match) == {"questions": 2, "turns": 3}


def test_equal_views_and_dice_give_equal_thoughts() -> None:
    view = ready(3).view(0)
    for bot in BOTS.values():
        first, second = (bot(view, (), SeededDice("x"), 9) for _ in range(2))
        assert first == second


def test_the_expert_gives_the_code_that_questions_tell_least_about() -> None:
    desk = Desk(3).deal(*HANDS[3])
    view = desk.view(0)
    chosen = give(view, SeededDice("x"))
    assert isinstance(chosen, Give)
    every = [told(view.board, move.tokens) for move in desk.match.moves(Seat(0))]
    assert told(view.board, chosen.tokens) == min(every) < max(every)


def test_a_certain_number_is_worth_what_it_turns_up() -> None:
    """All codes left begin with 2: naming it turns everything up, and costs a turn."""
    thought = mind(ready(3).view(0))
    two = thought.left[thought.packed.codes[thought.left, 0] == 2]
    thought = thought._replace(**alike(two))
    plan = Planner(thought)
    plan.spot = plan.spot._replace(up=frozenset())
    ((used, move),) = certain(plan, thought)
    assert move == Decipher(0, 2)
    plan.spot = plan.spot._replace(up=frozenset(GEAR))
    ((fresh, _),) = certain(plan, thought)
    assert used == pytest.approx(fresh + regained(GEAR))
    assert fresh < max(plan.promise(*go, plan.spot) for go in plan.goes(plan.spot))


def test_a_plan_of_one_turn_is_what_the_turn_gives() -> None:
    plan = Planner(mind(ready(3).view(0)))
    for to, by in plan.goes(plan.spot):
        gain = plan.gain(plan.spot, to, by)
        assert plan.promise(to, by, plan.spot, 1) == pytest.approx(gain)
        later = LATER * plan.ahead(plan.after(plan.spot, to, by), 1)
        assert plan.promise(to, by, plan.spot, 2) == pytest.approx(gain + later)


def test_an_extra_turn_is_part_of_the_plan() -> None:
    """A bare Extra-turn tile gives nothing at once, and another turn without delay."""
    plan = Planner(mind(extra().view(0)))
    assert plan.again(plan.spot, 2)
    assert plan.gain(plan.spot, 2, "straight") == 0
    after = plan.after(plan.spot, 2, "straight")
    assert (after.at, "straight" in after.up) == (2, False)
    assert not plan.again(after, 2)
    whole_turn = AGAIN * plan.ahead(after, 1)
    assert plan.promise(2, "straight", plan.spot, 1) == pytest.approx(whole_turn)
    assert plan.promise(2, "straight", plan.spot, 2) == pytest.approx(AGAIN * plan.ahead(after, 2))


def test_a_token_is_worth_less_once_its_thing_was_asked_about() -> None:
    plan = Planner(mind(ready(3).view(0)))
    tile = plan.board.field[4]
    bits, token = plan.question(plan.spot, tile)
    hand, _, about = plan.asked(plan.spot, tile)
    assert token not in hand
    again = plan.question(plan.spot._replace(asked=about), tile)
    assert again[0] < bits


@pytest.mark.parametrize(("seats", "weak"), list(product((2, 3), ("novice", "random"))))
def test_the_expert_wins_twice_its_share_and_more(seats: int, weak: str) -> None:
    bots = ("expert", *(weak,) * (seats - 1))
    found = run(Contest("code-x", bots, 4, "test", rotate=True))
    assert found["wins"][0] / found["games"] > 0.7
    assert set(found["measures"]) == {"questions", "turns"}


def test_a_code_is_risked_sooner_when_there_is_nothing_good_to_ask() -> None:
    """Four codes are left: a good question in reach is asked; without tokens one guesses."""
    thought = mind(ready(3).view(0))
    four = thought._replace(**alike(thought.left[[0, 300, 600, 900]]))
    assert has_good_question(Planner(four))
    assert not isinstance(turn(four, SeededDice("x")), Declare)
    bare = four._replace(view=replace(four.view, hand=()))
    assert not has_good_question(Planner(bare))
    assert turn(bare, SeededDice("x")) == Declare(likeliest(bare)[0])


def test_a_code_is_declared_when_it_is_as_likely_as_not() -> None:
    thought = mind(ready(3).view(0))
    one = thought._replace(**alike(thought.left[:2]))
    assert turn(one, SeededDice("x")) == Declare(likeliest(one)[0])
    assert not isinstance(turn(thought, SeededDice("x")), Declare)
