"""In a test the same is dealt on every run, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deals.dealer import Dealer
from tests.web.harness import Client, Server, run


def dealt(folder: Path, opened: int = 1) -> list[str]:
    """The seeds of two tables that somebody makes in a house of their own."""
    found: list[str] = []

    async def scene(server: Server) -> None:
        ada = await Client(server).call_me("Ada")
        for _ in range(2):
            chairs = [{"bot": "novice"}, {"bot": "novice"}]
            table = await ada.create(seating=chairs, table={"pace": "instant"})
            async with ada.at(table["id"]) as ear:
                found.append((await ear.over())["table"]["seed"])

    with Server(folder) as server:
        for _ in range(opened - 1):
            server.close()
            server.open()
        run(scene(server))
    return found


def test_two_runs_of_a_test_get_the_same_deals(tmp_path: Path) -> None:
    first = dealt(tmp_path / "first")
    assert len({*first}) == 2
    assert dealt(tmp_path / "second") == first


def test_a_house_that_is_opened_again_keeps_none_of_its_old_promises(tmp_path: Path) -> None:
    assert {*dealt(tmp_path / "once")}.isdisjoint(dealt(tmp_path / "twice", opened=2))


def test_other_deals_can_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = dealt(tmp_path / "usual")
    monkeypatch.setenv("SLEUTH_TEST_DEALS", "others")
    assert {*usual}.isdisjoint(dealt(tmp_path / "others"))


def test_who_does_not_say_which_gets_a_deal_that_nobody_can_foresee() -> None:
    assert Dealer(1)() != Dealer(1)()
