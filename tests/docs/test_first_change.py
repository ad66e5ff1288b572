"""The first change that `CONTRIBUTING.md` leads to, made in a copy of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.copies import attempt, copied
from tests.docs.shown import ROOT, blocks


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, in which nothing matters."""
    return copied(tmp_path_factory.mktemp("first"))


def steps(title: str) -> list[str]:
    """The commands that the page shows under a title."""
    (block,) = (each for each in blocks(ROOT / "CONTRIBUTING.md") if each.title == title)
    return block.code.splitlines()


def test_a_sentence_is_changed_and_all_is_well(house: Path) -> None:
    change, check = steps("say")
    texts = house / "src/sleuth/texts/en.json"
    before = texts.read_text(encoding="utf-8")
    assert attempt(change, house).returncode == 0
    assert texts.read_text(encoding="utf-8") != before
    done = attempt(check, house)
    assert done.returncode == 0, done.stdout


def test_a_leak_is_noticed_and_named(house: Path) -> None:
    change, check = steps("cheat")
    assert attempt(change, house).returncode == 0
    done = attempt(check, house)
    assert done.returncode == 1, done.stdout
    assert "LEAK, seat 1 can tell apart" in done.stdout, done.stdout
