"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden

SCENE = Scene(
    "code-x",
    share=0.42,
    turn=(
        *(f".cx-hand button >> nth={n}" for n in range(3)),
        ".dock-main .first:enabled",
        ".cx-place.can",
        ".dock-main .first:enabled",
        "body:has([data-guide='name']) .cx-place.can",  # once it is my turn
        ".dock [data-guide^='go-']:enabled",
    ),
    bots=("novice",) * 4,
    options={"first": 0},
    naming=(6, ("[data-guide='name']",)),
    waits=(4, {}),
    signs=(
        Signs(
            "tokens",
            (".cx-card",),
            hidden(".cx-card-letter"),
            sign=".cx-card-letter",
            paint="path",
            more=5,
            rules=True,
        ),
        Signs(
            "tiles",
            (".cx-owner",),
            hidden(".cx-owner text"),
            sign="text",
            paint="circle",
            more=5,
            after=4,
        ),
        Signs(
            "figures",
            (".cx-walker .cx-figure",),
            hidden(".cx-figure text"),
            sign="text",
            paint="path",
            more=5,
            after=7,
        ),
    ),
)
