"""The fewest slots of a deal: found by an exact search, and agreed to by the rules."""

from __future__ import annotations

import pytest

from sleuth.games.x_code.pieces import Options
from sleuth.games.x_code.thinking.fewest import Deal, Now, discards, fewest, steps
from tools import fewest as tool


def breadth_first(deal: Deal) -> int:
    """The same by trying everything, slot by slot."""
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    wave = {Now(hands, deal.order, len(deal.order), (), deal.faces)}
    slot = 0
    while all(now.open for now in wave):
        seat = slot % len(deal.hands)
        found = {then for now in wave for _, then in steps(now, seat, deal)}
        wave = found | {
            then for now in wave if len(now.hands[seat]) >= 3 for _, then in discards(now, seat)
        }
        slot += 1
    return slot


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (((2, 2, 4), (3, 5, 4)), (3, 5)),  # a swap each way
        (((2, 2, 3), (4, 4, 5)), (3, 5)),  # nothing but to lay
        (((2, 4), (2, 4)), (3, 5, 3, 5)),
        (((2, 3, 5), (3, 4, 4)), (2, 5)),
    ],
)
def test_the_search_finds_what_trying_everything_finds(
    hands: tuple[tuple[int, ...], ...], order: tuple[int, ...]
) -> None:
    deal = Deal(hands, order, 3, 6)
    line = fewest(deal)
    assert line.slots == breadth_first(deal) == len(line.steps)


def test_a_stuck_card_comes_back_by_a_discard() -> None:
    """Four fives are needed, and the last is with somebody who cannot pass it on."""
    line = fewest(Deal(((11, 10, 10), (11,)), (), 4, 5))
    assert ("discard", 3) in {(what, len(cards)) for what, cards in line.steps}


def test_what_lacks_cards_cannot_be_solved() -> None:
    with pytest.raises(ValueError, match="cannot be solved"):
        fewest(Deal(((2, 2), (4, 4)), (), 3, 6))


def test_the_rules_call_it_solved_at_that_moment() -> None:
    options = Options(level=1, keys=3, time=0, wild=0)
    pairs = [tool.compare(options, 2, f"test:{deal}") for deal in range(3)]
    assert all(team is None or best <= team for best, team in pairs)
    assert tool.summary(pairs)["deals"] == 3
