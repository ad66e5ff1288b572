"""One's own bots: they play like any other, and what they break is their own match."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

import sleuth
from sleuth.cli import main
from sleuth.games import catalogue, talents
from sleuth.kernel.data import Seat
from sleuth.kernel.match import start
from sleuth.players import own_bots
from sleuth.players.arena import agreed
from sleuth.players.dice import SeededDice
from sleuth.players.own_bots import Guests, OwnSeat, forfeited
from sleuth.players.own_process import Ponder
from tests.players.own import bots

OWN = "tests.players.own.bots"
HANGS = 2.0
"""Seconds for those who never answer."""


@pytest.fixture(autouse=True)
def _from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


def test_a_function_plays_like_any_other() -> None:
    found = sleuth.arena("mastermind", [bots.think, "random"], games=3, seed="1", rotate=True)
    again = sleuth.arena("mastermind", [f"{OWN}:think", "random"], games=3, seed="1", rotate=True)
    assert found["forfeits"] == []
    assert found["bots"] == [f"{OWN}:think", "random"]
    assert found["wins"] == again["wins"]
    assert found["wins"][0] > found["wins"][1]


def test_processes_of_the_arena_find_it_too() -> None:
    found = sleuth.arena("mastermind", [bots.think, "random"], games=2, jobs=2)
    assert found["forfeits"] == []
    assert found["games"] == 2


def test_a_class_has_a_state_for_each_match() -> None:
    found = sleuth.arena("mastermind", [bots.Counting, bots.Counting], games=3)
    assert found["forfeits"] == []


def test_what_is_printed_does_not_mix_with_what_is_thought() -> None:
    assert sleuth.arena("mastermind", [bots.loud, "random"], games=1)["forfeits"] == []


@pytest.mark.parametrize(
    ("bot", "code", "why"),
    [
        ("crash", "bot.crashed", "KeyError: 'secret' (bots.py:"),
        ("vanish", "bot.ended", "ended"),
        ("illegal", "bot.illegal", "Guess(code=(77, 0, 0, 0))"),
        ("silent", "bot.silent", "made no move"),
        ("thoughtless", "bot.no-thought", "Guess"),
        ("nonsense", "bot.no-thought", "code"),
        ("rude", "bot.says", "say"),
    ],
)
def test_who_breaks_loses_every_match_and_is_told_why(bot: str, code: str, why: str) -> None:
    found = sleuth.arena("mastermind", ["knuth", f"{OWN}:{bot}"], games=1, rotate=True)
    assert found["games"] == 2
    assert found["wins"] == [2, 0]
    assert {each["code"] for each in found["forfeits"]} == {code}
    assert sum(each["games"] for each in found["forfeits"]) == 2
    assert all(why in each["why"] and each["bot"] == f"{OWN}:{bot}" for each in found["forfeits"])


def test_who_hangs_is_cut_off_and_the_next_match_begins() -> None:
    args = ["arena", "mastermind", "--bots", f"{OWN}:hang,{OWN}:think", "--games", "2"]
    ran = CliRunner().invoke(main, [*args, "--patience", str(HANGS), "--json"])
    found = json.loads(ran.stdout)
    assert found["wins"] == [0, 2]
    assert [(each["code"], each["games"]) for each in found["forfeits"]] == [("bot.hung", 2)]


def test_the_command_tells_it_in_a_sentence() -> None:
    ran = CliRunner().invoke(
        main, ["arena", "mastermind", "--bots", f"{OWN}:crash,random", "--games", "3"]
    )
    assert f"{OWN}:crash lost 3 games: {OWN}:crash broke down: KeyError" in ran.output


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("tests.players.own.nowhere:think", "ModuleNotFoundError"),
        (f"{OWN}:nothing", "AttributeError"),
        (f"{OWN}:NOT_CALLABLE", "TypeError"),
    ],
)
def test_what_cannot_be_loaded_is_refused_before_anything_is_played(bot: str, why: str) -> None:
    with pytest.raises(sleuth.Malformed) as refused:
        sleuth.arena("mastermind", [bot, "random"], games=1)
    assert refused.value.code == "bot.cannot-load"
    assert why in str(refused.value.details["why"])


def test_what_another_process_cannot_import_is_refused() -> None:
    with pytest.raises(sleuth.Malformed) as refused:
        sleuth.arena("mastermind", [lambda *_: sleuth.Thought(None), "random"], games=1)
    assert refused.value.code == "bot.not-importable"


def test_on_the_ladder_it_has_a_rung() -> None:
    args = ["ladder", "mastermind", "--games", "2", "--jobs", "1", "--json"]
    ran = CliRunner().invoke(main, [*args, "--options", '{"games": 2}', "--with", f"{OWN}:think"])
    found = json.loads(ran.stdout)
    assert found["characters"][0]["name"] == f"{OWN}:think"
    assert found["forfeits"] == []


def test_in_the_terminal_one_plays_against_it_until_it_breaks() -> None:
    args = ["play", "mastermind", "--options", '{"first": 1}', "--seat", "1"]
    ran = CliRunner().invoke(main, [*args, "--bot", f"{OWN}:crash"], input="hide RGBY\n")
    assert ran.exit_code == 0
    assert "broke down: KeyError" in ran.output
    assert "You win" in ran.output


def test_it_sees_a_view_and_its_dice_tell_nothing_of_the_deal() -> None:
    match = start(catalogue()["mastermind"], agreed("mastermind", {}), 2)
    with Guests("mastermind") as guests:
        seat = guests.seated([f"{OWN}:think", "random"])[0]
        assert isinstance(seat, OwnSeat)
        asked: list[object] = []
        guests.process(f"{OWN}:think").ask = asked.append  # type: ignore[method-assign, assignment]
        with pytest.raises(AssertionError):
            seat(match.view(Seat(0)), (), SeededDice("deal", 7), 1)
    (sent,) = asked
    assert isinstance(sent, Ponder)
    assert sent.view == '{"board":' + sent.view.partition('{"board":')[2]
    assert "deal" not in sent.seed


@pytest.fixture
def _a_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found = [
        EntryPoint("mastermind.clever", f"{OWN}:think", own_bots.GROUP),
        EntryPoint("mastermind.knuth", f"{OWN}:crash", own_bots.GROUP),
        EntryPoint("nameless", f"{OWN}:crash", own_bots.GROUP),
    ]
    own_bots.installed.cache_clear()
    monkeypatch.setattr(own_bots, "entry_points", lambda group: found)
    yield
    own_bots.installed.cache_clear()


@pytest.mark.usefixtures("_a_package")
def test_the_bots_of_a_package_appear_and_take_nobodys_name() -> None:
    assert "clever" in sleuth.bots("mastermind")
    assert "clever" not in sleuth.bots("code-x")
    listed = CliRunner().invoke(main, ["games", "--json"]).stdout
    named = {each["name"]: each["bots"] for each in json.loads(listed)["games"]}
    assert "clever" in named["mastermind"]
    assert named["mastermind"].count("knuth") == 1
    found = sleuth.arena("mastermind", ["clever", "knuth"], games=1)
    assert found["forfeits"] == []
    match = sleuth.new("mastermind", games=1, first=0)
    move = sleuth.think(match, 0, "clever")
    assert move is not None
    assert move in sleuth.legal(match, 0)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_who_forfeits_loses_with_its_side_in_every_game(name: str) -> None:
    rules, able = catalogue()[name], talents(name)
    match = start(rules, agreed(name, {}), rules.seats.stop - 1)
    for seat in range(match.seats):
        over = forfeited(match, Seat(seat))
        assert seat not in over.winners
        assert {each for place in over.places for each in place} == {*range(match.seats)}
        assert over.winners or able.team


def test_no_process_is_left_behind() -> None:
    with Guests("mastermind") as guests:
        guests.check((f"{OWN}:think",))
        pid = guests.process(f"{OWN}:think")._process.pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
