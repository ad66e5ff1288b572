"""Moves on offer: unions of lists and products that count, number and own their moves."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleuth.kernel.data import Tagged
from sleuth.kernel.moves import Arranged, Each, Moves, OneOf, Product, Some, offered

values = st.lists(st.integers(0, 9), unique=True, max_size=5).map(tuple)
sizes = st.integers(0, 4)
choices = st.one_of(
    st.builds(OneOf, values),
    st.builds(Each, st.lists(values, max_size=3).map(tuple)),
    st.builds(Some, values, sizes),
    st.builds(Arranged, values, sizes),
)


class Pass(Tagged, frozen=True):
    """A move without fields."""


class Put(Tagged, frozen=True):
    """A move with two fields."""

    what: Any
    where: Any


class Other(Tagged, frozen=True):
    """A move of another kind, with the same fields."""

    what: Any
    where: Any


class Last:
    """Dice that always show the highest."""

    def below(self, n: int) -> int:
        return n - 1


def listed(choice: Any) -> list[Any]:
    """What a choice should hold, written out with itertools."""
    match choice:
        case OneOf(values=allowed):
            return list(allowed)
        case Each(places=places):
            return list(product(*places))
        case Some(values=allowed, k=k):
            return list(combinations(allowed, k))
        case Arranged(values=allowed, k=k):
            return list(permutations(allowed, k))
        case _:
            raise AssertionError(choice)


@given(choices)
@settings(deadline=None, max_examples=200)
def test_a_choice_counts_lists_numbers_and_owns_its_values(choice: Any) -> None:
    want = listed(choice)
    assert list(choice) == want
    assert len(choice) == len(want) == len(set(want))
    assert [choice.nth(n) for n in range(len(want))] == want
    assert all(value in choice for value in want)


@given(
    choices, st.one_of(st.integers(-1, 10), st.lists(st.integers(-1, 10), max_size=5).map(tuple))
)
@settings(deadline=None, max_examples=200)
def test_a_choice_owns_nothing_else(choice: Any, value: Any) -> None:
    assert (value in choice) == (value in listed(choice))


def test_choices_by_hand() -> None:
    assert [Some((5, 6, 7, 8), 2).nth(n) for n in (0, 2, 3, 5)] == [(5, 6), (5, 8), (6, 7), (7, 8)]
    assert (6, 5) not in Some((5, 6, 7), 2)
    assert (5, 5) not in Arranged((5, 6), 2)
    assert [Arranged((5, 6, 7), 2).nth(n) for n in (0, 3, 5)] == [(5, 6), (6, 7), (7, 6)]
    assert (5,) not in Each(((5,), (6,)))
    assert Other(5, 6) not in Product(Put, what=OneOf((5,)), where=OneOf((6,)))


@given(choices, choices)
@settings(deadline=None, max_examples=100)
def test_a_product_is_every_combination(what: Any, where: Any) -> None:
    of = Product(Put, what=what, where=where)
    want = [Put(a, b) for a, b in product(listed(what), listed(where))]
    assert list(of) == want
    assert len(of) == len(want)
    assert [of.nth(n) for n in range(len(want))] == want
    assert all(move in of for move in want)
    assert not any(Other(move.what, move.where) in of for move in want)
    assert "put" not in of


@given(choices, choices)
@settings(deadline=None, max_examples=100)
def test_moves_are_a_union(what: Any, where: Any) -> None:
    puts, others = Product(Put, what=what, where=where), Product(Other, what=where, where=what)
    moves: Moves[Any] = Moves([Pass()], [puts, others])
    want = [Pass(), *puts, *others]
    assert list(moves) == want
    assert len(moves) == len(want)
    assert [moves.nth(n) for n in range(len(want))] == want
    assert all(move in moves for move in want)
    assert moves.pick(Last()) == want[-1]
    with pytest.raises(IndexError):
        moves.nth(len(want))


def test_no_moves_are_false() -> None:
    assert not Moves()
    assert list(Moves()) == []
    assert Pass() not in Moves()


def test_a_million_moves_are_not_listed() -> None:
    guesses: Moves[Put] = Moves(
        products=[Product(Put, what=Each((tuple(range(100)),) * 5), where=OneOf((0,)))]
    )
    assert len(guesses) == 10**10
    assert guesses.nth(10**10 - 1) == Put((99,) * 5, 0)
    assert Put((1, 2, 3, 4, 99), 0) in guesses
    assert Put((1, 2, 3, 4, 100), 0) not in guesses


def test_what_the_wire_carries() -> None:
    sent = offered(Moves([Pass()], [Product(Put, what=OneOf((1,)), where=Some((1, 2), 1))]))
    assert sent.listed == (Pass(),)
    assert [(p.kind, dict(p.fields)) for p in sent.products] == [
        ("put", {"what": OneOf((1,)), "where": Some((1, 2), 1)})
    ]
