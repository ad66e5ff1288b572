"""A finished match is looked through from anywhere, and folded once for all who read it on."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from sleuth.games import game
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, Match, replay, retrace
from sleuth.study import transcript
from sleuth.study.steps import STRIDE, Reel, stages
from tests.web.records import long_match, to_and_fro


def counted(match: AnyMatch) -> tuple[AnyMatch, Counter[str]]:
    """The same match by rules that count how often they fold."""
    work: Counter[str] = Counter()

    def apply(state: Any, fact: Any) -> Any:
        work["facts"] += 1
        return match.game.apply(state, fact)

    rules = dataclasses.replace(match.game, apply=apply)
    return replay(rules, match.options, match.seats, match.record), work


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
def test_it_is_the_same_from_wherever_one_begins(seat: Seat | None) -> None:
    match = long_match(8)
    whole, reel = list(stages(match, seat)), Reel(match, seat)
    assert len(whole) == len(reel) == len(match.standing) + 1
    for first in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 7, len(whole) - 1, 0):
        assert list(reel.stages(first)) == whole[first:]
    assert list(reel.stages(len(whole))) == []


def test_reading_by_pages_folds_every_fact_about_once() -> None:
    match, work = counted(long_match())
    facts, page = sum(1 for _ in match.facts()), 20
    reel = Reel(match, None)
    work.clear()
    for first in range(0, len(reel), page):
        assert len(list(islice(reel.stages(first), page))) <= page
    pages = -(-len(reel) // page)
    assert work["facts"] <= facts + pages * (STRIDE + page)


def test_a_first_page_folds_no_more_than_itself() -> None:
    match, work = counted(long_match())
    reel = Reel(match, None)
    work.clear()
    list(islice(reel.stages(), 10))
    assert work["facts"] <= 30


def test_takebacks_cost_no_more_than_other_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    folds: Counter[str] = Counter()
    plain = game("mastermind").apply

    def apply(state: Any, fact: Any) -> Any:
        folds["facts"] += 1
        return plain(state, fact)

    rules = dataclasses.replace(game("mastermind"), apply=apply)
    monkeypatch.setattr(transcript, "written_under", lambda *_: rules)
    costs = []
    for times in (100, 200):
        folds.clear()
        match: AnyMatch = transcript.read(to_and_fro(times)).match
        *_, last = retrace(rules, match.options, match.seats, match.record)
        assert last == match == replay(rules, match.options, match.seats, match.record)
        costs.append(folds["facts"])
    assert costs[1] < 2.2 * costs[0]


def test_a_match_taken_back_is_the_same_however_it_was_folded() -> None:
    match: Match[Any, Any, Any, Any, Any] = transcript.read(to_and_fro(3)).match
    folded = replay(match.game, match.options, match.seats, match.record)
    for seat in (None, Seat(0), Seat(1)):
        assert folded.view(seat) == match.view(seat)
        assert folded.stream(seat) == match.stream(seat)
    assert (folded.now, folded.draws, list(folded.standing)) == (
        match.now,
        match.draws,
        list(match.standing),
    )
