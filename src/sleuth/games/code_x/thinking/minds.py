"""Characters at Code X: what each keeps of the answers, goes through, and plans.

What an answer alone proves about a position of the code is pencilled in and kept by everybody, and
so are tokens that were seen. Of the newest answers, `recall` are remembered word for word. Once few
enough codes are left by that, they are gone through with every answer. Who goes through less weighs
questions over fewer codes; who gives nothing away plans by what an answerer would learn. Where more
than one other may be first, who thinks turns ahead dares earlier, and who weighs little is shy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.clues import Answered
from sleuth.games.code_x.moves import Ask, Decline, Go, Move
from sleuth.games.code_x.pieces import ASKS
from sleuth.games.code_x.thinking import expert, solver
from sleuth.games.code_x.thinking.bots import (
    BOTS,
    OPENING,
    REGULAR,
    Style,
    bot,
    to_some_end,
)
from sleuth.games.code_x.thinking.cases import Mask
from sleuth.games.code_x.thinking.expert import best
from sleuth.games.code_x.thinking.mind import Mind as Thinking
from sleuth.games.code_x.thinking.mind import alike
from sleuth.games.code_x.thinking.mind import mind as proved
from sleuth.games.code_x.thinking.plan import Planner
from sleuth.games.code_x.thinking.solver import Numbers
from sleuth.games.code_x.thinking.worlds import belief, own
from sleuth.games.code_x.view import View
from sleuth.kernel.minds import Curve, Mind, curve
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought

DARING: Final = 0.6  # among more than two, who thinks ahead is content with so much of its nerve
CERTAIN: Final = 1.0
DUEL: Final = 2
GOES, ASKED = 5, 7
"""Who can try so many possibilities weighs where to go; and who can try so many, what to ask."""


class Reading(NamedTuple):
    """What a mind comes to at a table.

    By how many possibilities somebody tries: codes that are gone `through`, and codes over which
    movements and questions are weighed. By how few somebody looks at: codes that are planned over.
    """

    through: Curve
    weighs: Curve
    looks: Curve


READINGS: Final = {
    2: Reading(
        lambda span: 2.1 * 2 ** (span / 6), lambda span: (span / 10.5) ** 3, lambda look: 2.5 * look
    ),
    3: Reading(
        curve((3, 1), (5, 2), (7, 2), (13, 3), (24, 9)),
        curve((7, 2), (13, 4), (24, 8)),
        curve((3, 5), (5, 5)),
    ),
    4: Reading(
        curve((5, 1), (7, 2), (13, 3), (24, 9)),
        curve((3, 2), (5, 4), (7, 2), (13, 3), (24, 6)),
        curve((3, 7), (5, 12)),
    ),
    5: Reading(
        curve((5, 1), (7, 2), (13, 3), (24, 12)),
        curve((7, 2), (13, 3), (24, 6)),
        curve((3, 5), (5, 7)),
    ),
}
"""By how many play: among more there are fewer codes, and luck decides more. Who asks anyhow has
the head free for where to go, and may weigh that over more codes than the next."""
LEAST: Final = 2  # codes that anybody weighs over

Part = Callable[[Thinking, Dice], Move]


def about_all(thought: Thinking, dice: Dice) -> Move:
    """Any token of mine, about the whole code."""
    hand = thought.view.hand
    return Ask(hand[dice.below(len(hand))], None)


PLAIN: Final[Style] = {"turn": to_some_end, "ask": about_all}


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]
    style = {step: glancing(mind, part) for step, part in parts(mind).items()}
    opening = OPENING if mind.depth > 1 else None
    return by_company(
        {
            seats: bot(lambda view: believed(view, mind), style, opening, nerve(mind, seats))
            for seats in READINGS
        }
    )


def nerve(mind: Mind, seats: int) -> float:
    """How likely a code must be to be declared at a table of so many."""
    if seats == DUEL:
        return mind.nerve
    if mind.span is not None and mind.span < ASKED:
        return CERTAIN
    return DARING * mind.nerve if mind.depth > 1 else mind.nerve


def by_company(ways: Mapping[int, Bot[View, Move]]) -> Bot[View, Move]:
    """A way to play by how many play; among more than are named, as among the most."""

    def thinks(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        return ways[min(view.board.seats, max(ways))](view, heard, dice, budget)

    return thinks


def parts(mind: Mind) -> Style:
    """How each part of a turn is played: anyhow, by what it tells at once, or by a plan."""
    if mind.give:
        return {**expert.PARTS, "turn": planned(mind), "ask": discreetly(mind)}
    if mind.span is None or mind.span >= ASKED:
        return REGULAR
    return {**REGULAR, "ask": about_all} if mind.span >= GOES else PLAIN


def glancing(mind: Mind, part: Part) -> Part:
    """The same, over as many codes as are looked at."""

    def glance(thought: Thinking, dice: Dice) -> Move:
        many = looked_at(mind, thought.view.board.seats)
        return part(some(thought, many, dice), dice)

    return glance


def reading(seats: int) -> Reading:
    """How a mind is read at a table of so many."""
    return READINGS[min(seats, max(READINGS))]


def looked_at(mind: Mind, seats: int) -> int | None:
    """How many codes somebody looks at to weigh what to do; `None` for all."""
    if mind.span is not None:
        return max(LEAST, ceil(reading(seats).weighs(mind.span)))
    return None if mind.look is None else round(reading(seats).looks(mind.look))


def some(thought: Thinking, many: int | None, dice: Dice) -> Thinking:
    """So many of the codes that are left, as they come to mind."""
    if many is None or len(thought.left) <= many:
        return thought
    chosen = sorted({dice.below(len(thought.left)) for _ in range(many)})
    return thought._replace(**alike(thought.left[chosen]))


def planned(mind: Mind) -> Part:
    """The movement that promises most over the turns that are thought ahead."""

    def turn(thought: Thinking, dice: Dice) -> Move:
        plan = planner(mind, thought)
        goes = [(plan.promise(to, by, plan.spot, mind.depth), Go(to, by)) for to, by in ways(plan)]
        return best(goes, dice)

    return turn


def ways(plan: Planner) -> list[Any]:
    """Where the figure can go, and how."""
    return list(plan.goes(plan.spot))


def discreetly(mind: Mind) -> Part:
    """The question that tells most, less what the answerer learns by its token."""

    def ask(thought: Thinking, dice: Dice) -> Move:
        del dice
        plan, tile = planner(mind, thought), standing_on(thought.view.board)
        bits, token = plan.question(plan.spot, tile)
        if bits <= 0:
            return Decline()
        return Ask(token, plan.worth.asking(token, ASKS[tile.kind]).position)

    return ask


def planner(mind: Mind, thought: Thinking) -> Planner:
    """A plan in which what is given away weighs as much as it does to this mind."""
    plan = Planner(thought)
    plan.tells *= mind.give
    return plan


def believed(view: View, mind: Mind) -> Thinking:
    """What this mind makes of a view."""
    if mind.span is None:
        return proved(view)
    thought = noted(view, mind)
    if len(thought.left) > reading(view.board.seats).through(mind.span):
        return thought
    left = solver.fitting(thought.packed, thought.held.unseen, own(view))
    return thought._replace(**alike(left))


def noted(view: View, mind: Mind) -> Thinking:
    """What the pad and the newest answers leave."""
    box, held = view.board.box, belief(view)
    packed = solver.tables(box.tokens, box.code)
    said = own(view)
    answers = [clue for clue in said if isinstance(clue, Answered)]
    kept = answers if mind.recall is None else answers[max(0, len(answers) - mind.recall) :]
    named = [clue for clue in said if not isinstance(clue, Answered)]
    near = solver.fitting(packed, held.unseen, [*named, *kept])
    return Thinking(view, packed, held=held, **alike(pencilled(packed, held.unseen, near, answers)))


def pencilled(
    packed: solver.Tables, unseen: Mask, left: Numbers, answers: list[Answered]
) -> Numbers:
    """Those of these codes that no single answer rules out by a token on a position."""
    rows = packed.codes[left]
    fits = np.ones(len(left), dtype=bool)
    tokens, size = len(packed.holds) - 1, packed.codes.shape[1]
    for answer in answers:
        marks = pencil(tokens, size, unseen, answer)
        for at in range(size):
            fits &= marks[at][rows[:, at]]
    return left[fits]


@lru_cache(maxsize=4096)
def pencil(tokens: int, size: int, unseen: Mask, answer: Answered) -> NDArray[np.bool_]:
    """What one answer alone leaves open: may this token be on that position of the code?"""
    packed = solver.tables(tokens, size)
    rows = packed.codes[solver.fitting(packed, unseen, [answer])]
    marks = np.zeros((size, tokens + 1), dtype=bool)
    for at in range(size):
        marks[at, np.unique(rows[:, at])] = True
    return marks
