"""`python -m tests.perft.write [GAME …]`: count again, and keep what was found."""

from __future__ import annotations

from tests.laws.rulebooks import subject
from tests.perft.count import counts, file, written
from tests.progress import asked, each


def keep(name: str) -> None:
    """Count the histories of every scene of one game."""
    of = subject(name)
    scenes = each(name, of.rulebook.scenes, lambda scene: scene.name)
    file(name).write_text(written({scene.name: counts(of, scene) for scene in scenes}))


if __name__ == "__main__":
    for name in asked():
        keep(name)
