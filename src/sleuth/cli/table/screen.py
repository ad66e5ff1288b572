"""A table on the whole screen: board, pad, what happened, the moves, and a line to type on."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from dataclasses import replace
from typing import Any

from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, Static
from textual.worker import get_current_worker

from sleuth.cli.table.choices import Choices, meant
from sleuth.cli.table.glance import Glance, board_of, pad_of
from sleuth.cli.table.inks import drawn, style_of
from sleuth.cli.table.keys import COLOURS, KEYS, Occasion
from sleuth.cli.table.lines import ScreenLog, heading, listing, title_of
from sleuth.cli.table.ongoing import Ongoing
from sleuth.cli.table.panels import BoardPanel, Curtain, MoveLine, Sheet
from sleuth.cli.table.past import Past
from sleuth.cli.table.sitting import Sitting
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import SleuthError
from sleuth.kernel.moves import Moves
from sleuth.kernel.picture import ROOM
from sleuth.texts import explain, find, speaking, spoken, text

PAPER = 32
"""Columns of a log that is not laid yet."""


class TableScreen(App[None]):
    """One sitting, drawn. A thread lets the match go on; what it found is drawn from here."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "small"), (100, "wide")]

    def __init__(
        self, sitting: Sitting, pace: float = 0.5, rewound: bool = False, curtain: bool = True
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.rewound = rewound  # begin with the first moment of what was
        self.curtain = curtain
        self.seat: Seat | None = sitting.mine[0] if sitting.mine else None
        self.shown: Glance | None = None
        drawing = sitting.skills.drawing
        self.near = drawing.usual if drawing else 0
        self.past, self.log_of = Past(sitting.game), ScreenLog()
        self.ongoing = Ongoing(sitting, pace, lambda: self.seat, self.tell)
        self._language = spoken.get()
        self._speech = copy_context()  # threads speak the language of whoever sat down
        self._recalled: tuple[Any, Any] = (None, None)
        for key, action in KEYS.items():
            self.bind(key, action, description=text(f"cli.table.key.{action}"))
        self._bindings.bind("ctrl+q", "quit", show=False, priority=True)
        self._bindings.bind("ctrl+c", "quit", show=False, priority=True)
        for key, by in {"left": -1, "right": 1, "home": -9999, "end": 9999}.items():
            self._bindings.bind(key, f"step({by})", show=False, priority=True)

    def compose(self) -> ComposeResult:
        """The screen, from top to bottom."""
        yield Static(id="head")
        with Horizontal(id="body"):
            yield BoardPanel("board")
            with Vertical(id="side"):
                with VerticalScroll(id="pad"):
                    yield Static(id="pad-paper")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-paper")
        yield Static(id="now")
        yield Static(id="said")
        yield Static(id="moves")
        yield MoveLine(self.choices)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Sit down: the line is where one types."""
        self.register_theme(COLOURS)
        self.theme = COLOURS.name
        self.query_one("#log").border_title = text("cli.table.log")
        self.query_one(MoveLine).focus()
        self.go_on()

    def on_resize(self) -> None:
        """A terminal of another size shows as much as it has room for."""
        self.call_after_refresh(self.draw)

    def choices(self) -> Choices:
        """What can be typed now."""
        if self.shown is not None:
            return self.shown.choices
        return Choices(Moves(), None, self.sitting.skills)

    # the match goes on

    @work(thread=True, group="match")
    def go_on(self) -> None:
        """Let the match go on, and show each step, until somebody leaves."""
        self._speech.copy().run(self.ongoing.on)

    def tell(self, look: Glance) -> None:
        """Show what was found; a screen that is gone shows nothing."""
        if self.is_running:
            self.call_from_thread(self.show, look)

    @property
    def settled(self) -> bool:
        """Is the pad filled in for what is shown?"""
        return self.shown is not None and self.ongoing.has_noted(self.shown)

    def show(self, look: Glance) -> None:
        """Draw what was found, behind a curtain where it is for somebody else."""
        if look.seat != self.seat:
            if look.seat is None or look.over is not None:
                return  # somebody has just chosen other eyes
            self.seat = look.seat
            if self.curtain:
                self.push_screen(Curtain(look.names[look.seat]), lambda _: self.reveal(look))
                return
        self.reveal(look)

    def reveal(self, look: Glance) -> None:
        """Draw what was found."""
        ended = look.over is not None and (self.shown is None or self.shown.over is None)
        other = self.shown is not None and self.shown.seat != look.seat
        self.shown = look
        if self.rewound or (other and self.past):
            self.past.open(look.seen, 0 if self.rewound else self.past.at)
            self.rewound = False
        if not isinstance(self.screen, Curtain):
            self.draw()
        if ended:
            self.said(text("cli.table.ended"))
            self.refresh_bindings()

    # drawing

    def draw(self) -> None:
        """Draw everything anew; some keys and threads that lead here bring no language along."""
        if self.shown is not None and not isinstance(self.screen, Curtain):
            with speaking(self._language):
                self.draw_look(self.shown)

    def draw_look(self, look: Glance) -> None:
        """Draw what was found."""
        root, seen = self.screen_stack[0], self.viewed(look)
        board = root.query_one("#board", BoardPanel)
        room = max(ROOM, board.outer_size.width - 3)  # its edges, and a bar to scroll with
        board.show(board_of(seen, self.near, room), follow=not self.past)
        board.border_title = title_of(look, look.seat in self.sitting.mine)
        root.query_one("#head", Static).update(heading(look))
        root.query_one("#pad-paper", Static).update(drawn(pad_of(seen)))
        root.query_one("#pad").border_title = text(f"cli.table.level.{look.level}")
        log = root.query_one("#log-paper", Static)
        log.update(self.log_of.written(look, log.content_size.width or PAPER))
        root.query_one("#log", VerticalScroll).scroll_end(animate=False)
        root.query_one("#now", Static).update(self.headline(look))
        self.call_after_refresh(self.list_moves)

    def viewed(self, look: Glance) -> Glance:
        """What is drawn: now, or the moment that is looked back at."""
        if not self.past:
            return look
        view = self.past.view
        moment, notes = self._recalled
        if moment is not view:
            self.recall(view)
        return replace(look, view=view, notes=notes if moment is view else None)

    @work(thread=True, exclusive=True, group="past")
    def recall(self, view: Any) -> None:
        """What the pad knew then, which may take a moment to find out."""
        assist = self.sitting.skills.assist
        notes = assist(view, self.sitting.level) if assist else None
        if not get_current_worker().is_cancelled and self.is_running:
            self._recalled = (view, notes)
            self.call_from_thread(self.draw)

    def headline(self, look: Glance) -> Text:
        """What to do now; or, looking back, what happened then."""
        return Text(self.past.told(look.names, look.seat) if self.past else look.now)

    def list_moves(self) -> None:
        """The moves that fit what is typed."""
        root = self.screen_stack[0]
        paper, line = root.query_one("#moves", Static), root.query_one(MoveLine)
        typed = "" if line.value.startswith("#") else line.value
        wide, tall = paper.content_size
        if self.past:
            paper.update(Text(text("cli.table.past"), style_of("dim")))
        elif wide and tall:
            paper.update(listing(self.choices(), typed, wide, tall))

    def said(self, words: str, refused: bool = False) -> None:
        """A line under the board: a hint, or why something cannot be done. None clears it."""
        paper = self.screen_stack[0].query_one("#said", Static)
        paper.update(Text(words))
        paper.set_class(refused, "refused")
        paper.display = bool(words)

    # what people do

    @on(Input.Changed)
    def typing(self) -> None:
        """Show what fits what is typed."""
        self.list_moves()

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        """A move, or a word to the table."""
        words = event.value.strip()
        event.input.value = ""
        self.said("" if self.sitting.over is None else text("cli.table.ended"))
        if self.past:
            self.action_look_back()
        word, _, rest = words.partition(" ")
        actions = {
            "help": self.action_help,
            "hint": self.action_hint,
            "back": self.action_take_back,
        }
        if words == "quit":
            self.exit()
        elif words in actions:
            actions[words]()
        elif words in ("yes", "no"):
            self.act(lambda seat: self.sitting.answer(words == "yes"))
        elif word == "say" and rest:
            self.act(lambda seat: self.sitting.talk(seat, rest))
        else:
            self.enter(words)

    def enter(self, words: str) -> None:
        """Make a move; with nothing typed, wait where one may."""
        look = self.shown
        if look is None or look.asked is None or not look.acts:
            if words and look is not None:
                why = "cli.table.not-now" if look.over is None else "cli.table.not-over"
                self.said(text(why, said=words), refused=True)
            return
        if words in ("", "wait") and look.asked.may_wait:
            self.act(self.sitting.wait)
        elif words:
            try:
                move = meant(look.name, words, look.choices, look.seen.view)
            except SleuthError as refused:
                self.said(explain(refused), refused=True)
                return
            self.act(lambda seat: self.sitting.play(seat, move))

    @work(thread=True, group="acts")
    def act(self, do: Callable[[Seat], None]) -> None:
        """Do something at the table; what is refused is said, and changes nothing."""
        if self.seat is None:
            return
        self._speech.copy().run(self.attempt, do, self.seat)
        self.ongoing.wake()

    def attempt(self, do: Callable[[Seat], None], seat: Seat) -> None:
        """Do it, or say why not."""
        try:
            with self.ongoing.lock:
                do(seat)
        except SleuthError as refused:
            self.call_from_thread(self.said, explain(refused), True)

    def action_help(self) -> None:
        """How to play here."""
        name = self.sitting.game.name
        codes = ("cli.table.help", f"cli.play.help.{name}", f"{name}.terminal.signs")
        body = "\n\n".join(found for code in codes if (found := find(code, None)))
        self.push_screen(Sheet(text("cli.table.key.help"), Text(body)))

    def action_hint(self) -> None:
        """The next step of help."""

        def ask(seat: Seat) -> None:
            given = self.sitting.hint(seat)
            self.call_from_thread(self.said, given)

        self.act(ask)

    def action_level(self) -> None:
        """Let the pad know more, and after the most nothing again."""
        levels = [level for level in self.sitting.levels if level != "hints"]
        with self.ongoing.lock:
            at = levels.index(self.sitting.level) if self.sitting.level in levels else -1
            self.sitting.level = levels[(at + 1) % len(levels)]
        self.ongoing.wake()

    def action_take_back(self) -> None:
        """Take one's last move back."""
        self.act(self.sitting.take_back)

    def action_look_back(self) -> None:
        """Look at what was, or again at what is."""
        if self.shown is None:
            return
        if self.past:
            self.past.close()
        else:
            self.past.open(self.shown.seen)
        self.draw()

    def action_eyes(self) -> None:
        """Once all is over, look through somebody else's eyes."""
        if self.shown is not None and self.shown.acts is False and not self.occasion.playing:
            everybody = [None, *map(Seat, range(len(self.shown.names)))]
            self.seat = everybody[(everybody.index(self.seat) + 1) % len(everybody)]
            self.ongoing.wake()

    def action_next(self) -> None:
        """Hand the keyboard on, where several people may act at once."""
        mine = self.sitting.mine
        if self.seat in mine:
            self.seat = mine[(mine.index(self.seat) + 1) % len(mine)]
            if self.curtain:
                self.push_screen(Curtain(self.sitting.names[self.seat]), lambda _: self.draw())
            self.ongoing.wake()

    @property
    def occasion(self) -> Occasion:
        """What is going on, for the keys."""
        mine, ended = self.sitting.mine, self.sitting.over is not None
        return Occasion(bool(mine), len(mine) > 1, ended, bool(self.past))

    def action_step(self, by: int) -> None:
        """One moment on or back."""
        if not self.past:
            self.action_look_back()
        self.past.step(by)
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """A key that does nothing says so: it has no meaning here, or not now."""
        action = KEYS.get(event.key)
        idle = action is None or not self.check_action(action, ())
        if idle and event.key.startswith("f") and event.key[1:].isdecimal():
            self.said(self.occasion.why_not(event.key), refused=True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Is there a key for this now?"""
        del parameters
        return self.occasion.allows(action)

    def action_board(self) -> None:
        """Move in the board with the arrow keys, then in the pad, then type again."""
        places = [self.query_one(f"#{place}") for place in ("line", "board", "pad")]
        at = next((n for n, place in enumerate(places) if place.has_focus), 0)
        places[(at + 1) % len(places)].focus()

    def action_type(self) -> None:
        """Type again."""
        self.query_one(MoveLine).focus()

    @work(thread=True, group="acts", exclusive=True)
    def action_review(self) -> None:
        """What each decision was worth, once the match is over."""
        self._speech.copy().run(self.review)

    def review(self) -> None:
        """Look at the whole match again, which may take a while."""
        from sleuth.cli.review import written
        from sleuth.study.review.reviewing import review

        try:
            with self.ongoing.lock:
                match = self.sitting.finished()
        except SleuthError as refused:
            self.call_from_thread(self.said, explain(refused), True)
            return
        self.call_from_thread(self.said, text("cli.review.progress"))
        body = "\n".join(written(review(match), self.sitting.names, Sheet.room(self.size.width)))
        self.call_from_thread(self.said, "")
        self.call_from_thread(self.push_screen, Sheet(text("cli.table.key.review"), Text(body)))

    def action_zoom(self, by: int) -> None:
        """Look at the board from nearer, or from farther."""
        drawing = self.sitting.skills.drawing
        if drawing is not None:
            self.near = min(max(0, self.near + by), drawing.nearest)
            self.draw()
            self.query_one("#board", BoardPanel).look()

    async def action_quit(self) -> None:
        """Leave the table."""
        self.exit()

    def on_unmount(self) -> None:
        """The match need not go on."""
        self.ongoing.stop()
        self.sitting.close()
