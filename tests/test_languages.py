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
from sleuth.texts.counting import form
from sleuth.texts.lacking import GAP, files, lack, like, read
from tests.games import NAMES, brought

OTHERS = [language for language in languages() if language != FIRST]
WORD = re.compile(r"[^\W\d_]{2,}")

NAMES_OF_THE_HOUSE = {
    *("Knuth", "sleuth", "Scotland Yard"),
    *("Pip", "Dovecote", "Brack", "Ottoline", "Quill", "Vesper", "Tarn", "Orrery"),
    *("Pip Lantern", "Mrs Dovecote", "Constable Brack", "Ottoline Fenn", "Vesper Lang"),
}
SAME: dict[str, set[str]] = {
    "de": {"Bot", "Bots", "Code", "Optimal", "Pause"},
    "es": {"Bot", "Doctor Quill", "Inspector Tarn", "No", "no", "{who} (bot)"},
    "fr": {"Bot", "Code", "Expert", "Guide", "Hall", "Novice", "Optimal", "Options", "Pause"}
    | {"Surprise", "Table", "Tables", "points", "reporter", "{who} (bot)"},
}
"""Words of the house that a language has in common with English; a game's are in its `words.py`."""

STIFF = {
    "de": r"\b(?:Ihnen|Ihrem|Ihren|Klicken Sie|Wählen Sie|Sie können)\b|[“”].*[“”]|\"",
    "es": r"[“”\"']|^[^¿]*\?|^[^¡]*!|« | »|\b(?:usted|vosotros|vuestr\w+|\w+áis|podéis|tenéis)\b",
    "fr": r"[“”\"']|(?<!\u202f)[;?!]|(?<!\u202f):(?!//|\w)|«(?!\u202f)|(?<!\u202f)»"
    r"|\b(?:veuillez|s’il vous plaît)\b",
}
"""What would not be said like this: another form of address, other quotation marks, bare signs."""


NEVER_NONE = {
    "break-the-code.hint.nudge#one",
    "mastermind.end.beat#one",
    "mastermind.past.found#one",
    "mastermind.past.found@you#one",
    "scotland-yard.hint.left#one",
}
"""Texts for exactly one that are never said of none: a code is found in a row, or not at all."""


def same(path: Path, language: str) -> set[str]:
    """What may be the same as in English: names, and what the house and the game say."""
    games = [name for name in NAMES if path.is_relative_to(folder(name))]
    brings = [getattr(brought(name, "words"), "SAME", {}) for name in games]
    found = {words for each in brings for words in each.get(language, ())}
    called = {read(path)[f"{name}.name"] for name in games}
    return NAMES_OF_THE_HOUSE | SAME.get(language, set()) | found | called


def named(path: Path) -> str:
    """The folder of a catalogue, and its file."""
    return f"{path.parent.parent.name}/{path.name}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_is_without_its_like(language: str) -> None:
    found = {*HERE.glob(f"{language}*.json"), *GAMES.glob(f"*/texts/{language}*.json")}
    assert found == {like(path, language) for path in files()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", files(), ids=named)
def test_a_language_lacks_nothing(path: Path, language: str) -> None:
    found = lack(path, language)
    assert found.missing == (), "these have no words yet"
    assert found.stale == (), "these stand for nothing any more"
    assert found.gaps == (), "these have other gaps than English"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", files(), ids=named)
def test_no_english_is_left_by_mistake(path: Path, language: str) -> None:
    ours = read(path)
    left = {code: ours[code] for code in lack(path, language).english}
    wordy = {code: words for code, words in left.items() if WORD.search(GAP.sub("", words))}
    allowed = same(path, language)
    assert {code: words for code, words in wordy.items() if words not in allowed} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", files(), ids=named)
def test_a_file_is_written_one_text_a_line(path: Path, language: str) -> None:
    file = like(path, language)
    neat = json.dumps(dict(sorted(read(file).items())), ensure_ascii=False, indent=2) + "\n"
    assert file.read_text("utf-8") == neat, f"{named(file)} is not in order"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_keeps_its_own_manners(language: str) -> None:
    stiff = re.compile(STIFF[language])
    found = {code: said for code, said in catalogue(language).items() if stiff.search(said)}
    assert found == {}


@pytest.mark.parametrize("language", languages())
def test_every_number_has_its_form_as_the_browser_counts(language: str) -> None:
    numbers = [0, 1, 2, 5, 11, 21, 100, 1000, 10**6, 2 * 10**6, 10**6 + 1, 0.5, 1.5, 2.5]
    script = (
        "const [language, numbers] = JSON.parse(process.argv[1]);"
        "const rules = new Intl.PluralRules(language);"
        "console.log(JSON.stringify(numbers.map((n) => rules.select(n))));"
    )
    node = Path(sys.executable).with_name("node")
    asked = json.dumps([language, numbers])
    done = subprocess.run([node, "-e", script, asked], capture_output=True, check=True)
    assert [form(language, n) for n in numbers] == json.loads(done.stdout)


@pytest.mark.parametrize("language", OTHERS)
def test_a_form_for_several_numbers_says_which(language: str) -> None:
    """Where 0 and 1 share a form, a text for them that says *one* would be wrong for 0."""
    if form(language, 0) != "one":
        return
    texts = catalogue(language)
    alone = {code for code in texts if code.endswith("#one") and "{n}" not in texts[code]}
    counted = {code for code in alone if "{n}" in texts[code.replace("#one", "#other")]}
    assert counted - NEVER_NONE == set()


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
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "es"}, "es"),
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


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language_of_the_terminal(language: str) -> None:
    said = in_a_terminal("--help", LANG=f"{language}_XX.UTF-8")
    words = catalogue(language)
    for code in ("cli.frame.usage", "cli.frame.options", "cli.frame.commands", "cli.games"):
        assert words[code] in said


def test_the_language_can_be_asked_for() -> None:
    seats = ("play", "mastermind", "--seats", "9", "--watch")
    assert in_a_terminal("--language", "de", *seats).endswith(
        catalogue("de")["error.match.seats"] + "\n"
    )
    assert in_a_terminal("--language", "en", *seats, LANG="de_DE").endswith(
        catalogue("en")["error.match.seats"] + "\n"
    )


def test_a_translator_is_told_what_a_language_lacks() -> None:
    done = in_a_terminal("texts", "lacks", "xx", "--json")
    found = {each["file"]: each for each in json.loads(done)["files"]}
    assert len(found) == len(files())
    assert "turn.yours" in found["texts/xx.json"]["missing"]
    assert "turn.yours" in in_a_terminal("texts", "lacks", "xx")
    whole = catalogue("en")["cli.texts.whole"].format(language="de")
    assert whole in in_a_terminal("--language", "en", "texts", "lacks", "de")
    assert in_a_terminal("--language", "en", "texts", "lacks", "../de").startswith("Error")


def test_what_a_language_lacks_is_found(tmp_path: Path) -> None:
    english = {"a": "{who} waits", "b#one": "{n} day", "b#other": "{n} days", "c": "Go", "d": "Bot"}
    french = {
        "a": "{qui} attend",
        "b#one": "jour",
        "b#other": "{n} jours",
        "b#many": "{n} de jours",
    }
    (tmp_path / "en.json").write_text(json.dumps(english), "utf-8")
    (tmp_path / "xx.json").write_text(json.dumps({**french, "d": "Bot", "e": "?"}), "utf-8")
    found = lack(tmp_path / "en.json", "xx")
    assert (found.missing, found.stale) == (("c",), ("e",))
    assert (found.gaps, found.english) == (("a",), ("d",))
    assert found
