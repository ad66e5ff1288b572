"""Law 13: however long people play nonsense, what a seat knows and is sent stays small."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, count, islice
from typing import Any, get_args

from sleuth.games import talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import convert, encode
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves, offered
from sleuth.kernel.options import describe
from sleuth.web.socket.wire import Told
from tests.laws.subject import Audience, Scene, Subject, audiences
from tests.laws.walk import opening

LONG = 2000  # moves
VIEW = 8192  # bytes of a view
MESSAGE = 32_768  # and of what one move tells a seat; half of it are the double moves of a map
MOOD = 500  # moves for which a fool likes the same
SELDOM = 0.0005  # how often what it does not like, where it could do what it likes
PAIRS = 30  # of kinds of moves
TRIES = 12  # other moves that are tried rather than end the match


Likes = tuple[type[Any], ...]


def kinds(subject: Subject) -> Likes:
    """The kinds of moves of a game."""
    return get_args(subject.game.move) or (subject.game.move,)


class Fool:
    """Plays without end: two kinds of moves again and again, all others next to never.

    Which two, it is told, or chooses anew every now and then.
    """

    def __init__(self, subject: Subject, scene: Scene, seed: int, likes: Likes = ()) -> None:
        self.rng = random.Random(f"{subject.game.name}, {scene.name}, {seed}")
        self.kinds = kinds(subject)
        self.moody = not likes
        self.done = 0
        self.likes = likes

    def below(self, n: int) -> int:
        return self.rng.randrange(n)

    def mood(self) -> None:
        """Now and then a fool likes something else."""
        if self.moody and not self.done % MOOD:
            self.likes = tuple(self.rng.sample(self.kinds, 2))
        self.done += 1

    def act(self, match: AnyMatch) -> AnyMatch:
        """The match after a move, by preference one that does not end it; no time goes by."""
        self.mood()
        parts = [(seat, part) for seat in range(match.seats) for part in by_kind(match, Seat(seat))]
        weights = [1 if kind_of(part) in self.likes else SELDOM for _, part in parts]
        after = match
        for _ in range(TRIES):
            seat, part = self.rng.choices(parts, weights)[0]
            after = match.play(Seat(seat), part.nth(self.below(len(part))))
            if not isinstance(after.pending(), Over):
                break
        return after


def by_kind(match: AnyMatch, seat: Seat) -> Iterator[Moves[Any]]:
    """What a seat may do, each kind of move by itself."""
    moves = match.moves(seat)
    for kind in dict.fromkeys([*map(type, moves.listed), *(each.kind for each in moves.products)]):
        listed = [move for move in moves.listed if type(move) is kind]
        yield Moves(listed, [product for product in moves.products if product.kind is kind])


def kind_of(moves: Moves[Any]) -> type[Any]:
    """The kind of moves that are all of one kind."""
    return type(moves.nth(0))


Step = tuple[AnyMatch, AnyMatch]
"""A match before and after a move."""


def nonsense(
    subject: Subject, scene: Scene, moves: int = LONG, likes: Likes = ()
) -> Iterator[Step]:
    """So many moves; where one match ends, another follows."""
    left = moves
    for seed in count():
        for step in islice(match_of_fools(subject, scene, Fool(subject, scene, seed, likes)), left):
            yield step
            left -= 1
        if not left:
            return


def match_of_fools(subject: Subject, scene: Scene, fool: Fool) -> Iterator[Step]:
    """One match, move by move, as long as it goes on."""
    chance = seeded(f"nonsense {fool.below(1000)}")
    match = opening(subject, scene).settle(chance)
    for who in audiences(match):
        match.view(who)
    while isinstance(match.pending(), Await):
        after = fool.act(match).settle(chance)
        yield match, after
        match = after


def of_two_kinds(subject: Subject, scene: Scene) -> Iterator[Step]:
    """Whatever two kinds of moves are played again and again; of many pairs, some."""
    pairs = list(combinations(kinds(subject), 2))
    for likes in random.Random(subject.game.name).sample(pairs, min(PAIRS, len(pairs))):
        yield from nonsense(subject, scene, MOOD, likes)


def greatest(subject: Subject) -> Scene:
    """As many players as can be, and the greatest numbers that can be agreed on."""
    offer, seats = describe(subject.game.options), subject.game.seats[-1]
    most = {o.name: o.high for o in offer if o.high is not None and not o.optional}
    return Scene("the greatest", convert(most, subject.game.options), seats)


def bounds(subject: Subject) -> tuple[int, int]:
    """Says how large the largest view was, and the largest message."""
    scenes = (*subject.rulebook.full, greatest(subject))
    found = [measured(nonsense(subject, scene)) for scene in scenes]
    found.append(measured(of_two_kinds(subject, scenes[0])))
    return max(view for view, _ in found), max(message for _, message in found)


def measured(steps: Iterator[Step]) -> tuple[int, int]:
    """The largest view and message of some play."""
    largest = most = 0
    for n, (before, after) in enumerate(steps, 1):
        sizes = [sent(before, after, who) for who in audiences(after)]
        largest = max(largest, *(view for view, _ in sizes))
        most = max(most, *(message for _, message in sizes))
        assert largest <= VIEW, f"a view of {largest} bytes after {n} moves"
        assert most <= MESSAGE, f"{most} bytes are told after {n} moves"
    return largest, most


def sent(before: AnyMatch, after: AnyMatch, who: Audience) -> tuple[int, int]:
    """The bytes of a view, and of the message that brings it after a move."""
    able, view = talents(after.game.name), after.view(who)
    new = [f for entry in after.record.since(len(before.record)) for f in entry.told]
    facts = tuple(fact for fact in new if fact.reaches(who))
    pending = after.pending()
    told = Told(
        who,
        0,
        facts,
        tuple(able.notation.line(fact, view) for fact in facts),
        view,
        offered(after.game.moves(view)),
        pending if isinstance(pending, Await | Over) else Await(frozenset()),
        None,
        after.now,
    )
    return len(encode(view)), len(encode(told))
