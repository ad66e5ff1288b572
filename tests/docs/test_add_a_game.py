"""`docs/add-a-game.md` is followed to the letter, in copies of the house."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.docs.copies import (
    PAGE,
    attempt,
    copied,
    outside,
    own_folders,
    run,
    steps,
    with_games,
    with_page,
)
from tests.docs.looking import looks_at_all, open_tests
from tests.docs.shown import ROOT, blocks, taught
from tests.games import NAMES, SECTIONS

pytestmark = pytest.mark.long

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
BY_GAME = ("laws", "golden", "perft", "mutants", "envs", "browser")
"""Tests that have a case for each game, and are looked at for the new ones alone."""

ELSEWHERE = ("games", "cluster")
"""Tests of our own games, and of many processes, whose games are but what they carry."""

CHECKS = (
    "ruff check .",
    "ruff format --check .",
    "mypy",
    "lint-imports",
    "node node_modules/.bin/tsc --noEmit",
    "node_modules/.bin/biome check --error-on-warnings",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the games that the page adds."""
    return with_page(with_games(copied(tmp_path_factory.mktemp("house"))))


def looking() -> list[str]:
    """Files of tests that look at all games at once, or at any."""
    here = Path(__file__)
    found = [path for path in (ROOT / "tests").rglob("test_*.py") if path != here]
    kept = [each for each in found if each.relative_to(ROOT).parts[1] not in BY_GAME + ELSEWHERE]
    return sorted(each for path in kept if looks_at_all(path) for each in open_tests(path))


def test_the_page_adds_two_games_in_folders_of_their_own() -> None:
    titles = [block.title for block in blocks(PAGE) if "/" in block.title]
    assert len(taught()) == 2
    assert [title for title in titles if not title.startswith(own_folders())] == []


def test_every_command_of_the_page_works_and_touches_nothing_else(house: Path) -> None:
    before = outside(house)
    said = {words: run(words, house) for words in steps("try")}
    assert "Higher or Lower (higher, 2)" in said["sleuth games"]
    assert "Whisper (whisper, 2–4)" in said["sleuth games"]
    tried = next(told for words, told in said.items() if "pytest" in words)
    assert int(re.findall(r"(\d+) passed", tried)[0]) > 150
    assert "failed" not in tried
    assert "regular" in next(told for words, told in said.items() if "arena" in words)
    assert outside(house) == before


def test_what_looks_at_all_games_is_content(house: Path) -> None:
    tests = looking()
    assert "tests/test_languages.py::test_a_language_lacks_nothing" in tests
    assert "tests/web/test_wire_document.py::test_every_code_is_explained" in tests
    assert "tests/cli/test_screen.py::test_every_game_is_sat_down_at_on_a_small_screen" in tests
    assert "tests/cli/test_screen.py::test_words_out_of_turn_are_answered" not in tests
    given = [words for words in steps("try") if ".write " in words or "wire_page" in words]
    for words in given:
        run(words, house)
    new = " and ".join(f"not {name}" for name in NAMES)  # the old ones are tried where they live
    run(f"python -m pytest -q -m 'not nightly' -k '{new}' {' '.join(tests)}", house)


@pytest.mark.parametrize("check", CHECKS)
def test_its_code_is_as_ours_is(house: Path, check: str) -> None:
    run(check, house)


@pytest.mark.nightly
def test_the_whole_house_is_content_with_two_games_more(house: Path) -> None:
    for words in steps("try")[:3]:
        run(words, house)
    run(
        f"python -m pytest -q -m 'not browser' --deselect {Path(__file__).relative_to(ROOT)}", house
    )


# the skeleton, and what is missing


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house in which somebody has just begun a game."""
    there = copied(tmp_path_factory.mktemp("begun"))
    assert "my-game keeps every law already" in run(steps("begin")[0], there)
    return there


def test_the_skeleton_keeps_every_law_and_is_written_as_ours_is(begun: Path) -> None:
    *_, tried = [run(words, begun) for words in steps("begin")[1:]]
    assert int(re.findall(r"(\d+) passed", tried)[0]) > 60
    code = "src/sleuth/games/my_game tests/games/my_game"
    run(f"ruff check {code} && ruff format --check {code} && mypy {code}", begun)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("new-game my-game", "There is a game called my-game already"),
        ("new-game mastermind", "There is a game called mastermind already"),
        ("new-game ../up", "small letters"),
        ("new-game class", "small letters"),
        (f"new-game {'a' * 21}", "at most 20"),
    ],
    ids=["begun", "ours", "a path", "a keyword", "too long"],
)
def test_a_game_is_written_over_by_nobody(begun: Path, wrong: str, why: str) -> None:
    before = outside(begun)
    done = attempt(f"sleuth {wrong}", begun)
    assert done.returncode == 1
    assert why in done.stderr
    assert outside(begun) == before


def test_what_is_missing_is_named_by_its_file_and_its_section(begun: Path) -> None:
    ours = begun / "tests/games/my_game"
    looked = "tests/laws tests/golden tests/perft tests/mutants tests/guides -k my-game -rs"
    for name in ("golden", "perft.json", "mutants.py"):
        forget(ours / name)
    told = attempt(f"python -m pytest -q {looked}", begun).stdout
    for name in ("golden", "perft.json", "mutants.py"):
        assert f"tests/games/my_game/{name} is needed: see {where(name)}" in told, name
    for name in ("worlds", "guide"):
        assert f"my-game has no {name}, and need not: see {where(name)}" in told, name
    forget(ours / "rulebook.py")
    told = attempt(f"python -m pytest -q {looked}", begun).stdout
    assert f"tests/games/my_game/rulebook.py is needed: see {where('rulebook.py')}" in told
    texts = begun / "src/sleuth/games/my_game/texts/en.json"
    texts.write_text(texts.read_text().replace('"my-game.do.guess": "Guess",\n  ', ""))
    told = attempt("python -m pytest -q tests/test_texts.py -k my-game", begun).stdout
    file = "src/sleuth/games/my_game/texts/en.json"
    assert f"['my-game.do.guess'] have no words in {file}: see {where('texts')}" in told


def test_a_folder_that_lacks_a_file_is_told_so_before_all_tests(begun: Path) -> None:
    home = begun / "src/sleuth/games/my_game"
    for name, section in (("talents.py", "talents.py"), ("texts/de.json", "texts")):
        kept = (home / name).read_text(encoding="utf-8")
        (home / name).unlink()
        done = attempt("python -m pytest -q tests/test_languages.py -k my-game", begun)
        (home / name).write_text(kept, encoding="utf-8")
        told = f"src/sleuth/games/my_game/{name} is needed: see {where(section)}"
        assert done.stderr.strip() == f"ERROR: {told}"


def forget(path: Path) -> None:
    """Remove a file or a folder, if it is there."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def where(what: str) -> str:
    """The section that explains it."""
    return f"docs/add-a-game.md#{SECTIONS[what]}"


def test_the_page_has_every_section_that_a_test_points_to() -> None:
    headings = HEADING.findall(PAGE.read_text(encoding="utf-8"))
    slugs = {re.sub(r"[^a-z0-9 -]", "", each.lower()).replace(" ", "-") for each in headings}
    assert sorted({*SECTIONS.values()} - slugs) == []
