"""Law 12: decisions add up, nobody loses by the best move, and luck has no favourite."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any

from sleuth.games import talents
from sleuth.kernel.chance import answers
from sleuth.kernel.data import Draw, Drawn, Millis, Over, Played, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.insight import Insight, Judgement, Number
from sleuth.kernel.match import AnyMatch
from sleuth.study.review.ledger import sums
from sleuth.study.review.reviewing import insight_of, lived
from sleuth.study.review.walk import Judged, judged, views
from tests.laws.beliefs import followed, whole_sets
from tests.laws.record import random_match
from tests.laws.subject import Scene, Subject
from tests.laws.walk import SECOND, Bounds, inputs, opening, positions, scripted

CLOSE = 1e-9
"""Logarithms are no fractions."""

THIN = Bounds(each=2, sets=12, depth=16, fan=12)
"""Reviews cost more than rules."""

REAL, SHORT = 6, 24
"""Matches of the real game that are looked at, and inputs of each."""

MANY = 60
"""Moves on offer that are looked at for some of a kind."""

LOOKED_AT = 80
"""Histories, and information sets, that are looked at for one law and scene."""


def decisions(match: AnyMatch, seat: Seat) -> list[Judged]:
    """What a seat decided so far, over or not."""
    insight = insight_of(match.game.name)
    seen = views(match.game, match.options, match.seats, seat, match.standing)
    return [*judged(insight, lived(match, seat, seen, insight))]


def some_matches(subject: Subject) -> list[AnyMatch]:
    """Histories of every length from every scene, the longest among them."""
    found = [node.match for node in positions(subject, THIN)]
    late = sorted(found, key=lambda match: -len(match.record))[: LOOKED_AT // 2]
    return late + random.Random(1).sample(found, min(len(found), LOOKED_AT // 2))


def adds_up(subject: Subject) -> int:
    """result = start − loss + others + luck + drift, and no loss is less than nothing."""
    count = 0
    for match in some_matches(subject):
        for seat in map(Seat, range(match.seats)):
            mine = decisions(match, seat)
            total = sums(mine)
            summed = total.start - total.loss + total.others + total.luck + total.drift
            assert abs(float(total.result - summed)) < CLOSE, (match.record, seat, total)
            for each in mine:
                assert each.worth.loss >= 0, each
            count += len(mine)
    return count


def best_loses_nothing(subject: Subject) -> int:
    """What is called best could be done, and whoever does it has nothing held against it."""
    insight, count = insight_of(subject.game.name), 0
    for match in [*some_matches(subject), *of_real_size(subject)]:
        for made in (each for s in range(match.seats) for each in decisions(match, Seat(s))):
            best = made.worth.best_move
            assert best in subject.game.moves(made.before), made
            found = insight.weigh(made.before, best)
            assert found is not None, made
            assert found.loss <= CLOSE, (made, found)
            assert abs(float(found.best - made.worth.best)) <= CLOSE or found.names, (made, found)
            count += best != made.move
    return count


def of_real_size(subject: Subject) -> Iterator[AnyMatch]:
    """The beginnings of some matches of the real game, by random moves."""
    for seed in range(REAL):
        yield random_match(subject, seed, SHORT, backs=False)


def equal_streams_equal_reviews(subject: Subject) -> int:
    """Histories that a seat cannot tell apart are judged alike."""
    found: dict[tuple[Hashable, ...], list[AnyMatch]] = {}
    count = 0
    for node in positions(subject, THIN):
        for seat in map(Seat, range(node.match.seats)):
            told_alike = (seat, node.match.options, node.match.seats, node.heard[seat])
            found.setdefault(told_alike, []).append(node.match)
    for (whose, *_), matches in found.items():
        assert isinstance(whose, int)
        if len(matches) > 1 and count < LOOKED_AT:
            first, *others = (told(decisions(each, Seat(whose))) for each in matches[:3])
            assert all(each == first for each in others), (whose, first, *others)
            count += bool(first)
    return count


def told(made: Sequence[Judged]) -> list[Judgement]:
    """What decisions were worth, by whatever entry and in whatever words they came in."""
    return [each.worth for each in made]


def luck_is_even(subject: Subject, depth: int = 7, most: int = 250) -> int:
    """Over all worlds of a view the luck of any move sums to nothing."""
    whole = [scene for scene in subject.rulebook.scenes if scene.whole or not scene.script]
    return sum(
        even(subject, scene, Seat(seat), depth, most)
        for scene in whole
        for seat in range(scene.seats)
    )


def even(subject: Subject, scene: Scene, seat: Seat, depth: int, most: int) -> int:
    """Follow whole information sets of one seat, and try moves in each."""
    layer, dropped, count = [opening(subject, scene)], set[Hashable](), 0
    for step in scene.script:
        layer = scripted(layer, step)
    for _ in range(depth + 1):
        sets = whole_sets(layer, seat, dropped)
        for matches in sets.values():
            if count < LOOKED_AT and not isinstance(matches[0].pending(), Over | Draw):
                count += sum(1 for _ in tried(subject, matches, seat))
        if count >= LOOKED_AT:
            break
        kept = followed(sets, dropped, most)
        layer = [match.enter(came) for match in kept for came in inputs(match)]
    return count


def tried(subject: Subject, matches: Sequence[AnyMatch], seat: Seat) -> Iterator[Any]:
    """Moves of a seat that are judged, each in every world."""
    on_offer = matches[0].moves(seat)
    rng = random.Random(len(on_offer))
    looked_at = map(on_offer.nth, rng.sample(range(len(on_offer)), min(MANY, len(on_offer))))
    fit = (move for move in looked_at if has_even_luck(subject, move))
    for move in islice(fit, 4):
        if lucks := [*weighed(subject, matches, seat, move)]:
            total = sum((weight * luck for weight, luck in lucks), Fraction(0))
            assert abs(float(total)) < CLOSE * len(lucks), (matches[0].record, seat, move, lucks)
            yield move


def has_even_luck(subject: Subject, move: Any) -> bool:
    """Where tokens lie that somebody chose to lay down, nobody can say how likely each is."""
    return subject.game.name != "code-x" or type(move).__name__ in ("Ask", "Declare", "Decipher")


def weighed(
    subject: Subject, matches: Sequence[AnyMatch], seat: Seat, move: Any
) -> Iterator[tuple[int, Number]]:
    """The luck of a move in each world: dealt ones as often as they are dealt, chosen ones once."""
    known: set[Hashable] = set()
    for match in matches:
        world = way_to(subject, match, seat)
        if world in known:
            continue
        known.add(world)
        after = answered(match, seat, move)
        mine = [] if after is None else decisions(after, seat)
        if mine and mine[-1].n == len(match.standing) + 1:
            worth = mine[-1].worth
            named = worth.named
            yield 1, worth.luck if named is None else named.right - named.chance


def way_to(subject: Subject, match: AnyMatch, seat: Seat) -> Hashable:
    """What makes a history another one: a code that somebody chose, what chance dealt, a journey.

    What others chose to do besides says nothing of how likely a world is.
    """
    if subject.game.name in ("mastermind", "code-x"):
        assert subject.secret is not None
        secret: Hashable = subject.secret(match.state, seat)
        return secret
    if subject.game.name == "break-the-code":
        return tuple(e.came.picks for e in match.standing if isinstance(e.came, Drawn))
    return tuple(e.came for e in match.standing)


def answered(match: AnyMatch, seat: Seat, move: Any) -> AnyMatch | None:
    """The match after a move, and after what chance adds; nothing, if the answer comes later."""
    try:
        after = match.enter(Played(seat, move, Millis(match.now + SECOND)))
    except IllegalMove:
        return None
    while isinstance(wanted := after.pending(), Draw):
        after = after.enter(Drawn(next(answers(wanted)), after.now))
    insight: Insight | None = talents(match.game.name).insight
    assert insight is not None
    return after if insight.settled(after.view(seat)) else None
