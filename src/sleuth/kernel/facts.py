"""What is told, and to whom: the audience is part of a fact's type, and nobody is the default."""

from __future__ import annotations

from sleuth.kernel.data import Seat, Tagged


class Fact(Tagged, frozen=True):
    """Something that happened. A plain fact reaches nobody: only the umpire knows it."""

    def reaches(self, seat: Seat | None) -> bool:
        """May this seat know it? `None` is a spectator."""
        del seat
        return False


class Open(Fact, frozen=True):
    """A fact for everyone, playing or watching."""

    def reaches(self, seat: Seat | None) -> bool:
        del seat
        return True


class Shadow(Open, frozen=True):
    """An open fact that says only *that* something happened: ready, locked, moved unseen."""


class Own(Fact, frozen=True):
    """A fact for the one seat that it names."""

    seat: Seat

    def reaches(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Others(Fact, frozen=True):
    """A fact for every seat but the one that it names, and for no spectator."""

    seat: Seat

    def reaches(self, seat: Seat | None) -> bool:
        return seat is not None and seat != self.seat


class Pair(Fact, frozen=True):
    """A fact for the two seats that it names."""

    seat: Seat
    other: Seat

    def reaches(self, seat: Seat | None) -> bool:
        return seat in (self.seat, self.other)
