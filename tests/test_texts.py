"""The catalogue of texts: every code that the Python code can say has words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Any, get_args

import pytest

from sleuth.games import catalogue as games
from sleuth.games import folder, talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Seat, tag
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.moves import Choice, Each
from sleuth.kernel.options import describe
from sleuth.kernel.streams import Stream
from sleuth.kernel.talents import Line
from sleuth.players.driver import Driver
from sleuth.texts import GAMES, HERE, catalogue, find, languages, say, text, to_you
from tests.games import NAMES, explained, has_page
from tests.laws.record import random_match
from tests.laws.rulebooks import subject
from tests.laws.subject import audiences
from tests.laws.walk import played

SOURCE = HERE.parent
ERRORS = "IllegalMove|Malformed|NotSeated|NoSuchTable|NoSuchGame|Conflict|NotNow|NotAllowed"
ERRORS += "|Stranger|Unstored|Crowded|Flood|NotBuilt|Elsewhere"
RAISED = re.compile(rf"(?:{ERRORS})\(\s*\"([a-z0-9.-]+)\"")


def raised(source: Path) -> set[str]:
    """Every error code that the source names."""
    found = (RAISED.findall(path.read_text("utf-8")) for path in source.rglob("*.py"))
    return {code for codes in found for code in codes}


def test_every_error_has_words() -> None:
    codes = raised(SOURCE)
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


def wordless(name: str, codes: Iterable[str]) -> str:
    """Which of these codes have no words, and what to do about it; nothing if all have."""
    bare = sorted(code for code in codes if not said_in_words(code))
    file = f"src/sleuth/games/{folder(name).name}/texts/en.json"
    return f"{bare} have no words in {file}: see {explained('texts')}" if bare else ""


def said_in_words(code: str) -> bool:
    """Are there words for a code, of one or of many?"""
    return find(code, 1) is not None and find(code, 2) is not None


@pytest.mark.parametrize("name", NAMES)
def test_names_bots_options_phrases_and_errors_have_words(name: str) -> None:
    needed = {f"{name}.name", f"{name}.tagline", f"cli.play.help.{name}"}
    needed |= {f"error.{code}" for code in raised(folder(name))}
    needed |= {f"bot.{bot}" for bot in talents(name).bots}
    needed |= {phrase.code for phrase in talents(name).phrases}
    needed |= {f"{name}.option.{option.name}" for option in describe(games()[name].options)}
    assert wordless(name, needed) == ""


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_done_at_a_plain_table_has_words(name: str) -> None:
    if has_page(name):
        pytest.skip(f"{name} has a page of its own")
    needed = {f"{name}.rules.1"}
    for kind in get_args(games()[name].move) or (games()[name].move,):
        needed.add(f"{name}.do.{tag(kind.__name__)}")
    match = start(games()[name], games()[name].options(), games()[name].seats.stop - 1)
    for product in match.settle(seeded("t")).moves(Seat(0)).products:
        for field, choice in product.fields.items():
            words = [each for each in allowed(choice) if isinstance(each, str)]
            needed |= {f"{name}.{field}.{each}" for each in words}
    assert wordless(name, needed) == ""


def allowed(choice: Choice) -> Iterable[Any]:
    """Everything that can stand in a field, or in one of its places."""
    return chain(*choice.places) if isinstance(choice, Each) else choice.values


def test_a_sentence_for_you_is_about_somebody_in_it() -> None:
    for code, words in catalogue().items():
        plain, _, to = code.partition("#")[0].partition("@")
        assert to in ("", "you") or to.startswith("you."), code
        if to.startswith("you."):
            gaps = [name for _, name, _, _ in Formatter().parse(find(plain, None) or "") if name]
            assert to.removeprefix("you.") in gaps, f"{code}: nobody is named so in {gaps}"
            assert f"{{{to.removeprefix('you.')}}}" not in words, f"{code} is said to that very one"


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_of_a_match_is_told_in_words(name: str) -> None:
    told = [line for match in matches(name) for line in lines(name, match)]
    assert told, f"nothing in {name} is told in words"
    assert wordless(name, {code for line in told for code in codes_in(line)}) == ""
    for line in told:
        said = say(line, [f"P{seat}" for seat in range(9)], min(line.seats.values(), default=None))
        assert "{" not in said, f"{line} is told as {said!r}"


def matches(name: str) -> Iterator[AnyMatch]:
    """Matches with all kinds of facts: of bots, the goldens, and some of random moves."""
    seats, able, book = games()[name].seats.start, talents(name), subject(name)
    begun = start(games()[name], games()[name].options(), seats).settle(seeded("t"))
    yield Driver(begun, [able.bots[able.bot_like("novice")]] * seats, "t").run()
    yield from (played(book, scene) for scene in book.rulebook.goldens)
    yield from (random_match(book, seed, 120) for seed in range(len(book.rulebook.full) * 2))


def lines(name: str, match: AnyMatch) -> Iterator[Line]:
    """The sentences that everybody hears, seated or watching."""
    tell = talents(name).notation.line
    for who in audiences(match):
        stream = Stream(match.game, match.options, match.seats, who, tell)
        yield from (line for line in stream.follow(match.record).lines if line is not None)


def codes_in(line: Line) -> Iterator[str]:
    """The code of a sentence, and those of the words in its gaps."""
    yield line.code
    for value in line.args.values():
        yield from value if isinstance(value, tuple) else ()


def test_a_sentence_fits_its_number_and_its_reader() -> None:
    assert text("no.such.code") == "no.such.code"
    line = Line("mastermind.fact.scored", {"n": 1}, {"who": Seat(0)})
    assert say(line, ["Ada", "Bob"]) != say(line, ["Ada", "Bob"], Seat(0))
    more = Line("mastermind.fact.scored", {"n": 4}, {"who": Seat(0)})
    assert say(line, ["Ada"]).replace("1", "4") != say(more, ["Ada"])


def test_a_sentence_speaks_to_whoever_is_named_in_it() -> None:
    line = Line("scotland-yard.fact.wished", {}, {"who": Seat(1), "other": Seat(2)})
    names = ["Xenia", "Ada", "Bob", "Cleo"]
    assert say(line, names, Seat(1)) == "You ask Bob to change starts."
    assert say(line, names, Seat(2)) == "Ada asks you to change starts."
    assert {say(line, names, Seat(3)), say(line, names)} == {"Ada asks Bob to change starts."}
    alone = Line("mastermind.fact.scored", {"n": 1}, {"whose": Seat(0)})
    assert list(to_you(alone, Seat(0))) == [f"{alone.code}@you.whose", f"{alone.code}@you"]
    assert list(to_you(alone, None)) == []
