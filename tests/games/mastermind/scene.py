"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden

SCENE = Scene(
    "mastermind",
    share=0.45,
    turn=(*(f".palette button >> nth={n}" for n in (0, 1, 1, 2)), ".dock-main .first"),
    options={"games": 1, "first": 1, "colours": 9, "blanks": True},
    waits=(0, {"first": 0}),
    signs=(
        Signs(
            "pegs",
            (".palette .peg",),
            hidden(".peg-letter"),
            sign=".peg-letter",
            paint="circle:nth-of-type(2)",
            more=9,
        ),
        Signs(
            "key pegs",
            (".key.red", ".key.white"),
            ".key.white { fill: #fdf6e6; r: 5.8px; stroke: #7c1b10; stroke-width: 1px; }",
            rules=True,
        ),
    ),
)
