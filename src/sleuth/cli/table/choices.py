"""The moves on offer in the words in which people type them: numbered, and completed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from sleuth.games import read_move
from sleuth.kernel.errors import Malformed
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Talents

LISTED = 20_000
"""Moves that are spelt at most to find those that fit what is being typed."""

NUMBER = "#"
"""With this before it, a number is the number of a move in the list."""


class Choices:
    """What one seat may do at one moment; spelt as far as anybody asks."""

    def __init__(self, moves: Moves[Any], view: Any, skills: Talents) -> None:
        self.count, self.moves = len(moves), moves
        self._moves = iter(islice(moves, LISTED))
        self._spell = speller(skills, view)
        self._words: list[str] = []

    def words(self) -> Iterator[str]:
        """Every move, as it is typed."""
        yield from self._words
        for move in self._moves:
            self._words.append(self._spell(move))
            yield self._words[-1]

    def fitting(self, typed: str, most: int) -> list[tuple[int, str]]:
        """The first moves that begin like this, with their numbers from 1."""
        begun = plain(typed)
        fits = ((n, each) for n, each in enumerate(self.words(), 1) if fitted(each, begun))
        return list(islice(fits, most))

    def completed(self, typed: str) -> str:
        """What is typed, as far as all moves that begin like it agree."""
        found = [
            each for _, each in self.fitting(typed, 500) if plain(each).startswith(plain(typed))
        ]
        if not found:
            return typed
        first, last = min(found), max(found)
        same = next((n for n, one in enumerate(first) if last[n : n + 1] != one), len(first))
        return first[:same] if same >= len(typed.lstrip()) else typed

    def numbered(self, said: str) -> str:
        """The words of a move that was named by its number; other words stay as they are."""
        bare = said.removeprefix(NUMBER)
        if bare == said or not bare.isdecimal():
            return said
        found = next(islice(self.words(), int(bare) - 1, None), None) if int(bare) else None
        if found is None:
            raise Malformed("move.no-such-number", n=int(bare), of=self.count)
        return found

    def bare(self, said: str, move: Any) -> None:
        """A number without its sign was meant for the list where it is no move now."""
        if not said.isdecimal() or not 0 < int(said) <= min(self.count, LISTED):
            return
        kinds = {type(each) for each in self.moves.listed}
        if type(move) not in kinds and move not in self.moves:
            named = next(islice(self.words(), int(said) - 1, None))
            raise Malformed("move.bare-number", n=int(said), move=named)


def speller(skills: Talents, view: Any) -> Callable[[Any], str]:
    """How a move is typed."""
    spell = skills.drawing.spell if skills.drawing else None
    if spell is None:
        return skills.notation.write
    return lambda move: spell(move, view)


def plain(said: str) -> str:
    """The same without what people leave out: small letters, single blanks."""
    return " ".join(said.lower().split())


def fitted(word: str, begun: str) -> bool:
    """Does a move begin like this, or one of its later words?"""
    bare = plain(word)
    return bare.startswith(begun) or f" {begun}" in bare


def meant(name: str, said: str, choices: Choices, view: Any) -> Any:
    """The move behind what was typed: by its number, or in the game's own words."""
    try:
        move = read_move(name, choices.numbered(said.strip()), view)
    except Malformed:
        choices.bare(said.strip(), None)
        raise
    choices.bare(said.strip(), move)
    return move
