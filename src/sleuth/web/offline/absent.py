"""What a browser lacks: modules that can be loaded there in name only."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

ABSENT: Final = ("joblib", "numpy", "numpy.typing", "segno")
"""Arrays, processes and QR codes: the tables and the lighter minds do without."""


class Missing:
    """Anything of a module that is not there, and whatever would be made of it.

    It can be named, kept and reckoned with, as constants are when a module is loaded; who wants a
    value of it is told what is missing.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Missing:
        return Missing(f"{self._name}.{name}")

    def _as_it_is(self, *given: Any, **named: Any) -> Missing:
        return self

    def _lacks(self) -> Any:
        raise ModuleNotFoundError(self._name)

    __call__ = __getitem__ = __add__ = __sub__ = __mul__ = __truediv__ = __pow__ = _as_it_is
    __lshift__ = __rshift__ = __and__ = __or__ = __xor__ = __neg__ = __invert__ = _as_it_is
    __radd__ = __rsub__ = __rmul__ = __rlshift__ = __rand__ = __ror__ = _as_it_is
    __bool__ = __iter__ = __len__ = __int__ = __float__ = __index__ = _lacks


class AbsentModule(ModuleType):
    """A module of which everything is missing."""

    def __getattr__(self, name: str) -> Missing:
        if name.startswith("__"):
            raise AttributeError(name)
        return Missing(f"{self.__name__}.{name}")


def stand_in() -> None:
    """From now on these modules can be loaded; they have no values."""
    for name in ABSENT:
        sys.modules[name] = AbsentModule(name)
