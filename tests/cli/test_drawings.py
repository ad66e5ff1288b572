"""What a game draws for a terminal: in known inks, from any seat, as people can type it."""

from __future__ import annotations

from itertools import islice

import pytest

from sleuth.cli.table.choices import Choices
from sleuth.cli.table.inks import drawn as inked
from sleuth.cli.table.keys import AFTERWARDS, KEYS
from sleuth.games import game, read_move, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.picture import INKS, ROOM, Drawing, Motif, Picture, width, written
from sleuth.kernel.talents import LEVELS
from sleuth.players.driver import Driver
from sleuth.texts import find, languages, speaking, text
from tests.games import NAMES

DRAWN = [name for name in NAMES if talents(name).drawing is not None]
every_drawn = pytest.mark.parametrize("name", DRAWN)
STEPS = 60


def drawing_of(name: str) -> Drawing:
    found = talents(name).drawing
    assert found is not None
    return found


def moments(name: str) -> list[AnyMatch]:
    """A match as it went, up to so many steps and at its end."""
    rules, able = game(name), talents(name)
    match = start(rules, convert({}, rules.options), rules.seats.start)
    bot = able.bots[able.bot_like("novice")]
    driver, slot = Driver(match, [bot] * match.seats, "drawings"), 0
    driver.match = match.settle(driver.chance)
    found = [driver.match]
    while not isinstance(pending := driver.match.pending(), Over) and slot < 1000:
        assert isinstance(pending, Await)
        if pending.until is None:
            driver.turn(pending)
        else:
            slot = driver.tick(slot)
        if len(found) < STEPS:
            found.append(driver.match)
    return [*found, driver.match]


def known_inks(picture: Picture) -> bool:
    return all({*span.ink.split()} <= INKS for line in picture.rows for span in line)


@every_drawn
def test_every_moment_is_drawn_from_every_seat(name: str) -> None:
    drawing, able, every = drawing_of(name), talents(name), moments(name)
    for match in (*every[:: max(1, len(every) // 8)], every[-1]):
        names = [f"Seat {seat}" for seat in range(match.seats)]
        for seat in (None, *map(Seat, range(match.seats))):
            view = match.view(seat)
            notes = able.assist(view, "odds") if able.assist else None
            for near in range(drawing.nearest + 1):
                board = drawing.board(Motif(view, notes, names, near))
                assert written(board).strip()
                assert known_inks(board)
            pad = drawing.pad(Motif(view, notes, names))
            assert known_inks(pad)
            assert inked(pad).plain == "\n".join("".join(s.text for s in r) for r in pad.rows)


@every_drawn
def test_what_is_due_has_words_and_what_is_listed_is_read_back(name: str) -> None:
    drawing, able = drawing_of(name), talents(name)
    for match in moments(name)[:STEPS]:
        for seat in map(Seat, range(match.seats)):
            view, offered = match.view(seat), match.moves(seat)
            code = drawing.due(view)
            assert code is None or find(code, None), f"{code} has no words"
            listed = Choices(offered, view, able)
            for move, words in islice(zip(offered, listed.words(), strict=False), 40):
                assert read_move(name, words, view) == move
            assert listed.count == len(offered)


@every_drawn
def test_a_drawing_tells_two_things_apart_without_colour(name: str) -> None:
    """Whatever differs in ink differs in letters: no two moments look alike that differ."""
    drawing, every = drawing_of(name), moments(name)[:20]
    seen: dict[str, str] = {}
    for match in every:
        names = [f"Seat {seat}" for seat in range(match.seats)]
        picture = drawing.board(Motif(match.view(Seat(0)), None, names, drawing.usual))
        inks = repr([[span.ink for span in line] for line in picture.rows])
        plain = written(picture)
        assert seen.setdefault(plain, inks) == inks


@pytest.mark.parametrize("language", languages())
@every_drawn
def test_pads_are_written_in_every_language(name: str, language: str) -> None:
    drawing, able = drawing_of(name), talents(name)
    match = moments(name)[-1]
    names = [f"Seat {seat}" for seat in range(match.seats)]
    with speaking(language):
        view = match.view(Seat(0))
        notes = able.assist(view, "joint") if able.assist else None
        pictures = (
            drawing.board(Motif(view, notes, names)),
            drawing.pad(Motif(view, notes, names)),
        )
        assert not any(f"{name}." in written(picture) for picture in pictures)


@pytest.mark.parametrize("language", languages())
def test_what_stands_round_the_table_fits_eighty_columns(language: str) -> None:
    """The titles of the pad, and the keys at the foot of whoever plays with others."""
    with speaking(language):
        titles = [text(f"cli.table.level.{level}") for level in LEVELS]
        assert [each for each in titles if len(each) > 28] == []
        keys = {key: action for key, action in KEYS.items() if action not in AFTERWARDS}
        foot = " ".join(f"{key} {text(f'cli.table.key.{each}')}" for key, each in keys.items())
        assert len(foot) <= 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("room", [ROOM, 70])
@every_drawn
def test_words_on_a_board_are_not_cut(name: str, room: int, language: str) -> None:
    """What stands there has its room; only a map, which is scrolled, and names may be larger."""
    drawing = drawing_of(name)
    with speaking(language):
        for match in moments(name)[::12]:
            names = [f"Seat {seat}" for seat in range(match.seats)]
            board = drawing.board(Motif(match.view(Seat(0)), None, names, drawing.usual, room))
            assert "…" not in written(board)
            if not drawing.nearest:
                assert max(map(width, board.rows)) <= room + 1
