"""Moves and tables as text, and matches at a terminal."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Lay,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.notation import read, show, write
from sleuth.games.code_x.pieces import Tile
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.study import transcript
from tests.games.code_x.desk import ready, small
from tests.games.code_x.test_set_up import advanced

VIEW = ready(3).view(0)
MOVES: list[Move] = [
    Give((3, 7, 12)),
    Lay(Tile("bar", Seat(1)), -1, 2),
    Lay(Tile("extra-turn"), 0, 0),
    Stand(4),
    Go(9, "anywhere"),
    Reactivate(("straight", "view")),
    Swap(17, 29),
    Ask(17),
    Ask(17, 2),
    Decline(),
    Put(18, 5),
    Peek(21),
    Finish(),
    Decipher(1, 8),
    Declare((2, 8, 14)),
]


@pytest.mark.parametrize("move", MOVES, ids=write)
def test_moves_are_read_as_they_are_written(move: Move) -> None:
    assert read(write(move), VIEW) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("give 12 3 7", Give((3, 7, 12))),
        ("STAND a2", Stand(4)),
        ("go b3", Go(9, "knight")),
        ("go b3 anywhere", Go(9, "anywhere")),
        ("ask 17 low", Ask(17, 0)),
        ("ask 17 2", Ask(17, 1)),
        ("ask 17 all", Ask(17)),
        ("put i3 d1", Put(18, 3)),
        ("swap i2 29", Swap(17, 29)),
        ("peek d4", Peek(15)),
        ("decipher h 14", Decipher(2, 14)),
        ("declare 14 2 8", Declare((2, 8, 14))),
    ],
)
def test_people_write_as_they_like(text: str, move: Move) -> None:
    assert read(text, VIEW) == move


NONSENSE = """
go | go b3 flying | go b3 straight now | ask | ask 17 inner | decipher all 3 | decipher 3 |
put i3 | swap i2 | lay pub:0 1 1 | lay bar:0 1 | finish now | decline it | peek z9 | jump b3 |
stand a2 please | put i3 d1 d2 | swap i2 29 30 | peek d4 d3 | lay bar:0 1 1 1 | ask 17 0 | ask 17 4
"""


@pytest.mark.parametrize("text", ["", *(each.strip() for each in NONSENSE.split("|"))])
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(text, VIEW)


@pytest.mark.parametrize("text", ["go e1", "go a5", "stand e1", "peek i7", "peek 22", "peek -1"])
def test_what_is_off_the_field_is_nowhere(text: str) -> None:
    with pytest.raises(Malformed):
        read(text, VIEW)


def test_e1_is_not_a2() -> None:
    with pytest.raises(Malformed) as wrong:
        read("go e1 anywhere", VIEW)
    assert wrong.value.code == "code-x.no-such-place"
    assert read("go a2 anywhere", VIEW) == Go(4, "anywhere")


def test_a_figure_that_is_not_on_the_field_goes_in() -> None:
    """Seat 1 named a number instead of entering; seat 0 is on the field, and goes on in an L."""
    desk = small("film-set 1", "swap", "bar 0", "restaurant 1").play(0, Go(0, "enter"), Decline())
    desk.play(0, Finish()).play(1, Decipher(0, 9))
    assert read("go b1", desk.view(0)) == Go(1, "knight")
    assert read("go b1", small("film-set 1", "swap", "bar 0", "bar 1").view(0)) == Go(1, "enter")


def test_a_record_is_read_back() -> None:
    match = ready(3).play(0, Go(5, "diagonal"), Ask(17, 1)).play(1, Put(19, 2)).match
    assert transcript.read(transcript.write(match)).match == match


def test_the_terminal_shows_field_board_screens_and_tokens() -> None:
    desk = ready(3).play(0, Go(5, "diagonal"), Ask(17, 1)).play(1, Put(19, 2))
    assert show(desk.view(0)).splitlines() == [
        "     a           b           c           d",
        "  1  Obj0        Col0        Rng0 [?]    Obj1 @1",
        "  2  Col1        Rng1 @0     Obj2 @2     Col2",
        "  3  Rng2        Rea [?]     Rea [?]     Rea [?]",
        "  4  Ext [?]     Ext [?]     Swp [?]     Swp [?]",
        "  i    [?] [?] [?] [17] [?] ",
        "› 0  ? ? ?          +.*vs  2 behind",
        "  1  3 9 15         +x*vs  3 behind",
        "  2  1 7 13         +x*vs  3 behind",
        "     23 notebook R  29 drone Y",
    ]
    shown = show(desk.view(2))
    assert "17" not in shown
    assert "2 8 14" in shown
    assert "1 7 13" not in shown


def test_the_terminal_shows_tiles_that_are_to_be_laid() -> None:
    shown = show(advanced(3).draw(*range(7)).view(0)).splitlines()
    assert shown[:2] == [
        "  (0, 0) Swp",
        "  tiles of 0: reactivate reactivate restaurant:0 bar:0 film-set:0",
    ]


def test_a_person_plays_with_bots_at_a_terminal() -> None:
    words = ("play", "code-x", "--seats", "3", "--options", '{"first": 0}', "--seed", "5")
    given = "give 1 2\ngive 31 32 33\nhelp\nquit\n"
    result = CliRunner().invoke(main, [*words, "--bot", "regular", "--seat", "0"], input=given)
    assert "This is not a move" in result.output or "three different tokens" in result.output
    assert "A code is three different tokens of your own." in result.output
    assert "ask 17 [lowest|middle|highest]" in result.output


def test_bots_play_while_one_watches() -> None:
    words = ("play", "code-x", "--watch", "--seats", "2", "--bot", "regular")
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code == 0, result.output
    assert "All codes are turned round." in result.output
