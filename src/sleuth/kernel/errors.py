"""What can be wrong with what somebody sent: each error has a stable code and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

Detail = str | int

LONGEST = 200
"""Characters of a detail: it may quote what somebody sent, which may be long."""


class SleuthError(Exception):
    """Something was refused. `code` is stable, and finds the words in the catalogue of texts."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Detail] = {
            name: value[:LONGEST] if isinstance(value, str) else value
            for name, value in details.items()
        }

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({said})" if said else self.code


class IllegalMove(SleuthError):
    """The rules refuse. Told to the mover alone; a function of what the mover could see."""


class Malformed(SleuthError):
    """Not a move, an answer of chance, or a record at all."""


class NotSeated(SleuthError):
    """This person does not hold that seat."""


class NoSuchTable(SleuthError):
    """No table has that name."""


class NoSuchGame(SleuthError):
    """No game has that name."""


class NoSuchPuzzle(SleuthError):
    """No puzzle has that name."""


class Unproved(SleuthError):
    """A certificate that proves nothing; it names the state at which it fails."""


class Conflict(SleuthError):
    """Somebody else wrote first."""
