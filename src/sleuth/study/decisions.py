"""Records in bulk as decisions: what a seat saw, what it played, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sleuth.kernel.data import Over, Played, Seat
from sleuth.kernel.errors import Malformed, SleuthError
from sleuth.kernel.match import AnyMatch
from sleuth.study import told, transcript


class RecordedMove(NamedTuple):
    """One move: who played it, seeing what, and how the match ended for that seat.

    `outcome` is 1 for those who won, -1 for the others, 0 where all or none did, or where the
    match did not end. `name` is who played, if the record says so; `record` is its file.
    """

    record: str
    game: str
    seat: Seat
    name: str
    view: Any
    move: Any
    outcome: int


def decisions(folder: str | Path, seat: int | None = None) -> Iterator[RecordedMove]:
    """Every decision in the records of a folder, one after another; of one seat, if it is named.

    Records are read one at a time, in the order of their names: a million decisions need no more
    memory than one match. Takebacks are left out: what was taken back was decided by nobody.
    A record in text (`.txt`) is played again; one with its facts (`.json`) is believed, and read
    several times as fast.

    >>> import sleuth
    >>> import pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> match = sleuth.play(sleuth.new("mastermind", games=1, first=0), 0, "hide RGBY")
    >>> _ = (folder / "one.txt").write_text(sleuth.save(sleuth.play(match, 1, "RGBY")))
    >>> [(each.seat, each.move, each.view.code) for each in sleuth.decisions(folder)]
    [(0, Hide(code=(0, 1, 2, 3)), None), (1, Guess(code=(0, 1, 2, 3)), None)]
    """
    if not isinstance(folder, str | Path):
        raise Malformed("records.none", folder=type(folder).__name__)
    if seat is not None and (type(seat) is not int or seat < 0):
        raise Malformed("match.no-such-seat", seat=str(seat))
    every = Path(folder).glob("*.*")
    files = sorted(file for file in every if file.suffix in READERS and file.is_file())
    if not files:
        raise Malformed("records.none", folder=str(folder))
    return (each for file in files for each in read(file) if seat is None or each.seat == seat)


def read(file: Path) -> Iterator[RecordedMove]:
    """The decisions of one record; what is wrong with it is told with its name."""
    try:
        yield from READERS[file.suffix](file)
    except UnicodeDecodeError:
        raise Malformed("records.wrong", record=file.name, why="record.first-line") from None
    except SleuthError as wrong:
        raise Malformed("records.wrong", record=file.name, why=str(wrong)) from None


def played_again(file: Path) -> Iterator[RecordedMove]:
    """The decisions of a record in text: its facts follow from its inputs."""
    found = transcript.read(file.read_text(encoding="utf-8"))
    match, named = found.match, found.headers.get
    names = [named(f"name {each}", "") for each in range(match.seats)]
    outcomes = outcome(match.pending(), match.seats)
    for seat, view, move in decided(match, found.stood):
        about = (file.name, match.game.name, seat, names[seat])
        yield RecordedMove(*about, view, move, outcomes[seat])


def believed(file: Path) -> Iterator[RecordedMove]:
    """The decisions of a match that was kept with its facts."""
    kept, game = told.read(file.read_bytes())
    names = (*kept.names, *[""] * kept.seats)
    outcomes = outcome(kept.result, kept.seats)
    for seat, view, move in told.decided(kept, game):
        yield RecordedMove(file.name, game.name, seat, names[seat], view, move, outcomes[seat])


READERS = {".txt": played_again, ".json": believed}


def keep(folder: Path, match: AnyMatch, names: Sequence[str], deal: int, turn: int) -> None:
    """Write the record of one match; equal contests write equal files."""
    headers = {f"name {seat}": name for seat, name in enumerate(names)}
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{match.game.name}-{deal:06}-{turn}.txt"
    file.write_text(transcript.write(match, headers), encoding="utf-8")


def keep_told(folder: Path, match: AnyMatch, names: Sequence[str], deal: int, turn: int) -> None:
    """The same with its facts, for one who reads many of them."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{match.game.name}-{deal:06}-{turn}.json"
    file.write_bytes(told.write(match, names))


def decided(match: AnyMatch, stood: Sequence[AnyMatch]) -> Iterator[tuple[Seat, Any, Any]]:
    """The decisions of one match that stand, each with the view from which it was taken.

    `stood` is how it was before each of its entries: it was looked at from there when it was read.
    """
    for before, entry in zip(stood, match.standing, strict=False):
        if isinstance(came := entry.came, Played):
            yield came.seat, before.view(came.seat), came.move


def outcome(over: object, seats: int) -> list[int]:
    """What a match was worth to each seat."""
    if not isinstance(over, Over) or len(over.winners) in (0, seats):
        return [0] * seats
    return [1 if seat in over.winners else -1 for seat in range(seats)]
