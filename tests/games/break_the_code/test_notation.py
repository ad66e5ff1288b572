"""Moves and tables as text."""

from __future__ import annotations

import pytest

from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.notation import read, show, write
from sleuth.games.break_the_code.pieces import Options
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.study import transcript
from tests.games.break_the_code.table import deal, play, tiles
from tests.games.break_the_code.test_solver import late

VIEW = late(2, 0, "text").view(Seat(0))
MOVES: list[Move] = [Ask(7), Ask(2, 1), Guess(tiles("R0 B2 G5 R6 B6")), Guess((10, 11)), Pass()]


@pytest.mark.parametrize("move", MOVES, ids=write)
def test_moves_are_read_as_they_are_written(move: Move) -> None:
    assert read(write(move), VIEW) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7", Ask(7)),
        ("2 1", Ask(2, 1)),
        ("ASK 2:1", Ask(2, 1)),
        ("b6, r0 g5 r6 b2", Guess(tiles("R0 B2 G5 R6 B6"))),
        ("R0R3B6B7R9", Guess(tiles("R0 R3 B6 B7 R9"))),
        ("PASS", Pass()),
    ],
)
def test_people_write_as_they_like(text: str, move: Move) -> None:
    assert read(text, VIEW) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "guess",
        "R0 X3",
        "R5 B6",
        "G4",
        "ask",
        "red 0",
        "123",
        "guess pass",
        "ask pass",
        "guess 7",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(text, VIEW)


def test_a_tile_twice_is_read_but_never_legal() -> None:
    assert read("R0 R0 R1 R2 R3", VIEW) == Guess((0, 0, 2, 4, 6))


def test_a_record_is_read_back() -> None:
    match = late(3, 4, "record").play(Seat(1), Guess((0, 1, 2, 3, 4)))
    again = transcript.read(transcript.write(match)).match
    assert again == match


def test_the_terminal_shows_tiles_answers_and_cards() -> None:
    match = deal(("R0 R3 B6 B7 R9", "R1 R2 B4 R8 B9"), (2, 7, 19, 20), Options(first=0))
    match = play(match, Seat(0), Ask(7))
    match = play(match, Seat(1), Ask(20)).play(Seat(0), Guess(tiles("R1 R2 B4 R8 R9")))
    shown = show(match.view(Seat(0))).splitlines()
    assert shown[:5] == [
        " 0  R0 R3 B6 B7 R9",
        "›1  ?? ?? ?? ?? ??",
        "  0: 7     1=1-2",
        "  1: 20    0=y  1=n",
        "  0: R1 R2 B4 R8 R9 ✗",
    ]
    assert shown[5].startswith("   1 Where are your zeros")
    assert shown[10].startswith("  19 Sum of all your tiles? *")
    assert shown[11] == "  +13"
    assert "R0" not in show(match.view(None)).splitlines()[0]
