"""The panels of the screen: the board one can move in, the line one types on, the curtain."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import ScrollableContainer
from textual.screen import ModalScreen
from textual.suggester import Suggester
from textual.widgets import Input, Static

from sleuth.cli.table.choices import Choices
from sleuth.cli.table.inks import drawn
from sleuth.kernel.picture import Picture, width
from sleuth.texts import text

WIDEST = 100
"""Columns that a sheet over the table has at most."""


class BoardPanel(ScrollableContainer, can_focus=True):
    """The board: the arrow keys move in it where it is larger than its panel."""

    BINDINGS = [
        Binding("plus,equals_sign", "app.zoom(1)", show=False),
        Binding("minus", "app.zoom(-1)", show=False),
        Binding("escape,enter", "app.type", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._paper = Static(id=f"{id}-paper")
        self._eye: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        yield self._paper

    def show(self, picture: Picture, follow: bool) -> None:
        """Draw a picture, and look at what matters where that has moved."""
        self._paper.update(drawn(picture))
        roomy = max(map(width, picture.rows), default=0) < self.size.width
        self.styles.align_horizontal = "center" if roomy else "left"
        if picture.eye is not None and (follow or picture.eye != self._eye):
            self._eye = picture.eye
            self.call_after_refresh(self.look)

    def look(self) -> None:
        """Bring what matters into the middle."""
        if self._eye is not None:
            column, row = self._eye
            wide, tall = self.size
            self.scroll_to(column - wide // 2, row - tall // 2, animate=False)


class Completing(Suggester):
    """Writes on what is typed, as far as one move only begins like it."""

    def __init__(self, choices: Callable[[], Choices]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._choices = choices

    async def get_suggestion(self, value: str) -> str | None:
        """The whole move, if there is one that begins like this."""
        found = self._choices().fitting(value, 1)
        return found[0][1] if found and found[0][1].startswith(value) else None


class MoveLine(Input):
    """Where moves are typed: Tab completes, up and down go through the moves that fit."""

    BINDINGS = [
        Binding("tab", "complete", show=False),
        Binding("up", "browse(-1)", show=False),
        Binding("down", "browse(1)", show=False),
    ]

    def __init__(self, choices: Callable[[], Choices]) -> None:
        super().__init__(
            id="line", placeholder=text("cli.table.type"), suggester=Completing(choices)
        )
        self._choices = choices
        self._begun: str | None = None
        self._at = -1

    def action_complete(self) -> None:
        """Write as much as is certain."""
        self.value = self._choices().completed(self.value)
        self.cursor_position = len(self.value)

    def action_browse(self, by: int) -> None:
        """The next move that begins as it was typed, or the one before."""
        if self._begun is None:
            self._begun, self._at = self.value, -1 if by > 0 else 0
        fits = self._choices().fitting(self._begun, 500)
        if fits:
            self._at = (self._at + by) % len(fits)
            begun, at = self._begun, self._at
            self.value = fits[at][1]
            self.cursor_position = len(self.value)
            self._begun, self._at = begun, at

    def on_key(self, event: events.Key) -> None:
        """Whoever types begins anew."""
        if event.key not in ("up", "down"):
            self._begun = None


class Curtain(ModalScreen[None]):
    """Stands between two people at one terminal; behind it nothing is drawn."""

    BINDINGS = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, who: str) -> None:
        super().__init__()
        self.who = who

    def compose(self) -> ComposeResult:
        yield Static(text("cli.table.curtain", who=self.who), id="curtain")


class Sheet(ModalScreen[None]):
    """A page to read: help, phrases, a review; any key of these closes it."""

    BINDINGS = [Binding("escape,enter,f1,f7,q", "dismiss", show=False)]

    def __init__(self, title: str, body: Text) -> None:
        super().__init__()
        self.heading = title
        self.body = body

    @staticmethod
    def room(columns: int) -> int:
        """Columns that it has in a terminal of so many, its edges not counted."""
        return min(WIDEST, columns * 9 // 10) - 6

    def compose(self) -> ComposeResult:
        page = ScrollableContainer(Static(self.body), id="sheet")
        page.border_title = self.heading
        page.border_subtitle = "Esc"
        yield page
