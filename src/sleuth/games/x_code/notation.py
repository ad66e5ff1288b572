"""Moves as text, facts as sentences, and the table drawn for a terminal.

A card is its symbol and its arrow: `5<` or `#>`; `T<` is a Time card, `W` a Wild. People may write
arrows as they are shown (`5←`), and leave out the side of an offer, which the arrow tells.
"""

from __future__ import annotations

import re
from typing import assert_never

from sleuth import texts
from sleuth.games.x_code.board import Board, Cards, Lying, closed, receiver, terms_of, way
from sleuth.games.x_code.facts import (
    Began,
    Dealt,
    Discarded,
    Drew,
    Fact,
    Laid,
    Offered,
    Picked,
    RanOut,
    Reached,
    Recycled,
    Served,
    Spilled,
    Stacked,
    Swapped,
    Took,
    Turned,
)
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
from sleuth.games.x_code.pieces import SIDES, WILD_CARD, Card, Face, arrow, face
from sleuth.games.x_code.view import View
from sleuth.kernel.data import tag
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Argument, Line

SYMBOLS = "0123456789*#TW"
CARD = re.compile(r"([0-9*#T])([<>←→])|W", re.IGNORECASE)
ARROWS = {"left": "<", "right": ">", None: ""}
DRAWN = str.maketrans("<>", "←→")


def spell(card: Card) -> str:
    """A card as it is typed."""
    return SYMBOLS[face(card)] + ARROWS[arrow(card)]


def spell_all(cards: Cards) -> str:
    """Cards as they are typed."""
    return " ".join(map(spell, cards))


def pretty(cards: Cards) -> str:
    """Cards as they are shown in a sentence."""
    return spell_all(cards).translate(DRAWN)


def parse(text: str) -> Card:
    """A card from its symbol and arrow."""
    found = CARD.fullmatch(text)
    if found is None:
        raise Malformed("x-code.card", text=text)
    if found[1] is None:
        return WILD_CARD
    return 2 * SYMBOLS.index(found[1].upper()) + (found[2] in ">→")


def parse_all(text: str) -> Cards:
    """Cards, with or without blanks between them."""
    if CARD.sub("", text).split():
        raise Malformed("x-code.card", text=text)
    return tuple(parse(found[0]) for found in CARD.finditer(text))


def write(move: Move) -> str:
    """A move as text."""
    match move:
        case SayReady():
            return "ready"
        case Take():
            return "draw"
        case Discard(cards=cards) | Lay(cards=cards):
            return f"{tag(type(move).__name__)} {spell_all(cards)}"
        case Offer(card=card, side=side):
            return f"offer {spell(card)} {side}"
        case Answer(offer=offer, card=card):
            return f"answer {offer} {spell(card)}"
        case Refuse(offer=offer) | Withdraw(offer=offer):
            return f"{tag(type(move).__name__)} {offer}"
        case _:
            assert_never(move)


def read(text: str, view: View) -> Move:
    """A move from text; where one offer can be meant, its number may be left out."""
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case "ready" if not rest:
            return SayReady()
        case "draw" | "take" if not rest:
            return Take()
        case "discard":
            return Discard(parse_all(rest))
        case "lay" | "play":
            return Lay(tuple(sorted(parse_all(rest))))
        case "offer":
            return read_offer(rest, view)
        case "answer":
            number, _, card = rest.strip().rpartition(" ")
            return Answer(read_number(number, view, mine=False), parse(card))
        case "refuse":
            return Refuse(read_number(rest, view, mine=False))
        case "withdraw":
            return Withdraw(read_number(rest, view, mine=True))
        case _:
            raise Malformed("x-code.move-text")


def read_offer(text: str, view: View) -> Offer:
    """A card, and the side if it is not the one where the arrow points."""
    words = text.split()
    if not words or words[1:] not in ([], ["left"], ["right"]):
        raise Malformed("x-code.move-text")
    card = parse(words[0])
    if words[1:]:
        return Offer(card, SIDES[words[1] == "right"])
    return Offer(card, way(view.board, card) or "left")


def read_number(text: str, view: View, mine: bool) -> int:
    """The number of an offer; without one, the only offer that can be meant."""
    if text.strip().isdecimal():
        return int(text)
    board = view.board
    meant = [o for o in board.offers if view.seat == (o.seat if mine else receiver(board, o))]
    if text.strip() or len(meant) != 1:
        raise Malformed("x-code.which-offer")
    return meant[0].offer


def line(fact: Fact, view: View) -> Line | None:
    """The sentence that tells a fact; what another fact tells already has none."""
    code = f"x-code.fact.{tag(type(fact).__name__)}"
    match fact:
        case Reached():
            return None
        case Took() | Served() if fact.seat == view.seat:
            return None
        case Recycled() | RanOut():
            return Line(code)
        case Stacked(odd=odd):
            return Line(f"{code}-{odd}")
        case Began(at=at, until=until):
            return Line(code, {"n": (until - at) // 1000})
        case Offered(card=card, side=side):
            return Line(f"{code}-{side}", {"card": pretty((card,))}, {"who": fact.seat})
        case Swapped(seat=seat, other=other):
            return Line(code, gaps(fact), {"who": seat, "other": other})
        case _:
            return Line(code, gaps(fact), {"who": fact.seat})


def gaps(fact: Fact) -> dict[str, Argument]:
    """The cards in a sentence, and how many seconds a turn of the timer leaves."""
    match fact:
        case Turned(cards=cards, at=at, until=until):
            return {"cards": pretty(cards), "n": (until - at) // 1000}
        case Swapped(card=card, back=back):
            return {"card": pretty((card,)), "back": pretty((back,))}
        case Dealt() | Discarded() | Spilled() | Laid():
            return {"cards": pretty(fact.cards)}
        case Drew() | Picked():
            return {"card": pretty((fact.card,))}
        case _:
            return {}


def show(view: View) -> str:
    """The keypad, the piles, the hands and the offers, in a few lines."""
    board = view.board
    lines = [*keypad(board), deck(board), "  ".join(filter(None, (piles(board), sand(view))))]
    lines += [hands(board), *map(show_offer, board.offers)]
    if view.seat is not None:
        lines.append(f"[{pretty(view.hand)}]")
    return "\n".join(line for line in lines if line)


def keypad(board: Board) -> list[str]:
    """The code, three spaces a row: what is closed stands in brackets."""
    shut, keys = closed(board), terms_of(board).keys
    spaces = [space(of, of in shut) for of in keys]
    return ["".join(spaces[at : at + 3]) for at in range(0, len(spaces), 3)]


def space(of: Face, shut: bool) -> str:
    """One space of the code."""
    return f"[{SYMBOLS[of]}]" if shut else f" {SYMBOLS[of]} "


def piles(board: Board) -> str:
    """What may be drawn, and what lies on top."""
    pile = f"{board.fresh}?" if board.fresh else pretty(board.pile[:1]) or "–"
    top = pretty(board.discards[-1:]) or "–"
    count = board.fresh + len(board.pile)
    return texts.text("x-code.terminal.piles", pile=pile, count=count, top=top)


def deck(board: Board) -> str:
    """What cards there are."""
    of = terms_of(board)
    gaps = {"symbols": len(of.keys), "time": of.time, "wild": of.wild}
    return texts.text("x-code.terminal.deck", n=of.cards, **gaps)


def sand(view: View) -> str:
    """How much sand is left; without a watch, the moment at which the last grain falls."""
    until = view.board.until
    if until is None:
        return ""
    if view.now is None:
        return texts.text("x-code.terminal.until", n=f"{until / 1000:.1f}")
    return texts.text("x-code.terminal.sand", n=f"{(until - view.now) / 1000:.1f}")


def hands(board: Board) -> str:
    """How many cards each seat holds, and which of them all have seen."""
    rows = (f"{n}·{c} {pretty(board.known[n])}".strip() for n, c in enumerate(board.counts))
    return "  ".join(rows)


def show_offer(offer: Lying) -> str:
    """An open offer."""
    side = f"x-code.side.{offer.side}"
    return f"#{offer.offer}: {offer.seat} {pretty((offer.card,))} {texts.text(side)}"
