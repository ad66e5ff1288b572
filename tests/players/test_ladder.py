"""The ladder: every deal from every seat, points that add up, and strengths that fit them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from math import log10
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games import catalogue
from sleuth.kernel import codec
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.players.cast import CAST
from sleuth.players.ladder.climb import climb, points
from sleuth.players.ladder.measured import MeasuredLadder
from sleuth.players.ladder.pairings import Ladder, Meeting, check, dealt, meetings, pairs
from sleuth.players.ladder.picture import drawn
from sleuth.players.ladder.ratings import MIDDLE, Tally, rate

SHORT: dict[str, dict[str, Any]] = {"mastermind": {"games": 2}}
TWO = ("pip", "ottoline")


def short(name: str, games: int = 2, **more: Any) -> Ladder:
    seats = catalogue()[name].seats.start
    role = "x" if name == "scotland-yard" else None
    return Ladder(name, seats, games, role=role, options=SHORT.get(name, {}), **more)


def chairs(lot: list[Meeting], deal: int) -> Counter[tuple[str, tuple[int, ...]]]:
    return Counter((each.one, each.seats) for each in lot if each.deal == deal)


def test_two_players_sit_on_both_chairs_with_every_deal() -> None:
    lot = list(meetings(Ladder("mastermind", 2, 6), TWO))
    assert len(lot) == 6
    for deal in range(3):
        assert chairs(lot, deal) == {("pip", (0,)): 1, ("pip", (1,)): 1}


def test_among_more_each_of_a_pair_is_the_odd_one_in_equal_parts() -> None:
    lot = list(meetings(Ladder("break-the-code", 3, 12), TWO))
    assert len(lot) == 12
    for deal in range(2):
        assert chairs(lot, deal) == {(who, (seat,)): 1 for who in TWO for seat in range(3)}


def test_games_that_make_no_whole_deal_are_rounded_up() -> None:
    assert len(list(meetings(Ladder("break-the-code", 4, 9), TWO))) == 16


def test_sides_meet_both_ways_and_keep_their_seats() -> None:
    ladder = Ladder("scotland-yard", 4, 1, role="detectives", characters=TWO)
    assert pairs(ladder) == [("pip", "ottoline"), ("ottoline", "pip")]
    (meeting,) = meetings(ladder, TWO)
    assert meeting == Meeting("pip", (1, 2, 3), "ottoline", 0)


def test_a_team_is_all_of_one_and_the_first_sits_among_the_others() -> None:
    ladder = Ladder("x-code", 4, 4, characters=("pip", "quill", "tarn"))
    assert pairs(ladder)[:3] == [(name, name) for name in ladder.characters]
    assert pairs(ladder)[3:] == [("pip", "quill"), ("pip", "tarn")]
    assert [each.seats for each in meetings(ladder, ("pip", "tarn"))] == [(n,) for n in range(4)]


def over(*places: tuple[int, ...], won: int = 1) -> Over:
    return Over(tuple(tuple(map(Seat, place)) for place in places), "why", won)


def test_points_are_shared_by_those_who_share_the_first_place() -> None:
    assert points(over((1,), (0,)), (1,), 2, team=False) == 1
    assert points(over((1,), (0,)), (0,), 2, team=False) == 0
    assert points(over((0, 1)), (0,), 2, team=False) == 0.5
    assert points(over(), (2,), 4, team=False) == 0.25
    assert points(over((1, 2, 3), (0,)), (1, 2, 3), 4, team=False) == 1
    assert points(over((0, 1), won=0), (0,), 2, team=True) == 0
    assert points(over((0, 1)), (0,), 2, team=True) == 1


def even(one: int, other: int, got: float, of: int, many: int = 1) -> Tally:
    """A tally without chance: the same in each of a hundred deals."""
    return Tally(one, other, many, (got / 100,) * 100, (of // 100,) * 100)


def test_three_to_one_is_so_many_points_ahead() -> None:
    weak, strong = rate([even(1, 0, 750_000, 1_000_000)], 2)
    assert strong.rating - weak.rating == pytest.approx(400 * log10(3), abs=0.2)
    assert weak.rating + strong.rating == pytest.approx(2 * MIDDLE, abs=0.2)
    assert strong.low == strong.rating == strong.high


def test_an_equal_share_among_four_is_an_equal_strength() -> None:
    one, rest = rate([even(0, 1, 250_000, 1_000_000, many=3)], 2)
    assert one.rating == pytest.approx(rest.rating, abs=0.1)


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    weak, strong = rate([even(1, 0, 100, 100)], 2)
    assert MIDDLE < strong.rating < MIDDLE + 2000
    assert weak.rating < MIDDLE


def test_a_team_is_measured_against_the_game_which_stays_in_the_middle() -> None:
    team, level = rate([even(0, 1, 900_000, 1_000_000)], 2, fixed=1)
    assert level.rating == MIDDLE
    assert team.rating - MIDDLE == pytest.approx(400 * log10(9), abs=0.2)


def test_strengths_behind_results_are_found_again() -> None:
    dice, true = Random(7), [-200.0, -50.0, 30.0, 220.0]
    found = rate([thrown(dice, true, a, b) for a in range(4) for b in range(a)], 4)
    for rating, wanted in zip(found, true, strict=True):
        assert rating.low - 20 < MIDDLE + wanted < rating.high + 20
        assert rating.high - rating.low < 120


def thrown(dice: Random, true: list[float], one: int, other: int) -> Tally:
    chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
    got = tuple(float(dice.random() < chance) for _ in range(500))
    return Tally(one, other, 1, got, (1,) * 500)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_game_has_a_ladder_and_its_points_add_up(name: str) -> None:
    ladder = short(name, characters=TWO)
    found = climb(ladder)
    assert [each["name"] for each in found["characters"]] == list(TWO)
    assert [(each["a"], each["b"]) for each in found["pairs"]] == pairs(ladder)
    assert sum(each["games"] for each in found["pairs"]) == found["games"]
    for each in found["pairs"]:
        assert 0 <= each["score"] <= each["games"] >= ladder.games
    for each in found["characters"]:
        assert each["low"] <= each["rating"] <= each["high"]


def test_equal_seeds_give_equal_ladders_whoever_plays_them() -> None:
    ladder = short("break-the-code", 8, characters=TWO)
    one, two, other = (
        climb(ladder, 1),
        climb(ladder, 2),
        climb(short("break-the-code", 8, seed="1")),
    )
    del one["seconds"], two["seconds"]
    assert one == two
    assert one["pairs"] != other["pairs"]


@pytest.mark.parametrize(
    ("ladder", "code"),
    [
        (Ladder("mastermind", 3, 1), "match.seats"),
        (Ladder("mastermind", 2, 1, role="x"), "ladder.no-role"),
        (Ladder("scotland-yard", 4, 1), "ladder.role"),
        (Ladder("scotland-yard", 4, 1, role="y"), "ladder.role"),
        (Ladder("mastermind", 2, 1, characters=("pip", "ghost")), "bot.unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_before_a_match_begins(ladder: Ladder, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        check(ladder)
    assert refused.value.code == code


def test_the_command_prints_draws_and_writes(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    given = ["ladder", "mastermind", "--games", "2", "--options", '{"games": 2}', "--jobs", "1"]
    said = CliRunner().invoke(main, [*given, "--json", "--plot", str(plot)])
    found = json.loads(said.stdout)
    assert [each["name"] for each in found["characters"]] == list(CAST)
    assert found["role"] is None
    assert len(found["pairs"]) == 28
    assert ElementTree.fromstring(plot.read_text(encoding="utf-8")).tag.endswith("svg")
    shown = CliRunner().invoke(main, given).stdout.splitlines()
    assert len(shown) == len(CAST)
    assert "The Orrery" in shown[0]
    assert all("●" in line for line in shown)


def test_a_plot_that_cannot_be_written_is_refused_before_a_match_begins(tmp_path: Path) -> None:
    plot = tmp_path / "nowhere" / "ladder.svg"
    said = CliRunner().invoke(main, ["ladder", "mastermind", "--plot", str(plot)])
    assert said.exit_code == 1
    assert "ladder.svg" in said.output


def test_a_picture_has_a_rung_for_each() -> None:
    found = climb(short("mastermind", characters=TWO))
    picture = ElementTree.fromstring(drawn(found))
    assert len([each for each in picture.iter() if each.tag.endswith("circle")]) == 2
    assert picture[0].text == "Mastermind, 2 players"


def test_what_was_played_can_be_kept_as_a_measured_ladder() -> None:
    found = climb(short("mastermind", characters=TWO))
    kept = codec.decode(json.dumps(found).encode(), MeasuredLadder)
    assert [each.name for each in kept.characters] == [*TWO]


@pytest.mark.parametrize("name", ["break-the-code", "scotland-yard"])
def test_who_comes_along_changes_nothing_for_the_others(name: str) -> None:
    two, three = (climb(short(name, 4, characters=who)) for who in (TWO, (*TWO, "dovecote")))
    assert [each for each in three["pairs"] if {each["a"], each["b"]} == {*TWO}] == two["pairs"]


def test_both_sides_are_measured_in_the_same_matches() -> None:
    escaped, caught = (
        climb(Ladder("scotland-yard", 4, 3, role=role, characters=TWO))["pairs"]
        for role in ("x", "detectives")
    )
    lost = {(each["b"], each["a"]): each["games"] - each["score"] for each in escaped}
    assert lost == {(each["a"], each["b"]): each["score"] for each in caught}


def test_each_pair_has_deals_of_its_own_and_teams_have_the_same() -> None:
    names = ("pip", "ottoline", "quill")
    for name, players, apart in (("break-the-code", 3, True), ("x-code", 4, False)):
        ladder = Ladder(name, players, 8, characters=names)
        every = [{dealt(ladder, each) for each in meetings(ladder, pair)} for pair in pairs(ladder)]
        assert all(one.isdisjoint(other) == apart for one, other in combinations(every, 2))
