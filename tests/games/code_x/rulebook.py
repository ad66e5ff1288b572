"""The rules of Code X a second time: from the inputs alone, who may know what.

Nothing here looks at facts, audiences, boards or views. Fields, traits, turns and answers are
worked out again, in another way than the game does it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from sleuth.games.code_x import moves as m
from sleuth.games.code_x.pieces import Options, Tile
from sleuth.kernel.data import Draw, Drawn, Over, Played, Seat
from sleuth.kernel.match import AnyMatch
from tests.games.code_x.scenes import FULL, GOLDENS, SCENES
from tests.laws.subject import Audience

__all__ = ["FULL", "GOLDENS", "SCENES", "audit", "entitled"]

OBJECTS = ["fingerprint", "camera", "watch", "notebook", "drone"]
COLOURS = "GRYBP YGPRB RBYPG GYBRP PBRGY BPGYR".replace(" ", "")
FIVE = frozenset({"straight", "diagonal", "anywhere", "view", "swap"})


def shows(token: int) -> dict[str, str]:
    """What is printed on a token, by the tile that asks for it."""
    low = (token + 4) // 5 * 5 - 4
    ranged = f"{low}-{low + 4}"
    return {"restaurant": OBJECTS[token % 5], "bar": COLOURS[token - 1], "film-set": ranged}


class Umpire:
    """One match, kept by somebody who knows only the printed rules and the rulings."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.seats = options, seats
        self.box = options.box(seats)
        self.bag = list(range(1, self.box.tokens + 1))
        self.hands: list[list[int]] = []
        self.codes: dict[int, list[int]] = {}
        self.first = options.first
        self.actions = [Tile(kind) for kind in self.box.actions]
        self.chosen = len(self.actions) == self.box.action
        self.piles: list[list[Tile]] | None = None
        self.laid: dict[tuple[int, int], Tile] = {}
        self.field: dict[tuple[int, int], Tile] = {}
        self.wide = self.box.columns
        self.lying: dict[int, int | None] = {}
        self.figures: dict[int, int] = {}
        self.turn = 0
        self.part = "move"
        self.up = [set(FIVE) for _ in range(seats)]
        self.ticks: list[dict[int, int]] = [{} for _ in range(seats)]
        self.owing: set[int] = set()
        self.again = False
        self.tiles_used: set[int] = set()
        self.count = 0
        self.given = 0
        self.eye: tuple[int, int, str] | None = None
        self.winner: int | None = None
        self.said: dict[Audience, list[Hashable]] = {
            who: [] for who in (*map(Seat, range(seats)), None)
        }

    def tell(self, *what: Hashable) -> None:
        """Everybody knows."""
        for heard in self.said.values():
            heard.append(what)

    def whisper(self, who: tuple[int, ...], *what: Hashable) -> None:
        """These seats know."""
        for seat in who:
            self.said[Seat(seat)].append(what)

    def take(self, came: Any) -> None:
        """One input."""
        if isinstance(came, Drawn):
            self.chance(list(came.picks))
        else:
            assert isinstance(came, Played)
            name = type(came.move).__name__.lower()
            getattr(self, f"do_{name}")(int(came.seat), came.move)

    # what chance does

    def chance(self, picks: list[int]) -> None:
        if len(self.hands) < self.seats:
            tokens = [self.bag[p] for p in picks]
            self.bag = [t for t in self.bag if t not in tokens]
            self.whisper((len(self.hands),), "my tokens", tuple(tokens))
            self.hands.append(tokens)
        elif self.eye is not None:
            seat, place, why = self.eye
            self.eye = None
            self.look(seat, place, why, self.bag.pop(picks[0]))
        elif self.first is None:
            self.first = self.turn = picks[0]
            self.tell("starts", self.first)
            self.lay_out()
        elif not self.chosen:
            self.actions = [self.actions[p] for p in picks]
            self.chosen = True
            self.tell("action tiles", tuple(self.actions))
        else:
            self.shuffled(picks)

    def shuffled(self, picks: list[int]) -> None:
        """The stack of tiles, in the order in which chance brought it."""
        stack = [*self.actions, *(Tile(kind) for kind in self.box.duos)]
        if self.options.layout == "advanced":
            stack = [stack[p] for p in picks]
            each = len(stack) // self.seats
            self.piles = [
                [*stack[s * each : s * each + each], *self.own_tiles(s)] for s in range(self.seats)
            ]
            rest = stack[self.seats * each :]
            self.laid = {(0, 0): rest[0]} if rest else {}
            self.tell("dealt tiles", tuple(map(tuple, self.piles)), tuple(rest))
            return
        stack += [tile for s in range(self.seats) for tile in self.own_tiles(s)]
        self.tell("field", tuple(picks))
        self.fill([stack[p] for p in picks], self.box.columns)

    def own_tiles(self, seat: int) -> list[Tile]:
        return [Tile(kind, seat) for kind in self.box.questions]  # type: ignore[arg-type]

    def lay_out(self) -> None:
        """Codes are chosen and somebody starts; toys have their field laid."""
        if self.box.field:
            self.fill(list(self.box.field), self.box.columns)

    def fill(self, tiles: list[Tile], wide: int) -> None:
        """Tokens go face down onto Action tiles, then onto the Information board."""
        self.wide = wide
        self.field = {(n % wide, n // wide): tile for n, tile in enumerate(tiles)}
        left = self.box.tokens - self.box.dealt * self.seats
        for n, tile in enumerate(tiles):
            duo = tile.owner is None and tile.kind in ("restaurant", "bar", "film-set")
            covered = duo and self.options.duo_tiles == "covered"
            if tile.kind in ("reactivate", "extra-turn", "swap") or covered:
                self.lying[n] = None
                left -= 1
        for slot in range(min(left, self.box.slots)):
            self.lying[len(tiles) + slot] = None

    # set-up

    def do_give(self, seat: int, move: m.Give) -> None:
        owner = (seat + self.seats - 1) % self.seats
        for token in move.tokens:
            self.hands[seat].remove(token)
        self.codes[owner] = list(move.tokens)
        self.tell("has chosen", seat)
        self.whisper((seat,), "my choice", move.tokens)
        if len(self.codes) == self.seats:
            for whose in range(self.seats):
                others = tuple(s for s in range(self.seats) if s != whose)
                self.whisper(others, "code", whose, tuple(self.codes[whose]))
            if self.first is not None:
                self.turn = self.first
                self.lay_out()

    def do_lay(self, seat: int, move: m.Lay) -> None:
        assert self.piles is not None
        self.piles[seat].remove(move.tile)
        self.laid[move.x, move.y] = move.tile
        self.tell("lays", seat, move.tile, move.x, move.y)
        self.turn = (seat + 1) % self.seats
        if not any(self.piles):
            west, north = min(x for x, _ in self.laid), min(y for _, y in self.laid)
            moved = {(x - west, y - north): tile for (x, y), tile in self.laid.items()}
            wide = 1 + max(x for x, _ in moved)
            rows = [[moved[x, y] for x in range(wide)] for y in range(len(moved) // wide)]
            self.fill([tile for row in rows for tile in row], wide)

    def do_stand(self, seat: int, move: m.Stand) -> None:
        self.figures[seat] = move.place
        self.tell("stands", seat, move.place)
        self.turn = (seat + 1) % self.seats

    # turns

    def tile(self, place: int) -> Tile:
        return self.field[place % self.wide, place // self.wide]

    def do_go(self, seat: int, move: m.Go) -> None:
        self.figures[seat] = move.to
        self.up[seat].discard(move.by)
        self.tell("goes", seat, move.to, move.by)
        tile = self.tile(move.to)
        if move.to in self.lying:
            self.tell("takes", seat, move.to)
            self.turn_over(seat, move.to, "take")
        elif tile.owner == seat:
            self.spy()
        elif tile.kind in ("restaurant", "bar", "film-set"):
            self.part = "ask"
            if not self.hands[seat]:
                self.next()
        else:
            self.action(seat, tile.kind, move.to)

    def action(self, seat: int, kind: str, place: int) -> None:
        """An Action tile without a token."""
        down = FIVE - self.up[seat]
        if kind == "swap" and self.hands[seat] and self.lying:
            self.part = "swap"
        elif kind == "reactivate" and len(down) > 2:
            self.part = "flip"
        else:
            if kind == "reactivate":
                self.up[seat] = set(FIVE)
            elif kind == "extra-turn" and place not in self.tiles_used:
                self.tiles_used.add(place)
                self.again = True
            self.spy()

    def do_reactivate(self, seat: int, move: m.Reactivate) -> None:
        self.up[seat] |= {*move.gear}
        self.tell("turns up", seat, frozenset(move.gear))
        self.spy()

    def do_decline(self, seat: int, _: m.Decline) -> None:
        self.tell("does not ask", seat)
        self.spy()

    def do_ask(self, seat: int, move: m.Ask) -> None:
        tile = self.tile(self.figures[seat])
        whom = 1 - seat if tile.owner is None else int(tile.owner)
        self.hands[seat].remove(move.token)
        self.given = move.token
        wanted = shows(move.token)[tile.kind]
        said = [shows(t)[tile.kind] == wanted for t in sorted(self.codes[seat])]
        answer = sum(said) if move.position is None else int(said[move.position])
        self.whisper((seat, whom), "the token", move.token)
        self.tell("asks", seat, whom, tile.kind, move.position, answer)
        self.part = "answer"

    def do_put(self, seat: int, move: m.Put) -> None:
        self.tell("moves", seat, move.slot, move.to)
        self.lying[move.to] = self.lying[move.slot]
        self.lying[move.slot] = self.given
        self.given = 0
        self.spy()

    def do_swap(self, seat: int, move: m.Swap) -> None:
        if self.part == "spy":
            self.up[seat].remove("swap")
        self.tell("swaps", seat, move.place)
        self.whisper((seat,), "lays down", move.token)
        self.hands[seat].remove(move.token)
        old = self.lying[move.place]
        self.lying[move.place] = move.token
        if old is None:
            self.eye = (seat, move.place, "swap")
        else:
            self.look(seat, move.place, "swap", old)

    def do_peek(self, seat: int, move: m.Peek) -> None:
        self.up[seat].remove("view")
        self.tell("peeks", seat, move.place)
        self.turn_over(seat, move.place, "peek")

    def do_finish(self, seat: int, _: m.Finish) -> None:
        self.tell("finishes", seat)
        self.next()

    def turn_over(self, seat: int, place: int, why: str) -> None:
        """A token is looked at; chance says what it is if nobody did before."""
        token = self.lying.pop(place) if why == "take" else self.lying[place]
        if token is None:
            self.eye = (seat, place, why)
        else:
            self.look(seat, place, why, token)

    def look(self, seat: int, place: int, why: str, token: int) -> None:
        self.whisper((seat,), "sees", token)
        if why == "peek":
            self.lying[place] = token
            self.next()
            return
        self.hands[seat].append(token)
        if why == "swap" and self.part == "spy":
            self.next()
        else:
            self.spy()

    def do_decipher(self, seat: int, move: m.Decipher) -> None:
        right = sorted(self.codes[seat])[move.position] == move.value
        self.tell("names", seat, move.position, move.value, right)
        if right:
            self.ticks[seat][move.position] = move.value
            self.up[seat] = set(FIVE)
            if len(self.ticks[seat]) == self.box.code:
                self.win(seat)
            else:
                self.spy()
        else:
            self.owing.add(seat)
            self.next()

    def do_declare(self, seat: int, move: m.Declare) -> None:
        right = [*move.code] == sorted(self.codes[seat])
        self.tell("declares", seat, move.code, right)
        if right:
            self.win(seat)
        else:
            self.owing.add(seat)
            self.next()

    def win(self, seat: int) -> None:
        self.winner = seat
        self.reveal()

    def reveal(self) -> None:
        """After the match everybody turns their holder round."""
        self.tell("codes", tuple(tuple(sorted(self.codes[s])) for s in range(self.seats)))

    def spy(self) -> None:
        """The end of a turn: Espionage, if it can be used."""
        self.part = "spy"
        up, hand = self.up[self.turn], self.hands[self.turn]
        if not self.lying or not ("view" in up or ("swap" in up and hand)):
            self.next()

    def next(self) -> None:
        """The next turn, extra or regular; those who owe one are passed over."""
        self.part = "move"
        self.count += 1
        if self.again:
            self.again = False
        else:
            self.tiles_used = set()
            self.turn = (self.turn + 1) % self.seats
            while self.turn in self.owing:
                self.owing.remove(self.turn)
                self.count += 1
                self.turn = (self.turn + 1) % self.seats
        self.tell("turn", self.turn, self.count)
        if self.count >= self.box.turns:
            self.reveal()


_last: list[tuple[AnyMatch, Umpire]] = []


def umpire(match: AnyMatch) -> Umpire:
    """The whole match, kept again; the last one is remembered, for it is asked once a seat."""
    if _last and _last[0][0] is match:
        return _last[0][1]
    kept = Umpire(match.options, match.seats)
    for entry in match.standing:
        kept.take(entry.came)
    _last[:] = [(match, kept)]
    return kept


def entitled(match: AnyMatch, seat: Audience) -> Hashable:
    """Granted: my tokens and choices, the others' codes, what I saw and was shown, all places."""
    return tuple(umpire(match).said[seat])


def audit(match: AnyMatch) -> None:
    """The umpire of the house agrees: tokens, turns, ticks, skips, and the end."""
    kept, state, pending = umpire(match), match.state, match.pending()
    board = state.board
    hands = [*kept.hands, *([] for _ in range(kept.seats - len(kept.hands)))]
    assert [sorted(hand) for hand in hands] == [[*hand] for hand in state.hands]
    assert {k: sorted(v) for k, v in kept.codes.items()} == dict(coded(state.codes))
    assert {*kept.lying} == board.lying
    assert all((token or 0) == state.lying[place] for place, token in kept.lying.items())
    assert [set(up) for up in board.up] == kept.up
    assert [dict(ticked(row)) for row in board.ticks] == kept.ticks
    assert board.owing == kept.owing
    assert board.turns == kept.count
    assert [*board.field] == [
        kept.field[n % kept.wide, n // kept.wide] for n in range(len(kept.field))
    ]
    over = kept.winner is not None or kept.count >= kept.box.turns
    assert isinstance(pending, Over) == over
    if isinstance(pending, Over):
        winners = [*range(kept.seats)] if kept.winner is None else [kept.winner]
        assert [*pending.places[0]] == winners
    elif not isinstance(pending, Draw) and len(kept.codes) == kept.seats:
        assert board.turn == kept.turn


def coded(codes: tuple[tuple[int, ...], ...]) -> Iterator[tuple[int, list[int]]]:
    """The codes that are chosen, by owner."""
    return ((seat, [*code]) for seat, code in enumerate(codes) if code)


def ticked(row: tuple[int | None, ...]) -> Iterator[tuple[int, int]]:
    """The numbers that are ticked, by position."""
    return ((n, value) for n, value in enumerate(row) if value is not None)
