"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden, words

SCENE = Scene(
    "code-x",
    turn=(
        *(f".cx-hand button >> nth={n}" for n in range(3)),
        words("code-x.do.give"),
        ".cx-place.can",
        words("code-x.do.stand"),
        "body:has([data-guide='name']) .cx-place.can",  # once it is my turn
        ".cx-ways [data-guide^='go-']",
    ),
    bots=("novice",) * 4,
    options={"first": 0},
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
