"""Where he is lost, by field: the table against plain recursion, and the picture of it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.thinking.drawing import regions
from sleuth.games.scotland_yard.thinking.solution import studies
from tests.games.scotland_yard.test_values import silent, small


@pytest.mark.parametrize("number", range(5))
def test_so_many_fields_are_enough_and_fewer_are_not(number: int, tmp_path: Path) -> None:
    map_, brute = small(number)
    held = studies.tabulate(map_, tmp_path / "table", False, silent)
    posts = map_.posts[:3]
    for tickets in ((0, 0), (1, 1)):
        for at, left in enumerate(regions.needed(map_, held, posts, tickets)):
            won = [
                fields
                for fields in range(1, map_.last + 1)
                if brute.value(map_.last - fields, at, posts, tickets) == 1
            ]
            assert left == (0 if at in posts else min(won, default=0))


def test_every_station_is_drawn_and_counted() -> None:
    map_ = chart("village")
    drawn = regions.drawn(map_, [0, 3, 2, 0, 3, 0, 0, 0], 1, [6, 7, 8], "fields")
    tree = ElementTree.fromstring(drawn)
    name = "{http://www.w3.org/2000/svg}"
    marks = tree.findall(f"{name}circle[@class='at']"), tree.findall(f"{name}rect[@class='at']")
    assert [len(each) for each in marks] == [3 + 2, 2 + 1]  # stations, and the legend's
    words = [each.text for each in tree.findall(f"{name}text")]
    assert words == ["2 fields: 1", "3 fields: 2", "not sure: 2"]
