"""A table line by line: for pipes and programs, and for terminals that cannot do more."""

from __future__ import annotations

import click

from sleuth.cli.output import echo
from sleuth.cli.table.choices import Choices, meant
from sleuth.cli.table.sitting import OurTurn, Sitting, result, sentences
from sleuth.games import show
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.options import describe
from sleuth.texts import explain, find, text

WAIT = "wait"
"""Do nothing now, where one need not act."""

SHOWN = 40
"""Moves that are listed at most."""


class PlainTable:
    """Asks for one move after another, and tells what happens between them."""

    def __init__(self, sitting: Sitting, curtain: bool = True) -> None:
        self.sitting = sitting
        self.curtain = curtain
        self.me = sitting.mine[0] if sitting.mine else None
        self.told: dict[Seat | None, int] = {}
        self.listened = 0

    def run(self) -> bool:
        """Play until the end; False when the person leaves before."""
        self.welcome()
        self.tell()
        while self.sitting.over is None:
            asked = self.sitting.step()
            if asked is not None and asked.seats[0] != self.me:
                self.draw_curtain(asked.seats[0])
            self.tell()
            if asked is not None and not self.ask(asked):
                return False
            self.tell()
        self.close()
        return True

    def welcome(self) -> None:
        """Tell a person where they sit, and how moves are written."""
        if self.me is not None:
            last = len(self.sitting.names) - 1
            for seat in self.sitting.mine:
                echo(text("cli.play.seated", seat=seat, last=last))
                self.introduce(seat)
            self.help()

    def introduce(self, me: Seat) -> None:
        """Who a person is, where seats differ; and what to know about options that they chose."""
        game, options = self.sitting.game, self.sitting.options
        roles = [text(role.name) for role in self.sitting.skills.roles[: len(self.sitting.names)]]
        if roles:
            listed = ", ".join(f"{seat} {role}" for seat, role in enumerate(roles))
            echo(text("cli.play.role", role=roles[me], roles=listed))
        for option in describe(game.options):
            about = f"{game.name}.option.{option.name}.about"
            if getattr(options, option.name) != option.default and find(about, None):
                echo(text(about))

    def draw_curtain(self, seat: Seat) -> None:
        """Nobody shall see what another seat sees: clear the screen, and wait for the other."""
        self.me = seat
        if not self.curtain:
            return
        click.clear()
        name = self.sitting.names[seat]
        click.prompt(text("cli.table.curtain", who=name), default="", show_default=False)

    def tell(self) -> None:
        """Say what this seat was told since."""
        heard = self.sitting.heard
        for said in heard[self.listened :]:
            echo(f"  {said}")
        told = sentences(self.sitting.seen(self.me), self.sitting.names, self.me)
        for line in told[self.told.get(self.me, 0) :]:
            echo(f"  {line}")
        self.listened, self.told[self.me] = len(heard), len(told)

    def ask(self, asked: OurTurn) -> bool:
        """Ask a person for a move until one is legal; False when the person leaves.

        Who may wait does so with an empty line, or says so.
        """
        me = asked.seats[0]
        self.show()
        if asked.may_wait:
            echo(text("cli.play.may-wait"))
        while True:
            said = self.prompt(asked.may_wait)
            if said == "quit":
                echo(text("cli.play.left"))
                return False
            if asked.may_wait and said in ("", WAIT):
                self.sitting.wait(me)
                return True
            try:
                if self.done(said, me):
                    return True
            except SleuthError as refused:
                echo(explain(refused))

    def prompt(self, may_be_empty: bool) -> str:
        """What the person types; who is gone has left."""
        try:
            empty = "" if may_be_empty else None
            said: str = click.prompt("›", prompt_suffix=" ", default=empty, show_default=False)
            return said.strip()
        except (click.Abort, EOFError):
            return "quit"

    def done(self, said: str, me: Seat) -> bool:
        """A word that is no move is answered; a move is made. True if the table has changed."""
        sitting, (word, _, rest) = self.sitting, said.partition(" ")
        match word:
            case "help" | "?":
                self.help()
            case "board":
                self.show()
            case "hint":
                echo(sitting.hint(me))
            case "moves":
                self.list_moves(me)
            case "say" if rest:
                sitting.talk(me, rest)
                self.tell()
            case "yes" | "no" if not rest:
                sitting.answer(word == "yes")
                return True
            case "back" if not rest:
                sitting.take_back(me)
                return True
            case _:
                view = sitting.seen(me).view
                choices = Choices(sitting.moves(me), view, sitting.skills)
                sitting.play(me, meant(sitting.game.name, said, choices, view))
                return True
        return False

    def list_moves(self, me: Seat) -> None:
        """What can be done, each with its number."""
        sitting = self.sitting
        choices = Choices(sitting.moves(me), sitting.seen(me).view, sitting.skills)
        for n, words in choices.fitting("", SHOWN):
            echo(f"{n:>5}  {words}")
        echo(text("cli.table.moves", n=choices.count))

    def show(self) -> None:
        """What the person sees, at this moment by their watch."""
        sitting = self.sitting
        echo(show(sitting.game.name, sitting.seen(self.me).view, sitting.now()))

    def help(self) -> None:
        """How to say what one wants."""
        echo(text("cli.play.help"))
        echo(text(f"cli.play.help.{self.sitting.game.name}"))

    def close(self) -> None:
        """The end: who won, and the last position."""
        sitting = self.sitting
        assert sitting.over is not None
        self.show()
        echo(result(sitting.game.name, sitting.over, sitting.names, self.me))
