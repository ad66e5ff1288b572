"""Hints lead from a nudge to a move, and say nothing that the rows do not."""

import pytest

import sleuth
from sleuth.games.mastermind.moves import Guess
from sleuth.games.mastermind.thinking.assist import assist
from sleuth.games.mastermind.thinking.hints import hint
from sleuth.games.mastermind.thinking.worlds import worlds
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.talents import Hint

MAKER, BREAKER = Seat(0), Seat(1)


def broken(*guesses: str) -> AnyMatch:
    """Seat 1 breaks the code RGBY with these rows."""
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    for guess in guesses:
        match = sleuth.play(match, 1, guess)
    return match


def given(step: int, *guesses: str) -> Hint:
    found = hint(broken(*guesses).view(BREAKER), step)
    assert found is not None
    return found


@pytest.mark.parametrize("guesses", [(), ("RRGG",)])
def test_where_nothing_is_known_no_hole_is_named(guesses: tuple[str, ...]) -> None:
    assert given(0, *guesses).line.code == "mastermind.hint.nudge.open"


def test_a_nudge_names_the_hole_of_which_most_is_known() -> None:
    line = given(0, "RRRR", "RGGG").line
    assert (line.code, line.args) == ("mastermind.hint.nudge", {"hole": 2, "n": 5})


def test_a_fact_names_the_rows_that_prove_it() -> None:
    line = given(1, "OOPP").line
    assert (line.code, line.args["rows"], line.args["n"]) == ("mastermind.hint.cross", "1", 256)


def test_a_move_can_still_be_right_or_tells_more() -> None:
    found = given(2, "RRGG", "RBOB")
    assert isinstance(found.move, Guess)
    assert found.move in broken("RRGG", "RBOB").moves(BREAKER)


def test_who_made_the_code_gets_no_hint() -> None:
    assert hint(broken().view(MAKER), 0) is None


def test_the_trail_counts_the_codes_before_the_first_row_and_after_each() -> None:
    view = broken("RRGG", "RBOB").view(BREAKER)
    notes = assist(view, "odds")
    assert notes is not None
    assert notes.trail[0] == 6**4
    assert notes.trail == tuple(sorted(notes.trail, reverse=True))
    assert len(notes.trail) == 3
    assert notes.trail[-1] == notes.left == len(worlds(view))


def test_below_odds_nothing_is_counted() -> None:
    notes = assist(broken("RRGG").view(BREAKER), "joint")
    assert notes is not None
    assert (notes.trail, notes.left) == ((), None)
