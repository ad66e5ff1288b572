"""One row a game: a table of it, a turn at it, and its pieces that differ in colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Somebody, t

QUICK = {"pace": "instant", "assistance": "odds"}


@dataclass(frozen=True)
class Signs:
    """Pieces that differ in colour, and the form or letter that tells them apart without it."""

    name: str
    pieces: tuple[str, ...]
    """What to look at; of those that one selector finds, one of each `paint`."""

    flaw: str
    """The style that would take form and letter away, and leave the colour."""

    sign: str = ""
    """The part of a piece that is looked at; all of it without."""

    ground: str = "var(--board)"
    """What they lie on."""

    paint: str = ""
    """The part of a piece whose paint is its colour."""

    more: int = 2
    """At least so many kinds are in sight."""

    after: int = 0
    """They are in sight after so many presses of the turn."""

    rules: bool = False
    """They are in sight on the page of rules, and only by chance at the table."""


@dataclass(frozen=True)
class Scene:
    """A game against bots: how it is set up, and a turn of one's own, press by press."""

    game: str
    turn: tuple[str, ...]
    signs: tuple[Signs, ...]
    bots: tuple[str, ...] = ("novice",)
    options: Mapping[str, Any] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=lambda: QUICK)
    short: Mapping[str, Any] = field(default_factory=dict)
    """Options of a match that is soon over."""

    def plan(self) -> dict[str, Any]:
        """How a table of it is set up."""
        return {"game": self.game, "options": {**self.options}, "table": {**self.table}}

    def open(self, who: Somebody) -> Somebody:
        """Sit down at a table that has begun, and wait for the turn."""
        bots = ({"bot": bot} for bot in self.bots)
        who.go(f"/table/{who.table(*bots, **self.plan(), start=True)}")
        expect(self.press(who, 0)).to_be_visible()
        return who

    def press(self, who: Somebody, n: int) -> Locator:
        """What is pressed next in the turn."""
        return who.page.locator(f"{self.turn[n]} >> visible=true").first

    def bots_only(self, who: Somebody) -> str:
        """A match that only bots play; its table."""
        chairs = [{"bot": bot} for bot in (self.bots[0], *self.bots)]
        plan = {"game": self.game, "seats": len(chairs), "seating": chairs, "table": QUICK}
        options = {**self.options, **self.short}
        made: str = who.ask("POST", "/api/tables", **plan, options=options, start=True)["id"]
        return made


def words(code: str) -> str:
    """The button with these words."""
    return f"button:text-is('{t(code)}')"


def hidden(*what: str) -> str:
    """The style that hides this, and leaves its room."""
    return f"{', '.join(what)} {{ visibility: hidden !important; }}"


MASTERMIND = Scene(
    "mastermind",
    turn=(*(f".palette button >> nth={n}" for n in (0, 1, 1, 2)), ".tray .first"),
    options={"games": 1, "first": 1, "colours": 9, "blanks": True},
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

BREAK_THE_CODE = Scene(
    "break-the-code",
    turn=("button.q-card:enabled", ".btc-tray .first"),
    options={"first": 0},
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

CODE_X = Scene(
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

X_CODE = Scene(
    "x-code",
    turn=(words("x-code.do.ready"), "button.xc-pile:enabled"),
    bots=("novice",) * 2,
    options={"sand": 600, "time": 0},
    table={"assistance": "odds"},
    short={"keys": 3, "wild": 6},
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


SCOTLAND_YARD = Scene(
    "scotland-yard",
    turn=(".target", ".yard-tray .first"),
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
            tuple(f".yard-purses .ticket.{kind}" for kind in ("taxi", "bus", "underground")),
            ".ticket { font-size: 0 !important; }",
            more=3,
        ),
    ),
)

SCENES = (MASTERMIND, BREAK_THE_CODE, CODE_X, X_CODE, SCOTLAND_YARD)
NAMES = [scene.game for scene in SCENES]
