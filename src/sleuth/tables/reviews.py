"""Reviews of matches that are over: apart from the tables, kept, and one at a time for a person."""

from __future__ import annotations

from hashlib import sha256

from sleuth.kernel.codec import encode
from sleuth.kernel.match import AnyMatch
from sleuth.study.review.report import VERSION
from sleuth.study.review.reviewing import review
from sleuth.tables.archive import Archive, Asker
from sleuth.tables.limits import Flood


class Reviews:
    """Asks the archive; whoever waits for a review cannot ask for another."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._waiting: set[str] = set()

    async def of(self, person: str, match: AnyMatch) -> bytes:
        """The review of a match, worked out once for all who played, brought or look at it."""
        if person in self._waiting:
            raise Flood("review.one", wait=2)
        self._waiting.add(person)
        try:
            return await self._archive.look(
                (fingerprint(match), f"review {VERSION}", None, 0),
                lambda: self._archive.apart(lambda asker: reviewed(match, asker)),
            )
        finally:
            self._waiting.discard(person)


def reviewed(match: AnyMatch, asker: Asker) -> bytes:
    """A review as it goes out; between two seats the work looks round whether it is wanted."""
    return encode(review(match, lambda done, of: asker.demand()))


def fingerprint(match: AnyMatch) -> str:
    """What a match is known by: its rules, what was agreed on, and its whole record."""
    about = (match.game.name, match.game.version, match.options, match.seats, tuple(match.record))
    return sha256(encode(about)).hexdigest()
