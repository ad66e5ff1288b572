"""The catalogue of texts: every code that the Python code can say has words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from string import Formatter

import pytest

from sleuth.games import catalogue as games
from sleuth.games import talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Seat
from sleuth.kernel.match import start
from sleuth.kernel.options import describe
from sleuth.kernel.talents import Line
from sleuth.players.driver import Driver
from sleuth.texts import GAMES, HERE, catalogue, find, languages, say, text

SOURCE = HERE.parent
ERRORS = "IllegalMove|Malformed|NotSeated|NoSuchTable|NoSuchGame|Conflict|NotNow|NotAllowed"
ERRORS += "|Stranger|Unstored|Crowded|Flood|NotBuilt|Elsewhere"
RAISED = re.compile(rf"(?:{ERRORS})\(\s*\"([a-z0-9.-]+)\"")


def raised() -> set[str]:
    """Every error code that the source names."""
    found = (RAISED.findall(path.read_text("utf-8")) for path in SOURCE.rglob("*.py"))
    return {code for codes in found for code in codes}


def test_every_error_has_words() -> None:
    codes = raised()
    assert {"match.over", "mastermind.holes", "record.line"} <= codes
    assert sorted(code for code in codes if f"error.{code}" not in catalogue()) == []


def files() -> list[Path]:
    return sorted([*HERE.glob("*.json"), *GAMES.glob("*/texts/*.json")])


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_a_catalogue_is_flat_sorted_and_well_formed(path: Path) -> None:
    pairs: list[tuple[str, str]] = json.loads(
        path.read_text("utf-8"), object_pairs_hook=lambda pairs: pairs
    )
    keys = [key for key, _ in pairs]
    assert keys == sorted(set(keys))
    for _, words in pairs:
        assert words.strip()
        list(Formatter().parse(words))


@pytest.mark.parametrize("language", languages())
def test_no_code_has_words_twice(language: str) -> None:
    seen: dict[str, Path] = {}
    for path in (each for each in files() if each.name.startswith(f"{language}.")):
        for code in json.loads(path.read_text("utf-8")):
            assert code not in seen, f"{code} stands in {seen.get(code)} and {path}"
            seen[code] = path


@pytest.mark.parametrize("name", sorted(games()))
def test_bots_options_phrases_and_ends_have_words(name: str) -> None:
    needed = {f"{name}.name", f"cli.play.help.{name}"}
    needed |= {f"bot.{bot}" for bot in talents(name).bots}
    needed |= {phrase.code for phrase in talents(name).phrases}
    needed |= {f"{name}.option.{option.name}" for option in describe(games()[name].options)}
    assert sorted(code for code in needed if find(code, None) is None) == []


@pytest.mark.parametrize("name", sorted(games()))
def test_every_fact_of_a_match_is_told_in_words(name: str) -> None:
    seats = games()[name].seats.start
    match = start(games()[name], games()[name].options(), seats).settle(seeded("t"))
    ended = Driver(match, [talents(name).bots["novice"]] * seats, "t").run()
    view, notation = ended.view(Seat(0)), talents(name).notation
    names = [f"P{seat}" for seat in range(seats)]
    for fact in ended.facts():
        line = notation.line(fact, view)
        if line is not None:
            said = say(line, names, Seat(0))
            assert "{" not in said, f"{line} is told as {said!r}"
            assert not said.startswith(f"{name}."), f"{line.code} has no words"


def test_a_sentence_fits_its_number_and_its_reader() -> None:
    assert text("no.such.code") == "no.such.code"
    line = Line("mastermind.fact.scored", {"n": 1}, {"who": Seat(0)})
    assert say(line, ["Ada", "Bob"]) != say(line, ["Ada", "Bob"], Seat(0))
    more = Line("mastermind.fact.scored", {"n": 4}, {"who": Seat(0)})
    assert say(line, ["Ada"]).replace("1", "4") != say(more, ["Ada"])
