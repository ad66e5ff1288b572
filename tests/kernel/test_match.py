"""What a match lets in, what it refuses, and that going on disturbs nobody."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.games.mastermind import GAME
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.codec import convert, decode, decode_entry, encode
from sleuth.kernel.data import Await, Drawn, Millis, Over, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed, SleuthError
from sleuth.kernel.match import AnyMatch, replay, start
from sleuth.kernel.record import Log, longer
from tests.kernel.toys import sand, spy
from tests.kernel.toys.sand_rulebook import SUBJECT as SAND
from tests.laws.subject import Scene, audiences, by, pick
from tests.laws.walk import opening, scripted

CODE, MISS = (0, 1, 2, 3), (4, 4, 4, 4)


def lot() -> AnyMatch:
    """A match that waits for chance."""
    match: AnyMatch = start(GAME, Options(), 2)
    return match


def given_first(**options: Any) -> AnyMatch:
    """A match that waits for seat 0."""
    match: AnyMatch = start(GAME, Options(**{"first": 0, **options}), 2)
    return match


def over() -> AnyMatch:
    """A match that has ended."""
    return given_first(games=1).play(Seat(0), Hide(CODE)).play(Seat(1), Guess(CODE))


def running() -> AnyMatch:
    """A match with a deadline."""
    ready = (by(0, sand.SayReady()), by(1, sand.SayReady()))
    matches = [opening(SAND, Scene("", sand.Options(), 2))]
    for step in (pick(0), pick(0), *ready):
        matches = scripted(matches, step)
    return matches[0]


def deadline(match: AnyMatch) -> Millis:
    """When the clock will ring."""
    pending = match.pending()
    assert isinstance(pending, Await)
    assert pending.until is not None
    return pending.until


def refused(match: AnyMatch, came: Any, kind: type[SleuthError], code: str) -> None:
    """This is refused with this error, and nothing has changed."""
    before = match.state, list(match.record), match.now, match.draws
    with pytest.raises(kind) as caught:
        match.enter(came)
    assert caught.value.code == code
    assert type(caught.value) is kind
    assert before == (match.state, list(match.record), match.now, match.draws)


def test_a_match_has_as_many_seats_as_the_game_allows() -> None:
    for seats in (0, 1, 3):
        with pytest.raises(Malformed, match=r"match\.seats"):
            start(GAME, Options(), seats)


def test_time_does_not_run_backwards() -> None:
    match = given_first().play(Seat(0), Hide(CODE), Millis(500))
    assert match.now == 500
    refused(match, Played(Seat(1), Guess(MISS), Millis(499)), Malformed, "time.backwards")
    match.play(Seat(1), Guess(MISS), Millis(500))


def test_nothing_comes_in_after_the_end() -> None:
    assert isinstance(over().pending(), Over)
    refused(over(), Played(Seat(0), Hide(CODE)), IllegalMove, "match.over")
    refused(over(), Drawn((0,)), IllegalMove, "match.over")
    refused(over(), Rang(Millis(0)), IllegalMove, "match.over")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_of_the_match_play(seat: int) -> None:
    refused(given_first(), Played(Seat(seat), Hide(CODE)), Malformed, "match.no-such-seat")


def test_nobody_plays_while_chance_is_awaited() -> None:
    refused(lot(), Played(Seat(0), Hide(CODE)), IllegalMove, "match.drawing")


def test_chance_answers_only_when_asked() -> None:
    refused(given_first(), Drawn((0,)), Malformed, "draw.none-pending")


@pytest.mark.parametrize("picks", [(), (2,), (-1,), (0, 1), (0, 0)])
def test_chance_answers_as_it_was_asked(picks: tuple[int, ...]) -> None:
    refused(lot(), Drawn(picks), Malformed, "draw.wrong")


def test_unordered_picks_come_ascending() -> None:
    match: AnyMatch = start(spy.SPY, spy.Options(), 3)
    refused(match, Drawn((3, 1)), Malformed, "draw.wrong")
    refused(match, Drawn((1, 1)), Malformed, "draw.wrong")
    match.enter(Drawn((1, 3)))


def test_the_clock_rings_at_its_deadline_only() -> None:
    refused(given_first(), Rang(Millis(0)), Malformed, "time.no-deadline")
    refused(lot(), Rang(Millis(0)), Malformed, "time.no-deadline")
    match = running()
    until = deadline(match)
    for at in (until - 1, until + 1):
        refused(match, Rang(Millis(at)), Malformed, "time.no-deadline")
    assert isinstance(match.enter(Rang(until)).pending(), Over)


def test_a_move_at_the_deadline_comes_too_late() -> None:
    match = running()
    until = deadline(match)
    for at in (until, until + 1):
        refused(match, Played(Seat(0), sand.Turn(), Millis(at)), IllegalMove, "time.up")
    match.enter(Played(Seat(0), sand.Turn(), Millis(until - 1)))


def test_a_takeback_goes_somewhere() -> None:
    match = given_first().play(Seat(0), Hide(CODE))
    for to in (-1, 1, 2):
        with pytest.raises(Malformed, match=r"back\.nowhere"):
            match.back(to, Seat(0))
    assert match.back(0, Seat(0)).state == given_first().state


def test_a_takeback_of_a_takeback_is_no_redo() -> None:
    match = (
        given_first()
        .play(Seat(0), Hide(CODE))
        .play(Seat(1), Guess(MISS))
        .back(1, Seat(1), (Seat(0),))
    )
    match = match.play(Seat(1), Guess(CODE)).back(0, Seat(1), (Seat(0),))
    assert len(match.record) == 5
    assert not match.standing
    assert match.view(Seat(1)) == given_first().view(Seat(1))


def test_hiding_may_be_taken_back_unasked_and_guessing_not() -> None:
    match = given_first().play(Seat(0), Hide(CODE))
    assert match.free_back(Seat(0)) == 0
    assert match.free_back(Seat(1)) is None
    guessed = match.play(Seat(1), Guess(MISS))
    assert guessed.free_back(Seat(1)) is None
    assert guessed.free_back(Seat(0)) is None
    assert given_first().free_back(Seat(0)) is None
    assert over().free_back(Seat(1)) is None


def test_nothing_is_taken_back_while_a_clock_runs_nor_to_where_it_ran() -> None:
    match = running()
    for stuck in (match, match.ring(deadline(match))):
        for to in range(4, len(stuck.standing)):
            with pytest.raises(IllegalMove, match=r"back\.clock"):
                stuck.back(to, Seat(0))
    assert match.free_back(Seat(1)) is None


def test_forking_from_an_old_match_does_not_disturb_the_newer() -> None:
    root = given_first().play(Seat(0), Hide(CODE))
    one = root.play(Seat(1), Guess(MISS))
    seen = one.view(Seat(1)), list(one.record)
    two = root.play(Seat(1), Guess((1, 1, 1, 1)))
    three = root.play(Seat(1), Guess((2, 2, 2, 2)))
    assert seen == (one.view(Seat(1)), list(one.record))
    assert [m.state.board.rows[0].guess[0] for m in (one, two, three)] == [4, 1, 2]
    assert [m.view(None).board.rows[0].guess[0] for m in (one, two, three)] == [4, 1, 2]
    assert len(root.record) == 1
    assert root.view(None).board.rows == ()


def test_views_asked_early_late_or_never_are_the_same() -> None:
    eager = lazy = given_first()
    moves = [(0, Hide(CODE)), (1, Guess(MISS)), (1, Guess(CODE)), (1, Hide(MISS))]
    for seat, move in moves:
        eager, lazy = eager.play(Seat(seat), move), lazy.play(Seat(seat), move)
        assert [eager.view(who) for who in audiences(eager)]
    assert [eager.view(w) for w in audiences(eager)] == [lazy.view(w) for w in audiences(lazy)]
    again = replay(lazy.game, lazy.options, lazy.seats, lazy.record)
    assert [again.view(w) for w in audiences(again)] == [lazy.view(w) for w in audiences(lazy)]


def test_matches_are_equal_by_what_happened() -> None:
    one, two = given_first().play(Seat(0), Hide(CODE)), given_first().play(Seat(0), Hide(CODE))
    assert one == two
    assert hash(one) == hash(two)
    assert one != given_first().play(Seat(0), Hide(MISS))
    assert one != given_first(rows=9).play(Seat(0), Hide(CODE))


items = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 99)), max_size=25)


@given(items)
@settings(deadline=None, max_examples=80)
def test_a_log_is_a_tree_of_tuples(adds: list[tuple[int, int]]) -> None:
    """Going on from any version, old or new, leaves every other version as it was."""
    lists: list[list[int]] = [[]]
    model: list[tuple[int, ...]] = [()]
    for parent, item in adds:
        at = parent % len(lists)
        lists.append(longer(lists[at], len(model[at]), item))
        model.append((*model[at], item))
    for shared, want in zip(lists, model, strict=True):
        log = Log(shared, len(want))
        assert tuple(log) == want
        assert len(log) == len(want)
        assert log == Log(list(want), len(want))
        assert hash(log) == hash(Log(list(want), len(want)))
        assert list(log[1:3]) == list(want[1:3])
        assert not want or log[-1] == want[-1]


def test_a_log_ends_where_its_version_ends() -> None:
    items = [1, 2]
    short = Log(items, 2)
    assert longer(items, 2, 3) is items
    with pytest.raises(IndexError):
        short[2]
    assert list(short[:5]) == [1, 2]
    assert longer(items, 2, 4) == [1, 2, 4]
    assert items == [1, 2, 3]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"type":"hide"}',
        b'{"type":"hide","code":[0],"extra":1}',
        b'{"type":"nothing"}',
        b'{"type":"hide","code":["a"]}',
        b"\xff",
    ],
)
def test_what_is_not_a_move_is_malformed(body: bytes) -> None:
    with pytest.raises(Malformed, match=r"wire\.malformed"):
        decode(body, GAME.move)


def test_what_is_not_an_entry_is_malformed() -> None:
    entry = given_first().play(Seat(0), Hide(CODE)).record[0]
    assert decode_entry(GAME, encode(entry)) == entry
    with pytest.raises(Malformed):
        decode_entry(GAME, encode(entry).replace(b"hidden", b"unheard"))
    with pytest.raises(Malformed):
        convert({"games": 0}, Options)
    assert convert({"games": 3}, Options) == Options(games=3)
