"""The commands that other tools call: JSON alone on stdout, exit code 0 only when it worked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sleuth
from sleuth.cli import main
from sleuth.cli.table.sitting import result
from sleuth.games import catalogue
from sleuth.kernel.data import Over, Seat

HOME = Path(sleuth.__path__[0])


def call(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=given)


def call_json(*words: str) -> Any:
    result = call(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_games_names_options_bots_and_measures() -> None:
    games = {each["name"]: each for each in call_json("games")["games"]}
    assert set(games) == set(catalogue())
    mastermind = games["mastermind"]
    assert mastermind["seats"] == [2, 2]
    assert mastermind["measures"] == ["guesses"]
    assert {"random", "novice", "regular", "expert", "optimal", "knuth"} <= {*mastermind["bots"]}
    options = mastermind["options"]
    assert {"games", "pegs", "colours", "rows", "blanks", "keying"} <= {*options}
    assert options["keying"] == {"default": "automatic", "values": ["automatic", "hand"]}
    assert options["pegs"] == {"default": 4, "low": 3, "high": 5}


@pytest.mark.parametrize(
    ("flags", "total", "worst"),
    [
        (("--bot", "knuth"), 5801, 5),
        (("--bot", "optimal"), 5625, 6),
        (("--bot", "optimal", "--within", "5"), 5626, 5),
        (("--bot", "optimal", "--blanks"), 11228, 6),
        (("--bot", "optimal", "--pegs", "3"), 854, None),
    ],
)
def test_solve_plays_every_code(flags: tuple[str, ...], total: int, worst: int | None) -> None:
    found = call_json("solve", "mastermind", *flags)
    assert found["total"] == total
    assert sum(found["histogram"]) == found["codes"]
    assert found["mean"] == pytest.approx(total / found["codes"])
    assert worst is None or found["worst"] == worst == len(found["histogram"])
    assert found["seconds"] >= 0


@pytest.mark.parametrize(
    "words",
    [
        ("solve", "mastermind", "--bot", "nobody"),
        ("solve", "mastermind", "--bot", "knuth", "--within", "5"),
        ("arena", "mastermind", "--bots", "expert,nobody"),
        ("arena", "mastermind", "--bots", "expert"),
        ("arena", "mastermind", "--bots", "expert,expert", "--options", '{"pegs": 9}'),
        ("arena", "mastermind", "--bots", "expert,expert", "--options", '{"unknown": 1}'),
        ("arena", "mastermind", "--bots", "expert,expert", "--options", "{"),
        ("arena", "nothing", "--bots", "expert,expert"),
        ("perft", "nothing"),
        ("replay", "no-such-file"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: tuple[str, ...]) -> None:
    result = call(*words)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert "Traceback" not in result.stderr
    assert "error." not in result.stderr, "an error without words"


def test_arena_prints_what_was_promised() -> None:
    words = ("arena", "mastermind", "--bots", "optimal,random", "--games", "6", "--seed", "s")
    found = call_json(*words)
    assert set(found) >= {"game", "games", "seed", "options", "bots", "wins", "ties", "measures"}
    assert set(found) >= {"decisions", "decision_ms", "intervals", "seconds"}
    assert (found["games"], found["bots"], found["seed"]) == (6, ["optimal", "random"], "s")
    assert found["options"]["first"] == 0
    assert sum(found["wins"]) + found["ties"] == 6
    assert found["wins"][0] >= 5, "the optimal bot beats one that guesses blindly"
    low, high = found["intervals"]["wins"][0]
    assert low <= found["wins"][0] / 6 <= high


def test_a_team_is_counted_by_what_it_solves_and_not_by_wins() -> None:
    lines = call("arena", "x-code", "--bots", "regular,regular", "--games", "3").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["solved", "seconds", "sets", "turns"]
    assert "%  [" in lines[0]
    assert "  [" in lines[1]


def test_arena_says_so_when_nobody_ever_won() -> None:
    words = ("arena", "mastermind", "--bots", "random,random", "--games", "2")
    told = call(*words, "--options", '{"games": 2}').stdout
    assert re.findall(r"random +0\.0%", told) == ["random    0.0%"] * 2
    assert "ties  100.0%" in told


def test_arena_gives_the_same_whatever_the_number_of_jobs() -> None:
    words = ("arena", "mastermind", "--bots", "regular,novice", "--games", "30", "--rotate")
    one, two = call_json(*words, "--jobs", "1"), call_json(*words, "--jobs", "2")
    for name in ("games", "wins", "wins_by_seat", "ties", "measures", "decisions", "intervals"):
        assert one[name] == two[name]
    assert one["games"] == 60
    assert one["wins"] != one["wins_by_seat"], "bots change seats"


def test_perft_counts_the_toy() -> None:
    assert call_json("perft", "mastermind", "--depth", "2") == {
        "game": "mastermind",
        "depth": 2,
        "counts": [1, 9, 81],
    }


def test_play_and_replay_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    typed = "nonsense\nhint\nboard\n" + "RRGG\n" * 10
    options = '{"games": 1, "first": 0, "rows": 3}'
    words = ("play", "mastermind", "--options", options, "--seed", "7", "--save", str(saved))
    result = call(*words, given=typed)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("R R G G") >= 3
    assert sleuth.load(saved.read_text("utf-8")).view(None).board.game == 1
    assert "name 0: Regular 0\nname 1: You\n" in saved.read_text("utf-8")
    seen = call("replay", str(saved), "--seat", "1")
    assert seen.exit_code == 0
    assert "hides" not in seen.stdout, "the Codebreaker never sees the code being hidden"


def test_a_team_can_be_watched_and_joined_in_slots_of_time() -> None:
    options = '{"keys": 3, "wild": 6, "time": 0}'
    team = (
        "play",
        "x-code",
        "--seats",
        "3",
        "--bot",
        "expert",
        "--seed",
        "5",
        "--options",
        options,
    )
    watched = call(*team, "--watch")
    assert watched.exit_code == 0
    assert "I have" in watched.stdout, "bots are heard"
    assert "[1][2][3]" in watched.stdout
    joined = call(*team, "--seat", "1", given="ready\nhint\n\ndraw\nquit\n")
    assert joined.exit_code == 0, joined.output
    assert "You draw" in joined.stdout


def test_a_match_of_bots_can_be_watched() -> None:
    result = call("play", "mastermind", "--watch", "--bot", "expert", "--options", '{"games": 1}')
    assert result.exit_code == 0
    assert "●●●●" in result.stdout


def test_a_detective_is_told_the_role_chooses_a_start_and_hears_of_mister_x() -> None:
    typed = "exchange 1\nready\nquit\n"
    result = call("play", "scotland-yard", "--bot", "novice", "--seed", "3", given=typed)
    assert result.exit_code == 0, result.output
    assert (
        "You are Detective 3. Choose another with --seat: 0 Mister X, 1 Detective 1"
        in result.stdout
    )
    assert "Novice 1 changes starts with you." in result.stdout
    assert "   3  41" in result.stdout
    assert "You are ready." in result.stdout
    assert "Mister X goes to" in result.stdout
    assert "Novice 0" not in result.stdout


def test_the_terminal_says_whom_an_odd_number_of_games_favours() -> None:
    about = "favours the first Codemaker"
    odd = call("play", "mastermind", "--options", '{"games": 3}', given="quit\n")
    usual = call("play", "mastermind", given="quit\n")
    assert (about in odd.stdout, about in usual.stdout) == (True, False)


def test_the_terminal_obeys_nothing_that_stands_in_a_record(tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    call("play", "mastermind", "--watch", "--seed", "s", "--save", str(saved))
    steal = "\x1b]52;c;cm0gLXJm\x07"
    text = saved.read_text().replace("name 0: ", f"name 0: {steal}\u202e\x9b2J")
    saved.write_text(text)
    seen = call("replay", str(saved))
    assert seen.exit_code == 0
    assert not {*"\x1b\x07\x9b\u202e"} & {*seen.output}
    assert "\\u001b]52;c;cm0gLXJm\\u0007\\u202e\\u009b2J" in seen.output


@pytest.mark.parametrize("line", ["game: ", "seats: ", "options: ", "1 @0 "])
def test_what_is_wrong_with_a_record_is_said_without_obeying_it(tmp_path: Path, line: str) -> None:
    saved = tmp_path / "match.txt"
    call("play", "mastermind", "--watch", "--seed", "s", "--save", str(saved))
    saved.write_text(saved.read_text().replace(line, f"{line}\x1b]0;x\x07\x9b", 1))
    seen = call("replay", str(saved))
    assert seen.exit_code == 1
    assert not {*"\x1b\x07\x9b"} & {*seen.output}


def test_every_word_of_the_terminal_passes_one_door() -> None:
    for path in (HOME / "cli").glob("*.py"):
        words = path.read_text()
        doors = len(re.findall(r"\bclick\.(?:echo|secho|style)\(|(?<![\w.])print\(", words))
        assert doors == (1 if path.name == "output.py" else 0), path.name


def test_whoever_wins_is_told_so_in_words_for_them() -> None:
    over = Over(((Seat(1),), (Seat(0),)), "found")
    assert result("mastermind", over, ("Ada", "Bob"), Seat(1)).startswith("You win")
    assert result("mastermind", over, ("Ada", "Bob"), Seat(0)).startswith("Bob wins")


@pytest.mark.parametrize("said", ["many", "", "-1", "nan", "inf", "1e9x", "2.5"])
def test_a_setting_that_is_no_number_is_named_in_one_line(
    said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SLEUTH_BURST", said)
    result = call("serve", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: SLEUTH_BURST ")
    assert result.stderr.count("\n") == 1


def test_matches_of_bots_are_kept_and_reviewed(tmp_path: Path) -> None:
    words = ("arena", "mastermind", "--bots", "expert,random", "--games", "2", "--save")
    call_json(*words, str(tmp_path / "here"))
    files = sorted((tmp_path / "here").iterdir())
    assert [file.name for file in files] == ["mastermind-000000-0.txt", "mastermind-000001-0.txt"]
    found = call_json("review", str(files[0]))
    assert found["game"] == "mastermind"
    seats = found["seats"]
    assert seats[0]["skill"] > seats[1]["skill"]
    wanted = {"n", "move", "best_move", "value", "best", "loss", "luck", "told", "expected"}
    assert {*wanted, "best_bits", "gave"} <= {*seats[0]["decisions"][0]}
    assert call_json("review", str(files[0]), "--seat", "1")["seats"] == seats[1:]
    said = call("review", str(files[0]))
    assert said.exit_code == 0
    assert f"expert: skill {seats[0]['skill']}" in said.stdout


def test_what_cannot_be_reviewed_is_said_and_told_nothing_of(tmp_path: Path) -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    file = tmp_path / "half.txt"
    file.write_text(sleuth.save(match))
    refused = call("review", str(file))
    assert refused.exit_code == 1
    assert refused.output.strip() == "Error: The match is not over yet."
    assert call("review", str(tmp_path / "nobody")).exit_code == 1
