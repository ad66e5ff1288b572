"""`python -m tests.golden.write [GAME …]`: play golden scenes again, and keep their transcripts."""

from __future__ import annotations

from tests.golden.transcript import file, written
from tests.laws.rulebooks import subject
from tests.progress import asked, each


def keep(name: str) -> None:
    """Write the transcripts of one game, and remove those of scenes that are gone."""
    scenes = {file(name, scene): scene for scene in subject(name).rulebook.goldens}
    for path, scene in each(name, scenes.items(), lambda row: row[1].name):
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(name, scene))
    for old in {*next(iter(scenes)).parent.glob("*.txt")} - {*scenes} if scenes else ():
        old.unlink()


if __name__ == "__main__":
    for name in asked():
        keep(name)
