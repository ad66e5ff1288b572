"""What people may write: names and words in every script, and nothing that hides."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleuth.texts.written import escaped, is_name, likeness, shows_all, tidy

NAMES = (
    "Ada",
    "Zoë 2",
    "O’Neil-Smith",
    "محمد",
    "נועה",
    "می‌خواهم",  # Persian, with a non-joiner between letters that are written together
    "क्‍ष",  # Devanagari, with a joiner after a virama
    "র‍্যাব",  # Bengali, with a joiner before one
    "ශ්‍රී",  # Sinhala
    "葛󠄀城",  # a form of a letter that its bearers insist on
    "李小龍",
    "Ada 👩‍💻",
    "Eve ❤️‍🔥",
    "1️⃣ st",
    "\U0001d49cda",
)
UNSEEN = (
    *("\u200b", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u115f", "\u3164", "\uffa0"),
    *("\u2800", "\u180e", "\U000e0041", "\ufe0f", "\U000e0100", "\u200d", "\u200c"),
)
STEERING = tuple("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
CONTROL = ("\x00", "\x07", "\x1b", "\x7f", "\x9b", "\n", "\t", "\u2028", "\ud800", "\ue000")


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_script_are_names(name: str) -> None:
    assert is_name(tidy(name)), name
    assert escaped(name) == name


@pytest.mark.parametrize("bad", [*UNSEEN, *STEERING, *CONTROL], ids=ascii)
def test_nothing_unseen_steering_or_controlling_is_in_a_name_or_a_text(bad: str) -> None:
    for text in (f"Ada{bad}", f"{bad}Ada", f"A{bad}da", f"Hi {bad} you"):
        assert not is_name(text)
        assert not shows_all(text)


@pytest.mark.parametrize("name", ["", " ", "?", "…", "👍", "́", "-- --", "x" * 25, " Ada", "A  B"])
def test_a_name_is_short_tidy_and_has_a_letter_or_a_digit(name: str) -> None:
    assert not is_name(name)


def test_names_are_kept_in_one_form() -> None:
    assert tidy("  Zoe\u0308 \u00a0 X ") == "Zoë X"
    assert not is_name("Zoe\u0308")
    alike = ("Ada", "ADA", "\uff21\uff44\uff41", "ada")
    assert len({likeness(name) for name in alike}) == 1
    assert likeness("می‌خواهم") == likeness("میخواهم")
    assert likeness("Ada") != likeness("Eda")


def test_a_picture_of_a_later_edition_of_unicode_can_be_said() -> None:
    assert shows_all("\U0001fae9 \U0001facd")


@given(st.text())
def test_what_a_terminal_prints_cannot_be_obeyed(text: str) -> None:
    for one in escaped(text):
        assert one == "\n" or unicodedata.category(one) not in ("Cc", "Cs", "Co", "Zl", "Zp"), (
            ascii(one)
        )
        assert unicodedata.bidirectional(one) not in (
            "LRE",
            "RLE",
            "LRO",
            "RLO",
            "PDF",
            "LRI",
            "RLI",
        )


@given(st.text())
def test_tidying_twice_is_tidying_once(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
