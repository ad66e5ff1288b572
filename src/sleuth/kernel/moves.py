"""Moves on offer: a union of listed moves and of products, which nobody has to list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Sized
from itertools import chain, combinations, permutations, product
from math import comb, perm, prod
from operator import contains
from typing import Any, Generic, Protocol, TypeVar

from sleuth.kernel.data import Tagged, tag

M = TypeVar("M")


class Dice(Protocol):
    """A source of chance for those who choose: bots, tests, the arena."""

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each as likely."""


C = TypeVar("C", bound=Sized)


def weigh(choices: Sequence[C]) -> list[tuple[C, int, int]]:
    """Choices counted together, the last fastest: what a step of each is worth, and its size."""
    sizes = [len(choice) for choice in choices]
    return [(choice, prod(sizes[at + 1 :]), sizes[at]) for at, choice in enumerate(choices)]


class OneOf(Tagged, frozen=True):
    """One of these values."""

    values: tuple[Any, ...]

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def nth(self, n: int) -> Any:
        return self.values[n]


class Each(Tagged, frozen=True):
    """A tuple with one of the allowed values in each place."""

    places: tuple[tuple[Any, ...], ...]

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.places):
            return False
        return all(map(contains, self.places, value))

    def __iter__(self) -> Iterator[Any]:
        return product(*self.places)

    def __len__(self) -> int:
        return prod(map(len, self.places))

    def nth(self, n: int) -> Any:
        return self.unranked()(n)

    def unranked(self) -> Callable[[int], Any]:
        """`nth`, made quick by listing the two halves: 6 × 6 twice, not 6 × 6 × 6 × 6."""
        half = len(self.places) // 2
        high, low = (tuple(product(*part)) for part in (self.places[:half], self.places[half:]))
        size = len(low)
        return lambda n: high[n // size] + low[n % size]


class Some(Tagged, frozen=True):
    """`k` different values, in the order in which they stand here."""

    values: tuple[Any, ...]
    k: int

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.k:
            return False
        rest = iter(self.values)
        return all(one in rest for one in value)

    def __iter__(self) -> Iterator[Any]:
        return combinations(self.values, self.k)

    def __len__(self) -> int:
        return comb(len(self.values), self.k)

    def nth(self, n: int) -> Any:
        chosen, k = [], self.k
        for at, value in enumerate(self.values):
            if k and n < (with_it := comb(len(self.values) - at - 1, k - 1)):
                chosen.append(value)
                k -= 1
            elif k:
                n -= with_it
        return tuple(chosen)


class Arranged(Tagged, frozen=True):
    """`k` different values, in any order, and the order counts."""

    values: tuple[Any, ...]
    k: int

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.k:
            return False
        return len(set(value)) == self.k and all(one in self.values for one in value)

    def __iter__(self) -> Iterator[Any]:
        return permutations(self.values, self.k)

    def __len__(self) -> int:
        return perm(len(self.values), self.k)

    def nth(self, n: int) -> Any:
        rest, chosen = list(self.values), []
        for left in range(self.k, 0, -1):
            at, n = divmod(n, perm(len(rest) - 1, left - 1))
            chosen.append(rest.pop(at))
        return tuple(chosen)


Choice = OneOf | Each | Some | Arranged


class Product(Generic[M]):
    """Every move of one kind whose fields, given in order, each take an allowed value."""

    __slots__ = ("_choices", "_weights", "fields", "kind", "size")

    def __init__(self, kind: type[M], **fields: Choice) -> None:
        self.kind = kind
        self.fields: Mapping[str, Choice] = fields
        self._choices = tuple(fields.items())
        self._weights = tuple(
            (choice.unranked() if isinstance(choice, Each) else choice.nth, worth, size)
            for choice, worth, size in weigh(tuple(fields.values()))
        )
        self.size = prod(map(len, fields.values()))

    def has(self, move: object) -> bool:
        """Is this move in the product?"""
        if type(move) is not self.kind:
            return False
        for name, choice in self._choices:  # noqa: SIM110  hot
            if getattr(move, name) not in choice:
                return False
        return True

    __contains__ = has

    def __iter__(self) -> Iterator[M]:
        names = tuple(self.fields)
        for values in product(*self.fields.values()):
            yield self.kind(**dict(zip(names, values, strict=True)))

    def __len__(self) -> int:
        return self.size

    def nth(self, n: int) -> M:
        """The n-th move of the product, without listing those before it."""
        chosen = []
        for nth, worth, size in self._weights:
            chosen.append(nth(n // worth % size))
        return self.kind(*chosen)


class Moves(Generic[M]):
    """What a seat may do now: iterate it, count it, ask it `in`, or pick one by the dice."""

    __slots__ = ("_size", "listed", "products")

    def __init__(self, listed: Collection[M] = (), products: Collection[Product[Any]] = ()) -> None:
        self.listed: tuple[M, ...] = tuple(listed)
        self.products: tuple[Product[M], ...] = tuple(products)
        self._size = len(self.listed) + sum(map(len, self.products))

    def __contains__(self, move: object) -> bool:
        for each in self.products:
            if each.has(move):
                return True
        return move in self.listed

    def __iter__(self) -> Iterator[M]:
        return chain(self.listed, *self.products)

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"Moves(listed={self.listed!r}, products={[p.kind.__name__ for p in self.products]})"

    def nth(self, n: int) -> M:
        """The n-th move on offer, without listing those before it."""
        if n < len(self.listed):
            return self.listed[n]
        n -= len(self.listed)
        for each in self.products:
            if n < each.size:
                return each.nth(n)
            n -= each.size
        raise IndexError("no such move on offer")

    def pick(self, dice: Dice) -> M:
        """One move, each as likely."""
        return self.nth(dice.below(self._size))


class OfferedProduct(Tagged, frozen=True, tag="product"):
    """A product as the wire carries it."""

    kind: str
    fields: dict[str, Choice]


class Offered(Tagged, frozen=True):
    """Moves on offer as the wire carries them."""

    listed: tuple[Any, ...]
    products: tuple[OfferedProduct, ...]


def offered(moves: Moves[Any]) -> Offered:
    """The same moves, in the form in which a page gets them."""
    products = (OfferedProduct(tag(p.kind.__name__), dict(p.fields)) for p in moves.products)
    return Offered(moves.listed, tuple(products))
