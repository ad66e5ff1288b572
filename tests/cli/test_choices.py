"""Moves as they are typed: by their words, by their number, and by mistake."""

from __future__ import annotations

import pytest

import sleuth
from sleuth.cli.table.choices import Choices, meant
from sleuth.games import game, talents
from sleuth.games.scotland_yard.moves import Ready
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start

YARD = "scotland-yard"


def test_a_number_without_its_sign_is_told_how_the_list_is_used() -> None:
    rules = game(YARD)
    view = start(rules, rules.options(), 4).view(Seat(3))
    choices = Choices(rules.moves(view), view, talents(YARD))
    number = next(n for n, words in enumerate(choices.words(), 1) if words == "ready")
    assert meant(YARD, f"#{number}", choices, view) == Ready()
    with pytest.raises(Malformed) as refused:
        meant(YARD, str(number), choices, view)
    assert refused.value.code == "move.bare-number"
    assert refused.value.details == {"n": number, "move": "ready"}


def test_a_number_that_can_be_read_as_too_short_a_code_was_meant_for_the_list() -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    view, offered = match.view(Seat(1)), match.moves(Seat(1))
    with pytest.raises(Malformed) as refused:
        meant("mastermind", "5", Choices(offered, view, talents("mastermind")), view)
    assert refused.value.details == {"n": 5, "move": "RRRO"}
