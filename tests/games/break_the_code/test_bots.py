"""Bots play legal moves in every kind of match, as often as asked in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sleuth.games.break_the_code import GAME
from sleuth.games.break_the_code.cards import Question, answer
from sleuth.games.break_the_code.moves import Ask, Guess
from sleuth.games.break_the_code.notation import spell
from sleuth.games.break_the_code.pieces import FIVE_EACH, Options
from sleuth.games.break_the_code.talents import measures
from sleuth.games.break_the_code.thinking import crowd
from sleuth.games.break_the_code.thinking.beliefs import MOST, belief, chance
from sleuth.games.break_the_code.thinking.bots import BOTS, bits, race, turns
from sleuth.games.break_the_code.thinking.crowd import (
    next_chance,
    pays,
    rivalry,
    through,
    waiting,
)
from sleuth.games.break_the_code.thinking.solver import table
from sleuth.games.break_the_code.thinking.worlds import worlds
from sleuth.games.break_the_code.tiles import TILES
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.arena import Contest, run
from sleuth.players.dice import SeededDice
from sleuth.players.driver import Driver
from tests.games.break_the_code.table import deal, play
from tests.games.break_the_code.test_solver import late, ways

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


@pytest.mark.parametrize(("seats", "questions"), [(2, 5), (3, 4), (4, 3)])
def test_the_chance_after_a_question_is_counted_over_all_worlds(seats: int, questions: int) -> None:
    match = late(seats, questions, "after")
    view = match.view(Seat(0))
    named = match.moves(match.state.board.turn).listed[0]
    question = Question(named.card, named.number)
    heard: dict[object, Counter[object]] = {}
    for world in worlds(view):
        said = tuple(answer(question, hand) for hand in world[1:seats])
        heard.setdefault(said, Counter())[world[-1]] += ways(view, world)
    right = sum(max(codes.values()) for codes in heard.values())
    every = sum(codes.total() for codes in heard.values())
    assert every <= MOST
    assert belief(view).after(question) == pytest.approx(right / every)


def test_others_are_looked_through_as_they_see_it() -> None:
    match = late(4, 6, "eyes")
    view = match.view(Seat(1))
    mind = belief(view)
    for n in range(0, len(mind.codes), 1 + len(mind.codes) // 5):
        for seat in map(Seat, (0, 2, 3)):
            seen = through(view, mind, seat, n)
            assert seen.seat == seat
            assert seen.hand in {world[seat] for world in worlds(view)}
            assert chance(seen) == pytest.approx(belief(seen).chance)


def undecided(least: float, most: float) -> Iterator[tuple[AnyMatch, Seat]]:
    """Three players, and the one to move has such a chance to name the code."""
    for seed in range(99):
        for questions in (3, 4, 5):
            match = late(3, questions, f"undecided {seed}")
            seat: Seat = match.state.board.turn
            if least <= belief(match.view(seat)).chance < most:
                yield match, seat


def test_the_expert_takes_its_time_once_nobody_else_can_win() -> None:
    match, seat = next(undecided(0.5, 1))
    for other in {*map(Seat, range(3))} - {seat}:
        match = match.play(other, Guess(match.state.hands[other]))
    view = match.view(seat)
    assert rivalry(view, belief(view)) == 0
    assert isinstance(BOTS["greedy"](view, (), SeededDice("x"), 9).move, Guess)
    assert isinstance(BOTS["expert"](view, (), SeededDice("x"), 9).move, Ask)


def test_the_expert_hurries_when_others_may_be_sure() -> None:
    views = (match.view(seat) for match, seat in undecided(0.2, 0.8))
    view = next(view for view in views if pays(view, belief(view)))
    assert rivalry(view, belief(view)) > 0.15
    assert next_chance(view, belief(view)) > belief(view).chance
    assert isinstance(BOTS["regular"](view, (), SeededDice("x"), 9).move, Ask)
    assert isinstance(BOTS["expert"](view, (), SeededDice("x"), 9).move, Guess)


@pytest.mark.parametrize(("before", "feared"), [(0.0, crowd.QUICK), (1.0, 0.0)])
def test_who_could_have_named_the_code_before_is_not_feared(
    before: float, feared: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat = next(undecided(0.2, 1))
    view, asked = match.view(seat), len(match.state.board.asked)

    def surest(seen: View, *_: object) -> float:
        return 1.0 if len(seen.board.asked) == asked else before

    monkeypatch.setattr(crowd, "nearest", surest)
    assert rivalry(view, belief(view)) == pytest.approx(feared)


def test_waiting_is_worth_more_the_slower_the_others() -> None:
    assert waiting(0.4, 0.55, 0.4) < 0.4 < waiting(0.4, 0.55, 0.1) < waiting(0.4, 0.55, 0.0)
    assert waiting(1.0, 1.0, 0.0) == 1.0


def test_bots_guess_between_hands_that_no_card_tells_apart() -> None:
    every = table(FIVE_EACH).answers.T.tolist()
    first, second = next(
        (n, every.index(row)) for n, row in enumerate(every) if every.index(row) < n
    )
    mirrored = [table(FIVE_EACH).hand(n) for n in (first, second)]
    other = [tile for tile in TILES if not {tile} & {*mirrored[0], *mirrored[1]}][:5]
    match = deal((spell(tuple(other)), spell(mirrored[0])), range(1, 7))
    guessed = False
    while match.state.board.cards:
        seat = match.state.board.turn
        move = BOTS["expert"](match.view(seat), (), SeededDice("x"), 9).move
        guessed |= seat == 0 and isinstance(move, Guess)
        match = play(match, seat, match.moves(seat).listed[0])
    assert guessed
    assert {*mirrored} <= {world[1] for world in worlds(match.view(Seat(0)))}


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
