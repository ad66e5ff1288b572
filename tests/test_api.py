"""The house from Python: what its docstring shows is what happens."""

from __future__ import annotations

import doctest
import inspect
import re
from importlib import import_module
from types import ModuleType

import pytest

import sleuth
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.kernel import errors as errors_of
from sleuth.kernel.data import Seat
from sleuth.players.arena import Figures
from sleuth.web.documents import python_types
from tests.docs.shown import ROOT


def test_all_is_sorted_and_there() -> None:
    assert sleuth.__all__ == sorted(sleuth.__all__)
    assert all(hasattr(sleuth, name) for name in sleuth.__all__)


@pytest.mark.parametrize("module", [sleuth, sleuth.api])
def test_the_docstrings_are_true(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted > 0
    assert tried.failed == 0


SHOWN = [name for name in sleuth.__all__ if inspect.isfunction(getattr(sleuth, name))]


@pytest.mark.parametrize("name", SHOWN)
def test_every_function_shows_how_it_is_used(name: str) -> None:
    assert ">>> import sleuth\n" in (getattr(sleuth, name).__doc__ or "")
    assert f"sleuth.{name}(" in getattr(sleuth, name).__doc__


REFERENCE = re.findall(
    r"^::: (\S+)\n(?: .*\n)*?      members: \[(.*)\]$",
    (ROOT / "docs/python.md").read_text("utf-8"),
    re.M,
)


def test_the_reference_has_all_that_is_offered() -> None:
    shown = {name for _, members in REFERENCE for name in members.split(", ")}
    errors = {name for name, each in vars(errors_of).items() if inspect.isclass(each)}
    assert {*sleuth.__all__} <= shown | errors


@pytest.mark.parametrize(("module", "members"), REFERENCE)
def test_every_function_of_the_reference_has_an_example_that_runs(
    module: str, members: str
) -> None:
    there = import_module(module)
    for name in members.split(", "):
        thing = inspect.unwrap(getattr(there, name))
        examples = doctest.DocTestFinder(recurse=False).find(thing, name, there)
        if inspect.isfunction(thing):
            assert any(each.examples for each in examples), name
        for example in examples:
            assert doctest.DocTestRunner(verbose=False).run(example).failed == 0, name


def test_the_types_are_those_of_the_games() -> None:
    written = python_types.WHERE.read_text("utf-8")
    assert written == python_types.module(), "run `python -m sleuth.web.documents.python_types`"


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda m: sleuth.new("go"), "game.unknown"),
        (lambda m: sleuth.new("mastermind", pegs=12), "wire.malformed"),
        (lambda m: sleuth.new("mastermind", 3), "match.seats"),
        (lambda m: sleuth.play(m, 5, "RRGG"), "match.no-such-seat"),
        (lambda m: sleuth.play(m, 1, "RRGG"), "mastermind.not-now"),
        (lambda m: sleuth.play(m, 0, "hide XXXX"), "mastermind.letters"),
        (lambda m: sleuth.play(m, 0, "hide RRRRR"), "mastermind.holes"),
        (lambda m: sleuth.think(m, 0, "ghost"), "bot.unknown"),
        (lambda m: sleuth.load("nothing"), "record.first-line"),
        (lambda m: sleuth.legal(m, 2), "match.no-such-seat"),
        (lambda m: sleuth.legal(m, 1).sample("1"), "move.none"),
        (lambda m: sleuth.legal(m, 0).sample(1), "seed.malformed"),  # type: ignore[arg-type]
        (lambda m: sleuth.view(m, "0"), "match.no-such-seat"),  # type: ignore[arg-type]
        (lambda m: sleuth.result(None), "match.malformed"),  # type: ignore[arg-type]
        (lambda m: sleuth.bots("go"), "game.unknown"),
        (lambda m: sleuth.arena("go", ["random"]), "game.unknown"),
        (lambda m: sleuth.arena("mastermind", ["random", "ghost"]), "bot.unknown"),
        (lambda m: sleuth.arena("mastermind", ["random"]), "match.seats"),
        (lambda m: sleuth.arena("mastermind", "random"), "bot.unknown"),
        (lambda m: sleuth.arena("mastermind", ["random"] * 2, games=0), "arena.games"),
        (lambda m: sleuth.arena("mastermind", ["random"] * 2, jobs=-1), "arena.jobs"),
        (lambda m: sleuth.arena("mastermind", ["pip"] * 2, options={"pegs": 9}), "wire.malformed"),
    ],
)
def test_what_is_wrong_has_a_stable_code(call, code: str) -> None:  # type: ignore[no-untyped-def]
    match = sleuth.new("mastermind", games=1, first=0)
    with pytest.raises(sleuth.SleuthError) as refused:
        call(match)
    assert refused.value.code == code
    assert len(match.record) == 0


def test_legal_moves_are_those_on_offer() -> None:
    match = sleuth.new("mastermind", pegs=3, colours=4, games=1, first=0)
    offered = sleuth.legal(match, 0)
    listed = list(offered)
    assert len(offered) == len(listed) == 64
    assert [offered[n] for n in range(64)] == listed
    assert {offered.sample(str(n)) for n in range(2000)} == {*listed}
    assert Hide((0, 1, 2)) in offered
    assert all(wrong not in offered for wrong in (Hide((0, 1)), Guess((0, 1, 2)), 0, None, "hide"))
    assert Hide((0.0, 1, 2)) not in offered  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        offered[64]
    assert list(sleuth.legal(match, 1)) == []


def test_a_view_holds_nothing_of_others() -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    assert sleuth.view(match, 0).code == (0, 1, 2, 3)
    assert sleuth.view(match, 1) == match.view(Seat(1))
    assert sleuth.view(match).code is None


def test_the_arena_gives_what_the_command_gives() -> None:
    found = sleuth.arena("mastermind", ["knuth", "pip"], games=2, seed="7", rotate=True)
    assert found["bots"] == ["knuth", "pip"]
    assert found["games"] == 4
    assert sum(found["wins"]) + found["ties"] == 4
    assert set(found) == Figures.__required_keys__
