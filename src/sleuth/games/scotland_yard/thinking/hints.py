"""Hints in three steps: a nudge, a fact, and the move that the strongest bot would make."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Double, Go, Move, Ready
from sleuth.games.scotland_yard.notation import write
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.bots import BOTS
from sleuth.games.scotland_yard.thinking.packed import packed
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.talents import Argument, Hint, Line


class Lowest:
    """Dice that always fall the same way: a hint is the same for all who ask."""

    def below(self, n: int) -> int:
        """The lowest number."""
        del n
        return 0


def hint(view: View, step: int) -> Hint | None:
    """Help for a seat that is to move."""
    if view.seat is None or not moves(view):
        return None
    if view.seat != MISTER_X and not view.board.log:
        return start(view, step)
    return (nudge, fact, move)[step](view)


def start(view: View, step: int) -> Hint:
    """While starts are chosen: all detectives move alike, so it matters to nobody who is where."""
    last = step > 1 and Ready() in moves(view)
    return Hint(Line("scotland-yard.hint.start"), Ready() if last else None)


def away(view: View, one: Station, other: Station) -> int:
    """How many moves lie between two stations."""
    options = view.board.options
    return int(packed(options.chart.name, options.version).distance[one - 1, other - 1])


def nudge(view: View) -> Hint:
    """Where to look: the nearest detective, or how many stations are left for Mister X."""
    if view.seat != MISTER_X:
        return Hint(Line("scotland-yard.hint.left", {"n": len(worlds(view))}), shown=True)
    posts = view.board.posts
    near = min(posts, key=lambda post: away(view, post, view.trail[-1]))
    gaps: dict[str, Argument] = {"n": away(view, near, view.trail[-1]), "at": near}
    return Hint(Line("scotland-yard.hint.near", gaps))


def fact(view: View) -> Hint:
    """What can be counted: the stations that are out of the detectives' reach, or his exits."""
    board = view.board
    if view.seat == MISTER_X:
        goes = {go.to for go in moves(view).listed if isinstance(go, Go)}
        safe = sorted(to for to in goes if all(away(view, post, to) > 1 for post in board.posts))
        gaps: dict[str, Argument] = {"n": len(safe), "stations": ", ".join(map(str, safe))}
        return Hint(Line("scotland-yard.hint.safe" if safe else "scotland-yard.hint.unsafe", gaps))
    held = worlds(view)
    here = board.posts[view.seat - 1] if view.seat else 0
    reached = [at for at in held if away(view, here, at) == 1]
    if reached:
        return Hint(Line("scotland-yard.hint.reach", {"stations": ", ".join(map(str, reached))}))
    far = min(away(view, here, at) for at in held)
    return Hint(Line("scotland-yard.hint.far", {"n": far}))


def move(view: View) -> Hint | None:
    """What the strongest bot that needs no table would do."""
    chosen: Move | None = BOTS["expert"](view, (), Lowest(), 0).move
    if chosen is None:
        return None
    code = "double" if isinstance(chosen, Double) else "go"
    return Hint(Line(f"scotland-yard.hint.{code}", {"move": write(chosen)}), chosen)
