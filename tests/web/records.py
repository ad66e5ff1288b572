"""Records as text, long ones and wrong ones."""

from __future__ import annotations

from sleuth.games import game, talents
from sleuth.games.mastermind.moves import Guess, Hide
from sleuth.kernel.chance import seeded
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.players.driver import Driver
from sleuth.study import transcript

CODE, WRONG = (0, 0, 0, 0), (1, 1, 1, 1)


def long_match(games: int = 20) -> AnyMatch:
    """A match of Mastermind in which nobody ever finds a code: eleven entries a game."""
    rules = game("mastermind")
    match = start(rules, rules.options(games=games, first=0), 2).settle(seeded("long"))
    while not isinstance(match.pending(), Over):
        (seat,) = match.pending().seats  # type: ignore[union-attr]
        hides = Hide(CODE) in match.moves(seat)
        match = match.play(Seat(seat), Hide(CODE) if hides else Guess(WRONG)).settle(seeded("long"))
    return match


def busy_team() -> AnyMatch:
    """Eight at X-Code, more than 420 steps: the longest that people play."""
    rules, bot = game("x-code"), talents("x-code").bots["novice"]
    return Driver(start(rules, rules.options(), 8), [bot] * 8, "bench").run()


def to_and_fro(times: int) -> str:
    """A record in which the same guess is taken back again and again before the match ends."""
    rules = game("mastermind")
    match = start(rules, rules.options(games=1, first=0), 2).play(Seat(0), Hide(CODE))
    for _ in range(9):
        match = match.play(Seat(1), Guess(WRONG))
    lines = transcript.write(match).splitlines()
    n = len(match.record)
    for _ in range(times):
        lines += [f"{n + 1} @0 1 guess 2222", f"{n + 2} @0 back {len(match.record)} by 1"]
        n += 2
    return "\n".join([*lines, f"{n + 1} @0 1 guess 0000"])
