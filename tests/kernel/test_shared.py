"""The open board is folded once for all who hear of it."""

from collections.abc import Callable

from sleuth.kernel.shared import KEPT, shared

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


def test_who_hears_the_same_shares_the_board() -> None:
    folded, tell = counted()
    start, fact = (1,), [2]
    assert tell(start, fact) is tell(start, fact)
    assert folded == [fact]


def test_a_board_folded_later_joins_the_others() -> None:
    folded, tell = counted()
    early, late, fact = tuple([1, 2]), tuple([1, 2]), [3]
    assert early is not late
    assert tell(early, fact) is tell(late, fact)
    assert folded == [fact]


def test_another_board_or_another_fact_is_folded_anew() -> None:
    folded, tell = counted()
    fact, alike = [3], [3]
    assert [tell((1,), fact), tell((2,), fact), tell((2,), alike)] == [(1, 3), (2, 3), (2, 3)]
    assert len(folded) == 3


def test_only_the_latest_are_kept() -> None:
    folded, tell = counted()
    facts = [[n] for n in range(KEPT + 1)]
    for fact in (*facts, facts[-1], facts[0]):
        tell((), fact)
    assert len(folded) == KEPT + 2
