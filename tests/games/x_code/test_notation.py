"""Moves as text and back, facts as sentences, and the table in a terminal."""

from __future__ import annotations

import pytest

from sleuth.games.x_code.moves import Answer, Discard, Lay, Offer, Refuse, SayReady, Take, Withdraw
from sleuth.games.x_code.notation import line, parse_all, pretty, read, show, write
from sleuth.games.x_code.pieces import KINDS, Options
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.texts import say
from tests.games.x_code.stage import draw, play, running

MOVES = [
    (SayReady(), "ready"),
    (Take(), "draw"),
    (Discard((10, 15, 22)), "discard 5< 7> #<"),
    (Offer(10, "left"), "offer 5< left"),
    (Answer(3, 11), "answer 3 5>"),
    (Refuse(3), "refuse 3"),
    (Withdraw(12), "withdraw 12"),
    (Lay((20, 24, 26)), "lay *< T< W"),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_every_move_is_written_and_read_back(move: object, text: str) -> None:
    view = running(Options(), "1< 2< 3>", "4< 5> 8>").view(Seat(0))
    assert write(move) == text  # type: ignore[arg-type]
    assert read(text, view) == move


def test_every_card_is_written_and_read_back() -> None:
    cards = tuple(range(KINDS))
    assert parse_all(pretty(cards)) == cards
    assert parse_all("5<#>tw".upper().replace("T", "T<")) == (10, 23, 24, 26)


def test_people_may_leave_out_what_is_clear() -> None:
    match = running(Options(), "1< 2< 3>", "4< 5> 8>")
    assert read("offer 1←", match.view(Seat(0))) == Offer(2, "left")
    match = play(match, 0, "offer 1<")
    assert read("answer 5>", match.view(Seat(1))) == Answer(1, 11)
    assert read("refuse", match.view(Seat(1))) == Refuse(1)
    assert read("withdraw", match.view(Seat(0))) == Withdraw(1)
    assert read("play 3> 1< 2<", match.view(Seat(0))) == Lay((2, 4, 7))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dance", "x-code.move-text"),
        ("draw 5<", "x-code.move-text"),
        ("ready now", "x-code.move-text"),
        ("offer", "x-code.move-text"),
        ("offer 5< up", "x-code.move-text"),
        ("offer 5", "x-code.card"),
        ("discard 5< x", "x-code.card"),
        ("answer 5>", "x-code.which-offer"),
        ("refuse all", "x-code.which-offer"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    view = running(Options(), "1< 2< 3>", "4< 5> 8>").view(Seat(0))
    with pytest.raises(Malformed) as wrong:
        read(text, view)
    assert wrong.value.code == code


def test_facts_are_told_to_me_and_about_others() -> None:
    match = draw(running(Options(), "1< 2< 3>", "4< 5> 8>"), 0, "#>")
    match = play(play(match, 0, "offer 1<"), 1, "answer 1 5>")
    names, view = ["Ada", "Bob"], match.view(Seat(0))
    lines = [line(fact, view) for fact in match.stream(Seat(0))]
    mine = [say(each, names, Seat(0)) for each in lines if each]
    theirs = [say(each, names) for each in lines if each]
    assert mine[0] == "You hold 1← 2← 3→."
    assert mine[-1] == "You give 1← to Bob, for 5→."
    assert theirs[-1] == "Ada gives 1← to Bob, for 5→."
    assert "You draw #→." in mine


def test_the_table_in_a_terminal() -> None:
    match = play(running(Options(), "1< 1> 1>", "4< 5> 8>"), 0, "lay 1< 1> 1>")
    shown = show(play(match, 1, "offer 4<").view(Seat(1)))
    assert shown.splitlines()[0] == "[1] 2  3 "
    assert "#1: 1 4← left" in shown
    assert shown.endswith("[4← 5→ 8→]")
    assert show(match.view(None)).count("[") == 1
