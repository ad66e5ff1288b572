"""Bots for both sides: by memory and depth of thought, from greed to mixed strategies and tables.

Detectives say where they go, for the people among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from sleuth.games.scotland_yard.moves import Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking import montecarlo, valued
from sleuth.games.scotland_yard.thinking.detectives import Detective, chase
from sleuth.games.scotland_yard.thinking.evader import Evader
from sleuth.games.scotland_yard.thinking.fugitive import MisterX, flee
from sleuth.games.scotland_yard.thinking.hunted import Hunted
from sleuth.games.scotland_yard.thinking.hunters import Hunters
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.territory import Territory
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Phrase, Thought

Choose = Callable[[View, Dice], Move | None]
UNSOLVED: Final = Phrase("scotland-yard.phrase.unsolved")
SWIFT = 50  # rounds of regret matching for who reads a table or looks one turn ahead


def bot(mister_x: Choose, detective: Choose) -> Bot[View, Move]:
    """One that plays either side; as a detective it says where it goes."""

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        if not moves(view):
            return Thought(None)
        if view.seat != MISTER_X and not view.board.log:
            return Thought(content(view))
        if view.seat == MISTER_X:
            return Thought(mister_x(view, dice))
        move = detective(view, dice)
        if not isinstance(move, Go):
            return Thought(None)
        return Thought(move, (Phrase("scotland-yard.phrase.going", {"to": move.to}),))

    return think


def content(view: View) -> Move | None:
    """Before Mister X sets off, one start is as good as another: who asks for mine may have it."""
    asking = [wish.seat for wish in view.board.wishes if wish.other == view.seat]
    if asking:
        return Exchange(asking[0])
    return Ready() if Ready() in moves(view) else None


def anything(view: View, dice: Dice) -> Move:
    """Any move at all."""
    return moves(view).pick(dice)


def away(view: View, dice: Dice) -> Move:
    """The reference Mister X; with tickets, undergrounds and ferries he goes one turn ahead."""
    return (OPENLY if view.board.options.classic else HOUNDED)(view, dice)


def either(beginner: Choose, classic: Choose) -> Choose:
    """One way to think for each version."""
    return lambda view, dice: (classic if view.board.options.classic else beginner)(view, dice)


HOUNDED, OPENLY = Territory(), MisterX(1)
THRIFTY = MisterX(2, mixes=True, black=0.2, double=0.25, wary=True)
SEARCHES = Detective(3, mixes=True)
LEVELS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(anything, anything),
    "greedy": bot(flee, chase),
    "territory": bot(away, Detective(1, counts=True)),
    "montecarlo": bot(
        either(HOUNDED, montecarlo.mister_x),
        either(Detective(1, counts=True), montecarlo.detective),
    ),
    "novice": bot(flee, Detective(1, infers=False)),
    "regular": bot(MisterX(1), Detective(2)),
    "expert": bot(either(THRIFTY, Hunted()), either(SEARCHES, Hunters())),
}


def hounded(view: View, dice: Dice) -> Move:
    """Mister X by the values; where all is lost, he hopes for mistakes if a table shows them."""
    options, team = view.board.options, view.board.seats - 1
    move = valued.mister_x(view, dice)
    if move is not None:
        return move
    return EVADER(view, dice) if sure.known(options, team) is not None else HOUNDED(view, dice)


EVADER: Final = Evader(SWIFT)
READS: Final = Detective(1, mixes=True, reads=True, rounds=SWIFT)
READER: Final = bot(EVADER, READS)


def together(view: View, dice: Dice) -> Move | None:
    """The team's plan; where somebody went another way, or none is known, whatever else is."""
    weights = valued.agreed(view)
    if weights is not None:
        return valued.detective(view, weights, dice)
    reads = sure.known(view.board.options, view.board.seats - 1) is not None
    return (READS if reads else SEARCHES)(view, dice)


KNOWING: Final = bot(hounded, together)
PROVED: Final = bot(HOUNDED, together)


def perfect(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
    """Plays by values and mixes by them in the dark; else, as detectives from the printed start, by
    a proof; else by sure wins; else like an expert."""
    options, team = view.board.options, view.board.seats - 1
    if valued.known(options, team) is not None:
        return KNOWING(view, heard, dice, budget)
    if valued.proved(options, team) and view.seat != MISTER_X:
        return PROVED(view, heard, dice, budget)
    if sure.known(options, team) is not None:
        return READER(view, heard, dice, budget)
    thought = LEVELS["expert"](view, heard, dice, budget)
    told = thought.move is None or any(each.phrase == UNSOLVED for each in heard)
    if told or valued.proved(options, team):
        return thought
    return replace(thought, says=(UNSOLVED, *thought.says))


BOTS: Final[Mapping[str, Bot[View, Move]]] = {**LEVELS, "perfect": perfect}
