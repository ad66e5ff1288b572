"""Languages: each has a file for every file of English, whole and in words of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sleuth.games import folder
from sleuth.kernel.data import Seat
from sleuth.kernel.talents import Line
from sleuth.texts import FIRST, GAMES, HERE, asked, catalogue, languages, say, spoken, text
from tests.games import NAMES, brought

OTHERS = [language for language in languages() if language != FIRST]
ENGLISH = sorted([*HERE.glob("en*.json"), *GAMES.glob("*/texts/en*.json")])
GAP = re.compile(r"\{\w+\}")
WORD = re.compile(r"[^\W\d_]{2,}")

SAME = {"Bot", "Bots", "Knuth", "Optimal", "Pause", "sleuth"} | {
    *("Pip", "Dovecote", "Brack", "Ottoline", "Quill", "Vesper", "Tarn", "Orrery"),
    *("Pip Lantern", "Mrs Dovecote", "Constable Brack", "Ottoline Fenn", "Vesper Lang"),
    "Scotland Yard",
    "Code",
}
"""Names, and words of the house that are the same in German; a game's own are in its `words.py`."""


def same(path: Path) -> frozenset[str]:
    """What may be the same in all languages: in a file of a game its name, and what it says."""
    names = [name for name in NAMES if path.is_relative_to(folder(name))]
    found = {words for name in names for words in getattr(brought(name, "words"), "SAME", ())}
    return frozenset({*SAME, *found, *(read(path)[f"{name}.name"] for name in names)})


def named(path: Path) -> str:
    """The folder of a catalogue, and its file."""
    return f"{path.parent.parent.name}/{path.name}"


def read(path: Path) -> dict[str, str]:
    texts: dict[str, str] = json.loads(path.read_text("utf-8"))
    return texts


def like(path: Path, language: str) -> Path:
    """The file of another language that stands beside this one of English."""
    return path.with_name(language + path.name.removeprefix(FIRST))


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_is_without_its_like(language: str) -> None:
    found = {*HERE.glob(f"{language}*.json"), *GAMES.glob(f"*/texts/{language}*.json")}
    assert found == {like(path, language) for path in ENGLISH}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ENGLISH, ids=named)
def test_a_language_has_words_for_every_code_and_for_no_other(path: Path, language: str) -> None:
    ours, theirs = read(path), read(like(path, language))
    assert sorted(ours.keys() - theirs.keys()) == [], "these have no words yet"
    assert sorted(theirs.keys() - ours.keys()) == [], "these stand for nothing any more"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ENGLISH, ids=named)
def test_the_same_gaps_are_in_every_language(path: Path, language: str) -> None:
    theirs = read(like(path, language))
    for code, words in read(path).items():
        assert {*GAP.findall(words)} == {*GAP.findall(theirs.get(code, words))}, code


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ENGLISH, ids=named)
def test_no_english_is_left_by_mistake(path: Path, language: str) -> None:
    theirs = read(like(path, language))
    left = {code: words for code, words in read(path).items() if theirs.get(code) == words}
    wordy = {code: words for code, words in left.items() if WORD.search(GAP.sub("", words))}
    assert {code: words for code, words in wordy.items() if words not in same(path)} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ENGLISH, ids=named)
def test_a_file_is_written_one_text_a_line(path: Path, language: str) -> None:
    for file in (path, like(path, language)):
        texts = read(file)
        neat = json.dumps(dict(sorted(texts.items())), ensure_ascii=False, indent=2) + "\n"
        assert file.read_text("utf-8") == neat, f"{named(file)} is not in order"


def test_german_speaks_to_you_and_quotes_as_germans_do() -> None:
    words = catalogue("de")
    stiff = re.compile(r"\b(?:Ihnen|Ihrem|Ihren|Klicken Sie|Wählen Sie|Sie können)\b|[“”].*[“”]|\"")
    assert {code: said for code, said in words.items() if stiff.search(said)} == {}


def test_a_sentence_is_said_in_the_language_that_is_spoken() -> None:
    line = Line("mastermind.hint.move", {"bits": 2.25, "parts": 9, "chance": 0, "code": ()}, {})
    token = spoken.set("de")
    try:
        assert text("turn.yours") == "Du bist dran."
        assert text("hall.free", n=1) == "1 Stuhl frei"
        assert "2,25 Bit" in say(line, ["Ada"], Seat(0))
    finally:
        spoken.reset(token)
    assert text("turn.yours") == "Your turn."
    assert "2.25 bits" in say(line, ["Ada"], Seat(0))


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_a_terminal_is_spoken_to_in_its_language(
    surroundings: dict[str, str], language: str
) -> None:
    assert asked(surroundings) == language


def in_a_terminal(*words: str, **surroundings: str) -> str:
    """What `sleuth` says in a process of its own."""
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG")}
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", *words]
    environment = {**plain, "PYTHONUTF8": "1", **surroundings}
    done = subprocess.run(command, capture_output=True, env=environment, check=False, text=True)
    return done.stdout + done.stderr


def test_help_is_in_the_language_of_the_terminal() -> None:
    said = in_a_terminal("--help", LANG="de_DE.UTF-8")
    assert {"Aufruf:", "Optionen:", "Befehle:"} <= {*said.split()}
    assert catalogue("de")["cli.serve"] in said


def test_the_language_can_be_asked_for() -> None:
    seats = ("play", "mastermind", "--seats", "9", "--watch")
    assert in_a_terminal("--language", "de", *seats).endswith(
        catalogue("de")["error.match.seats"] + "\n"
    )
    assert in_a_terminal("--language", "en", *seats, LANG="de_DE").endswith(
        catalogue("en")["error.match.seats"] + "\n"
    )
