"""The umpire's side: who sees everything, and tells what the printed rules say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from sleuth.games.code_x.board import (
    Board,
    all_tiles,
    asked_seat,
    clear,
    dealt_tiles,
    due,
    finished,
    following,
    put,
    standing_on,
    used,
)
from sleuth.games.code_x.facts import (
    Allotted,
    Appointed,
    Asked,
    Coded,
    Dealt,
    Deciphered,
    Declared,
    Declined,
    Dropped,
    Earned,
    Fact,
    Found,
    Gave,
    Laid,
    Locked,
    Moved,
    Opened,
    Peeked,
    Picked,
    Reactivated,
    Saw,
    Shown,
    Spread,
    Stood,
    Swapped,
    Took,
    Went,
)
from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Lay,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.offers import offer, refusal
from sleuth.games.code_x.pieces import (
    ASKS,
    Code,
    Options,
    Tile,
    Token,
    answer,
    ascending,
    right_of,
)
from sleuth.games.code_x.tell import tell
from sleuth.kernel.data import Data, Draw, Drawn, Pending, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove


class State(Data, frozen=True):
    """The whole truth. `lying`: the token in each place, 0 while nobody has seen what lies there.

    `unseen` tokens have no place yet; `looking` is somebody who is about to see one of them.
    """

    board: Board
    unseen: tuple[Token, ...]
    hands: tuple[tuple[Token, ...], ...]
    codes: tuple[Code, ...]
    lying: tuple[Token, ...]
    asked: Token = 0
    looking: Took | Peeked | Swapped | None = None


def setup(options: Options, seats: int) -> State:
    """All tokens face down, all screens empty."""
    box, nothing = options.box(seats), ((),) * seats
    tokens = tuple(range(1, box.tokens + 1))
    return State(clear(options, seats), tokens, nothing, nothing, (0,) * (box.cells + box.slots))


def pending(state: State) -> Pending:
    """Chance deals, and fills a place when somebody looks; all else lies open."""
    if () in state.hands and state.board.step == "codes" and not state.board.locked:
        return Draw(of=len(state.unseen), k=state.board.box.dealt)
    if state.looking is not None:
        return Draw(of=len(state.unseen))
    return due(state.board)


def secret(state: State, seat: Seat | None) -> Code | None:
    """What a seat wonders about: its own code, once its neighbour has chosen it."""
    return None if seat is None else state.codes[seat] or None


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """What is told because of this input."""
    match came:
        case Played(seat=seat, move=move):
            hand = state.hands[seat]
            if move not in offer(state.board, seat, hand):
                raise refusal(state.board, seat, hand, move)
            facts = played(state, seat, move)
        case Drawn(picks=picks):
            facts = drawn(state, picks)
        case _:
            raise IllegalMove("match.no-clock")
    return *facts, *closing(state, facts)


def drawn(state: State, picks: tuple[int, ...]) -> Sequence[Fact]:
    """What chance brings."""
    board, looking = state.board, state.looking
    if looking is not None:
        return (found(looking, state.unseen[picks[0]]),)
    if board.step == "codes":
        seat = Seat(state.hands.index(()))
        return (Dealt(seat, tuple(state.unseen[pick] for pick in picks)),)
    if board.step == "lot":
        return (Appointed(Seat(picks[0])),)
    if not board.pool:
        return (Picked(tuple(Tile(board.box.actions[pick]) for pick in picks)),)
    if board.options.layout == "advanced":
        return (allotted(board, picks),)
    return (Spread(tuple(all_tiles(board)[pick] for pick in picks)),)


def allotted(board: Board, picks: tuple[int, ...]) -> Allotted:
    """As many Action and Duo tiles for each seat as can be; one that is left starts the field."""
    dealt = [dealt_tiles(board)[pick] for pick in picks]
    each = len(dealt) // board.seats
    piles = [dealt[seat * each : (seat + 1) * each] for seat in board.everyone]
    left = dealt[board.seats * each :]
    return Allotted(tuple(map(tuple, piles)), left[0] if left else None)


def found(looking: Took | Peeked | Swapped, token: Token) -> Found | Saw:
    """What is seen by the one who looks."""
    if isinstance(looking, Peeked):
        return Saw(looking.seat, looking.place, token)
    return Found(looking.seat, token)


def played(state: State, seat: Seat, move: Move) -> Sequence[Fact]:
    """What a legal move tells."""
    match move:
        case Give(tokens=tokens):
            return Gave(seat, tokens), Locked(seat), *coded(state, seat, tokens)
        case Lay(tile=tile, x=x, y=y):
            return (Laid(seat, tile, x, y),)
        case Stand(place=place):
            return (Stood(seat, place),)
        case Go() | Decipher() | Declare():
            return began(state, seat, move)
        case _:
            return went_on(state, seat, move)


def began(state: State, seat: Seat, move: Go | Decipher | Declare) -> Sequence[Fact]:
    """A turn begins with a movement, or with a number of one's code."""
    match move:
        case Go():
            went = Went(seat, move.to, move.by)
            return went, *landed(state, tell(state.board, went), seat)
        case Decipher(position=position, value=value):
            right = state.codes[seat][position] == value
            return (Deciphered(seat, position, value, right),)
        case Declare(code=code):
            return (Declared(seat, code, code == state.codes[seat]),)
        case _:
            assert_never(move)


def went_on(
    state: State, seat: Seat, move: Ask | Decline | Put | Reactivate | Swap | Peek | Finish
) -> Sequence[Fact]:
    """A turn goes on: an action, a question, its answerer's part, Espionage."""
    match move:
        case Ask():
            return asked(state, seat, move)
        case Decline():
            return (Declined(seat),)
        case Put(slot=slot, to=to):
            return (Moved(seat, slot, to),)
        case Reactivate(gear=gear):
            return (Reactivated(seat, gear),)
        case Swap(place=place, token=token):
            swapped, *seen = looked(state, Swapped(seat, place))
            return swapped, Dropped(seat, place, token), *seen
        case Peek(place=place):
            return looked(state, Peeked(seat, place))
        case Finish():
            return ()
        case _:
            assert_never(move)


def coded(state: State, seat: Seat, tokens: Code) -> Sequence[Fact]:
    """When the last has chosen, every code is shown to all but its owner."""
    board = state.board
    if len(board.locked) + 1 < board.seats:
        return ()
    every = put(state.codes, right_of(seat, board.seats), tokens)
    return [Coded(owner, every[owner]) for owner in board.everyone]


def landed(state: State, board: Board, seat: Seat) -> Sequence[Fact]:
    """What happens at once where a figure lands; `board` is after the move."""
    place, tile = board.figures[seat], standing_on(board)
    assert place is not None
    if place in board.lying:
        return looked(state, Took(seat, place))
    if tile.kind == "extra-turn" and place not in board.spent:
        return (Earned(seat),)
    down = used(board, seat) if tile.kind == "reactivate" else ()
    return (Reactivated(seat, down),) if 0 < len(down) <= 2 else ()


def looked(state: State, looking: Took | Peeked | Swapped) -> Sequence[Fact]:
    """Somebody looks at a token; if nobody has before, chance has yet to say what it is."""
    token = state.lying[looking.place]
    return (looking, found(looking, token)) if token else (looking,)


def asked(state: State, seat: Seat, move: Ask) -> Sequence[Fact]:
    """Two see the token, everybody hears the answer."""
    other, kind = asked_seat(state.board), ASKS[standing_on(state.board).kind]
    true = answer(state.codes[seat], move.token, kind, move.position)
    return Shown(seat, other, move.token), Asked(seat, other, kind, move.position, true)


def closing(state: State, facts: Sequence[Fact]) -> Sequence[Fact]:
    """The turn ends when nothing is left to do in it, and the match when it is won or too long."""
    after = reduce(apply, facts, state)
    if after.looking is not None:
        return ()
    board = after.board
    over = board.winner is not None
    ends = not over and (finished(board) or not facts)
    passed = (following(board),) if ends else ()
    over = over or any(tell(board, fact).over for fact in passed)
    return (*passed, Opened(after.codes)) if over else passed


def apply(state: State, fact: Fact) -> State:
    """The truth after a fact."""
    return apply_told(state, fact, tell(state.board, fact))


def apply_told(state: State, fact: Fact, board: Board) -> State:
    """The truth after a fact, of which this became the open board."""
    state = replace(state, board=board)
    match fact:
        case Dealt(seat=seat, tokens=tokens):
            unseen = tuple(token for token in state.unseen if token not in tokens)
            return replace(state, hands=put(state.hands, seat, tokens), unseen=unseen)
        case Gave(seat=seat, code=code):
            owner = right_of(seat, state.board.seats)
            return replace(less(state, seat, code), codes=put(state.codes, owner, code))
        case Took(place=place):
            return replace(state, looking=fact, lying=put(state.lying, place, 0))
        case Peeked() | Swapped():
            return replace(state, looking=fact)
        case Dropped(seat=seat, place=place, token=token):
            return replace(less(state, seat, (token,)), lying=put(state.lying, place, token))
        case Found(seat=seat, token=token):
            hand = ascending((*state.hands[seat], token))
            return replace(known(state, token), hands=put(state.hands, seat, hand))
        case Saw(place=place, token=token):
            return replace(known(state, token), lying=put(state.lying, place, token))
        case Shown(seat=seat, token=token):
            return replace(less(state, seat, (token,)), asked=token)
        case Moved(slot=slot, to=to):
            lying = put(put(state.lying, to, state.lying[slot]), slot, state.asked)
            return replace(state, lying=lying, asked=0)
        case _:
            return state


def less(state: State, seat: Seat, tokens: Sequence[Token]) -> State:
    """Tokens leave a screen."""
    hand = tuple(token for token in state.hands[seat] if token not in tokens)
    return replace(state, hands=put(state.hands, seat, hand))


def known(state: State, token: Token) -> State:
    """Somebody has seen a token: from now on it exists."""
    unseen = tuple(each for each in state.unseen if each != token)
    return replace(state, unseen=unseen, looking=None)
