"""What the toy can do besides its rules: bots that press once, fail, or never answer."""

from __future__ import annotations

import time
from typing import Any, Final

from sleuth.kernel.talents import Line, Phrase, Talents, Thought
from tests.tables.bell import Press


class Notation:
    """No more than the house needs."""

    def write(self, move: Any) -> str:
        return "press"

    def read(self, text: str, view: Any) -> Any:
        return Press()

    def line(self, fact: Any, view: Any) -> Line | None:
        return Line(f"bell.{type(fact).__name__.lower()}", {"n": view.presses})

    def show(self, view: Any) -> str:
        return str(view)


def once(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Press while there are less than two presses; then wait, but answer what is said."""
    if heard and view.presses < 3:
        return Thought(Press())
    return Thought(Press() if view.presses < 2 else None)


def chatty(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Say something each time."""
    return Thought(None, (Phrase("bell.phrase.ding"),))


def broken(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Break down."""
    raise RuntimeError("broken on purpose")


def hung(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Never answer."""
    time.sleep(3600)
    raise AssertionError


TALENTS: Final = Talents(
    notation=Notation(),
    toy=(None, 2),
    bots={"random": once, "once": once, "chatty": chatty, "broken": broken, "hung": hung},
    measures=lambda match: {},
    measure_names=(),
    phrases=(Phrase("bell.phrase.ding"),),
)
