"""Hints in three steps: where to look, who should collect what, and what an expert would do."""

from __future__ import annotations

from sleuth.games.x_code import talk
from sleuth.games.x_code.moves import (
    Answer,
    Discard,
    Lay,
    Move,
    Offer,
    Refuse,
    SayReady,
    Take,
    Withdraw,
)
from sleuth.games.x_code.notation import SYMBOLS, pretty
from sleuth.games.x_code.thinking.solver import Plan, Table, by_draws, picture, plan
from sleuth.games.x_code.thinking.team import Mate
from sleuth.games.x_code.view import View
from sleuth.games.x_code.view import moves as on_offer
from sleuth.kernel.data import Seat, tag
from sleuth.kernel.talents import Argument, Hint, Line


def hint(view: View, step: int) -> Hint | None:
    """Help for a seat that may act."""
    if view.seat is None or not on_offer(view):
        return None
    table = known(view, view.seat)
    found = plan(table, by_draws)
    ready = view.board.until is None
    move = SayReady() if ready else Mate(view, view.seat, table, found).act()
    if step == 0:
        return Hint(Line(f"x-code.hint.look.{kind(move)}"))
    if step == 1:
        return Hint(collector(table, found, view.seat))
    return Hint(Line(f"x-code.hint.do.{kind(move)}", gaps(move)), move)


def known(view: View, seat: Seat) -> Table:
    """The table as this seat sees it, its own hand and all; phrases are not asked about here."""
    table = picture(view.board, talk.listen((), len(view.board.counts)))
    mine = list(view.hand)
    table.hands[seat], table.faces[seat] = mine, [card // 2 for card in mine]
    return table


def collector(table: Table, found: Plan, seat: Seat) -> Line:
    """The space that this seat is best placed to close."""
    mine = [face for face in found.ranks[seat] if face in found.first]
    if not mine:
        return Line("x-code.hint.nobody")
    lacks = max(0, table.size - table.faces[seat].count(mine[0]))
    return Line("x-code.hint.collect", {"symbol": SYMBOLS[mine[0]], "n": lacks})


def kind(move: Move | None) -> str:
    """The word for a kind of move; doing nothing is one."""
    return "wait" if move is None else tag(type(move).__name__)


def gaps(move: Move | None) -> dict[str, Argument]:
    """What a move is about."""
    match move:
        case Discard(cards=cards) | Lay(cards=cards):
            return {"cards": pretty(cards)}
        case Offer(card=card, side=side):
            return {"card": pretty((card,)), "side": (f"x-code.side.{side}",)}
        case Answer(card=card):
            return {"card": pretty((card,))}
        case SayReady() | Take() | Refuse() | Withdraw() | None:
            return {}
