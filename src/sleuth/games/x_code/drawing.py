"""The table and the pad, drawn for a terminal: every card has its symbol and its arrow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from textwrap import wrap
from typing import Final

from sleuth.games.x_code.board import Board, Cards, closed, terms_of
from sleuth.games.x_code.notation import SYMBOLS, deck, piles, pretty
from sleuth.games.x_code.pieces import TIME, WILD, Card, Face, arrow, face
from sleuth.games.x_code.thinking.assist import HandNote, Notes
from sleuth.games.x_code.view import View, moves
from sleuth.kernel.picture import Drawing, Motif, Picture, Span, Spans, flowing, framed, row
from sleuth.kernel.shares import hundredths
from sleuth.texts import text

ACROSS = 3
BAR = 20  # columns of the sand
LOW = 30_000  # milliseconds from which on the sand is red
MANY = 12  # kinds of cards that the pad names


def card_span(card: Card) -> Span:
    """A card: its symbol and where its arrow points."""
    of = face(card)
    ground = "yellow" if of == TIME else "purple" if of == WILD else ARROWS[arrow(card)]
    return Span(f" {pretty((card,))} ", f"on {ground}")


ARROWS = {"left": "blue", "right": "orange", None: "purple"}


def carded(card: Card) -> Spans:
    """A card in a row of cards."""
    return row(card_span(card), " ")


def cards(hand: Cards) -> Iterator[Span]:
    """Cards in a row."""
    return chain.from_iterable(map(carded, hand))


def board(motif: Motif) -> Picture:
    """The sand, the keypad, the piles, everybody's hand, what lies between them, and mine."""
    view: View = motif.view
    table = view.board
    lines: list[Spans] = [sand(view), *framed([*keypad(table)])]
    lines += [row(Span(each, "dim")) for each in wrap(deck(table), motif.room)]
    lines += [row(piles(table)), row()]
    for seat, name in enumerate(motif.names):
        lines += [*hand_of(table, seat, name, motif)]
    lines += [offer_line(view, n, motif.names) for n in range(len(table.offers))]
    if view.seat is not None:
        held = Span(f"{text('x-code.hand')}  ", "bold")
        lines += [row(), *flowing(row(held), map(carded, view.hand), motif.room)]
    return Picture(tuple(lines))


def sand(view: View) -> Spans:
    """How much sand is left, as a bar and in seconds; without a watch, until when it runs."""
    until, whole = view.board.until, terms_of(view.board).sand
    if until is None:
        return row(Span(text("x-code.sand.waits"), "dim"))
    if view.now is None:
        return row(Span("⧗ ", "yellow bold"), text("x-code.terminal.until", n=until // 1000))
    left = max(0, until - view.now)
    full = min(BAR, round(BAR * left / whole)) if whole else 0
    ink = "red bold" if left < LOW else "yellow bold"
    seconds = text("x-code.sand.left", n=left // 1000)
    return row(
        Span("⧗ ", ink), Span("█" * full, ink), Span("░" * (BAR - full), "dim"), f" {seconds}"
    )


def keypad(table: Board) -> Iterator[Spans]:
    """The keys, three a row; a closed one is ticked."""
    keys, shut = terms_of(table).keys, closed(table)
    for start in range(0, len(keys), ACROSS):
        yield tuple(
            part for of in keys[start : start + ACROSS] for part in key_spans(of, of in shut)
        )


def key_spans(of: Face, shut: bool) -> tuple[Span, Span]:
    """One key."""
    ink = "on green" if shut else "on grey"
    return Span(f" {SYMBOLS[of]}{'✓' if shut else ' '} ", ink), Span("  ")


def hand_of(table: Board, seat: int, name: str, motif: Motif) -> Iterator[Spans]:
    """How many cards somebody holds, and which of them all have seen."""
    backs = "▮" * (table.counts[seat] - len(table.known[seat]))
    ready = " ✓" if table.until is None and seat in table.ready else ""
    ink = "mark" if seat == motif.view.seat else ""
    count = Span(f"{table.counts[seat]:>2}/{table.limit} ", "dim")
    head = row(Span(f"{name[:12]:<12} ", ink), count)
    return flowing(head, (*map(carded, table.known[seat]), row(f"{backs}{ready}")), motif.room)


def offer_line(view: View, n: int, names: Sequence[str]) -> Spans:
    """An offer, with its number."""
    lying = view.board.offers[n]
    side = text(f"x-code.side.{lying.side}")
    who = names[lying.seat]
    return row(Span(f"⇄{lying.offer} ", "mark"), f"{who} ", card_span(lying.card), f" {side}")


def pad(motif: Motif) -> Picture:
    """What is known of the other hands, what is gone, and whether a draw would help."""
    notes: Notes | None = motif.notes
    if notes is None:
        return Picture()
    lines = [line for hand in notes.hands for line in hand_lines(hand, motif.names)]
    if notes.gone:
        gone = "  ".join(f"{SYMBOLS[each.face]}×{each.count}" for each in notes.gone)
        lines += [row(Span(text("x-code.pad.gone"), "bold")), row(f" {gone}")]
    if notes.helps is not None:
        share = f"{hundredths(notes.helps)} %"
        lines += [row(), row(text("x-code.pad.helps", share=share))]
    return Picture(tuple(lines))


def hand_lines(hand: HandNote, names: Sequence[str]) -> Iterator[Spans]:
    """One neighbour: seen cards, and what the unseen ones may be."""
    unseen = text("x-code.pad.unseen", n=hand.unseen)
    yield row(Span(f"{names[hand.seat]} ", "bold"), *cards(hand.known), Span(unseen, "dim"))
    likely = sorted(hand.chances, key=lambda each: -each.chance)[:6]
    if likely:
        yield row(" ", "  ".join(f"{pretty((e.card,))} {e.chance:.0%}" for e in likely))
    elif hand.may:
        some = (
            pretty(hand.may) if len(hand.may) <= MANY else text("x-code.pad.may", n=len(hand.may))
        )
        yield row(f" {some}")


def due(view: View) -> str | None:
    """What this seat has to do."""
    offered = moves(view)
    if not offered:
        return None
    if view.board.until is None:
        return "x-code.due.ready"
    full = len(view.hand) >= view.board.limit
    return "x-code.hand.full" if full else "x-code.hand.roomy"


DRAWING: Final = Drawing(board=board, pad=pad, due=due)
