"""The moves that solve a puzzle, by trying everything: slow, and nothing like how they are found.

Each reads a view and a kind, and gives the moves that solve it, by the rules of the game alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from math import log2
from typing import Any, Final, NamedTuple

from sleuth.games import break_the_code, code_x, mastermind, scotland_yard, x_code
from sleuth.games.break_the_code import cards
from sleuth.games.break_the_code.moves import Ask as Question
from sleuth.games.break_the_code.moves import Guess as Naming
from sleuth.games.break_the_code.thinking.worlds import worlds as deals
from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.moves import Ask, Declare
from sleuth.games.code_x.pieces import ASKS, showing, trait
from sleuth.games.code_x.thinking.worlds import worlds as codes
from sleuth.games.mastermind.moves import Guess
from sleuth.games.mastermind.pieces import codes as all_codes
from sleuth.games.mastermind.pieces import score
from sleuth.games.mastermind.thinking.worlds import worlds as fitting
from sleuth.games.scotland_yard.board import finished, put, rides, tell, walks
from sleuth.games.scotland_yard.facts import Stepped
from sleuth.games.scotland_yard.moves import Go
from sleuth.games.scotland_yard.thinking.worlds import worlds as stations
from sleuth.games.x_code.board import fillable, terms_of, way
from sleuth.games.x_code.moves import Offer
from sleuth.games.x_code.pieces import WILD, neighbour
from sleuth.kernel.data import Seat
from sleuth.kernel.puzzles import Kind

ALIKE = 1e-9

Says = Callable[[Any, Any], Hashable]
"""What one of the things that may be so says to a move."""


def by_answers(kind: Kind, left: list[Any], tried: Iterable[Any], says: Says) -> set[Any]:
    """The moves that tell all apart, or most."""
    bits = {move: told([says(move, each) for each in left]) for move in tried}
    if kind == "decide":
        return {move for move, told_ in bits.items() if told_ >= log2(len(left)) - ALIKE}
    return {move for move, told_ in bits.items() if told_ >= max(bits.values()) - ALIKE}


def told(answers: list[Hashable]) -> float:
    """The bits in an answer, everything being as likely."""
    return -sum(n / len(answers) * log2(n / len(answers)) for n in Counter(answers).values())


def in_mastermind(view: Any, kind: Kind) -> set[Any]:
    left = [*fitting(view)]
    if kind == "name":
        return {Guess(code) for code in left}
    guesses = map(Guess, all_codes(view.board.options))
    return by_answers(kind, left, guesses, lambda move, code: score(code, move.code))


def in_break_the_code(view: Any, kind: Kind) -> set[Any]:
    left = [deal[1 - view.seat] for deal in deals(view)]
    if kind == "name":
        return {Naming(hand) for hand in left}
    asks = [each for each in break_the_code.GAME.moves(view) if isinstance(each, Question)]

    def says(move: Question, hand: Any) -> Hashable:
        return cards.answer(cards.Question(move.card, move.number), hand)

    twice = [hand for hand in left for _ in range(ways(view, hand))]
    return by_answers(kind, left if kind == "decide" else twice, asks, says)


def ways(view: Any, hand: tuple[int, ...]) -> int:
    """A hand with one green five can be dealt in two ways, if both fives are out of my sight."""
    return 1 + (sum(tile // 2 == 5 for tile in hand) == 1 and not {10, 11} & {*view.hand})


def in_code_x(view: Any, kind: Kind) -> set[Any]:
    left = [*codes(view)]
    if kind == "name":
        return {Declare(code) for code in left}
    of = ASKS[standing_on(view.board).kind]
    asks = [each for each in code_x.GAME.moves(view) if isinstance(each, Ask)]
    return by_answers(
        kind, left, asks, lambda move, code: showing(code, of, trait(move.token, of), move.position)
    )


def in_scotland_yard(view: Any, kind: Kind) -> set[Any]:
    offered = [each for each in scotland_yard.GAME.moves(view) if isinstance(each, Go)]
    if kind == "catch":
        board, where = view.board, stations(view)
        return {go for go in offered if over(tell(board, Stepped(view.seat, go.to)), where)}
    for turns in (1, 2):
        safe = {go for go in offered if free(begun(view.board), go.to, turns)}
        if len({go.to for go in safe}) == 1:
            return safe
    return set()


def over(board: Any, where: tuple[int, ...]) -> bool:
    """Can the detectives end it this turn, wherever he is?"""
    if board.todo:
        return any(over(after, where) for after in steps(board))
    return all(at in board.posts or shut_in(board, at) for at in where)


def steps(board: Any) -> Iterator[Any]:
    """Every next step of a detective."""
    for seat in board.todo:
        for go in walks(board, seat):
            yield tell(board, Stepped(seat, go.to))


def shut_in(board: Any, at: int) -> bool:
    """Has he nowhere to go, in a match that goes on?"""
    field = len(board.log) + 1
    return not finished(board) and not rides(board.options, at, board.posts, field, board.black)


class Turn(NamedTuple):
    """Detectives who see him: where they stand, who still moves, and the field that is filled."""

    options: Any
    posts: tuple[int, ...]
    todo: frozenset[int]
    field: int


def begun(board: Any) -> Turn:
    """The turn after his next ride."""
    return Turn(board.options, board.posts, frozenset(range(len(board.posts))), len(board.log) + 1)


@cache
def free(turn: Turn, at: int, turns: int) -> bool:
    """Can they neither catch nor shut him in within so many turns?"""
    options, posts, todo, field = turn
    streets = options.chart.streets
    if at in posts:
        return False
    nexts = [(n, to) for n in todo for to in streets[posts[n]] if to not in posts]
    if nexts:
        moved = (turn._replace(posts=put(posts, n, to), todo=todo - {n}) for n, to in nexts)
        return all(free(each, at, turns) for each in moved)
    if field == options.last_field:
        return True
    ways_out = [to for to in streets[at] if to not in posts]
    later = Turn(options, tuple(sorted(posts)), frozenset(range(len(posts))), field + 1)
    return bool(ways_out) and (turns == 1 or any(free(later, to, turns - 1) for to in ways_out))


def in_x_code(view: Any, kind: Kind) -> set[Any]:
    del kind
    hands = [list(each) for each in view.board.known]
    hands[view.seat] = list(view.hand)
    offered = [each for each in x_code.GAME.moves(view) if isinstance(each, Offer)]
    for swaps in (1, 2):
        found = {each for each in offered if leads(view, hands, each, swaps)}
        if found:
            return found
    return set()


def leads(view: Any, hands: list[list[int]], first: Offer, swaps: int) -> bool:
    """Does this offer, answered and followed up as well as can be, lead to a set in so many?"""
    other = neighbour(view.seat, first.side, len(hands))
    for back in set(hands[other]):
        if way(view.board, back) not in (first.side, None):
            then = passed(hands, view.seat, other, first.card, back)
            if soon(view.board, then, swaps - 1):
                return True
    return False


def soon(board: Any, hands: list[list[int]], swaps: int) -> bool:
    """Can somebody close a space after so many swaps?"""
    if swaps == 0:
        return any(closes(board, Seat(n), hand) for n, hand in enumerate(hands))
    return any(soon(board, then, swaps - 1) for then in after_a_swap(board, hands))


def after_a_swap(board: Any, hands: list[list[int]]) -> Iterator[list[list[int]]]:
    """The hands after any swap between any two neighbours."""
    for one in map(Seat, range(len(hands))):
        for card in set(hands[one]):
            side = way(board, card)
            if side is None:
                continue
            other = neighbour(one, side, len(hands))
            for back in set(hands[other]):
                if way(board, back) not in (side, None):
                    yield passed(hands, one, other, card, back)


def passed(hands: list[list[int]], one: int, other: int, card: int, back: int) -> list[list[int]]:
    """The hands when two cards have changed places."""
    after = [list(each) for each in hands]
    after[one].remove(card)
    after[other].remove(back)
    after[one].append(back)
    after[other].append(card)
    return after


def closes(board: Any, seat: Seat, hand: list[int]) -> bool:
    """Do these cards hold a set for a space that is open?"""
    faces = Counter(card // 2 for card in hand)
    wanted = terms_of(board).code_set
    return any(
        faces[each] and faces[each] + faces[WILD] >= wanted for each in fillable(board, seat)
    )


SOLVERS: Final[dict[str, Callable[[Any, Kind], set[Any]]]] = {
    mastermind.GAME.name: in_mastermind,
    break_the_code.GAME.name: in_break_the_code,
    code_x.GAME.name: in_code_x,
    scotland_yard.GAME.name: in_scotland_yard,
    x_code.GAME.name: in_x_code,
}
