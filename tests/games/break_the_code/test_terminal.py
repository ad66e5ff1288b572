"""Break the Code at a terminal: cards in words, and guesses out of turn."""

from __future__ import annotations

from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.cli.table.sitting import result
from sleuth.kernel.data import Over, Seat

THREE = ("play", "break-the-code", "--seats", "3", "--options", '{"first": 0}', "--seed", "5")


def call(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=given)


def test_a_person_may_wait_or_guess_out_of_turn() -> None:
    result = call(*THREE, "--bot", "random", "--seat", "2", given="\nguess R0 B0 R1 B1 R2\n")
    assert result.exit_code == 0, result.output
    waited = result.output.index("Random 0 asks")
    assert waited < result.output.index("You wrote down: red 0, blue 0, red 1, blue 1, red 2")
    assert "That was wrong." in result.output
    assert "In the centre lie" in result.output
    assert "Random 0 was right" in result.output or "Random 1 was right" in result.output


def test_cards_are_in_words_and_refusals_too() -> None:
    result = call(*THREE, "--seat", "0", given="99\npass\nhelp\nquit\n")
    assert "Sum of" in result.output or "How many" in result.output
    assert "That card does not lie open." in result.output
    assert "While a card lies open, ask or guess." in result.output
    assert "Ask a card by its number" in result.output


def test_bots_guess_out_of_turn_while_one_watches() -> None:
    result = call("play", "break-the-code", "--watch", "--seats", "4", "--bot", "greedy")
    assert result.exit_code == 0, result.output
    assert "was right" in result.output or "was wrong" in result.output


def test_everyone_who_declared_is_named_as_a_winner() -> None:
    names, (ann, ben, cat) = ["Ann", "Ben", "Cat"], map(Seat, range(3))
    both = Over(((cat,), (ben,), (ann,)), "broken", won=2)
    assert result("break-the-code", both, names) == "Cat, Ben win"
    nobody = Over(((ann, ben, cat),), "nobody", won=0)
    assert result("break-the-code", nobody, names) == "Nobody broke the code"
