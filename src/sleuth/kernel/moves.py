"""Moves on offer: a union of listed moves and of products, which nobody has to list."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Sized
from functools import cache, lru_cache
from itertools import chain, combinations, permutations, product
from math import comb, perm, prod
from operator import attrgetter, contains
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
        return self.numbering(tuple)(n)

    def numbering(self, kind: Callable[[tuple[Any, ...]], M]) -> Callable[[int], M]:
        """`nth` of a kind, made quick by listing two halves: 6 × 6 twice, not 6 × 6 × 6 × 6."""
        half = len(self.places) // 2
        high, low = (tuple(product(*part)) for part in (self.places[:half], self.places[half:]))
        size = len(low)
        return lambda n: kind(high[n // size] + low[n % size])

    def owning(self, kind: type[Any], get: Callable[[Any], Any]) -> Callable[[object], bool]:
        """Is a move of this kind, with such a value? Made quick where all places allow the same."""
        n, allowed = len(self.places), frozenset(self.places[0] if self.places else ())
        if any(place != self.places[0] for place in self.places):
            return lambda move: type(move) is kind and get(move) in self

        def owns(move: object) -> bool:
            if type(move) is not kind:
                return False
            value = get(move)
            try:
                return isinstance(value, tuple) and len(value) == n and allowed.issuperset(value)
            except TypeError:  # what has no hash is none of them
                return False

        return owns


class Some(Tagged, frozen=True):
    """`k` different values, in the order in which they stand here."""

    values: tuple[Any, ...]
    k: int

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.k:
            return False
        rest = iter(self.values)
        for one in value:  # noqa: SIM110  hot
            if one not in rest:
                return False
        return True

    def __iter__(self) -> Iterator[Any]:
        return combinations(self.values, self.k)

    def __len__(self) -> int:
        return comb(len(self.values), self.k)

    def nth(self, n: int) -> Any:
        chosen, at = [], 0
        for before in _before(len(self.values), self.k):
            n += before[at]
            at = bisect_right(before, n)
            n -= before[at - 1]
            chosen.append(self.values[at - 1])
        return tuple(chosen)


@cache
def _before(of: int, k: int) -> tuple[list[int], ...]:
    """How many choices of k, of one fewer … of so many values begin before each of them."""
    return tuple(
        [comb(of, left) - comb(of - at, left) for at in range(of - left + 1)]
        for left in range(k, 0, -1)
    )


class Arranged(Tagged, frozen=True):
    """`k` of these values, in any order, and the order counts.

    A value that stands here twice may be chosen twice; equal ones stand together.
    """

    values: tuple[Any, ...]
    k: int

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.k:
            return False
        return all(value.count(one) <= self.values.count(one) for one in value)

    def __iter__(self) -> Iterator[Any]:
        found = permutations(self.values, self.k)
        return found if self._distinct() else iter(dict.fromkeys(found))

    def __len__(self) -> int:
        return _arrangements(self.values, self.k)

    def _distinct(self) -> bool:
        return len(set(self.values)) == len(self.values)

    def nth(self, n: int) -> Any:
        rest, chosen = list(self.values), []
        for left in range(self.k - 1, -1, -1):
            for value in dict.fromkeys(rest):
                after = rest.copy()
                after.remove(value)
                if n < (size := _arrangements(tuple(after), left)):
                    break
                n -= size
            chosen.append(value)
            rest.remove(value)
        return tuple(chosen)


def _arrangements(values: tuple[Any, ...], k: int) -> int:
    """In how many ways `k` of these values can stand in a row: equal values look alike."""
    kinds = set(values)
    if len(kinds) == len(values):
        return perm(len(values), k)
    return _ways(tuple(sorted(map(values.count, kinds))), k)


@lru_cache(maxsize=4096)
def _ways(counts: tuple[int, ...], k: int) -> int:
    """In how many ways `k` places can be filled, when each kind can be had so many times."""
    ways = [1] + [0] * k  # of filling so many of the places with the kinds seen so far
    for most in counts:
        ways = [
            sum(ways[n - m] * comb(n, m) for m in range(min(most, n) + 1)) for n in range(k + 1)
        ]
    return ways[k]


Choice = OneOf | Each | Some | Arranged


class Product(Generic[M]):
    """Every move of one kind whose fields, given in order, each take an allowed value."""

    __slots__ = ("fields", "has", "kind", "nth", "size")

    has: Callable[[object], bool]
    """Is this move in the product?"""

    nth: Callable[[int], M]
    """The n-th move of the product, without listing those before it."""

    def __init__(self, kind: type[M], **fields: Choice) -> None:
        self.kind = kind
        self.fields: Mapping[str, Choice] = fields
        self.has = owning(kind, fields)
        self.nth = numbered(kind, fields)
        self.size = prod(map(len, fields.values()))

    def __contains__(self, move: object) -> bool:
        return self.has(move)

    def __iter__(self) -> Iterator[M]:
        names = tuple(self.fields)
        for values in product(*self.fields.values()):
            yield self.kind(**dict(zip(names, values, strict=True)))

    def __len__(self) -> int:
        return self.size


def owning(kind: type[Any], fields: Mapping[str, Choice]) -> Callable[[object], bool]:
    """Is a move in a product: of its kind, and with an allowed value in each field?"""
    if len(fields) != 1:
        checks = tuple(fields.items())
        return lambda move: (
            type(move) is kind and all([getattr(move, name) in choice for name, choice in checks])
        )
    ((name, only),) = fields.items()
    get, holds = attrgetter(name), only.__contains__
    if isinstance(only, Each):
        return only.owning(kind, get)
    return lambda move: type(move) is kind and holds(get(move))


def numbered(kind: Callable[..., M], fields: Mapping[str, Choice]) -> Callable[[int], M]:
    """The n-th move of a product: its fields counted together, the last fastest."""
    choices = tuple(fields.values())
    if len(choices) != 1:
        return lambda n: kind(*counted(choices, n))
    (only,) = choices
    if isinstance(only, Each):
        return only.numbering(kind)
    nth = only.nth
    return lambda n: kind(nth(n))


def counted(choices: Sequence[Choice], n: int) -> list[Any]:
    """A value of each choice: what stands behind number `n`."""
    chosen = []
    for choice in reversed(choices):
        n, at = divmod(n, len(choice))
        chosen.append(choice.nth(at))
    return chosen[::-1]


class Moves(Generic[M]):
    """What a seat may do now: iterate it, count it, ask it `in`, or pick one by the dice."""

    __slots__ = ("_only", "_size", "listed", "products")

    def __init__(self, listed: Collection[M] = (), products: Collection[Product[Any]] = ()) -> None:
        self.listed: tuple[M, ...] = tuple(listed)
        self.products: tuple[Product[M], ...] = tuple(products)
        self._size = len(self.listed) + sum(each.size for each in self.products)
        alone = len(self.products) == 1 and not self.listed
        self._only = self.products[0].nth if alone else None

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
        n = dice.below(self._size)
        return self.nth(n) if self._only is None else self._only(n)


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
