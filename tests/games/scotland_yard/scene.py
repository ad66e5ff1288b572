"""A turn at the page, and its pieces that differ in colour."""

from __future__ import annotations

from tests.browser.scene import Scene, Signs, hidden

SCENE = Scene(
    "scotland-yard",
    share=0.65,
    turn=(".target", ".dock-main .first"),
    bots=("random",) * 4,
    options={"version": "classic"},
    signs=(
        Signs(
            "stations",
            (
                ".yard-station:not(:has(.corner)):not(:has(.bar))",
                ".yard-station:has(.corner):not(:has(.bar))",
                ".yard-station:has(.corner):has(.bar)",
            ),
            hidden(".yard-station :is(.corner, .half, .bar)"),
            more=3,
        ),
        Signs(
            "lines",
            tuple(f".yard-legend .{way}" for way in ("taxi", "bus", "underground", "ferry")),
            """.yard-line { stroke-width: 3px !important; stroke-dasharray: none !important;
            stroke-linecap: butt !important; }""",
            ground="var(--town)",
            more=4,
        ),
        Signs(
            "pawns",
            tuple(f".yard-pawn.d{n}" for n in range(1, 5)),
            hidden(".pawn-number"),
            sign=".pawn-number",
            more=4,
        ),
        Signs(
            "tickets",
            tuple(f".yard-chip.{kind}" for kind in ("taxi", "bus", "underground")),
            ".ticket { font-size: 0 !important; }",
            more=3,
        ),
    ),
)
