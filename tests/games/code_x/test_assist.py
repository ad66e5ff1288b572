"""The pad: every cross names clues that prove it, and the ladder of help only adds."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from sleuth.games.code_x.clues import Answered, Said
from sleuth.games.code_x.facts import Asked
from sleuth.games.code_x.moves import Ask, Declare, Decline, Finish, Go, Peek, Put
from sleuth.games.code_x.pieces import COLOURS, Code, Options, trait
from sleuth.games.code_x.thinking.assist import Cross, Notes, assist, seen
from sleuth.games.code_x.thinking.hints import hint
from sleuth.games.code_x.thinking.worlds import agrees, worlds
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.talents import Level
from tests.games.code_x.desk import ready
from tests.games.code_x.test_solver import bots_play

CODES = tuple(combinations(range(1, 31), 3))


@cache
def middles() -> tuple[View, ...]:
    """What seats know in the middle of matches of two and of three players."""
    found = []
    for names, seed in ((("regular",) * 2, "pad"), (("expert", "regular", "expert"), "pad 2")):
        matches = bots_play(names, seed, Options(first=0))
        for match in matches[len(matches) // 4 :: len(matches) // 3]:
            if isinstance(match.pending(), Await):
                found += [match.view(Seat(seat)) for seat in range(match.seats)]
    return tuple(found)


def notes(view: View, level: Level) -> Notes:
    found = assist(view, level)
    assert found is not None
    return found


def cells(crosses: tuple[Cross, ...]) -> set[tuple[int, int]]:
    return {(cross.position, cross.token) for cross in crosses}


def survive(view: View, cross: Cross) -> list[Code]:
    """Codes with this number in this place that agree with the clues named as its proof."""
    clues = [view.clues[n] for n in cross.clues]
    gone = {token for clue in clues for token in seen(clue)}
    said = [clue for clue in clues if isinstance(clue, Said)]
    mine = [code for code in CODES if code[cross.position] == cross.token]
    return [code for code in mine if not gone & {*code} and agrees(code, said)]


def hearsay(view: View, cross: Cross) -> bool:
    """Does the proof need the questions of others?"""
    return any(isinstance(view.clues[n], Asked) for n in cross.clues)


def test_the_clues_of_a_cross_prove_it() -> None:
    proven = 0
    for view in middles():
        for cross in notes(view, "joint").crosses:
            if not hearsay(view, cross):
                assert survive(view, cross) == [], cross
                proven += len(cross.clues) > 1
    assert proven > 20, "some crosses take several clues"


def test_no_clue_of_a_proof_could_be_left_out() -> None:
    for view in middles()[::2]:
        for cross in notes(view, "joint").crosses:
            for left_out in cross.clues:
                fewer = Cross(
                    cross.position, cross.token, tuple(n for n in cross.clues if n != left_out)
                )
                assert hearsay(view, cross) or survive(view, fewer)


def test_what_is_crossed_out_is_what_no_code_left_has() -> None:
    for view in middles():
        left = worlds(view)
        open_cells = {(at, code[at]) for code in left for at in range(3)}
        every = {(at, token) for at in range(3) for token in range(1, 31)}
        joint = notes(view, "joint")
        assert cells(joint.crosses) == every - open_cells
        assert cells(notes(view, "direct").crosses) <= cells(joint.crosses)


def test_each_level_adds_to_the_one_before() -> None:
    view = middles()[0]
    assert assist(view, "none") is assist(view, "facts") is None
    direct, joint, odds = (notes(view, level) for level in ("direct", "joint", "odds"))
    assert direct.left is joint.left is None
    assert direct.lies == ()
    assert odds.left == len(worlds(view))
    assert odds.counts is not None
    assert [sum(row) for row in odds.counts] == [odds.left] * 3
    assert notes(view, "hints") == odds


def test_places_are_narrowed_down_to_what_may_lie_there() -> None:
    """Seat 2 sees red and purple in the code of seat 0, and hears that the token is of neither."""
    desk = ready(3).play(0, Go(4, "straight"), Ask(17)).play(1, Put(16, 1))
    narrow = {each.place: each.tokens for each in notes(desk.view(2), "joint").lies}
    colours = {COLOURS[trait(token, "colour")] for token in narrow[16]}
    assert 17 in narrow[16]
    assert colours == {"green", "yellow", "blue"}
    assert {each.place for each in notes(desk.view(1), "joint").lies} == set()


def test_whoever_watches_is_not_helped() -> None:
    assert assist(ready(3).match.view(None), "odds") is None


def test_after_the_end_a_pad_stays_as_it_was_and_nobody_is_hinted_at() -> None:
    before = ready(3)
    over = before.play(0, Declare((2, 8, 14)))
    stays = notes(over.view(1), "odds")
    assert stays.left == notes(before.view(1), "odds").left
    assert hint(over.view(1), 0) is None


@pytest.mark.parametrize("step", range(3))
def test_hints_are_given_to_who_can_move(step: int) -> None:
    for view in middles():
        found = hint(view, step)
        assert (found is None) == (not moves(view))
        if found is not None and step == 2:
            assert found.move in moves(view)
            assert found == hint(view, 2), "the same, however often it is asked for"


def test_a_hint_says_why() -> None:
    desk = ready(3)
    told = hint(desk.view(0), 2)
    assert told is not None
    assert told.line.code.startswith("code-x.hint.")
    desk.play(0, Go(4, "straight"), Decline())
    told = hint(desk.view(0), 2)
    assert told is not None
    assert isinstance(told.move, Peek | Finish) or told.line.code == "code-x.hint.swap"


def test_an_answer_to_me_is_kept_with_what_it_was_about() -> None:
    """Once, however often I ask; and what others named or told each other about me, not at all."""
    desk = ready(3).play(0, Go(4, "straight"), Ask(17)).play(1, Put(16, 1))
    view = desk.view(0)
    assert view.clues[-1] == Answered("colour", trait(17, "colour"), None, 0)
    assert view.given[1] == (17,)
    desk.play(0, Finish()).until(0)
    assert desk.view(0).clues == view.clues
    assert [type(clue).__name__ for clue in desk.view(1).clues][-2:] == ["Shown", "Declared"]
