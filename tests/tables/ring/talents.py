"""What the toy can do besides its rules: a bot that always picks the same."""

from __future__ import annotations

from typing import Any, Final

from sleuth.kernel.talents import Line, Phrase, Talents, Thought
from tests.tables.ring import Pick


class Notation:
    """No more than the house needs."""

    def write(self, move: Any) -> str:
        return f"pick {move.number}"

    def read(self, text: str, view: Any) -> Any:
        return Pick(int(text.removeprefix("pick ")))

    def line(self, fact: Any, view: Any) -> Line | None:
        return Line(f"ring.{type(fact).__name__.lower()}", {"n": len(view.cards)})

    def show(self, view: Any) -> str:
        return str(view)


def regular(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Pick 3, whatever happens."""
    return Thought(Pick(3))


TALENTS: Final = Talents(
    notation=Notation(),
    toy=(None, 3),
    bots={"regular": regular, "random": regular},
    measures=lambda match: {},
    measure_names=(),
    phrases=(Phrase("ring.phrase.hm"),),
    rotates=True,
)
