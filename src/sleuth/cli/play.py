"""`sleuth play`: people against bots in a terminal, or a table of bots to watch."""

from __future__ import annotations

import secrets

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import has_screen, read_options
from sleuth.cli.table.local import LocalSitting
from sleuth.cli.table.plain import PlainTable
from sleuth.cli.table.sitting import Sitting
from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.talents import LEVELS, Level
from sleuth.players.own_bots import Guests, known
from sleuth.study.transcript import write
from sleuth.texts import text


@click.command("play", cls=Framed, help=text("cli.play"))
@click.argument("name", metavar="GAME")
@click.option("--bot", default=None, help=text("cli.play.bot"))
@click.option("--seat", type=int, multiple=True, help=text("cli.play.seat"))
@click.option("--seats", type=int, default=None, help=text("cli.play.seats"))
@click.option("--options", default="{}", help=text("cli.options"))
@click.option("--seed", default=None, help=text("cli.play.seed"))
@click.option("--watch", is_flag=True, help=text("cli.play.watch"))
@click.option("--pad", type=click.Choice(LEVELS[:5]), default="joint", help=text("cli.play.pad"))
@click.option("--curtain/--no-curtain", default=True, help=text("cli.play.curtain"))
@click.option("--plain", is_flag=True, help=text("cli.play.plain"))
@click.option("--join", metavar="URL", default=None, help=text("cli.play.join"))
@click.option("--name", "called", default=None, help=text("cli.play.name"))
@click.option("--save", type=click.Path(dir_okay=False), default=None, help=text("cli.play.save"))
def command(
    name: str,
    bot: str | None,
    seat: tuple[int, ...],
    seats: int | None,
    options: str,
    seed: str | None,
    watch: bool,
    pad: Level,
    curtain: bool,
    plain: bool,
    join: str | None,
    called: str | None,
    save: str | None,
) -> None:
    """Play."""
    on_screen = has_screen() and not plain
    if join is not None:
        show(joined(name, join, called, seat), on_screen, curtain)
        return
    chosen, skills = game(name), talents(name)
    bot = bot or skills.bot_like("regular")
    if not known(name, bot):
        raise Malformed("bot.unknown", name=bot)
    agreed = convert(read_options(options), chosen.options)
    match = start(chosen, agreed, seats or chosen.seats.start)
    mine = () if watch else taken(match, seat)
    with Guests(name) as guests:
        guests.check((bot,))
        seed = seed or secrets.token_hex(16)
        sitting = LocalSitting(match, guests, bot, mine, seed, on_screen, pad)
        show(sitting, on_screen, curtain)
    if save is not None:
        with open(save, "w", encoding="utf-8") as file:
            headers = {f"name {seat}": name for seat, name in enumerate(sitting.names)}
            file.write(write(sitting.match, headers))


def show(sitting: Sitting, on_screen: bool, curtain: bool) -> None:
    """Sit down: on the whole screen, or line by line."""
    if not on_screen:
        try:
            PlainTable(sitting, curtain).run()
        finally:
            sitting.close()
        return
    from sleuth.cli.table.screen import TableScreen

    shown = TableScreen(sitting, curtain=curtain)
    shown.run()
    if shown.return_code:
        raise SystemExit(shown.return_code)


def joined(name: str, url: str, called: str | None, wished: tuple[int, ...]) -> Sitting:
    """A place at a table in a house: the chairs that are wished for, or the first that is free."""
    from sleuth.cli.table.joining import join

    game(name)
    return join(name, url, called, wished)


def taken(match: AnyMatch, wished: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats of those at this terminal: the last one, if nobody says."""
    for seat in wished:
        if not 0 <= seat < match.seats:
            raise Malformed("match.no-such-seat", seat=seat)
    return tuple(sorted({Seat(seat) for seat in wished})) or (Seat(match.seats - 1),)
