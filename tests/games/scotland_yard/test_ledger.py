"""The file of values: what went in comes out, and a layer that was cut off goes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sleuth.games.scotland_yard.thinking.solution import ledger


def test_values_come_out_of_the_file_as_they_went_in(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    tables = {
        (3, 0, 0): dice.integers(0, 3, (5000, 7)).astype(np.uint16) * np.uint16(20000),
        (2, 1, 0): dice.integers(0, 1 << 16, (5000, 7)).astype(np.uint16),
        (2, 0, 1): np.full((5000, 7), 9, np.uint16),
    }
    book = ledger.resumed(tmp_path / "file")
    for key, each in tables.items():
        book.append(key, each)
    with (tmp_path / "file").open("ab") as file:
        file.write(b"VALS cut off")
    again = ledger.Ledger(tmp_path / "file")
    for key, each in tables.items():
        assert (again.table(key) == each).all()
        sets = dice.integers(0, 5000, 40)
        assert (again.rated(key, sets, [6, 0, 3]) == each[sets][:, [6, 0, 3]].T).all()
    again.append((1, 0, 0), tables[2, 1, 0])
    assert (ledger.Ledger(tmp_path / "file").table((1, 0, 0)) == tables[2, 1, 0]).all()
