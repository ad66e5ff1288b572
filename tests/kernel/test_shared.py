"""The open board is folded once for all who hear of it together, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from sleuth.kernel.shared import shared, together

Board = tuple[int, ...]
Fact = list[int]
"""Facts are known by identity: a list has one of its own."""


def counted() -> tuple[list[Fact], Callable[[Board, Fact], Board]]:
    folded: list[Fact] = []

    @shared
    def tell(board: Board, fact: Fact) -> Board:
        folded.append(fact)
        return (*board, *fact)

    return folded, tell


def test_who_hears_the_same_together_shares_the_board() -> None:
    folded, tell = counted()
    start, fact = (1,), [2]
    with together():
        assert tell(start, fact) is tell(start, fact)
    assert folded == [fact]


def test_a_board_folded_later_joins_the_others() -> None:
    folded, tell = counted()
    early, late, fact = tuple([1, 2]), tuple([1, 2]), [3]
    assert early is not late
    with together():
        assert tell(early, fact) is tell(late, fact)
    assert folded == [fact]


def test_another_board_or_another_fact_is_folded_anew() -> None:
    folded, tell = counted()
    fact, alike = [3], [3]
    with together():
        boards = [tell((1,), fact), tell((2,), fact), tell((2,), alike)]
    assert boards == [(1, 3), (2, 3), (2, 3)]
    assert len(folded) == 3


def test_what_was_heard_is_forgotten_afterwards() -> None:
    folded, tell = counted()
    fact = [2]
    for _ in range(2):
        with together():
            tell((1,), fact)
    tell((1,), fact)
    assert len(folded) == 3


def test_another_thread_hears_for_itself() -> None:
    folded, tell = counted()
    fact = [2]
    with together():
        tell((1,), fact)
        other = Thread(target=tell, args=((1,), fact))
        other.start()
        other.join()
    assert len(folded) == 2
