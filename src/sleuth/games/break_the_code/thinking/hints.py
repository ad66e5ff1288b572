"""Hints in three steps: a nudge, a fact that can be proven, and a move with its worth."""

from __future__ import annotations

from sleuth.games.break_the_code.board import offer, stage
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.moves import Ask
from sleuth.games.break_the_code.notation import asks, short, words
from sleuth.games.break_the_code.thinking.assist import Proof, gist, joint
from sleuth.games.break_the_code.thinking.beliefs import Belief, belief
from sleuth.games.break_the_code.thinking.bots import BOTS
from sleuth.games.break_the_code.thinking.marks import Sign, found
from sleuth.games.break_the_code.tiles import COLOURS, TILES
from sleuth.games.break_the_code.view import View
from sleuth.kernel.shares import hundredths
from sleuth.kernel.talents import Argument, Hint, Line


class Lowest:
    """Dice that always fall the same way: a hint is the same for all who ask."""

    def below(self, n: int) -> int:
        """The lowest number."""
        del n
        return 0


def hint(view: View, step: int) -> Hint | None:
    """Help for a seat that may act."""
    if view.seat is None or not offer(view.board, view.seat):
        return None
    return (nudge, fact, move)[step](view)


def code_place(view: View) -> int:
    """Where the code is: in the centre, or with the opponent."""
    assert view.seat is not None
    return view.board.seats if view.board.crowd else 1 - view.seat


def nudge(view: View) -> Hint:
    """Where to look: the place of the code at which the fewest tiles are possible, but not one."""
    counts = found(gist(view)).counts[code_place(view)]
    possible = [int((row > 0).sum()) for row in counts]
    unsettled = [n for n in possible if n > 1]
    least = min(unsettled) if unsettled else 1
    place = f"break-the-code.place.{possible.index(least)}"
    return Hint(Line("break-the-code.hint.nudge", {"n": least, "place": (place,)}), shown=True)


def fact(view: View) -> Hint:
    """What can be proven about the code: the mark that takes the most answers to see."""
    place, left = code_place(view), belief(view).left
    about = [each for each in joint(gist(view)) if any(c[0] == place for c in cells(each))]
    if not about or not about[-1].answers:
        return Hint(Line("break-the-code.hint.left", {"n": left}), shown=True)
    deepest = about[-1]
    sure = [cell for cell in deepest.sure if cell[0] == place]
    _, at, sign = (sure or [cell for cell in deepest.crosses if cell[0] == place])[0]
    gaps: dict[str, Argument] = {"n": left, "place": (f"break-the-code.place.{at}",)}
    gaps["tile"] = named(sign)
    cards = (view.board.asked[n].question for n in sorted({n for n, _ in deepest.answers}))
    gaps["cards"] = tuple(short(each) for each in cards)
    return Hint(Line(f"break-the-code.hint.{'sure' if sure else 'cross'}", gaps), shown=True)


def named(sign: Sign) -> tuple[str, ...]:
    """A tile or a colour in words."""
    tile = sign < len(TILES)
    return words((sign,)) if tile else (f"break-the-code.colour.{COLOURS[sign - len(TILES)]}",)


def cells(proof: Proof) -> tuple[tuple[int, int, int], ...]:
    """All marks of a proof."""
    return (*proof.crosses, *proof.sure)


def move(view: View) -> Hint | None:
    """What the strongest bot would do now, with what it is worth."""
    mind = belief(view)
    chosen = BOTS["expert"](view, (), Lowest(), 0).move
    chance = hundredths(mind.chance)
    if chosen is None:
        return Hint(Line("break-the-code.hint.wait", {"chance": chance}))
    if isinstance(chosen, Ask):
        return Hint(Line("break-the-code.hint.ask", worth(mind, chosen)), chosen)
    code = "guess" if stage(view.board) == "ask" else "last"
    gaps: dict[str, Argument] = {"chance": chance, "tiles": words(mind.guess)}
    return Hint(Line(f"break-the-code.hint.{code}", gaps), chosen)


def worth(mind: Belief, ask: Ask) -> dict[str, Argument]:
    """What a question is expected to tell."""
    bits = mind.bits(Question(ask.card, ask.number))
    return {"card": asks(ask.card, ask.number), "bits": round(bits, 2), "left": mind.left}
