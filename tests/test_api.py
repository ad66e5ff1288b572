"""The house from Python: what its docstring shows is what happens."""

from __future__ import annotations

import doctest

import pytest

import sleuth


def test_all_is_sorted_and_there() -> None:
    assert sleuth.__all__ == sorted(sleuth.__all__)
    assert all(hasattr(sleuth, name) for name in sleuth.__all__)


def test_the_docstring_is_true() -> None:
    tried = doctest.testmod(sleuth)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda m: sleuth.new("go"), "game.unknown"),
        (lambda m: sleuth.new("mastermind", pegs=12), "wire.malformed"),
        (lambda m: sleuth.new("mastermind", 3), "match.seats"),
        (lambda m: sleuth.play(m, 5, "RRGG"), "match.no-such-seat"),
        (lambda m: sleuth.play(m, 1, "RRGG"), "mastermind.not-now"),
        (lambda m: sleuth.play(m, 0, "hide XXXX"), "mastermind.letters"),
        (lambda m: sleuth.play(m, 0, "hide RRRRR"), "mastermind.holes"),
        (lambda m: sleuth.think(m, 0, "ghost"), "bot.unknown"),
        (lambda m: sleuth.load("nothing"), "record.first-line"),
    ],
)
def test_what_is_wrong_has_a_stable_code(call, code: str) -> None:  # type: ignore[no-untyped-def]
    match = sleuth.new("mastermind", games=1, first=0)
    with pytest.raises(sleuth.SleuthError) as refused:
        call(match)
    assert refused.value.code == code
    assert len(match.record) == 0
