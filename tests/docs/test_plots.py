"""The plots of the results are those that their figures draw."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.docs.shown import ROOT
from tools import ladders, moving, plots


def test_every_plot_is_drawn_from_its_figures() -> None:
    drawings = plots.drawings()
    assert {path.name for path in drawings} >= {
        "code-x.svg",
        "x-code.svg",
        "mastermind-choosing.svg",
    }
    for path, drawn in drawings.items():
        assert path.read_text(encoding="utf-8") == drawn, f"python tools/plots.py draws {path.name}"


def test_ladders_are_told_as_they_were_measured() -> None:
    for path, body in ladders.written().items():
        assert path.read_text(encoding="utf-8") == body, f"python tools/ladders.py writes {path}"


def test_a_point_lies_within_its_interval_on_the_page() -> None:
    row = {"label": "a < b", "value": 0.5, "interval": [0.4, 0.6], "goal": 0.9}
    drawn = ElementTree.fromstring(plots.plot("Some & all", 0, 1, [row]))
    (point,) = (each for each in drawn if each.tag.endswith("circle"))
    within, goal = (each for each in drawn if each.get("stroke") in ("#1f5fa8", "#b3261e"))
    assert float(within.attrib["x1"]) < float(point.attrib["cx"]) < float(within.attrib["x2"])
    assert float(goal.attrib["x1"]) > float(within.attrib["x2"])


def test_the_moving_picture_shows_a_match_that_is_really_played() -> None:
    rows = moving.rows()
    assert [left for *_, left in rows] == sorted((left for *_, left in rows), reverse=True)
    assert rows[-1][1:] == (4, 0, 0)
    kept = (ROOT / "docs/pictures/moving.svg").read_text(encoding="utf-8")
    assert kept == moving.picture(), "python tools/moving.py draws it"
