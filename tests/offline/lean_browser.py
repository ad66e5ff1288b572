"""Run by itself, with the packed house and msgspec: loads every game, and lets light minds play.

Whatever else is installed cannot be loaded. Prints who played what to its end.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

STANDARD = {*sys.stdlib_module_names, "msgspec", "sleuth"}


class OnlyThese(MetaPathFinder):
    """Lets in msgspec, the house, and of Python's own library what is packed with them."""

    def __init__(self, unused: str) -> None:
        self.unused = re.compile(unused)

    def find_spec(self, name: str, path: Any, target: Any = None) -> None:
        at = name.replace(".", "/")
        left_out = self.unused.match(f"{at}/") or self.unused.match(f"{at}.py")
        if left_out or name.partition(".")[0] not in STANDARD or name.startswith("sqlite3"):
            raise ModuleNotFoundError(name)


def main(house: str, packages: str, unused: str) -> None:
    sys.path[:0] = [house]
    sys.path.append(packages)
    sys.meta_path.insert(0, OnlyThese(unused))
    from sleuth.web.offline.absent import stand_in

    stand_in()
    from sleuth.games import catalogue, talents
    from sleuth.players import cast
    from sleuth.web.offline import opening

    assert Path(opening.__file__).is_relative_to(house)
    for name in catalogue():
        talents(name)
    played = [(name, each) for name in sorted(catalogue()) for each in cast.light(name)]
    for name, each in played:
        play(name, each)
    sys.stdout.write(json.dumps(played))


def play(name: str, each: str) -> None:
    """A whole match of somebody with themselves."""
    from sleuth.games import game
    from sleuth.kernel.match import retrace, start
    from sleuth.players import cast
    from sleuth.players.driver import Driver

    rules = game(name)
    seats = min(rules.seats)
    match = start(rules, rules.options(), seats)
    ended = Driver(match, [cast.bot(name, each)] * seats, "lean").run()
    if each == cast.light(name)[0]:
        for stage in tuple(retrace(rules, match.options, seats, ended.record))[::5]:
            help_out(name, stage)


def help_out(name: str, stage: Any) -> None:
    """Fill in every pad, and give every hint."""
    from sleuth.games import talents

    able = talents(name)
    for seat in range(stage.seats):
        view = stage.view(seat)
        view = able.clocked(view, stage.now) if able.clocked else view
        if able.assist is not None:
            able.assist(view, "odds")
        for step in range(able.hint_steps):
            assert able.hint is not None
            able.hint(view, step)


if __name__ == "__main__":
    main(*sys.argv[1:])
