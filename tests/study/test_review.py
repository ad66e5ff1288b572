"""Reviews keep the laws in every game, add up in whole matches, and tell nothing too early."""

from __future__ import annotations

import re
from dataclasses import replace
from math import log2

import pytest

import sleuth
from sleuth.games import game, talents
from sleuth.kernel.data import Played, Seat
from sleuth.kernel.insight import Guessed, Judgement, Learned
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.arena import Contest, prepare
from sleuth.players.driver import Driver
from sleuth.study.review.ledger import skill, sums
from sleuth.study.review.report import LIMITS, badge
from sleuth.study.review.reviewing import insight_of, review
from sleuth.study.review.walk import Judged, views
from sleuth.study.review.words import told
from sleuth.texts import find, languages, say, speaking
from tests.games import NAMES
from tests.laws.insight import (
    adds_up,
    best_loses_nothing,
    equal_streams_equal_reviews,
    luck_is_even,
)
from tests.laws.rulebooks import subject

REVIEWED = [name for name in NAMES if talents(name).insight is not None]
WEIGHED = [name for name in REVIEWED if name != "x-code"]  # there it is time that counts
every_reviewed = pytest.mark.parametrize("name", REVIEWED)
every_weighed = pytest.mark.parametrize("name", WEIGHED)

TABLES = {
    "break-the-code": ("expert", "novice"),
    "code-x": ("expert", "novice"),
    "mastermind": ("expert", "novice"),
    "scotland-yard": ("greedy", "novice", "regular", "novice"),
    "x-code": ("expert", "novice"),
}


def played(name: str, bots: tuple[str, ...], seed: str) -> AnyMatch:
    """A match of bots."""
    options = prepare(Contest(name, bots, 1))
    minds = [talents(name).bots[bot] for bot in bots]
    return Driver(start(game(name), options, len(bots)), minds, seed, 3000).run()


def test_every_game_of_the_house_has_a_review() -> None:
    assert set(TABLES) == set(REVIEWED)


@every_reviewed
def test_decisions_add_up_to_the_result(name: str) -> None:
    assert adds_up(subject(name)) > 100


@every_weighed
def test_the_best_move_loses_nothing(name: str) -> None:
    assert best_loses_nothing(subject(name)) > 50


@every_weighed
def test_equal_streams_give_equal_reviews(name: str) -> None:
    assert equal_streams_equal_reviews(subject(name)) > 50


@every_weighed
def test_luck_is_nothing_in_the_mean_of_all_worlds(name: str) -> None:
    assert luck_is_even(subject(name)) > 15


@every_reviewed
def test_a_match_adds_up_and_is_told_in_both_languages(name: str) -> None:
    found = review(played(name, TABLES[name], "a match"))
    assert [seat.seat for seat in found.seats] == [*range(len(TABLES[name]))]
    for seat in found.seats:
        summed = seat.start - seat.loss + seat.others + seat.luck + seat.drift
        assert seat.result == pytest.approx(summed)
        assert seat.known == pytest.approx(seat.told + seat.heard)
        assert seat.skill is None or 0 <= seat.skill <= 100
        for each in seat.decisions:
            assert each.loss == pytest.approx(each.best - each.value)
            assert each.loss >= 0
            assert (each.badge == "best") == (each.loss <= 1e-9)
            for language in languages():
                with speaking(language):
                    assert "{" not in told(each, [*"abcd"])
                    assert each.better.code not in say(each.better, [*"abcd"])
                    assert find(f"{each.kind}.kind", None)


def test_what_is_told_and_heard_is_what_is_known() -> None:
    match = played("break-the-code", ("regular", "expert"), "bits")
    for seat in review(match).seats:
        every = map(insight_of("break-the-code").missing, seen(match, seat.seat))
        missing = [each for each in every if each is not None]
        last = seat.decisions[-1]
        own = last.told if last.n == len(match.standing) else 0.0
        assert seat.known == pytest.approx(missing[0] - missing[-2] + own)


def seen(match: AnyMatch, seat: Seat) -> list[object]:
    """What a seat saw after each entry."""
    return views(match.game, match.options, match.seats, seat, match.standing)


def test_a_known_line_of_mastermind_is_judged_as_the_books_do() -> None:
    match = sleuth.new("mastermind", games=1, first=0)
    for seat, move in ((0, "hide RGBY"), (1, "RRRR"), (1, "RGBY")):
        match = sleuth.play(match, seat, move)
    first, second = sleuth.review(match).seats[1].decisions
    assert first.best == pytest.approx(-5625 / 1296)
    assert first.value == pytest.approx(-6318 / 1296)
    assert first.badge == "mistake"
    assert first.exact
    assert second.told == pytest.approx(log2(500))
    assert sleuth.review(match).seats[0].skill is None


def test_the_stronger_lose_less() -> None:
    """One match of each is no proof, but the weak ones here are weak enough."""
    for name in ("break-the-code", "code-x", "mastermind"):
        strong, weak = (
            sum(seat.loss for seat in review(played(name, (bot, bot), "who")).seats)
            for bot in ("expert", "random")
        )
        assert strong < weak, name


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    with pytest.raises(sleuth.Malformed, match="not-over"):
        sleuth.review(match)


def made(start: float, best: float, value: float, after: float, account: int = 0) -> Judged:
    """A decision without a game."""
    worth = Judgement(
        start=start, best=best, value=value, after=after, best_move=None, account=account
    )
    return Judged(1, 1, None, None, None, worth)


def test_games_of_a_match_have_accounts_of_their_own() -> None:
    total = sums([made(-4, -4, -4.5, -3), made(-3.5, -3.5, -3.5, -3), made(-4, -4, -4, -2, 1)])
    assert total.start == -8
    assert total.result == -5
    assert total.loss == 0.5
    assert total.others == -0.5
    assert total.luck == 4


def test_skill_is_what_was_taken_of_what_was_on_offer() -> None:
    asked = made(0, 2, 1, 1)
    asked = asked._replace(worth=with_bits(asked.worth, 1.0, 2.0))
    assert skill([asked], "bits") == 50
    assert skill([made(0, 0, -0.25, 0)], "rows") == 75
    assert skill([], "rows") is None
    guessed = Judgement(
        start=0, best=0, value=0, after=0, best_move=None, named=Guessed(0.25, 0.5, False)
    )
    assert skill([Judged(1, 1, None, None, None, guessed)], "bits") == 50


def with_bits(worth: Judgement, expected: float, best: float) -> Judgement:
    """The same, with bits."""
    return replace(worth, learned=Learned(0.0, expected, best))


def test_badges_keep_to_their_limits() -> None:
    for unit, (good, inaccurate) in LIMITS.items():
        assert badge(unit, 0) == "best"
        assert badge(unit, good) == "good"
        assert badge(unit, inaccurate) == "inaccuracy"
        assert badge(unit, inaccurate * 1.01) == "mistake"


@every_reviewed
def test_moves_are_written_so_that_they_can_be_read(name: str) -> None:
    match = played(name, TABLES[name], "read")
    for seat in review(match).seats:
        for each in seat.decisions:
            came, before = match.standing[each.n - 1].came, match.standing[: each.n - 1]
            view = views(match.game, match.options, match.seats, seat.seat, before)[-1]
            assert isinstance(came, Played)
            assert talents(name).notation.read(each.move, view) == came.move


def test_guesses_are_written_in_letters() -> None:
    moves = [
        each.move
        for seat in review(played("mastermind", TABLES["mastermind"], "read")).seats
        for each in seat.decisions
    ]
    assert moves
    assert all(re.fullmatch(r"guess [RGBYOP]{4}", move) for move in moves)
