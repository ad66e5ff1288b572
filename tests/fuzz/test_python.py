"""From Python: any value in any place is played or refused, and no match is ever changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sleuth
from sleuth.games import catalogue, talents
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.games.scotland_yard.moves import Go
from sleuth.kernel.data import Draw, Seat, tag
from sleuth.kernel.match import AnyMatch
from sleuth.study import transcript
from sleuth.texts import explain
from tests.fuzz.values import (
    NAMES,
    Thorn,
    Whole,
    anything,
    bent,
    made_up,
    move_kinds,
    offered,
    options,
)

every_game = pytest.mark.parametrize("name", NAMES)


def attempt(call: Callable[[], Any]) -> Any:
    """What a call gives, or nothing if it is refused: by a SleuthError that can be read."""
    try:
        return call()
    except sleuth.SleuthError as wrong:
        refused = wrong
    assert refused.code in str(refused)
    assert explain(refused) != f"error.{refused.code}"
    return None


def kept(match: AnyMatch) -> None:
    """This match can be kept as a text and brought back."""
    assert sleuth.load(sleuth.save(match)) == match


def picture(match: AnyMatch) -> tuple[Any, ...]:
    """All that can be seen of a match."""
    views = tuple(match.view(seat) for seat in (None, *map(Seat, range(match.seats))))
    return (sleuth.save(match), tuple(match.record), match.state, match.pending(), views)


@st.composite
def begun(draw: st.DrawFn, name: str) -> AnyMatch:
    """A match of this game, some moves old; where what was agreed on is refused, the usual one."""
    seats = draw(st.none() | st.sampled_from(catalogue()[name].seats))
    wanted = draw(options(name))
    match = attempt(lambda: sleuth.new(name, seats, **wanted)) or sleuth.new(name)
    for _ in range(draw(st.integers(0, 6))):
        match = sleuth.deal(match, "a seed")
        able = [seat for seat in map(Seat, range(match.seats)) if len(match.moves(seat))]
        if not able or isinstance(match.pending(), Draw):
            break
        seat = draw(st.sampled_from(able))
        match = sleuth.play(match, seat, draw(offered(match, seat)))
    return match


@every_game
@given(data=st.data())
def test_any_move_from_any_seat_is_played_or_refused(name: str, data: st.DataObject) -> None:
    match = data.draw(begun(name))
    before = picture(match)
    seat = data.draw(st.sampled_from(range(match.seats)))
    right = data.draw(offered(match, Seat(seat)))
    move = data.draw(st.one_of(bent(right), bent(right), made_up(name), anything))
    whose = data.draw(st.just(seat) | bent(seat) | anything)
    after = attempt(lambda: sleuth.play(match, whose, move))
    assert picture(match) == before
    if after is not None:
        kept(after)
        assert len(after.record) == len(match.record) + 1


@every_game
@given(data=st.data())
def test_a_move_in_words_is_played_or_refused(name: str, data: st.DataObject) -> None:
    match = data.draw(begun(name))
    before = picture(match)
    seat = Seat(data.draw(st.sampled_from(range(match.seats))))
    right = data.draw(offered(match, seat))
    said = talents(name).notation.write(right) if len(match.moves(seat)) else ""
    words = [data.draw(st.just(word) | WORDS) for word in said.split()]
    also = data.draw(st.just([""]) | st.lists(WORDS, max_size=3))
    after = attempt(lambda: sleuth.play(match, seat, " ".join([*words, *also])))
    assert picture(match) == before
    if after is not None:
        kept(after)


KINDS = [tag(kind.__name__) for name in NAMES for kind in move_kinds(name)]
NUMBERS = ["0", "1", "67", "-1", "1.0", "٣", "²", "1_0", "0x1", "9" * 5000]
PIECES = ["2r1w", "RGBY", "R0", "G5'", "black", "e1", "i6", "i9", "all", "*", "left", "ready"]
WORDS = st.text(max_size=8) | st.sampled_from([*KINDS, *NUMBERS, *PIECES])


@every_game
@given(data=st.data())
def test_any_options_and_seats_make_a_match_or_are_refused(name: str, data: st.DataObject) -> None:
    right = data.draw(options(name))
    wrong = {key: data.draw(bent(value)) for key, value in right.items()}
    wrong |= data.draw(st.dictionaries(st.text(max_size=5), anything, max_size=1))
    seats = data.draw(st.sampled_from([None, *catalogue()[name].seats]).flatmap(bent) | anything)
    match = attempt(lambda: sleuth.new(name, seats, **wrong))
    if match is not None:
        kept(match)
        kept(sleuth.deal(match, "a seed"))


@every_game
@given(data=st.data())
@settings(max_examples=settings().max_examples // 3)
def test_looking_asks_for_a_match_and_a_seat(name: str, data: st.DataObject) -> None:
    match = data.draw(begun(name))
    before = picture(match)
    given_, seat = data.draw(st.just(match) | anything), data.draw(st.just(0) | anything)
    attempt(lambda: sleuth.show(given_, seat))
    attempt(lambda: sleuth.view(given_, seat))
    attempt(lambda: sleuth.result(given_))
    attempt(lambda: sleuth.legal(given_, seat).sample(data.draw(st.just("1") | anything)))
    sought = data.draw(made_up(name) | anything)
    attempt(lambda: sought in sleuth.legal(given_, seat))
    attempt(lambda: list(islice(sleuth.worlds(given_, seat), 3)))
    attempt(lambda: sleuth.think(given_, seat, data.draw(st.just("novice") | anything), "1"))
    attempt(lambda: sleuth.think(given_, seat, "novice", data.draw(anything)))
    assert picture(match) == before


def named(value: Any) -> bool:
    """Is this the name of a game?"""
    return type(value) is str and value in NAMES


def dealt(value: Any) -> Any:
    """Chance answers."""
    return sleuth.deal(value, "s")


@given(anything)
def test_what_is_no_match_no_name_no_seed_and_no_record_is_refused(value: Any) -> None:
    for ask in (
        sleuth.save,
        sleuth.show,
        sleuth.load,
        sleuth.view,
        sleuth.result,
        sleuth.bots,
        dealt,
    ):
        if not (ask is sleuth.bots and named(value)):
            assert attempt(lambda ask=ask: ask(value)) is None  # type: ignore[misc]
    assert sleuth.new(value) if named(value) else attempt(lambda: sleuth.new(value)) is None
    attempt(lambda: sleuth.deal(sleuth.new("x-code"), value))
    attempt(lambda: sleuth.arena(value, ["random"] * 2))
    attempt(lambda: sleuth.arena("mastermind", value, games=1))
    attempt(lambda: sleuth.arena("mastermind", [value, "random"], games=1))
    attempt(lambda: sleuth.arena("mastermind", ["random"] * 2, games=1, options=value))


HIDDEN = [
    (0.0, 1, 2, 3),
    (True, 1, 2, 3),
    (Whole(0), 1, 2, 3),
    (0, 1, 2, None),
    [0, 1, 2, 3],
    "0123",
]


@pytest.mark.parametrize("code", HIDDEN)
def test_what_equals_a_code_is_not_one(code: Any) -> None:
    match = sleuth.new("mastermind", games=1, first=0)
    with pytest.raises(sleuth.Malformed) as refused:
        sleuth.play(match, 0, Hide(code))
    assert refused.value.code == "move.malformed"


def test_a_station_is_a_whole_number() -> None:
    match = sleuth.deal(sleuth.new("scotland-yard", start="drawn"), "a seed")
    first = next(iter(match.moves(Seat(0))))
    assert isinstance(first, Go)
    to = first.to
    with pytest.raises(sleuth.Malformed):
        sleuth.play(match, 0, Go(float(to)))  # type: ignore[arg-type]
    kept(sleuth.play(match, 0, Go(to)))


@pytest.mark.parametrize("name", ["level", "sand", "keys", "time"])
def test_an_option_may_be_a_number_too_long_to_write(name: str) -> None:
    with pytest.raises(sleuth.Malformed) as refused:
        sleuth.new("x-code", **{name: 10**5000})
    assert explain(refused.value)


def test_a_match_of_any_length_is_kept() -> None:
    match = sleuth.new("mastermind", games=1, first=0)
    while len(match.record) <= transcript.MOST:
        match = sleuth.play(match, 0, "hide RGBY").back(0, Seat(0))
    kept(match)


@pytest.mark.parametrize("seat", ["0", 0.0, False, None, -1, 2, [], Thorn(), 10**4000])
def test_a_seat_is_its_number(seat: Any) -> None:
    match = sleuth.new("mastermind", games=1, first=0)
    for ask in ASKS:
        with pytest.raises(sleuth.Malformed) as refused:
            ask(match, seat)
        assert refused.value.code == "match.no-such-seat"
        assert explain(refused.value)


ASKS: list[Callable[[Any, Any], object]] = [
    lambda match, seat: sleuth.play(match, seat, Guess((0, 0, 1, 1))),
    sleuth.worlds,
    sleuth.think,
    sleuth.legal,
]
