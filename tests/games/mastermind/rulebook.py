"""The rules of Mastermind a second time: from the inputs alone, who may know what.

Nothing here looks at facts, audiences, boards or views; keys, ends and points are worked out
again from the codes, in another way than the game does it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide
from sleuth.games.mastermind.pieces import Options
from sleuth.kernel.data import Drawn, Over, Played
from sleuth.kernel.match import AnyMatch
from tests.laws.subject import Audience, Scene, by, pick

Pegs = tuple[int, ...]


@cache
def true_key(code: Pegs, guess: Pegs) -> tuple[int, int]:
    """Red pegs first; what is left of both rows is then matched colour by colour."""
    left = [(c, g) for c, g in zip(code, guess, strict=True) if c != g]
    spare = Counter(c for c, _ in left)
    wanted = Counter(g for _, g in left)
    return len(code) - len(left), (spare & wanted).total()


@dataclass
class Umpire:
    """One match, kept by somebody who knows only the printed rules."""

    options: Options
    seat: Audience
    said: list[Hashable] = field(default_factory=list)
    maker: int = -1
    code: Pegs | None = None
    rows: list[tuple[Pegs, tuple[int, int] | None]] = field(default_factory=list)
    faults: int = 0
    finished: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])

    def take(self, came: Any) -> None:
        """One input, and what it lets everybody know."""
        match came:
            case Drawn(picks=(first,)):
                self.maker = first
                self.said.append(("first by lot", first))
            case Played(seat=seat, move=Hide(code=code)):
                self.code = code
                self.said.append(("a code is hidden", code if self.seat == seat else "unseen"))
            case Played(move=Guess(code=guess)):
                self.rows.append((guess, None))
                self.said.append(("row", guess))
                if self.options.keying == "automatic":
                    assert self.code is not None
                    self.keyed(true_key(self.code, guess))
            case Played(move=Answer(red=red, white=white)):
                self.keyed((red, white))
            case Played(move=Challenge()):
                self.said.append("challenged")
                self.reveal()
            case _:
                raise AssertionError(f"the rulebook knows no {came}")

    def keyed(self, key: tuple[int, int]) -> None:
        """Key pegs are placed; four red, or a full board, end the game."""
        guess, _ = self.rows[-1]
        self.rows[-1] = (guess, key)
        self.said.append(("key", key))
        if key == (self.options.pegs, 0) or len(self.rows) == self.options.rows:
            self.reveal()

    def reveal(self) -> None:
        """The code is shown and every key checked: points, or a fine and perhaps a replay."""
        code = self.code
        assert code is not None
        wrong = [n for n, (g, key) in enumerate(self.rows) if key and key != true_key(code, g)]
        self.said.append(("it was", code, tuple(wrong)))
        self.faults += bool(wrong)
        if wrong:
            self.points[1 - self.maker] += 3
        elif self.rows[-1][0] == code:
            self.points[self.maker] += len(self.rows)
        else:
            self.points[self.maker] += len(self.rows) + 1
        if not wrong or self.faults == 3:
            self.maker, self.finished, self.faults = 1 - self.maker, self.finished + 1, 0
        self.code, self.rows = None, []
        self.said.append(("points", *self.points))


def umpire(match: AnyMatch, seat: Audience) -> Umpire:
    """The whole match, kept again."""
    first = match.options.first
    kept = Umpire(match.options, seat, maker=-1 if first is None else first)
    for entry in match.standing:
        kept.take(entry.came)
    return kept


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """Granted: one's own code, rows and keys, who began; after a game its code and the points."""
    return tuple(umpire(match, seat).said)


def audit(match: AnyMatch) -> None:
    """The umpire of the house agrees: the same points, the same roles, the same end and winner."""
    kept, board, pending = umpire(match, None), match.state.board, match.pending()
    assert (*kept.points,) == board.points
    assert (kept.finished, kept.faults) == (board.game, board.attempt)
    assert kept.maker == (-1 if board.maker is None else board.maker)
    assert [
        (row.guess, row.key and (row.key.red, row.key.white)) for row in board.rows
    ] == kept.rows
    assert isinstance(pending, Over) == (kept.finished == kept.options.games)
    if isinstance(pending, Over):
        best, games = max(kept.points), kept.options.games
        winners = [s for s in (0, 1) if kept.points[s] == best or games == 1]
        assert list(pending.places[0]) == winners


def toy(**changed: Any) -> Options:
    """Two pegs of three colours, two rows, one game; a given first Codemaker."""
    return Options(**{"games": 1, "pegs": 2, "colours": 3, "rows": 2, "first": 0, **changed})


EVERY_CODE = tuple(Hide((a, b)) for a in range(3) for b in range(3))
WRONG = by(0, Answer(2, 0))

SCENES = (
    Scene("automatic", toy(), 2),
    Scene("by lot, roles switch", toy(first=None, games=2, rows=1, colours=2), 2),
    Scene("by hand", toy(keying="hand", colours=2), 2),
    Scene("empty holes", toy(colours=1, blanks=True, rows=3), 2),
    Scene(
        "no code fits",
        toy(keying="hand", rows=3, colours=2),
        2,
        (
            by(0, *EVERY_CODE),
            *(by(1, Guess((0, 0))), by(0, Answer(0, 0), Answer(1, 0))),
            *(by(1, Guess((0, 0))), by(0, Answer(0, 0), Answer(1, 0))),
        ),
        whole=True,
    ),
    Scene(
        "a third faulty attempt",
        toy(keying="hand", rows=1, games=2, colours=2),
        2,
        (
            *(by(0, Hide((0, 0))), by(1, Guess((1, 1))), WRONG),
            *(by(0, Hide((0, 1))), by(1, Guess((1, 1))), WRONG),
            by(0, *EVERY_CODE),
        ),
    ),
)

FULL = (
    Scene("printed", Options(), 2),
    Scene("by hand", Options(keying="hand", games=3), 2),
    Scene("extra challenge", Options(blanks=True, first=1, rows=4), 2),
)

GOLDENS = (
    Scene(
        "automatic",
        Options(rows=3, first=None),
        2,
        (
            pick(1),
            *(by(1, Hide((0, 1, 2, 3))), by(0, Guess((0, 2, 4, 4))), by(0, Guess((0, 1, 2, 3)))),
            by(0, Hide((5, 5, 0, 0))),
            *(by(1, Guess((0, 0, 5, 5))), by(1, Guess((5, 0, 5, 0))), by(1, Guess((1, 1, 1, 1)))),
        ),
    ),
    Scene(
        "by-hand",
        Options(games=1, pegs=3, colours=4, rows=3, first=0, keying="hand", blanks=True),
        2,
        (
            *(by(0, Hide((0, 1, 4))), by(1, Guess((0, 0, 0))), by(0, Answer(0, 0))),
            *(by(1, Guess((0, 0, 0))), by(0, Answer(1, 0)), by(1, Challenge())),
            *(by(0, Hide((0, 1, 4))), by(1, Guess((0, 4, 1))), by(0, Answer(1, 2))),
            *(by(1, Guess((0, 1, 4))), by(0, Answer(3, 0))),
        ),
    ),
)
