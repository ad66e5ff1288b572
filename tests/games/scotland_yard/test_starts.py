"""Ruling 2: detectives choose their starts, Mister X waits for them, and starts may be drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sleuth import api
from sleuth.games import game, talents
from sleuth.games.scotland_yard import FIRST, GAME
from sleuth.games.scotland_yard.facts import Declined, Exchanged, Placed, Readied, Wished
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.bots import LEVELS
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.kernel.data import Await, Draw, Drawn, Over, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, retrace, start
from sleuth.kernel.record import Entry
from sleuth.players.dice import SeededDice
from sleuth.store.past import read_entry
from sleuth.study import transcript
from tests.games.scotland_yard.opened import opened
from tests.games.scotland_yard.test_rules import after, refusal, steps, to_field, told, waited

X, ADA, BOB, CYD, DAN = map(Seat, range(5))


def fresh(seats: int = 4, **options: Any) -> AnyMatch:
    match: AnyMatch = start(GAME, Options(**options), seats)
    return match


def test_mister_x_waits_until_every_detective_is_ready() -> None:
    match = fresh(5)
    for seat in (DAN, BOB, ADA):
        assert not match.moves(X)
        assert refusal(match, X, Go(81)) == "not-ready"
        match = match.play(seat, Ready())
        assert told(match) == [Readied(seat)]
    assert waited(match) == {CYD}
    assert refusal(match, ADA, Ready()) == "ready"
    match = match.play(CYD, Ready())
    assert waited(match) == {X}
    assert refusal(match, ADA, Ready()) == "not-now"
    assert match.play(X, Go(81)).state.at == 81


def test_an_exchange_needs_the_consent_of_the_other() -> None:
    match = fresh().play(ADA, Exchange(CYD))
    assert told(match) == [Wished(ADA, CYD)]
    assert match.state.board.posts == (41, 46, 124)
    assert refusal(match, ADA, Exchange(CYD)) == "asked"
    match = match.play(CYD, Exchange(ADA))
    assert told(match) == [Exchanged(CYD, ADA)]
    assert match.state.board.posts == (124, 46, 41)
    assert match.state.board.wishes == ()


def test_who_is_asked_may_decline_and_only_who_is_asked() -> None:
    match = fresh().play(ADA, Exchange(CYD))
    assert refusal(match, BOB, Decline(ADA)) == "not-asked"
    match = match.play(CYD, Decline(ADA))
    assert told(match) == [Declined(CYD, ADA)]
    assert match.state.board.posts == (41, 46, 124)
    assert Exchange(CYD) in match.moves(ADA)


def test_who_is_ready_asks_no_more_but_may_still_agree() -> None:
    match = after(fresh(), (CYD, Ready()))
    assert refusal(match, CYD, Exchange(ADA)) == "ready"
    match = after(match, (ADA, Exchange(CYD)), (CYD, Exchange(ADA)))
    assert match.state.board.posts == (124, 46, 41)
    assert waited(match) == {ADA, BOB}


def test_a_wish_lapses_when_its_start_moves_or_its_detective_is_ready() -> None:
    match = after(fresh(), (CYD, Exchange(ADA)), (ADA, Exchange(BOB)), (BOB, Exchange(ADA)))
    assert match.state.board.wishes == ()
    match = after(match, (CYD, Exchange(ADA)), (CYD, Ready()))
    assert match.state.board.wishes == ()
    assert Exchange(CYD) in match.moves(ADA)  # to be asked is still possible
    match = after(match, (ADA, Exchange(BOB)), (ADA, Exchange(CYD)))
    assert [(wish.seat, wish.other) for wish in match.state.board.wishes] == [(ADA, CYD)]


def test_the_fourth_start_is_fixed() -> None:
    match = fresh(5)
    assert refusal(match, DAN, Exchange(ADA)) == "not-now"
    assert refusal(match, ADA, Exchange(DAN)) == "exchange"
    assert refusal(match, ADA, Exchange(ADA)) == "exchange"
    assert set(match.moves(DAN)) == {Ready()}


def test_nothing_is_chosen_after_mister_x_has_set_off() -> None:
    match = opened(Options()).play(X, Go(81))
    moves: tuple[Move, ...] = (Exchange(BOB), Decline(BOB), Ready())
    assert {refusal(match, ADA, move) for move in moves} == {"not-now"}


def test_ready_is_taken_back_while_nobody_acted_since() -> None:
    match = fresh().play(ADA, Ready())
    assert match.free_back(ADA) == 0
    assert match.play(BOB, Ready()).free_back(ADA) is None


# Bots, notation and the terminal


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_is_ready_at_once_and_gives_its_start_to_whoever_asks(name: str) -> None:
    def think(match: AnyMatch, seat: Seat) -> Move | None:
        return LEVELS[name](match.view(seat), (), SeededDice("one"), 0).move

    match = fresh(5)
    assert [think(match, seat) for seat in (X, ADA, BOB, CYD, DAN)] == [None, *[Ready()] * 4]
    match = after(match, (BOB, Ready()), (ADA, Exchange(BOB)))
    assert think(match, BOB) == Exchange(ADA)
    match = match.play(BOB, Exchange(ADA))
    assert think(match, BOB) is None


def test_choices_are_written_and_read() -> None:
    notation, view = talents("scotland-yard").notation, fresh().view(ADA)
    moves: tuple[Move, ...] = (Ready(), Exchange(CYD), Decline(BOB))
    assert [notation.write(move) for move in moves] == ["ready", "exchange 3", "decline 2"]
    assert tuple(notation.read(notation.write(move).upper(), view) for move in moves) == moves


def shown(match: AnyMatch) -> list[str]:
    return talents("scotland-yard").notation.show(match.view(ADA)).splitlines()


def test_the_terminal_shows_who_is_ready_and_who_asks_whom() -> None:
    match = after(fresh(), (CYD, Ready()), (ADA, Exchange(CYD)))
    assert shown(match)[3:] == ["   1  41 ⇄3", "   2  46", "   3  124 ✓"]


def test_the_terminal_counts_fields_as_the_log_does() -> None:
    match = opened(Options())
    assert shown(match)[0].startswith("0/13")
    match = after(match, (X, Double(Go(67), Go(82))), *steps((1, 29), (2, 1), (3, 138)))
    assert shown(match)[0].startswith("2/13")
    assert shown(to_field(match, 13))[0].startswith("13/13")


def test_the_log_of_the_terminal_grows_with_a_double_move_where_rounds_are_counted() -> None:
    last = to_field(opened(Options()), 12).play(X, Double(Go(67), Go(82)))
    assert shown(last)[0].startswith("14/14")
    by_rounds = opened(Options(double_move="round"))
    assert shown(by_rounds)[0].startswith("0/13")
    assert shown(by_rounds.play(X, Double(Go(67), Go(82))))[0].startswith("2/14")


def test_a_hint_says_that_any_start_will_do() -> None:
    hint = talents("scotland-yard").hint
    assert hint is not None
    found = [hint(fresh().view(ADA), step) for step in range(3)]
    assert [each and each.move for each in found] == [None, None, Ready()]
    assert {each and each.line.code for each in found} == {"scotland-yard.hint.start"}


# Drawn starts


def test_drawn_starts_are_different_start_cards_and_seen_by_all() -> None:
    match = fresh(5, start="drawn")
    assert match.pending() == Draw(16, 4, ordered=True)
    match = match.enter(Drawn((15, 0, 3, 7)))
    assert match.pending() == Draw(13)
    assert [worlds(match.view(seat)) for seat in (X, ADA, None)] == [()] * 3
    match = match.enter(Drawn((2,)))
    assert told(match) == [Placed(X, 51)]
    assert match.state.board.posts == (174, 13, 34, 94)
    assert [worlds(match.view(seat)) for seat in (X, ADA, None)] == [(51,)] * 3
    assert match.view(X).trail == (51,)
    assert match.view(ADA).board.spotted == 51


def test_drawn_starts_are_not_chosen_and_mister_x_sets_off_at_once() -> None:
    match = fresh(start="drawn").enter(Drawn((0, 1, 2))).enter(Drawn((2,)))
    assert waited(match) == {X}
    assert refusal(match, ADA, Exchange(BOB)) == "not-now"
    assert refusal(match, ADA, Ready()) == "not-now"
    match = match.play(X, Go(52))
    assert match.state.board.log[0].at == 52


def test_a_first_move_in_the_dark_starts_where_all_saw_him() -> None:
    match = fresh(start="drawn").enter(Drawn((0, 1, 2))).enter(Drawn((2,)))
    match = match.play(X, Go(52, "black"))
    near = Options().chart.streets[51]
    assert set(worlds(match.view(ADA))) == {at for at in near if at not in (13, 26, 29)}


# Records of version 1

BEFORE = Path(__file__).parent / "before"
LINES = [json.loads(line) for line in (BEFORE / "1.jsonl").read_text().splitlines()]


def entries() -> list[Entry[Any, Any]]:
    return [read_entry(FIRST, 1, json.dumps(line["entry"]).encode()) for line in LINES]


def test_a_text_record_of_version_1_is_played_again_as_it_was() -> None:
    text = (BEFORE / "1.txt").read_text()
    match = api.load(text)
    assert match.game is FIRST
    assert list(match.record) == entries()
    assert match.pending() == Over(((X,), (ADA, BOB, CYD, DAN)), "escaped")
    again = transcript.write(match, {"name 0": "Ada"})
    assert api.load(again) == match
    assert again.splitlines()[1] == "game: scotland-yard 1"


def test_stored_entries_of_version_1_wait_for_those_for_whom_they_waited() -> None:
    stages = retrace(FIRST, Options(), 5, entries())
    pending = [stage.pending() for stage, _ in zip(stages, LINES, strict=False)]
    assert [sorted(p.seats) for p in pending if isinstance(p, Await)] == [
        line["awaited"] for line in LINES
    ]


def test_a_record_of_today_is_not_read_by_the_rules_of_before() -> None:
    text = api.save(fresh().play(ADA, Ready()))
    assert text.splitlines()[1] == "game: scotland-yard 2"
    assert api.load(text).game is game("scotland-yard")
    with pytest.raises(Malformed) as refused:
        api.load(text.replace("scotland-yard 2", "scotland-yard 1"))
    assert refused.value.details["why"] == "scotland-yard.not-now"
    for version in ("0", "3", "", "1" * 1900):
        with pytest.raises(Malformed, match=r"record\.version"):
            api.load(text.replace("scotland-yard 2", f"scotland-yard {version}"))
