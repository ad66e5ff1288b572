"""The pages for players in other languages: rules as the catalogue has them, the rest in step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleuth.texts import FIRST, catalogue, languages
from tests.docs.shown import ROOT, blocks, commands
from tools import rules

PLAYERS = ROOT / "docs" / "players"
PAGES = sorted(PLAYERS.glob("*.md"))
A_SENTENCE = 60
"""Characters; what is shorter may be a word under a picture."""

HEADING = re.compile(r"^#+ ", re.MULTILINE)


def test_the_rules_pages_are_those_of_the_catalogue() -> None:
    drawn = rules.pages()
    assert {*drawn} == {*rules.RULES.rglob("*.md")}
    for path, words in drawn.items():
        old = path.read_text(encoding="utf-8") != words
        assert not old, f"python -m tools.rules writes {path.name}"


@pytest.mark.parametrize("language", languages())
def test_every_rule_and_every_ruling_of_a_game_is_on_its_page(language: str) -> None:
    said = catalogue(language)
    drawn = {path.stem: words for path, words in rules.pages().items() if of(path) == language}
    assert len(drawn) >= 5
    for game, words in drawn.items():
        codes = [code for code in catalogue(FIRST) if code.startswith(f"{game}.rules.")]
        told = [code for code in codes if not re.search(r"\.(?:picture|example)\b", code)]
        sentences = [code for code in told if len(catalogue(FIRST)[code]) > A_SENTENCE]
        assert len(sentences) > 10
        assert [code for code in sentences if said[code] not in words] == []


def of(path: Path) -> str:
    """The language of a page of rules."""
    return FIRST if path.parent == rules.RULES else path.parent.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_for_players_is_there_in_german_and_shows_the_same(page: Path) -> None:
    german = PLAYERS / "de" / page.name
    ours, theirs = page.read_text(encoding="utf-8"), german.read_text(encoding="utf-8")
    assert ours.startswith(f"English · [Deutsch](de/{page.name})\n")
    assert theirs.startswith(f"[English](../{page.name}) · Deutsch\n")
    assert blocks(page) == blocks(german)
    assert [*commands(page)] == [*commands(german)]
    assert HEADING.findall(ours) == HEADING.findall(theirs)


BUTTON = re.compile(r"(?<![*\w])\*([^*\n]{3,40})\*(?!\*)")
STRESSED = {"dein", "drift", "ihr eigenes", "others", "their own", "your"}
"""Words that are only stressed; whatever else is slanted is what the page calls it."""


def bare(words: str) -> str:
    """Words without their gaps and signs."""
    return " ".join(re.sub(r"\{\w+\}", " ", words).strip(" .…:?!").lower().split())


@pytest.mark.parametrize("language", [FIRST, "de"])
def test_what_a_page_for_players_calls_by_name_is_called_so_in_the_house(language: str) -> None:
    there = PLAYERS if language == FIRST else PLAYERS / language
    known = {bare(words) for words in catalogue(language).values()} | STRESSED
    named = {
        (page.name, words)
        for page in there.glob("*.md")
        for words in BUTTON.findall(page.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert {each for each in named if bare(each[1]) not in known} == set()
