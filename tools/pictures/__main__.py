"""`make pictures`: every screen of every game at two widths, from matches that bots really play."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from sleuth.games import catalogue, talents
from sleuth.kernel.game import AnyGame
from sleuth.players.cast import CAST
from tools.pictures.camera import Camera, cameras
from tools.pictures.house import Json, Person, open_house
from tools.pictures.player import Player

MOST = 4
"""Chairs at a table, where the game has so many."""

OPTIONS: dict[str, Json] = {
    "mastermind": {"games": 2, "first": 1},
    "x-code": {"sand": 120, "time": 0},
}
MIDDLE = {"break-the-code": 1, "mastermind": 3, "scotland-yard": 8, "x-code": 12}
"""After how many moves of one's own a match is at its middle; four elsewhere."""


ROOMS = ("home", "puzzles", "puzzle-today", "me", "explore-scotland-yard")
SCREENS = ("middle", "end", "review")
"""What the docs show: of the house, and of every game."""


def kept(camera: Camera, games: Iterable[str], there: Path) -> None:
    """The pictures of the docs, wide and on a phone."""
    there.mkdir(parents=True, exist_ok=True)
    for name in (*ROOMS, *(f"{game}-{screen}" for game in games for screen in SCREENS)):
        for width in camera.pages:
            camera.keep(name, width, there)


def say(text: str) -> None:
    """Progress."""
    print(f"{time.strftime('%H:%M:%S')}  {text}", flush=True)


def hall(camera: Camera, ada: Person, bob: Person, games: list[str]) -> None:
    """The home page: first as a stranger's, then with open tables of others and one's own."""
    camera.go("/")
    camera.take("home", ready(".game"))
    for name in games:
        bob.open_table(name, [{"me": True}, {}], table={"public": True})
    ada.open_table(games[0], [{"me": True}, {}])
    camera.go("/")
    camera.take("lobby", ready(".go-on .button.first"))
    camera.take("new-table", dialogue, whole=False)
    for room in ("tables", "friends", "games"):
        camera.go(f"/{room}")
        camera.take(room, ready("main.room h1"))


def afterwards(camera: Camera) -> None:
    """What there is besides tables: one's own page, puzzles, and a solved game."""
    rooms = {"me": ".me-who", "puzzles": ".puzzle-today", "puzzle/today": "[data-board]"}
    for room, seen in {**rooms, "explore/scotland-yard": ".explorer-deed"}.items():
        camera.go(f"/{room}")
        camera.take(room.replace("/", "-"), ready(seen))


class ready:  # noqa: N801  reads as a verb
    """Waits until something is in sight."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __call__(self, page: Page, width: int, /) -> None:
        """Wait."""
        del width
        page.locator(self.what).first.wait_for()


def dialogue(page: Page, width: int) -> None:
    """What can be agreed on before a table is set up."""
    del width
    page.locator(".game .button.square").first.click()
    page.locator("dialog.setup .helps").wait_for()


def pad(page: Page, width: int) -> None:
    """Where the pad has no place of its own, it is behind a button."""
    button = page.locator("button[data-guide=pane-pad]:visible")
    if button.count():
        button.first.click()
        page.locator(".drawer .pad").wait_for()


def half_way(page: Page, width: int) -> None:
    """A finished match, at half of its steps."""
    del width
    slider = page.locator("input[type=range]").first
    slider.wait_for()
    most = int(slider.get_attribute("max") or 0)
    slider.fill(str(most // 2))
    page.locator(".stage-board[aria-busy=false]").wait_for()


def pad_then(page: Page, width: int) -> None:
    """The same step through the eyes of somebody, with the pad of then."""
    page.locator(".step-eyes").select_option("0")
    page.locator(".stage-board[aria-busy=false]").wait_for()
    beside(page, "pad")
    page.locator(".looking .pad").wait_for()
    page.wait_for_timeout(1500)


def chart(page: Page, width: int) -> None:
    """What was left to know, step by step."""
    beside(page, "chart")
    page.locator(".worlds").wait_for()


def beside(page: Page, pane: str) -> None:
    """Bring something forward beside the board, by its sign or its name."""
    if page.locator(f"[data-pane={pane}]").count():
        return
    sign = page.locator(f"button[data-guide=pane-{pane}]:visible")
    (sign.first if sign.count() else page.locator(".drawer-top .chip").nth(PANES[pane])).click()


def reviewed(page: Page, width: int) -> None:
    """What each decision was worth, once it is worked out."""
    beside(page, "review")
    page.locator(".review-decisions li").first.wait_for()


PANES = {"log": 0, "pad": 1, "chart": 2, "review": 3, "match": 4}
"""What stands beside the board of a look back, in this order."""


def shoot(camera: Camera, ada: Person, game: AnyGame) -> None:
    """Every screen of one game."""
    name, seats = game.name, min(MOST, game.seats.stop - 1)
    able = talents(name)
    others = [{"bot": bot} for bot in [*CAST][1:seats]]
    camera.go(f"/rules/{name}")
    camera.take(f"{name}-rules", ready("main h1"))
    camera.go(f"/table/{ada.open_table(name, [{'me': True}, {}], seats=seats)}")
    camera.take(f"{name}-waiting", ready(".chairs"))
    table = ada.open_table(
        name,
        [{"me": True}, *others],
        options=OPTIONS.get(name, {}),
        table={"assistance": "hints", "pace": pace(name)},
        start=True,
    )
    camera.go(f"/table/{table}")
    with Player(ada, table, name, able.bot_like("expert")) as player:
        played(camera, player, name)
    camera.take(f"{name}-end", ready(".ending"))
    camera.go(f"/match/{table}")
    camera.take(f"{name}-replay", half_way)
    camera.take(f"{name}-replay-pad", pad_then)
    camera.take(f"{name}-replay-chart", chart)
    if able.insight is not None:
        camera.take(f"{name}-review", reviewed)


def pace(name: str) -> str:
    """Bots act at once, except where all act at the same time against a clock."""
    return "human" if talents(name).clocked else "instant"


def played(camera: Camera, player: Player, name: str) -> None:
    """A match from its first decision over its middle to its end."""
    player.play_on(0)
    camera.take(f"{name}-start", ready("[data-board]"))
    player.play_on(MIDDLE.get(name, 4))
    camera.take(f"{name}-middle")
    camera.take(f"{name}-pad", pad)
    for page in camera.pages.values():
        page.reload()
    player.play_on(10_000)


def main() -> None:
    """Take them all."""
    games = catalogue()
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--chromium", required=True)
    asked.add_argument("--out", type=Path, default=Path("build/pictures"))
    asked.add_argument("--docs", type=Path, help="a folder for lighter ones, for the docs")
    asked.add_argument("--theme", choices=["light", "dark"], action="append")
    asked.add_argument("--language", default="en")
    asked.add_argument("--games", default=",".join(games))
    wanted = asked.parse_args()
    names = wanted.games.split(",")
    wanted.out.mkdir(parents=True, exist_ok=True)
    with open_house() as address:
        ada, bob = Person(address, "Ada", 2), Person(address, "Bob", 5)
        themes = wanted.theme or ["light", "dark"]
        settings = (wanted.out, wanted.chromium, themes, wanted.language)
        with cameras(ada, *settings) as camera:
            say("hall")
            hall(camera, ada, bob, names)
            for name in names:
                say(name)
                shoot(camera, ada, games[name])
            say("afterwards")
            afterwards(camera)
            if wanted.docs is not None:
                kept(camera, names, wanted.docs)
            camera.beside("phones", *(f"{name}-middle" for name in games))
    say(f"{len(list(wanted.out.glob('*.png')))} pictures in {wanted.out}")


if __name__ == "__main__":
    main()
