"""Beliefs are exact: compared with every history that would have told a seat the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from sleuth.games.code_x import GAME
from sleuth.games.code_x.moves import Ask, Decipher, Declare, Decline, Give, Move, Put, Swap
from sleuth.games.code_x.pieces import Toy
from sleuth.games.code_x.rules import secret
from sleuth.games.code_x.thinking import cases
from sleuth.games.code_x.thinking.cases import listed
from sleuth.games.code_x.thinking.worlds import agrees, belief, own
from sleuth.games.code_x.thinking.worlds import worlds as believed
from sleuth.kernel.chance import answers, seeded
from sleuth.kernel.data import Await, Draw, Drawn, Millis, Over, Played, Seat
from sleuth.kernel.match import AnyMatch, start
from tests.games.code_x.scenes import box, toy

HIDDEN = (Give, Ask, Swap)
"""Moves of which the others do not see everything."""


def alternatives(match: AnyMatch, came: Any, seat: Seat) -> Iterator[Any]:
    """Inputs that this seat might not tell from the one that came."""
    if isinstance(came, Drawn):
        wanted = match.pending()
        assert isinstance(wanted, Draw)
        yield from (Drawn(picks, came.at) for picks in answers(wanted))
    elif came.seat != seat and isinstance(came.move, HIDDEN):
        moves = (move for move in match.moves(came.seat) if type(move) is type(came.move))
        yield from (Played(came.seat, move, came.at) for move in moves)
    else:
        yield came


def same_to(match: AnyMatch, seat: Seat) -> list[AnyMatch]:
    """Every history of the same length that told this seat the same."""
    layer: list[AnyMatch] = [start(GAME, match.options, match.seats)]
    for entry in match.record:
        after = (one.enter(c) for one in layer for c in alternatives(one, entry.came, seat))
        told = heard(entry, seat)
        layer = [one for one in after if heard(one.record[-1], seat) == told]
    return layer


def heard(entry: Any, seat: Seat) -> list[Any]:
    """What one input told this seat."""
    return [fact for fact in entry.told if fact.reaches(seat)]


def played(options: Toy, seats: int, seed: int, inputs: int) -> AnyMatch:
    """A match in which people mostly ask and swap, and seldom name numbers."""
    rng, chance = random.Random(seed), seeded(str(seed))
    match: AnyMatch = start(GAME, options, seats).settle(chance)
    for _ in range(inputs):
        pending = match.pending()
        if isinstance(pending, Over):
            break
        assert isinstance(pending, Await)
        seat = rng.choice(sorted(pending.seats))
        match = match.play(seat, chosen(match, seat, rng), Millis(match.now + 1)).settle(chance)
    return match


def chosen(match: AnyMatch, seat: Seat, rng: random.Random) -> Move:
    """A move, by preference one that hands a token on."""
    moves: list[Move] = list(match.moves(seat))
    rare = [m for m in moves if not isinstance(m, Declare | Decipher | Decline)]
    telling = [m for m in rare if isinstance(m, Ask | Swap | Put)]
    return rng.choice(telling if telling and rng.random() < 0.8 else rare or moves)


TRIO = toy(
    box(
        *(9, "bar 0", "film-set 1", "restaurant 2", "swap", "bar 1", "film-set 2"),
        **{"slots": 2, "turns": 60, "columns": 3, "rows": 2},
    )
)


PROVED = ((8, 20, 2), (30, 17, 1), (31, 18, 2), (41, 28, 1), (47, 34, 0), (58, 20, 1), (66, 28, 2))
"""Matches and seats to which the questions between the other two prove something."""
BRANCHED = ((15, 27, 0), (46, 33, 0), (86, 23, 0))
"""Matches and seats for which tokens may have gone several ways."""


def exact(seed: int, inputs: int, seat: int) -> None:
    """The belief holds the codes of all histories that told this seat the same, and no others."""
    match, who = played(TRIO, 3, seed, inputs), Seat(seat)
    true = {secret(one.state, who) for one in same_to(match, who)}
    assert set(believed(match.view(who))) == true


@pytest.mark.parametrize(("seed", "inputs", "seat"), PROVED)
def test_the_questions_of_others_prove_what_they_can(seed: int, inputs: int, seat: int) -> None:
    view = played(TRIO, 3, seed, inputs).view(Seat(seat))
    held = belief(view)
    agree = [code for code in combinations(listed(held.unseen), 1) if agrees(code, own(view))]
    assert len(believed(view)) < len(agree)
    exact(seed, inputs, seat)


@pytest.mark.parametrize(("seed", "inputs", "seat"), BRANCHED)
def test_tokens_are_followed_every_way(seed: int, inputs: int, seat: int) -> None:
    view = played(TRIO, 3, seed, inputs).view(Seat(seat))
    assert len(belief(view).cases) > 2
    exact(seed, inputs, seat)


@pytest.mark.parametrize("seed", range(2))
def test_worlds_are_exact_in_any_match(seed: int) -> None:
    for seat in range(3):
        exact(seed, 10 + 3 * seed, seat)


def test_merged_cases_never_exclude_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond so many cases the belief is coarser, and still sound."""
    monkeypatch.setattr(cases, "MOST", 1)
    merged = 0
    for seed in range(40):
        match = played(TRIO, 3, seed, 60)
        for seat in map(Seat, range(3)):
            if isinstance(match.pending(), Over):
                continue
            view = match.view(seat)
            assert secret(match.state, seat) in believed(view)
            merged += len(belief(view).cases) == 1
    assert merged


def test_nothing_is_believed_before_a_code_is_chosen() -> None:
    match = start(GAME, TRIO, 3).settle(seeded("0"))
    assert believed(match.view(Seat(0))) == ()
    assert believed(match.view(None)) == ()
    after = match.play(Seat(1), next(iter(match.moves(Seat(1)))))
    assert len(believed(after.view(Seat(0)))) == 7


def test_at_the_end_everybody_knows() -> None:
    match = start(GAME, TRIO, 3).settle(seeded("0"))
    for seat in map(Seat, range(3)):
        match = match.play(seat, next(iter(match.moves(seat))))
    code = match.state.codes[0]
    match = match.play(Seat(0), Declare(code))
    assert [believed(match.view(Seat(s))) for s in range(3)] == [(c,) for c in match.state.codes]
