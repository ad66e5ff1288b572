"""What stands in lines round the board: who plays, what happened, what can be done."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from sleuth.cli.table.choices import NUMBER, Choices
from sleuth.cli.table.glance import Glance
from sleuth.cli.table.inks import style_of
from sleuth.texts import text

GAP = 2
BUSY = "▸"
KEPT = 200
"""Sentences of the past that the log shows at most."""


def heading(look: Glance) -> Text:
    """The game, how far it is, and everybody at the table: who is waited for is marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {text(f'{look.name}.name')} ", style_of("mark"))
    if look.stands:
        line.append(f"· {look.stands} ", style_of("dim"))
    for seat, name in enumerate(look.names):
        waited = seat in look.waiting and look.over is None
        mark = BUSY if waited else " "
        ink = "mark underline" if seat == look.seat else "bold" if waited else "dim"
        line.append(f" {mark}", style_of("mark"))
        line.append(name, style_of(ink))
    return line


def title_of(look: Glance, own: bool) -> str:
    """The game; once all is over, also whose eyes it is seen with, where they are not one's own."""
    name = text(f"{look.name}.name")
    if look.over is None or own:
        return name
    if look.seat is None:
        return text("cli.table.beside", game=name)
    return text("cli.table.through", game=name, who=look.names[look.seat])


class ScreenLog:
    """What happened and what was said, in the order in which it came."""

    def __init__(self) -> None:
        self._after: list[int] = []  # for each word: the sentences that stood there before it

    def written(self, look: Glance, wide: int) -> Text:
        """The newest last and brightest, in so many columns."""
        heard, told = look.heard, look.lines
        del self._after[len(heard) :]
        self._after += [len(told)] * (len(heard) - len(self._after))
        said = [(n, 0, each, "") for n, each in enumerate(told)]
        said += [(n - 1, 1, each, "cyan") for n, each in zip(self._after, heard, strict=True)]
        last = sorted(said, key=lambda each: each[:2])[-KEPT:]
        page = Text()
        for n, (_, _, words, ink) in enumerate(last, 1):
            faded = ink or ("" if n > len(last) - 3 else "dim")
            page.append("\n".join(wrap(words, wide)) + "\n", style_of(faded))
        page.rstrip()
        return page


NumberedMove = tuple[str, str]
"""The number of a move, and its words."""


def columned(cells: list[NumberedMove], wide: int, tall: int) -> tuple[int, int]:
    """In how many columns of what width the first moves fit, as many as there is room for."""
    for columns in range(max(1, wide // 6), 0, -1):
        longest = max(len(number) + 1 + len(words) for number, words in cells[: columns * tall])
        if columns * (longest + GAP) - GAP <= wide:
            return columns, longest
    return 1, wide


def listing(choices: Choices, typed: str, wide: int, tall: int) -> Text:
    """The moves that fit what is typed, numbered, in as many columns as there is room for."""
    found = choices.fitting(typed, 4 * wide)
    if not found:
        return Text("")
    cells = [(f"{NUMBER}{n}", words) for n, words in found]
    columns, longest = columned(cells, wide, tall)
    room = columns * tall
    shown = cells[: room if choices.count <= room or typed else room - 1]
    lines = -(-len(shown) // columns)
    page = Text(no_wrap=True, overflow="ellipsis")
    for at in range(lines):
        for number, words in shown[at::lines]:
            page.append(number, style_of("dim"))
            page.append(f" {words}".ljust(longest - len(number) + GAP), style_of("bold"))
        page.append("\n")
    rest = choices.count - len(shown)
    if rest > 0 and not typed:
        page.right_crop(1)
        page.append(f"+{rest}", style_of("dim"))
    return page
