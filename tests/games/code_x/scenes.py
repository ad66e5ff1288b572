"""Where the laws walk: toys that reach every rare rule, matches of real size, and goldens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Lay,
    Peek,
    Put,
    Stand,
    Swap,
)
from sleuth.games.code_x.pieces import Box, Options, Tile, Toy
from sleuth.kernel.data import Drawn, Seat
from tests.laws.subject import Scene, by, pick


def tiles(*names: str) -> tuple[Tile, ...]:
    """A field in words: `bar 1` is a Detective tile, `bar` a Duo tile."""
    split = (name.split() for name in names)
    return tuple(Tile(kind, *map(int, owner)) for kind, *owner in split)  # type: ignore[arg-type]


def box(tokens: int, *field: str, **changed: Any) -> Box:
    """A small box: two tokens dealt, a code of one, one place on the board, four turns."""
    small = {"dealt": 2, "code": 1, "slots": 1, "turns": 4, "columns": 2, "rows": 2}
    return Box(**{**small, **changed, "tokens": tokens, "field": tiles(*field)})


def toy(small: Box, **options: Any) -> Toy:
    """A toy in which seat 0 starts, and figures enter anywhere."""
    return Toy(**{"figures": "enter", "first": 0, **options, "small": small})


def dealt(*hands: Sequence[int], tokens: int = 30) -> tuple[Drawn, ...]:
    """The draws that deal these hands."""
    bag, draws = list(range(1, tokens + 1)), []
    for hand in hands:
        draws.append(pick(*(bag.index(token) for token in sorted(hand))))
        bag = [token for token in bag if token not in hand]
    return tuple(draws)


def gives(*seats: int) -> tuple[Any, ...]:
    """Each of these seats gives any of its tokens as a code of one."""
    return tuple(by(seat, *(Give((token,)) for token in range(1, 13))) for seat in seats)


def enter(seat: int, place: int) -> tuple[Any, ...]:
    return by(seat, Go(place, "enter"))


def asks(seat: int) -> tuple[Any, ...]:
    """The seat asks about its whole code with any token it has."""
    return by(seat, *(Ask(token) for token in range(1, 13)))


def swaps(seat: int, place: int) -> tuple[Any, ...]:
    """The seat swaps any token it has for the one in this place."""
    return by(seat, *(Swap(place, token) for token in range(1, 13)))


def seen(n: int) -> tuple[Any, ...]:
    """Chance fills a place in any of `n` ways."""
    return tuple(map(pick, range(n)))


DUEL = ("restaurant 0", "swap", "film-set 1", "extra-turn", "bar", "reactivate")
DUEL_BOX = box(8, *DUEL, columns=3)
TRIO_BOX = box(10, "bar 0", "film-set 1", "restaurant 2", "swap", slots=2)
WALK = {"columns": 5, "rows": 1, "turns": 2}
SOME_DEALS = ((pick(0, 1), pick(1, 5)), (pick(0, 1), pick(2, 4)))

SCENES = (
    Scene("two", toy(DUEL_BOX), 2),
    Scene("three", toy(TRIO_BOX), 3),
    Scene(
        "lot, picked tiles, covered duo",
        toy(
            box(
                9,
                actions=("swap", "reactivate"),
                action=1,
                questions=("bar",),
                duos=("film-set",),
                turns=2,
            ),
            duo_tiles="covered",
            first=None,
        ),
        2,
    ),
    Scene(
        "advanced, odd tile, own tiles",
        toy(
            box(9, actions=("swap", "extra-turn", "swap"), action=3, questions=("bar",), **WALK),
            layout="advanced",
            figures="own",
        ),
        2,
    ),
    Scene(  # figures stand on both tiles without a token: the answerer puts one under a figure
        "no free tile",
        toy(box(8, "swap", "film-set 1", "swap", "bar 0"), first=1),
        2,
        (
            *SOME_DEALS,
            *gives(1, 0),
            *(enter(1, 3), by(1, Decline()), by(1, Finish())),
            *(enter(0, 1), asks(0)),
        ),
    ),
    Scene(
        "an extra turn, once a tile",
        toy(box(8, "extra-turn", "film-set 1", "swap", "bar 0", turns=7)),
        2,
        (
            *SOME_DEALS,
            *gives(1, 0),
            *(enter(0, 0), seen(2), by(0, Finish())),
            *(enter(1, 3), by(1, Decline()), by(1, Finish())),
            *(by(0, Go(1, "straight")), by(0, Decline()), by(0, Peek(2)), seen(2)),
            *(by(1, Go(1, "diagonal"), Go(1, "anywhere")), by(1, Finish())),
            *(by(0, Go(0, "anywhere")), by(0, Finish()), by(0, Go(3, "diagonal"))),
        ),
    ),
    Scene(  # from 0 in an L to 5 and back: the first of two Extra-turn tiles is used up
        "two Extra-turn tiles",
        toy(
            box(
                *(8, "extra-turn", "bar 1", "bar 0", "film-set 1", "film-set 0", "extra-turn"),
                **{"columns": 3, "turns": 9},
            )
        ),
        2,
        (
            *SOME_DEALS,
            *gives(1, 0),
            *(enter(0, 0), seen(2), by(0, Finish()), enter(1, 5), seen(2), by(1, Finish())),
            *(by(0, Go(1, "straight")), by(0, Decline()), by(0, Finish())),
            *(by(1, Go(4, "straight")), by(1, Decline()), by(1, Finish())),
            *(by(0, Go(0, "anywhere")), by(0, Finish()), by(0, Go(5, "knight"))),
            *(by(0, Finish()), by(0, Go(0, "knight"))),
        ),
    ),
    Scene(
        "nothing behind the screen",
        toy(box(8, "film-set 1", "swap", "bar 0", "restaurant 1", slots=2)),
        2,
        (
            *SOME_DEALS,
            *gives(0, 1),
            *(enter(0, 0), asks(0), by(1, Put(4, 2), Put(5, 2)), by(0, Finish())),
            *(enter(1, 1), seen(2), by(1, Finish())),
            by(0, Go(3, "diagonal"), Go(1, "straight")),
        ),
    ),
    Scene(
        "a skip is owed, an answer is given",
        toy(TRIO_BOX),
        3,
        (
            *(dealt((1, 2), (3, 4), (5, 6), tokens=10)),
            *gives(0, 1, 2),
            by(0, *(Declare((token,)) for token in (9, 10))),
            *(enter(1, 0), asks(1), by(0, Put(4, 1), Put(5, 2))),
            by(1, Finish(), Peek(4), Peek(5)),
        ),
    ),
    Scene(
        "tokens are followed",
        toy(box(11, "bar 0", "film-set 1", "restaurant 2", "swap", slots=2, turns=5)),
        3,
        (
            *dealt((1, 2), (3, 4), tokens=11),
            (pick(0, 1), pick(1, 6)),
            *gives(2, 1, 0),
            *(enter(0, 3), seen(2), swaps(0, 4), seen(2)),
            *(enter(1, 3), swaps(1, 4), by(1, Finish(), Peek(4))),
            *(enter(2, 0), asks(2), by(0, Put(4, 1))),
        ),
    ),
    Scene(
        "three tokens used",
        toy(box(8, "reactivate", "bar 1", "restaurant 0", "film-set 0", slots=2, turns=6)),
        2,
        (
            *(dealt((1, 2), (3, 4), tokens=8)),
            *gives(0, 1),
            *(enter(0, 0), seen(2), swaps(0, 4), seen(2)),
            *(enter(1, 1), by(1, Finish())),
            *(by(0, Go(1, "straight")), by(0, Decline()), by(0, Peek(5)), seen(2)),
            *(by(1, Go(2, "diagonal")), by(1, Decline()), by(1, Finish())),
            by(0, Go(0, "anywhere")),
        ),
    ),
    Scene(
        "a code of two, a tick",
        toy(box(9, "bar 0", "film-set 1", "swap", "restaurant 0", dealt=3, code=2, slots=2)),
        2,
        (
            *(dealt((1, 2, 7), (3, 4, 8), tokens=9)),
            by(0, Give((1, 2)), Give((2, 7)), Give((1, 7))),
            by(1, Give((3, 8))),
            by(0, Decipher(0, 3)),
            by(0, Finish(), Peek(4)),
        ),
    ),
)

FULL = (
    *(Scene(f"{n} players", Options(), n) for n in (2, 3, 4, 5)),
    *(Scene(f"{n} players, advanced", Options(layout="advanced"), n) for n in (2, 3, 5)),
    Scene("enter, covered", Options(figures="enter", duo_tiles="covered", first=1), 2),
)
ORDER = (7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6)
"""Draws that lay all Detective tiles first, then Reactivate, Extra turn, Swap."""

GOLDENS = (
    Scene(
        "the worked example",
        Options(first=0),
        3,
        (
            *dealt((1, 7, 13, 17, 23, 29), (2, 8, 14, 20, 26, 30), (3, 9, 15, 16, 21, 27)),
            *(by(0, Give((1, 7, 13))), by(1, Give((2, 8, 14))), by(2, Give((3, 9, 15)))),
            pick(*ORDER),
            *(by(0, Stand(0)), by(1, Stand(3)), by(2, Stand(6))),
            *(by(0, Go(5, "diagonal")), by(0, Ask(17, 1)), by(1, Put(19, 2)), by(0, Peek(12))),
            *(pick(0), by(1, Go(12, "anywhere")), by(1, Swap(19, 26))),
            *(by(2, Declare((1, 7, 15))), by(0, Go(1, "straight")), by(0, Swap(13, 23)), pick(1)),
            *(by(1, Decipher(0, 3)), by(1, Finish()), by(0, Declare((2, 8, 14)))),
        ),
    ),
    Scene(
        "a field laid by hand",
        toy(
            box(9, actions=("swap", "extra-turn"), action=2, questions=("bar",), slots=2),
            layout="advanced",
            figures="own",
            first=None,
        ),
        2,
        (
            *(pick(0, 5), pick(2, 3), by(1, Give((4,))), by(0, Give((1,))), pick(1), pick(1, 0)),
            *(by(1, Lay(Tile("swap"), 0, 0)), by(0, Lay(Tile("bar", Seat(0)), 0, 1))),
            *(by(1, Lay(Tile("bar", Seat(1)), -1, 0)), by(0, Lay(Tile("extra-turn"), -1, 1))),
            *(by(1, Stand(0)), by(0, Stand(3)), by(1, Go(3, "diagonal")), by(1, Ask(5))),
            *(by(0, Put(4, 0)), by(1, Finish()), by(0, Go(1, "straight")), pick(3)),
        ),
    ),
)
