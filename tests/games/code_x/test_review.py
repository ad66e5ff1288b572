"""What is told of a finished match: whose pad was how far, and what lay where."""

from __future__ import annotations

from functools import reduce

from sleuth.games import game, talents
from sleuth.games.code_x.pieces import Options
from sleuth.games.code_x.review import review
from sleuth.games.code_x.thinking.worlds import worlds
from sleuth.games.code_x.view import blank, see
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.streams import reaching
from sleuth.players.driver import Driver


def played() -> AnyMatch:
    """Two bots to the end."""
    bots = talents("code-x").bots
    match = start(game("code-x"), Options(first=0), 2)
    return Driver(match, [bots["expert"], bots["regular"]], "review").run()


def test_each_is_told_how_many_codes_were_left_and_what_lay_where() -> None:
    match = played()
    found = review(match)
    told = [fact for entry in match.standing[:-1] for fact in entry.told]
    for seat in map(Seat, range(2)):
        view = reduce(see, reaching(told, seat), blank(match.options, 2, seat))
        left = set(worlds(view))
        assert found.left[seat] == len(left)
        assert match.state.codes[seat] in left
        seen = match.view(seat).known
        assert all(mine in (0, truth) for mine, truth in zip(seen, found.lying, strict=True))
