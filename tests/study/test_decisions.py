"""Records in bulk: every decision with the view that it was taken from, and what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import sleuth
from sleuth.cli import main
from sleuth.games import catalogue
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import start
from sleuth.study import told
from sleuth.study.transcript import write


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_views_are_those_of_the_match_before_each_move(name: str, tmp_path: Path) -> None:
    bots = ",".join(["random"] * catalogue()[name].seats.start)
    words = ["arena", name, "--bots", bots, "--games", "2", "--seed", "3", "--save", str(tmp_path)]
    assert CliRunner().invoke(main, words).exit_code == 0
    for file in sorted(tmp_path.glob("*.txt")):
        match = sleuth.load(file.read_text(encoding="utf-8"))
        found = [each for each in sleuth.decisions(tmp_path) if each.record == file.name]
        came = [entry.came for entry in match.record if isinstance(entry.came, Played)]
        assert [(each.seat, each.move) for each in found] == [(c.seat, c.move) for c in came]
        stood = start(match.game, match.options, match.seats)
        at = iter(found)
        for entry in match.record:
            if isinstance(entry.came, Played):
                assert next(at).view == stood.view(entry.came.seat)
            stood = stood.follow(entry)
        assert {each.name for each in found} == {"random"}


def test_outcomes_are_those_of_the_seat(tmp_path: Path) -> None:
    match = sleuth.new("mastermind", games=2, first=0)
    for seat, move in (0, "hide RGBY"), (1, "RGBY"), (1, "hide RGBY"), (0, "RRRR"), (0, "RGBY"):
        match = sleuth.play(match, seat, move)
    (tmp_path / "a.txt").write_text(write(match, {"name 1": "Bob"}), encoding="utf-8")
    found = list(sleuth.decisions(tmp_path))
    assert [each.seat for each in found] == [0, 1, 1, 0, 0]
    assert [each.outcome for each in found] == [-1, 1, 1, -1, -1]
    assert {each.name for each in found if each.seat == 1} == {"Bob"}
    assert len(list(sleuth.decisions(tmp_path, seat=1))) == 2


def test_what_was_taken_back_was_decided_by_nobody(tmp_path: Path) -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    match = sleuth.play(match, 1, "RRGG").back(1, Seat(1))
    match = sleuth.play(match, 1, "RGBY")
    (tmp_path / "a.txt").write_text(sleuth.save(match), encoding="utf-8")
    moves = [each.move for each in sleuth.decisions(tmp_path, seat=1)]
    assert [move.code for move in moves] == [(0, 1, 2, 3)]


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_what_is_believed_is_what_is_played_again(name: str, tmp_path: Path) -> None:
    bots = ",".join(["random"] * catalogue()[name].seats.start)
    for folder, more in ("text", []), ("facts", ["--facts"]):
        words = ["arena", name, "--bots", bots, "--games", "2", "--save", str(tmp_path / folder)]
        assert CliRunner().invoke(main, [*words, *more]).exit_code == 0
    played, believed = (sleuth.decisions(tmp_path / folder) for folder in ("text", "facts"))
    for again, each in zip(played, believed, strict=True):
        assert again[1:] == each[1:]
        assert Path(again.record).with_suffix(".json").name == each.record


def test_facts_are_kept_where_something_is_kept() -> None:
    ran = CliRunner().invoke(main, ["arena", "mastermind", "--bots", "random,random", "--facts"])
    assert ran.exit_code == 1
    assert "--save" in ran.output


def test_takebacks_are_left_out_of_what_is_believed(tmp_path: Path) -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    match = sleuth.play(match, 1, "RRGG").back(1, Seat(1))
    (tmp_path / "a.json").write_bytes(told.write(sleuth.play(match, 1, "RGBY")))
    (only,) = sleuth.decisions(tmp_path, seat=1)
    assert (only.move.code, only.view.board.rows, only.name) == ((0, 1, 2, 3), (), "")


WHOLE = told.write(sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY"))


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        (b'"version":1', b'"version":77', "record.version"),
        (b'"mastermind"', b'"checkers"', "game.unknown"),
        (b'"seats":2', b'"seats":3', "match.seats"),
        (b'"type":"hide"', b'"type":"peek"', "wire.malformed"),
        (b'"type":"played","seat":0', b'"type":"played","seat":9', "record.torn"),
        (b'{"type":"ready","seat":0}', b'{"type":"scored","seat":0,"points":1}', "record.torn"),
        (WHOLE[-20:], b"", "wire.malformed"),
    ],
)
def test_what_cannot_be_believed_is_told(
    before: bytes, after: bytes, code: str, tmp_path: Path
) -> None:
    assert before in WHOLE
    (tmp_path / "a.json").write_bytes(WHOLE.replace(before, after))
    with pytest.raises(sleuth.SleuthError) as refused:
        list(sleuth.decisions(tmp_path))
    assert refused.value.code == "records.wrong"
    assert refused.value.details["record"] == "a.json"
    assert str(refused.value.details["why"]).startswith(code)


@pytest.mark.parametrize("body", [b"\xff\xfe", b"", b"sleuth record 2", b"sleuth record 1\n\n7"])
def test_a_text_that_is_no_record_is_named(body: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(body)
    (tmp_path / "b.txt").mkdir()
    with pytest.raises(Malformed) as refused:
        list(sleuth.decisions(tmp_path))
    assert (refused.value.code, refused.value.details["record"]) == ("records.wrong", "a.txt")


@pytest.mark.parametrize("folder", [None, 7, b"records", ["records"], "\0"])
def test_what_is_no_folder_is_refused_at_once(folder: object) -> None:
    with pytest.raises(Malformed) as refused:
        sleuth.decisions(folder)  # type: ignore[arg-type]
    assert refused.value.code == "records.none"


@pytest.mark.parametrize("seat", ["0", 0.0, True, -1])
def test_what_is_no_seat_is_refused_at_once(seat: object, tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refused:
        sleuth.decisions(tmp_path, seat)  # type: ignore[arg-type]
    assert refused.value.code == "match.no-such-seat"


def test_a_folder_without_records_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refused:
        sleuth.decisions(tmp_path)
    assert refused.value.code == "records.none"
