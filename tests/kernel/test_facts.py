"""Who may know a fact is part of its type."""

from __future__ import annotations

import pytest

from sleuth.kernel.data import Seat, tag
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Fact, Open, Others, Own, Pair, Shadow

# Each kind of fact, about seat 1 (and 3), at a table of five; the last column is the spectator.
AUDIENCES: dict[str, tuple[Fact, str]] = {
    "nobody": (Fact(), "......"),
    "everyone": (Open(), "01234*"),
    "everyone, that it happened": (Shadow(), "01234*"),
    "one": (Own(Seat(1)), ".1...."),
    "all but one": (Others(Seat(1)), "0.234."),
    "two": (Pair(Seat(1), Seat(3)), ".1.3.."),
    "two, the other way": (Pair(Seat(3), Seat(1)), ".1.3.."),
    "seat 0 is not nobody": (Own(Seat(0)), "0....."),
    "all but seat 0": (Others(Seat(0)), ".1234."),
}


@pytest.mark.parametrize("name", AUDIENCES)
def test_audiences(name: str) -> None:
    fact, want = AUDIENCES[name]
    who = [*map(Seat, range(5)), None]
    signs = "01234*"
    assert "".join(c if fact.reaches(s) else "." for s, c in zip(who, signs, strict=True)) == want


def test_a_shadow_is_open() -> None:
    assert issubclass(Shadow, Open)


@pytest.mark.parametrize(
    ("name", "want"), [("Hide", "hide"), ("ExtraTurn", "extra-turn"), ("TurnedOver", "turned-over")]
)
def test_names_on_the_wire(name: str, want: str) -> None:
    assert tag(name) == want


def test_an_error_says_its_code_and_details() -> None:
    assert str(IllegalMove("a.b")) == "a.b"
    assert str(IllegalMove("a.b", holes=4)) == "a.b (holes=4)"
