"""The file of values: what went in comes out, what was cut off goes, what is damaged is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, packed
from sleuth.games.scotland_yard.thinking.solution import ledger, teams
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.quarters import QUARTER, near_each_other
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.kernel.errors import Malformed
from tests.games.scotland_yard.test_values import small

TOWN = small(0)[0]
EVERY = teams.threes(TOWN.size)


def tables() -> dict[Key, Array]:
    """Layers of few values, of many, and of one."""
    dice, shape = np.random.default_rng(1), (len(EVERY), TOWN.size)
    return {
        (3, 0, 0): dice.integers(0, 3, shape).astype(np.uint16) * np.uint16(20000),
        (2, 1, 0): dice.integers(0, 1 << 16, shape).astype(np.uint16),
        (2, 0, 1): np.full(shape, 9, np.uint16),
    }


def written(path: Path) -> Ledger:
    book = ledger.resumed(path, TOWN)
    for key, each in tables().items():
        book.append(key, each)
    return book


def test_values_come_out_of_the_file_as_they_went_in(tmp_path: Path) -> None:
    written(tmp_path / "file")
    with (tmp_path / "file").open("ab") as file:
        file.write(b"VALS cut off")
    again, dice = Ledger(tmp_path / "file"), np.random.default_rng(2)
    for key, each in tables().items():
        assert (again.table(key) == each).all()
        sets = dice.integers(0, len(EVERY), 40)
        rows = dice.permuted(EVERY[sets], axis=1)  # whoever stands where
        assert (again.rated(key, rows, [6, 0, 3]) == each[sets][:, [6, 0, 3]].T).all()
    again.append((1, 0, 0), tables()[2, 1, 0])
    assert (Ledger(tmp_path / "file").table((1, 0, 0)) == tables()[2, 1, 0]).all()


def test_neighbours_stand_nearer_to_each_other_than_by_their_numbers() -> None:
    map_ = packed()
    order = near_each_other(map_)
    assert sorted(order) == list(range(map_.size))
    assert apart(map_, order) < apart(map_, list(range(map_.size)))


def apart(map_: Packed, order: list[int]) -> int:
    """How many streets lead out of their quarter."""
    quarter = {station: place // QUARTER for place, station in enumerate(order)}
    streets = ((at, to) for at, ways in enumerate(map_.around) for to in ways)
    return sum(quarter[one] != quarter[other] for one, other in streets)


@pytest.mark.parametrize(
    "content",
    [b"", b"sleuth scotland-yard values 1\n", ledger.MAGIC, ledger.MAGIC + b"\x02\x00\x01\x00\x01"],
)
def test_another_file_is_no_file_of_values(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(Malformed, match=r"solve\.damaged"):
        Ledger(tmp_path / "file")


@pytest.mark.parametrize("part", ["lists", "block"])
def test_a_damaged_layer_is_refused(tmp_path: Path, part: str) -> None:
    path = tmp_path / "file"
    book = written(path)
    at = book.heads[2, 1, 0] + ledger.HEAD.size
    begin = at if part == "lists" else int(book.page((2, 1, 0)).starts[0]) + 5
    content = bytearray(path.read_bytes())
    content[begin] ^= 0x10
    path.write_bytes(content)
    with pytest.raises(Malformed, match=r"solve\.damaged"):
        Ledger(path).table((2, 1, 0))
