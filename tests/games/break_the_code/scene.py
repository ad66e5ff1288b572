"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden

SCENE = Scene(
    "break-the-code",
    share=0.60,
    turn=("button.q-card:enabled", ".dock-main .first"),
    options={"first": 0},
    naming=(0, ("[data-guide=name-code]", "[data-guide^=tile-]:enabled")),
    signs=(
        Signs(
            "tiles",
            (".tile-face.red", ".tile-face.blue", ".tile-face.green"),
            hidden(".tile-face > :nth-child(n + 4)"),
            sign=".tile-face > :last-child",
            more=3,
            rules=True,
        ),
        Signs(
            "squares of the pad",
            tuple(f".spot-form.{colour}" for colour in ("red", "blue", "green")),
            hidden(".spot-form > *"),
            ground="var(--paper)",
            more=3,
        ),
    ),
)
