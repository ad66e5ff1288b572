"""Law 13: however long people play nonsense, what a seat knows and is sent stays small."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from sleuth.games import talents
from sleuth.kernel.chance import seeded
from sleuth.kernel.codec import convert, encode
from sleuth.kernel.data import Await, Over, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves, offered
from sleuth.kernel.options import describe
from sleuth.web.wire import Told
from tests.laws.subject import Audience, Scene, Subject, audiences
from tests.laws.walk import opening

LONG = 2000  # moves
VIEW = 8192  # bytes of a view
MESSAGE = 32_768  # and of what one move tells a seat; half of it are the double moves of a map
TRIES = 12  # other moves that are tried rather than end the match


class Fool:
    """Plays without end: some kinds of moves a thousand times as often as others."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = random.Random(f"{name} {seed}")
        self.likes: dict[str, float] = {}

    def below(self, n: int) -> int:
        return self.rng.randrange(n)

    def weight(self, kind: type[Any]) -> float:
        return self.likes.setdefault(kind.__name__, 10 ** -self.rng.uniform(0, 3))

    def move(self, moves: Moves[Any]) -> Any:
        """A kind of move, then any of it."""
        parts: dict[type[Any], Any] = {}
        for each in moves.listed:
            parts[type(each)] = (*parts.get(type(each), ()), each)
        parts |= {each.kind: each for each in moves.products}
        kind = self.rng.choices(list(parts), [self.weight(kind) for kind in parts])[0]
        found = parts[kind]
        return found[self.below(len(found))] if isinstance(found, tuple) else moves_of(found, self)

    def act(self, match: AnyMatch) -> AnyMatch:
        """The match after a move, by preference one that does not end it; no time goes by."""
        able = [Seat(seat) for seat in range(match.seats) if match.moves(Seat(seat))]
        after = match
        for _ in range(TRIES):
            seat = self.rng.choice(able)
            after = match.play(seat, self.move(match.moves(seat)))
            if not isinstance(after.pending(), Over):
                break
        return after


def moves_of(product: Any, fool: Fool) -> Any:
    """Any move of a product."""
    return product.nth(fool.below(len(product)))


def nonsense(subject: Subject, scene: Scene) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    """The match before and after each of many moves; where one ends, another follows."""
    left = LONG
    for seed in count():
        for step in islice(match_of_fools(subject, scene, seed), left):
            yield step
            left -= 1
        if not left:
            return


def match_of_fools(
    subject: Subject, scene: Scene, seed: int
) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    """One match, move by move, as long as it goes on."""
    fool, chance = Fool(subject.game.name, seed), seeded(f"nonsense {seed}")
    match = opening(subject, scene).settle(chance)
    for who in audiences(match):
        match.view(who)
    while isinstance(match.pending(), Await):
        after = fool.act(match).settle(chance)
        yield match, after
        match = after


def greatest(subject: Subject) -> Scene:
    """As many players as can be, and the greatest numbers that can be agreed on."""
    offer, seats = describe(subject.game.options), subject.game.seats[-1]
    most = {o.name: o.high for o in offer if o.high is not None and not o.optional}
    return Scene("the greatest", convert(most, subject.game.options), seats)


def bounds(subject: Subject) -> tuple[int, int]:
    """Says how large the largest view was, and the largest message."""
    first, *others = subject.rulebook.full
    found = [measured(subject, scene, pad=scene is first) for scene in (first, *others)]
    found.append(measured(subject, greatest(subject), pad=False))
    return max(view for view, _ in found), max(message for _, message in found)


def measured(subject: Subject, scene: Scene, pad: bool) -> tuple[int, int]:
    """The largest view and message of one scene; of all pads one is looked at, at the end."""
    largest = most = 0
    for n, (before, after) in enumerate(nonsense(subject, scene), 1):
        last = pad and n == LONG
        sizes = [sent(before, after, who, last and who == 0) for who in audiences(after)]
        largest = max(largest, *(view for view, _ in sizes))
        most = max(most, *(message for _, message in sizes))
        assert largest <= VIEW, f"{scene.name}: a view of {largest} bytes after {n} moves"
        assert most <= MESSAGE, f"{scene.name}: {most} bytes are told after {n} moves"
    return largest, most


def sent(before: AnyMatch, after: AnyMatch, who: Audience, pad: bool) -> tuple[int, int]:
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
        able.assist(view, "odds") if pad and able.assist is not None else None,
        after.now,
    )
    return len(encode(view)), len(encode(told))
