"""What the game can do besides its rules: as little as the house lets pass."""

from __future__ import annotations

from typing import Any, Final

from bench.cells import Mark
from sleuth.kernel.talents import Line, Talents, Thought


class Notation:
    """One word is enough."""

    def write(self, move: Any) -> str:
        return "mark"

    def read(self, text: str, view: Any) -> Any:
        return Mark()

    def line(self, fact: Any, view: Any) -> Line | None:
        return Line("cells.marked", {"seat": fact.seat})

    def show(self, view: Any) -> str:
        return str(view)


def regular(view: Any, heard: Any, dice: Any, budget: int, /) -> Thought[Any]:
    """Count, what else."""
    return Thought(Mark())


TALENTS: Final = Talents(
    notation=Notation(),
    toy=(None, 3),
    bots={"regular": regular, "random": regular},
    measures=lambda match: {},
    measure_names=(),
)
