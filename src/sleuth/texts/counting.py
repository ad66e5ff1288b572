"""How languages count: which form of a word goes with a number, by the rules of CLDR.

The browser has these rules built in (`Intl.PluralRules`); a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

Form = str
"""`one`, `many` or `other`, as CLDR names them; more where a language has more."""

MILLION = 1_000_000


def one_is_one(n: float) -> Form:
    """English, German: 1 day, 0 days, 1.5 days."""
    return "one" if n == 1 else "other"


def below_two_is_one(n: float) -> Form:
    """French: 0 jour, 1,5 jour, 2 jours, 1 000 000 de jours."""
    return "one" if abs(n) < 2 else millions(n)


def one_then_millions(n: float) -> Form:
    """Spanish: 1 día, 0 días, 1 000 000 de días."""
    return "one" if n == 1 else millions(n)


def millions(n: float) -> Form:
    """Whole millions, which Romance languages count like a noun."""
    return "many" if n and n % MILLION == 0 else "other"


RULES: Mapping[str, Callable[[float], Form]] = MappingProxyType(
    {
        "de": one_is_one,
        "en": one_is_one,
        "es": one_then_millions,
        "fr": below_two_is_one,
    }
)
"""Whoever adds a language adds its line here."""


def form(language: str, n: float) -> Form:
    """The form of a word that goes with a number."""
    return RULES.get(language, one_is_one)(n)
