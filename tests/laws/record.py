"""Law 4: the record alone rebuilds the match; equal inputs make equal records; codecs keep all."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import decode, decode_entry, encode
from sleuth.kernel.data import Await, Back, Millis, Over, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, replay, start
from sleuth.kernel.moves import Moves
from tests.laws.subject import Scene, Subject, audiences
from tests.laws.walk import SECOND, opening, played


class Luck:
    """The dice of a test that chooses moves."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def below(self, n: int) -> int:
        return self.rng.randrange(n)

    def choose(self, row: Sequence[Any]) -> Any:
        return self.rng.choice(row)


def random_play(
    subject: Subject, scene: Scene, seed: int, backs: bool = False
) -> Iterator[AnyMatch]:
    """A match of real size played at random, after each input; now and then a takeback."""
    luck, chance = Luck(seed), seeded(f"law {seed}")
    match = opening(subject, scene).settle(chance)
    yield match
    while not isinstance(pending := match.pending(), Over):
        assert isinstance(pending, Await)
        match = stepped(match, pending, luck).settle(chance)
        yield match
        if backs and luck.below(12) == 0:
            match = taken_back(match, luck).settle(chance)
            yield match


def taken_back(match: AnyMatch, luck: Luck) -> AnyMatch:
    """Somewhere back, a little later; where a clock runs, nowhere."""
    to, at = luck.below(len(match.standing)), Millis(match.now + luck.below(SECOND))
    try:
        return match.back(to, Seat(0), at=at)
    except IllegalMove as refused:
        if refused.code != "back.clock":
            raise
        return match


def stepped(match: AnyMatch, pending: Await, luck: Luck) -> AnyMatch:
    """One random move of a random seat that can move, or the ring."""
    at = Millis(match.now + 1 + luck.below(2 * SECOND))
    if pending.until is not None and (at >= pending.until or not luck.below(200)):
        return match.ring(pending.until)
    can = [Seat(s) for s in range(match.seats) if match.moves(Seat(s))]
    if not can:
        assert pending.until is not None, "nobody can move, and no clock will ring"
        return match.ring(pending.until)
    seat = can[luck.below(len(can))]
    return match.play(seat, any_move(match.moves(seat), luck), at)


def any_move(moves: Moves[Any], luck: Luck) -> Any:
    """One move; a few that are listed come up as often as a product of a million."""
    return luck.choose(moves.listed) if moves.listed and luck.below(2) else moves.pick(luck)


def random_match(subject: Subject, seed: int, steps: int, backs: bool = True) -> AnyMatch:
    """A match of real size after at most so many inputs."""
    full = subject.rulebook.full
    match = opening(subject, full[seed % len(full)])
    for n, later in enumerate(random_play(subject, full[seed % len(full)], seed, backs)):
        match = later
        if n == steps:
            break
    return match


def record_rebuilds(match: AnyMatch) -> None:
    """Folding the record, or entering its inputs again, gives this very match."""
    inputs = [entry.came for entry in match.record]
    for again in (
        replay(match.game, match.options, match.seats, match.record),
        rerun(match.game, match.options, match.seats, inputs),
    ):
        assert again == match, "the record does not rebuild the match"
        assert again.draws == match.draws
        assert again.now == match.now
        assert list(again.standing) == list(match.standing)
        assert [again.view(w) for w in audiences(match)] == [
            match.view(w) for w in audiences(match)
        ]


def rerun(rules: AnyGame, options: Any, seats: int, inputs: Iterable[Any]) -> AnyMatch:
    """Play a match again from its inputs alone: every fact is decided anew."""
    match: AnyMatch = start(rules, options, seats)
    for came in inputs:
        if isinstance(came, Back):
            match = match.back(came.to, came.by, came.agreed, came.at)
        else:
            match = match.enter(came)
    return match


def as_it_stood(match: AnyMatch, n: int) -> AnyMatch:
    """The same match after `n` entries of its record."""
    return replay(match.game, match.options, match.seats, match.record[:n])


def half_stands(match: AnyMatch) -> None:
    """The match as it stood earlier is the record's beginning, and nothing was lost by going on."""
    half = len(match.record) // 2
    assert list(as_it_stood(match, half).record) == list(match.record)[:half]


def codecs_keep_all(match: AnyMatch) -> None:
    """Entries, options and views come back from their bytes as they went."""
    for entry in match.record:
        assert decode_entry(match.game, encode(entry)) == entry, f"the codec changed {entry}"
    assert decode(encode(match.options), match.game.options) == match.options
    for who in audiences(match):
        view = match.view(who)
        assert decode(encode(view), match.game.view) == view, f"the codec changed {view}"
        assert hash(view) == hash(match.view(who))


def record(subject: Subject, seeds: range = range(6), steps: int = 60) -> None:
    """The whole law, on matches of real size."""
    for seed in seeds:
        match = random_match(subject, seed, steps)
        record_rebuilds(match)
        half_stands(match)
        codecs_keep_all(match)


def audited(subject: Subject, seeds: range = range(6), steps: int = 80) -> None:
    """Where the rulebook keeps the score again, the umpire of the house agrees with it."""
    audit = subject.rulebook.audit
    for scene in subject.rulebook.goldens if audit else ():
        assert audit is not None
        audit(played(subject, scene))
    for seed in seeds if audit else ():
        full = subject.rulebook.full
        for _, match in zip(
            range(steps), random_play(subject, full[seed % len(full)], seed, True), strict=False
        ):
            assert audit is not None
            audit(match)
