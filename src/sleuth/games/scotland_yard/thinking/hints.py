"""Hints in three steps: a nudge, a fact, and the move that the strongest bot would make."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Double, Go, Move, Ready
from sleuth.games.scotland_yard.notation import write
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.bots import BOTS
from sleuth.games.scotland_yard.thinking.lightly.town import town_of
from sleuth.games.scotland_yard.thinking.minds import spanning
from sleuth.games.scotland_yard.thinking.packed import ARRAYS
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.minds import Mind
from sleuth.kernel.talents import Argument, Hint, Line

WIDE = 24  # plans that a hint thinks of where there are no arrays


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
    return town_of(view.board.options).distance[one - 1][other - 1]


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
    """What the strongest bot that needs no table would do; without arrays, one of wide span."""
    asked = BOTS["expert"] if ARRAYS else spanning(Mind(span=WIDE), lightly=True)
    chosen: Move | None = asked(view, (), Lowest(), 0).move
    if chosen is None:
        return None
    code = "double" if isinstance(chosen, Double) else "go"
    return Hint(Line(f"scotland-yard.hint.{code}", {"move": write(chosen)}), chosen)
