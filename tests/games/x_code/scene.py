"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden

SCENE = Scene(
    "x-code",
    share=0.45,
    turn=("[data-guide=ready]", "button.xc-pile:enabled"),
    bots=("novice",) * 2,
    options={"sand": 600, "time": 0},
    table={"pace": "calm", "assistance": "odds"},
    short={"keys": 3, "wild": 6},
    naming=(1, ("button.xc-held:enabled",)),
    waits=(1, {}),
    signs=(
        Signs(
            "cards",
            (".xc-card.left", ".xc-card.right"),
            hidden(".xc-arrow"),
            sign=".xc-arrow",
            rules=True,
        ),
        Signs(
            "kinds of cards",
            (".xc-card.left", ".xc-card.time", ".xc-card.wild"),
            hidden(".xc-card :is(.xc-arrow, .xc-symbol, .xc-sand-sign, .xc-star, .xc-wild-word)"),
            more=3,
            rules=True,
        ),
    ),
)
