"""Hands at a table of Scotland Yard: somebody who plays, and people with bots at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Come, Somebody, t
from tests.browser.stage.other import Other
from tests.browser.waiting import either

GAME = "scotland-yard"


class Player:
    """Somebody at a table of Scotland Yard."""

    def __init__(self, who: Somebody) -> None:
        self.who, self.page = who, who.page

    @property
    def targets(self) -> Locator:
        """The stations that can be pressed."""
        return self.page.locator(".target")

    def my_turn(self, due: str) -> None:
        """Wait until the table waits for me."""
        expect(self.page.locator(".turn-line.mine")).to_contain_text(t(f"{GAME}.due.{due}"))

    def ready(self) -> None:
        """Be content with the start."""
        self.who.button(f"{GAME}.start.ready").click()
        expect(self.who.button(f"{GAME}.start.ready")).to_have_count(0)

    def role(self, seat: int, who: str, role: str) -> None:
        """Wait until somebody sits there, in this role."""
        card = self.page.locator(".seats .seat").nth(seat)
        expect(card.locator(".seat-name")).to_contain_text(who)
        expect(card.locator(".seat-role")).to_contain_text(t(f"{GAME}.role.{role}"))

    def go(self, to: int) -> None:
        """Type a station, go there, and see that it was taken."""
        expect(self.targets.first).to_be_attached()
        self.page.keyboard.type(str(to))
        going = self.who.button(f"{GAME}.tray.go-to", to=to)
        going.click()
        expect(going).to_have_count(0)

    def tap(self, station: int) -> None:
        """Put a finger on a station."""
        box = self.page.locator(f"[data-station='{station}'] .ring").bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def slot(self, n: int) -> Locator:
        """A field of the travel log."""
        return self.page.locator(".yard-slot .slot-at").nth(n - 1)

    def done(self, field: int) -> bool:
        """Wait until this field is filled and it is my turn again; or is all over?"""
        expect(self.slot(field)).not_to_be_empty()
        over = self.page.locator(".ending")
        return either(over, self.page.locator(".turn-line.mine")) == 0

    def pawn(self, seat: int, at: int) -> Locator:
        """A detective's piece on a station."""
        return self.page.locator(f".yard-pawn.d{seat}[aria-label$=' {at}']")


def gather(
    come: Come,
    people: str,
    *bots: str,
    assistance: str = "odds",
    ready: bool = True,
    others: Sequence[Other] = (),
    **options: Any,
) -> list[Player]:
    """People at one table, others who speak for themselves, bots; the first is Mister X."""
    found = [come(name).known() for name in people.split()]
    chairs = [*({} for _ in (*found[1:], *others)), *({"bot": bot} for bot in bots)]
    pace = {"pace": "instant", "assistance": assistance}
    table = found[0].table(*chairs, game=GAME, options=options, table=pace)
    for seat, one in enumerate(found[1:], 1):
        one.sit(table, seat)
    for other in others:
        other.who.sit(table, other.seat)
    found[0].ask("POST", f"/api/tables/{table}/start")
    for other in others:
        other.who.go(f"/table/{table}")
    players = [Player(one.go(f"/table/{table}")) for one in found]
    for player in players[1:] if ready else ():
        player.ready()
    return players
