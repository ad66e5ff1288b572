"""The scene of every game: its own, or the one that any game has at a plain table."""

from __future__ import annotations

from sleuth.games import game, talents
from tests.browser.scene import Scene
from tests.games import brought, has_page, missing


def scene_of(name: str) -> Scene:
    """A turn at the page of a game."""
    own = brought(name, "scene")
    if own is not None:
        found: Scene = own.SCENE
        return found
    assert not has_page(name), missing(name, "scene.py")
    return plain(name)


def plain(name: str) -> Scene:
    """A turn at a plain table: the first choice each time, and then the button that does it."""
    bot = talents(name).bot_like("novice")
    return Scene(
        name,
        turn=(".plain-choices button", ".dock-main .first"),
        signs=(),
        bots=(bot,) * (game(name).seats.start - 1),
        table={"pace": "instant"},
    )
