"""`sleuth play`: one person against bots in a terminal, or a table of bots to watch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, read_options
from sleuth.games import game, read_move, show, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.data import Await, Millis, Over, Played, Seat
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.kernel.match import AnyMatch, start
from sleuth.kernel.options import describe
from sleuth.kernel.talents import Line
from sleuth.players.driver import Driver
from sleuth.players.own_bots import BotFault, Guests, forfeited, known
from sleuth.study.transcript import write
from sleuth.texts import explain, find, say, text
from sleuth.texts.written import escaped

WAIT = "wait"
"""Do nothing now, where one need not act."""


@click.command("play", cls=Framed, help=text("cli.play"))
@click.argument("name", metavar="GAME")
@click.option("--bot", default=None, help=text("cli.play.bot"))
@click.option("--seat", type=int, default=None, help=text("cli.play.seat"))
@click.option("--seats", type=int, default=None, help=text("cli.play.seats"))
@click.option("--options", default="{}", help=text("cli.options"))
@click.option("--seed", default=None, help=text("cli.play.seed"))
@click.option("--watch", is_flag=True, help=text("cli.play.watch"))
@click.option("--save", type=click.Path(dir_okay=False), default=None, help=text("cli.play.save"))
def command(
    name: str,
    bot: str | None,
    seat: int | None,
    seats: int | None,
    options: str,
    seed: str | None,
    watch: bool,
    save: str | None,
) -> None:
    """Play."""
    chosen, skills = game(name), talents(name)
    bot = bot or skills.bot_like("regular")
    if not known(name, bot):
        raise Malformed("bot.unknown", name=bot)
    agreed = convert(read_options(options), chosen.options)
    match = start(chosen, agreed, seats or chosen.seats.start)
    me = None if watch else Seat(match.seats - 1 if seat is None else seat)
    if me is not None and not 0 <= me < match.seats:
        raise Malformed("match.no-such-seat", seat=me)
    with Guests(name) as guests:
        guests.check((bot,))
        session = Session(match, guests, bot, me, seed or secrets.token_hex(16))
        ended = session.run()
    if save is not None:
        with open(save, "w", encoding="utf-8") as file:
            file.write(write(ended, session.headers()))


class Session:
    """One match at a terminal."""

    def __init__(
        self, match: AnyMatch, guests: Guests, bot: str, me: Seat | None, seed: str
    ) -> None:
        self.driver = Driver(match, guests.seated([bot] * match.seats), seed)
        self.skills = talents(match.game.name)
        self.me = me
        self.names = [self.name(bot, Seat(seat)) for seat in range(match.seats)]
        self.told = 0
        self.listened = 0
        self.hints = 0

    def name(self, bot: str, seat: Seat) -> str:
        """How a seat is called here."""
        return (
            text("cli.play.you") if seat == self.me else f"{find('bot.' + bot, None) or bot} {seat}"
        )

    def headers(self) -> dict[str, str]:
        """Who sat where, for the record."""
        return {f"name {seat}": name for seat, name in enumerate(self.names)}

    def run(self) -> AnyMatch:
        """Play until the end, until the person leaves, or until a bot from elsewhere fails."""
        try:
            return self.play_on()
        except BotFault as fault:
            echo(escaped(explain(fault)))
            match = self.driver.match
            echo(result(match.game.name, forfeited(match, fault.seat), self.names, self.me))
            return match

    def play_on(self) -> AnyMatch:
        """Play until the end, or until the person leaves."""
        self.welcome()
        self.driver.match = self.driver.match.settle(self.driver.chance)
        self.tell()
        slot = 0
        while isinstance(pending := self.driver.match.pending(), Await):
            if pending.until is not None:
                here, slot = self.tick(slot), slot + 1
            else:
                here = self.cut_in(pending) or self.turn(pending)
            if not here:
                return self.driver.match
            self.tell()
        self.close()
        return self.driver.match

    def welcome(self) -> None:
        """Tell a person where they sit, and how moves are written."""
        if self.me is not None:
            last = self.driver.match.seats - 1
            echo(text("cli.play.seated", seat=self.me, last=last))
            self.introduce(self.me)
            self.help()

    def introduce(self, me: Seat) -> None:
        """Who a person is, where seats differ; and what to know about options that they chose."""
        match = self.driver.match
        roles = [text(role.name) for role in self.skills.roles[: match.seats]]
        if roles:
            listed = ", ".join(f"{seat} {role}" for seat, role in enumerate(roles))
            echo(text("cli.play.role", role=roles[me], roles=listed))
        for option in describe(match.game.options):
            about = f"{match.game.name}.option.{option.name}.about"
            if getattr(match.options, option.name) != option.default and find(about, None):
                echo(text(about))

    def tick(self, slot: int) -> bool:
        """Where a clock runs, everybody has a slot in turn; False when the person leaves."""
        seat, at = self.driver.slot(slot)
        if seat != self.me:
            self.driver.tick(slot)
            return True
        return not self.driver.reach(at) or self.ask(at, may_wait=True)

    def cut_in(self, pending: Await) -> bool:
        """A bot that is not waited for may act first, where the rules let it."""
        seats = map(Seat, range(self.driver.match.seats))
        return self.one_acts([s for s in seats if s != self.me and s not in pending.seats])

    def turn(self, pending: Await) -> bool:
        """The person, or a bot that is waited for; False when the person leaves."""
        if self.me in pending.seats:
            return self.ask(self.driver.match.now) and self.answer()
        before = self.driver.match
        if (
            self.me is not None
            and before.moves(self.me)
            and not self.ask(before.now, may_wait=True)
        ):
            return False
        return self.driver.match is not before or self.one_acts(sorted(pending.seats))

    def answer(self) -> bool:
        """Who is still waited for may have asked something: a bot that is, too, acts in between."""
        pending = self.driver.match.pending()
        if isinstance(pending, Await) and pending.until is None and self.me in pending.seats:
            self.one_acts(sorted(pending.seats - {self.me}))
        return True

    def one_acts(self, seats: Sequence[Seat]) -> bool:
        """Ask these bots until one of them acts."""
        match = self.driver.match
        return any(match.moves(seat) and self.driver.act(seat, match.now) for seat in seats)

    def tell(self) -> None:
        """Say what this seat was told since."""
        match = self.driver.match
        stream, view = match.stream(self.me), match.view(self.me)
        heard = self.driver.heard_by(self.me)
        for each in heard[self.listened :]:
            said = text(each.phrase.code, **each.phrase.args)
            echo("  " + text("cli.play.said", who=self.names[each.seat], said=said))
        for fact in stream[self.told :]:
            line = self.skills.notation.line(fact, view)
            if line is not None:
                echo("  " + say(line, self.names, self.me))
        self.told, self.listened = len(stream), len(heard)

    def ask(self, at: Millis, may_wait: bool = False) -> bool:
        """Ask the person for a move until one is legal; False when the person leaves.

        Who may wait does so with an empty line, or says so.
        """
        match, me = self.driver.match, self.me
        assert me is not None
        self.hints = 0
        self.show(at)
        if may_wait:
            echo(text("cli.play.may-wait"))
        while True:
            try:
                empty = "" if may_wait else None
                said = click.prompt(
                    "›", prompt_suffix=" ", default=empty, show_default=False
                ).strip()
            except (click.Abort, EOFError):
                said = "quit"
            if said == "quit":
                echo(text("cli.play.left"))
                return False
            if may_wait and said in ("", WAIT):
                return True
            if self.answered(said, match, at):
                continue
            try:
                move = read_move(match.game.name, said, match.view(me))
                self.driver.match = match.enter(Played(me, move, at)).settle(self.driver.chance)
                return True
            except SleuthError as refused:
                echo(explain(refused))

    def show(self, at: Millis) -> None:
        """What the person sees, at this moment by their watch."""
        match = self.driver.match
        echo(show(match.game.name, match.view(self.me), at))

    def answered(self, said: str, match: AnyMatch, at: Millis) -> bool:
        """Words that are no moves: help, the board, a hint."""
        match said:
            case "help" | "?":
                self.help()
            case "board":
                self.show(at)
            case "hint":
                self.hint(match)
            case _:
                return False
        return True

    def help(self) -> None:
        """How to say what one wants."""
        echo(text("cli.play.help"))
        echo(text(f"cli.play.help.{self.driver.match.game.name}"))

    def hint(self, match: AnyMatch) -> None:
        """The next step of help."""
        step = min(self.hints, self.skills.hint_steps - 1)
        given = self.skills.hint(match.view(self.me), step) if self.skills.hint else None
        self.hints += 1
        echo(text("cli.play.no-hint") if given is None else say(given.line, self.names))

    def close(self) -> None:
        """The end: who won, and the last position."""
        match = self.driver.match
        over = match.pending()
        assert isinstance(over, Over)
        self.show(match.now)
        echo(result(match.game.name, over, self.names, self.me))


def result(name: str, over: Over, names: Sequence[str], you: Seat | None = None) -> str:
    """How a match ended, in a sentence for whoever reads it."""
    special = f"{name}.over.{over.why}"
    if len(over.places) < 2 or not over.winners:
        return text(special if find(special, None) else "over.tie")
    best, why = over.winners, f"{name}.why.{over.why}"
    if len(best) > 1:
        won = text("over.won-by-all", who=", ".join(names[seat] for seat in best))
    else:
        won = say(Line("over.won-by", {}, {"who": best[0]}), names, you)
    return f"{won} · {text(why)}" if find(why, None) else won
