"""Matches as text that people exchange: headers, then one line for each thing that came in.

    sleuth record 1
    game: mastermind 1
    seats: 2
    options: {"games":1,"first":0}
    name 0: Ada

    1 @0 0 hide 0123
    2 @4000 1 guess 0011
    3 @9000 draw 2 5
    4 @9000 ring
    5 @9500 back 3 by 1 agreed 0

Facts are not written: they follow from the inputs, so reading a record plays it again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, assert_never

import msgspec

from sleuth.games import read_move, talents, written_under
from sleuth.kernel.codec import decode, shallow
from sleuth.kernel.data import Back, Data, Drawn, Millis, Played, Rang, Seat
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.talents import Notation

FIRST = "sleuth record 1"
HEADER = re.compile(r"([a-z][a-z0-9 -]*): ?(.*)")
NUMBER = "[0-9]{1,15}"
ENTRY = re.compile(rf"({NUMBER}) @({NUMBER}) (.+)")
BACK = re.compile(rf"back ({NUMBER}) by ({NUMBER})(?: agreed((?: {NUMBER})+))?")
DRAW = re.compile(rf"draw((?: {NUMBER})*)")
MOVE = re.compile(rf"({NUMBER}) (.+)")

MOST = 4000
"""So many entries are read of a record that comes from elsewhere."""

LONGEST = 2000
"""Characters of the longest line that is read."""


class Transcript(Data, frozen=True):
    """A record that was read: the match, and what its headers say besides.

    `stood` is how the match was before each entry that stands, and after the last.
    """

    match: Any
    headers: dict[str, str]
    stood: tuple[Any, ...] = ()


def write(match: AnyMatch, headers: Mapping[str, str] | None = None) -> str:
    """The whole match as text."""
    options = msgspec.json.encode(match.options).decode()
    top = {
        "game": f"{match.game.name} {match.game.version}",
        "seats": str(match.seats),
        "options": options,
        **(headers or {}),
    }
    lines = [FIRST, *(f"{name}: {' '.join(value.split())}" for name, value in top.items()), ""]
    return "\n".join([*lines, *entries(match)]) + "\n"


def entries(match: AnyMatch) -> Iterator[str]:
    """One line for each input."""
    notation = talents(match.game.name).notation
    for n, entry in enumerate(match.record, 1):
        yield f"{n} @{entry.came.at} {put(entry.came, notation)}"


def put(came: Played[Any] | Drawn | Rang | Back, notation: Notation) -> str:
    """One input in words."""
    match came:
        case Played(seat=seat, move=move):
            return f"{seat} {notation.write(move)}"
        case Drawn(picks=picks):
            return " ".join(map(str, ("draw", *picks)))
        case Rang():
            return "ring"
        case Back(to=to, by=by, agreed=agreed):
            also = " ".join(map(str, ("", "agreed", *agreed))) if agreed else ""
            return f"back {to} by {by}{also}"
        case _:
            assert_never(came)


def read(
    text: str, before: Callable[[], None] = lambda: None, most: int | None = None
) -> Transcript:
    """Play a record again. What is wrong with it is told with the number of its line.

    Each entry is preceded by `before`, which may end it all; more than `most` are not read.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST:
        raise Malformed("record.first-line", line=1)
    if (
        wide := next((n for n, line in enumerate(lines, 1) if len(line) > LONGEST), None)
    ) is not None:
        raise Malformed("record.long-line", line=wide, most=LONGEST)
    headers, body = read_headers(lines)
    stood = [begin(headers)]
    entries = [(n, line.strip()) for n, line in enumerate(lines[body:], body + 1) if line.strip()]
    if most is not None and len(entries) > most:
        raise Malformed("record.too-long", line=entries[most][0], most=most)
    match = stood[0]
    for seat in range(match.seats):
        match.view(Seat(seat))  # all look on from the start: what lies open is told once for all
    for number, line in entries:
        before()
        match = follow(match, line, number, stood)
        del stood[match.stands :]
        stood.append(match)
    return Transcript(match, headers, tuple(stood))


def read_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    """The headers, and the number of the first line after them."""
    headers: dict[str, str] = {}
    for number in range(1, len(lines)):
        if not lines[number].strip():
            return headers, number + 1
        found = HEADER.fullmatch(lines[number].strip())
        if found is None or found[1] in headers:
            raise Malformed("record.header", line=number + 1)
        headers[found[1]] = found[2]
    return headers, len(lines)


def begin(headers: Mapping[str, str]) -> AnyMatch:
    """The match before its first entry, as the headers say."""
    for needed in ("game", "seats", "options"):
        if needed not in headers:
            raise Malformed("record.missing", header=needed)
    name, _, version = headers["game"].partition(" ")
    played = written_under(name, version)
    if version != str(played.version):
        raise Malformed("record.version", version=version)
    if not re.fullmatch("[0-9]{1,3}", headers["seats"]):
        raise Malformed("record.seats")
    options = decode(shallow(headers["options"].encode()), played.options)
    return start(played, options, int(headers["seats"]))


def follow(match: AnyMatch, line: str, number: int, stood: Sequence[AnyMatch] = ()) -> AnyMatch:
    """The match after one line of a record; `stood` is how it was after each entry that stands."""
    found = ENTRY.fullmatch(line)
    if found is None or int(found[1]) != match.entered + 1:
        raise Malformed("record.line", line=number)
    try:
        return enter(match, Millis(int(found[2])), found[3], stood)
    except SleuthError as wrong:
        raise Malformed("record.refused", line=number, why=wrong.code) from None


def enter(match: AnyMatch, at: Millis, said: str, stood: Sequence[AnyMatch] = ()) -> AnyMatch:
    """Let in what one line says."""
    if said == "ring":
        return match.enter(Rang(at))
    if found := DRAW.fullmatch(said):
        return match.enter(Drawn(tuple(map(int, found[1].split())), at))
    if found := BACK.fullmatch(said):
        agreed = tuple(Seat(int(seat)) for seat in (found[3] or "").split())
        to = int(found[1])
        then = stood[to] if to < len(stood) else None
        return match.back(to, Seat(int(found[2])), agreed, at, then)
    if found := MOVE.fullmatch(said):
        seat = Seat(int(found[1]))
        if seat >= match.seats:
            raise Malformed("match.no-such-seat", seat=seat)
        move = read_move(match.game.name, found[2], match.view(seat))
        return match.enter(Played(seat, move, at))
    raise Malformed("record.line")
