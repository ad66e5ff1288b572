"""Hints in three steps: where to look on the pad, what is proven, and what to do."""

from __future__ import annotations

from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.moves import Ask, Declare, Go, Move, Peek, Put, Swap
from sleuth.games.code_x.pieces import ASKS, Tile
from sleuth.games.code_x.sentences import spell, tile_name
from sleuth.games.code_x.thinking import expert
from sleuth.games.code_x.thinking.assist import Proofs, counts
from sleuth.games.code_x.thinking.mind import Mind, Worth, likeliest, mind
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.shares import hundredths
from sleuth.kernel.talents import Argument, Hint, Line


class First:
    """Dice that always fall alike: a hint is the same however often it is asked for."""

    def below(self, n: int) -> int:
        """The first of all."""
        del n
        return 0


def hint(view: View, step: int) -> Hint | None:
    """Help for a seat that can move, once codes are chosen."""
    if view.board.step in ("codes", "tiles", "figures") or not moves(view):
        return None
    return (nudge, fact, act)[step](mind(view))


def nudge(thought: Mind) -> Hint:
    """Where to look: the position about which most is known."""
    open_numbers = [sum(map(bool, row)) for row in counts(thought)]
    many = thought.view.board.box.tokens + 1
    at = min(range(len(open_numbers)), key=lambda n: (open_numbers[n] + many) % (many + 1))
    gaps: dict[str, Argument] = {"position": (f"code-x.position.{at}",), "n": open_numbers[at]}
    return Hint(Line("code-x.hint.nudge", gaps), shown=True)


def fact(thought: Mind) -> Hint:
    """What can be proven: the cross that takes most clues to see, and how many codes are left."""
    crosses = Proofs(thought).joint()
    deepest = max(crosses, key=lambda cross: len(cross.clues))
    gaps: dict[str, Argument] = {"n": len(thought.left), "value": deepest.token}
    gaps |= {"position": (f"code-x.position.{deepest.position}",), "clues": len(deepest.clues)}
    return Hint(Line("code-x.hint.fact", gaps), shown=True)


def act(thought: Mind) -> Hint:
    """What the strongest player would do, and why."""
    move = expert.choose(thought, First())
    return Hint(why(thought, move), move)


def why(thought: Mind, move: Move) -> Line:
    """The reason for a move, in bits where it tells something."""
    view, worth = thought.view, Worth(thought)
    board = view.board
    match move:
        case Declare():
            return Line("code-x.hint.declare", {"chance": hundredths(likeliest(thought)[1])})
        case Go(to=to):
            gaps: dict[str, Argument] = {
                "place": spell(to, board),
                "tile": tile_name(board.field[to]),
            }
            if to in board.lying:
                return Line("code-x.hint.go-token", gaps)
            return Line(f"code-x.hint.go-{purpose(board.field[to], view)}", gaps)
        case Ask(token=token):
            bits = worth.asking(token, ASKS[standing_on(board).kind]).bits
            return Line("code-x.hint.ask", {"token": token, "bits": round(bits, 1)})
        case Peek(place=place) | Swap(place=place):
            bits = worth.looking(place)
            name = "peek" if isinstance(move, Peek) else "swap"
            return Line(
                f"code-x.hint.{name}", {"place": spell(place, board), "bits": round(bits, 1)}
            )
        case Put(to=to):
            return Line("code-x.hint.put", {"place": spell(to, board)})
        case _:
            return Line(f"code-x.hint.{type(move).__name__.lower()}")


def purpose(tile: Tile, view: View) -> str:
    """What one goes to a bare tile for."""
    if tile.owner == view.seat and view.seat is not None:
        return "own"
    return "question" if tile.kind in ASKS else "action"
