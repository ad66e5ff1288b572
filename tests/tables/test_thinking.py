"""What bots are shown and told: the clock where one runs, phrases, and words they understand."""

from __future__ import annotations

from sleuth.games import game
from sleuth.games.mastermind.pieces import Options as Pegs
from sleuth.games.x_code.moves import SayReady
from sleuth.games.x_code.pieces import Options
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.match import start
from sleuth.kernel.talents import Heard, Phrase
from sleuth.tables.bots.thinking import clock_runs, heard, seen
from sleuth.tables.state.events import Said

ZERO, ONE, NOW = Seat(0), Seat(1), Millis(5000)


def said(seat: Seat | None, text: str = "", phrase: str | None = None) -> Said:
    """Something said at a table."""
    return Said("ada", seat, NOW, text=text, phrase=phrase)


def test_bots_hear_phrases_and_the_words_that_their_game_understands() -> None:
    talk = (
        said(ZERO, "I need a 5"),
        said(ONE, phrase="x-code.phrase.time"),
        said(None, "I need a 7"),
        said(ONE, "nice weather"),
    )
    assert heard(talk, "x-code", ONE) == (
        Heard(ZERO, Phrase("x-code.phrase.need", {"symbol": "5"})),
        Heard(ONE, Phrase("x-code.phrase.time")),
    )
    assert [each.seat for each in heard(talk, "mastermind", ONE)] == [ONE]


def test_a_bot_looks_at_the_clock_only_where_its_game_has_one() -> None:
    team = start(game("x-code"), Options(), 2).settle(seeded("t"))
    assert seen(team, ZERO, NOW).now == NOW
    assert not clock_runs(team)
    assert clock_runs(team.play(ZERO, SayReady()).play(ONE, SayReady()))
    pegs = start(game("mastermind"), Pegs(first=0), 2)
    assert seen(pegs, ZERO, NOW) == pegs.view(ZERO)
