"""`sleuth review`: what each decision of a finished match was worth to the one who took it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

import click
import msgspec

from sleuth.cli import options
from sleuth.cli.charts import Bar, columns, curve, demand_place, drawn_bars, save
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress
from sleuth.cli.replay import find
from sleuth.kernel.errors import Malformed
from sleuth.study.review import words
from sleuth.study.review.report import Decision, MatchReview, SeatReview
from sleuth.study.review.reviewing import review
from sleuth.texts import text

INDENT = " " * 7


@click.command("review", cls=Framed, help=text("cli.review"))
@click.argument("source", metavar="FILE|ID")
@click.option("--seat", type=click.IntRange(0), default=None, help=text("cli.review.seat"))
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help=text("cli.plot"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
@options.data
def command(source: str, seat: int | None, plot: Path | None, as_json: bool, data: Path) -> None:
    """Review a record from a file, or a match of the house by its id."""
    demand_place(plot)
    found = find(source, data)
    if seat is not None and seat >= found.match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    with progress("cli.review.progress") as hears:
        whole = review(found.match, hears)
    if seat is not None:
        whole = msgspec.structs.replace(whole, seats=(whole.seats[seat],))
    names = [found.headers.get(f"name {n}", str(n)) for n in range(found.match.seats)]
    save(
        plot,
        text("cli.review.lost", game=text(f"{found.match.game.name}.name")),
        losses(whole, names),
    )
    if as_json:
        print_json(whole)
        return
    for line in written(whole, names, columns()):
        echo(line)


def written(whole: MatchReview, names: list[str], wide: int) -> Iterator[str]:
    """A review for people, in so many columns."""
    yield from drawn_bars(skills(whole, names), top=100.0, wide=wide)
    for seat in whole.seats:
        yield ""
        yield from of_seat(seat, names, wide)
    for name, value in whole.figures.items():
        yield f"{name:>14}  {value:.1f}"
    if whole.decided is not None:
        yield text("cli.review.decided", n=whole.decided)


def of_seat(seat: SeatReview, names: list[str], wide: int) -> Iterator[str]:
    """One seat: how it fared, then each decision."""
    who = names[seat.seat]
    if seat.skill is None:
        yield text("cli.review.idle", who=who)
        return
    luck = text(f"review.unit.{seat.unit}", n=signed(shown(seat.unit, seat.luck)))
    yield text("cli.review.title", who=who, skill=seat.skill, luck=luck)
    if seat.unit == "bits":
        gaps = {"told": round(seat.told, 2), "heard": round(seat.heard, 2)}
        yield "  " + text("cli.review.known", **gaps)
    if len(seat.decisions) > 1:
        yield "  " + text("cli.review.curve", curve=curve([each.loss for each in seat.decisions]))
    if seat.could_know is not None:
        yield "  " + text("cli.review.could-know", n=seat.could_know)
    for each in seat.decisions:
        yield from told(each, names, wide)


def skills(whole: MatchReview, names: list[str]) -> list[Bar]:
    """How well each seat decided, of a hundred."""
    return [
        Bar(names[seat.seat], float(seat.skill), f"{seat.skill}")
        for seat in whole.seats
        if seat.skill is not None
    ]


def losses(whole: MatchReview, names: list[str]) -> list[Bar]:
    """What each decision lost, in the order in which they were taken."""
    made = ((seat.seat, each) for seat in whole.seats for each in seat.decisions)
    return [
        Bar(f"{each.n} {names[seat]}", shown(each.unit, each.loss), f"{each.move}")
        for seat, each in sorted(made, key=lambda pair: pair[1].n)
    ]


def told(made: Decision, names: list[str], wide: int) -> Iterator[str]:
    """One decision: the move, how good it was, what it lost, and under them why."""
    lost = text(f"review.unit.{made.unit}", n=signed(-shown(made.unit, made.loss)))
    good = text(f"review.badge.{made.badge}")
    yield f"{made.n:>5}  {made.move:<24} {good:<13} {lost:>12}"
    yield from wrap(words.told(made, names), wide, initial_indent=INDENT, subsequent_indent=INDENT)


def signed(value: float) -> str:
    """A number with its sign, which nothing at all has not."""
    near = round(value, 2)
    return f"{near:+.2f}" if near else "0.00"


def shown(unit: str, value: float) -> float:
    """A value as people read it: chances in hundredths."""
    return 100 * value if unit == "chance" else value
