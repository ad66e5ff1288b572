"""Records bent in any way: each is read or refused with a reason; what was read can be kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sleuth.games import catalogue, talents
from sleuth.kernel import codec
from sleuth.kernel.chance import seeded
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver
from sleuth.study import transcript
from sleuth.tables.archive import Asker
from sleuth.tables.opening.records import checked, places
from sleuth.texts import explain
from tests.fuzz.values import NAMES

every_game = pytest.mark.parametrize("name", NAMES)

HUGE = "9" * 5000
WORDS = st.text(max_size=12) | st.sampled_from(
    [
        *(
            "",
            "0",
            "1",
            "-1",
            "00",
            "1.0",
            "1e9",
            "٣",
            HUGE,
            "@0",
            f"@{HUGE}",
            "@-1",
            "ring",
            "draw",
        ),
        *(
            "draw 0",
            f"draw {HUGE}",
            "back 0 by 0",
            f"back {HUGE} by 9",
            "by",
            "agreed",
            "\0",
            "\x1b]52",
        ),
        *("seats: 2", f"seats: {HUGE}", "seed: s", "places: 0 1", "options: {}", "game: x-code 1"),
        *(
            "options: [" * 500,
            'options: {"games":1e999}',
            '{"first":0}',
            "name 0: \u202e",
            "\u2028",
        ),
    ]
)


@cache
def finished(name: str, n: int) -> str:
    """A whole match of bots, as a record with all its headers."""
    seats, chance = catalogue()[name].seats.start, seeded(str(n))
    match = start(catalogue()[name], catalogue()[name].options(), seats).settle(chance)
    able = talents(name)
    over = Driver(match, [able.bots[able.bot_like("novice")]] * seats, str(n)).run()
    told = {"name 0": "Ada", "places": places(over.pending()), "seed": str(n)}  # type: ignore[arg-type]
    return transcript.write(over, told)


@cache
def lines(name: str) -> list[Any]:
    """What the store keeps of a whole match."""
    return list(transcript.read(finished(name, 0)).match.record)


def cut(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], *lines[at + 1 :]]


def doubled(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], *lines[at : at + 1], *lines[at:]]


def put_in(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], word, *lines[at:]]


def exchanged(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]]


def reworded(lines: list[str], at: int, word: str) -> list[str]:
    words = lines[at].split(" ") if at < len(lines) else [""]
    words[len(word) % len(words)] = word
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


BENDS: list[Callable[[list[str], int, str], list[str]]] = [
    cut,
    doubled,
    put_in,
    exchanged,
    reworded,
    reworded,
]


@st.composite
def bent(draw: st.DrawFn, name: str) -> str:
    """A record of this game with some lines that are not as they were."""
    lines = finished(name, draw(st.integers(0, 3))).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, min(len(lines), 20)) | st.integers(0, len(lines)))
        lines = draw(st.sampled_from(BENDS))(lines, at, draw(WORDS))
    return draw(st.sampled_from(["\n", "\n", "\r\n", "\n\n"])).join(lines)


def attempt(read: Callable[[], Any]) -> Any:
    """What was read, or nothing if it was refused with words."""
    try:
        return read()
    except SleuthError as wrong:
        refused = wrong
    assert explain(refused) != f"error.{refused.code}"
    assert len(str(refused)) < 500
    return None


@every_game
@given(data=st.data())
def test_a_bent_record_is_read_or_refused(name: str, data: st.DataObject) -> None:
    text = data.draw(bent(name))
    found = attempt(lambda: transcript.read(text))
    attempt(lambda: checked(text, Asker()))
    if found is not None:
        match: AnyMatch = found.match
        assert transcript.read(transcript.write(match)).match == match


@given(st.text() | st.lists(WORDS).map(lambda words: "\n".join([transcript.FIRST, *words])))
@example(finished("mastermind", 0).replace("\n1 @", "\n01 @").replace("seed: 0", "seed: other"))
def test_any_text_is_read_or_refused(text: str) -> None:
    attempt(lambda: checked(text, Asker()))


@every_game
@given(data=st.data())
def test_any_bytes_are_a_line_of_the_store_or_refused(name: str, data: st.DataObject) -> None:
    body = bytearray(codec.encode(data.draw(st.sampled_from(lines(name)))))
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(body)))
        body[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3) | SPLINTERS)
    entry = attempt(lambda: codec.decode_entry(catalogue()[name], bytes(body)))
    if entry is not None:
        assert codec.decode_entry(catalogue()[name], codec.encode(entry)) == entry


SPLINTERS = st.sampled_from([b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"1e999", b"-0.0", b"null"])
