"""The rules of the toy `sand` a second time, from its inputs alone."""

from __future__ import annotations

from collections.abc import Hashable

from sleuth.kernel.data import Drawn, Millis, Played
from sleuth.kernel.match import AnyMatch
from tests.kernel.toys import sand
from tests.laws.subject import RING, Audience, Rulebook, Scene, Step, Subject, by, pick


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """Granted: my own draws; every card laid, offered, swapped or recovered; the time."""
    said: list[Hashable] = []
    deck = list(range(match.options.cards))
    waiting = list(range(match.seats))
    order: list[int] = []  # discards, oldest first
    known: list[int] = []  # the recycled deck
    ready = 0
    until = 0
    for entry in match.standing:
        came = entry.came
        if isinstance(came, Drawn):
            who, card = waiting.pop(0), deck.pop(came.picks[0])
            said.append(("drew", who, card if who == seat else "unseen"))
        elif not isinstance(came, Played):
            said.append("the sand is through")
        elif isinstance(came.move, sand.Reach):
            if deck:
                waiting.append(came.seat)
                said.append(("reaches", came.seat))
                continue
            if not known:
                known, order = order, []
            said.append(("recovers", came.seat, known.pop(0)))
        elif isinstance(came.move, sand.SayReady):
            ready += 1
            until = came.at + match.options.sand if ready == match.seats else 0
            said.append(("ready", came.seat, until))
        elif isinstance(came.move, sand.Turn):
            until = came.at + match.options.sand - (until - came.at)
            said.append(("turned", came.seat, until))
        elif isinstance(came.move, sand.Meld):
            said.append("a pair")
        else:
            said.append((came.seat, type(came.move).__name__, came.move.card))
            order += [came.move.card] if isinstance(came.move, sand.Discard) else []
    return tuple(said)


READY: tuple[Step, ...] = tuple(by(s, sand.SayReady()) for s in range(3))
DEALT: tuple[Step, ...] = (tuple(pick(n) for n in range(4)), (pick(0), pick(1)))

SCENES = (
    Scene("two", sand.Options(4, Millis(4000)), 2),
    Scene("three", sand.Options(5, Millis(5000)), 3),
    Scene(
        "recycled",
        sand.Options(2, Millis(9000)),
        2,
        (
            *((pick(0), pick(1)), pick(0), *READY[:2]),
            *(by(0, sand.Discard(0), sand.Discard(1)), by(1, sand.Discard(0), sand.Discard(1))),
        ),
    ),
    Scene(
        "turned late",
        sand.Options(4, Millis(9000)),
        2,
        (
            *(*DEALT, *READY[:2], by(0, sand.Reach()), (pick(0), pick(1))),
            *(by(1, sand.Turn()), by(0, sand.Turn())),
        ),
    ),
)

FULL = (Scene("long", sand.Options(12, Millis(60_000)), 3),)
GOLDENS = (Scene("rings", sand.Options(4), 2, (pick(0), pick(0), *READY[:2], RING)),)

SUBJECT = Subject(sand.SAND, Rulebook(entitled, SCENES, FULL, GOLDENS))
