"""Bars and curves: on one scale, within the terminal, in ASCII where it has to be, and as SVG."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import charts, main
from sleuth.cli.charts import Bar, curve, drawn_bar, drawn_bars, drawn_within

HALF = Bar("half", 0.5, "50 %", 0.25, 0.75)


def call(*words: str) -> Result:
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code == 0, result.output
    return result


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(charts, "speaks_unicode", lambda: True)


def test_a_bar_is_full_where_it_is_certain_and_lighter_within_its_interval() -> None:
    assert drawn_bar(HALF, 1.0, 20) == "█" * 5 + "▓" * 5 + "░" * 5
    assert drawn_bar(Bar("", 7, ""), 7, 4) == "████"
    assert drawn_bar(Bar("", 0, ""), 0, 4) == ""


def test_a_terminal_that_knows_only_ascii_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "speaks_unicode", lambda: False)
    drawn = [drawn_bar(HALF, 1.0, 20), curve([0, 1, 2]), drawn_within(1, 2, 3, (0, 4), 20)]
    assert all(each.isascii() for each in drawn)
    assert drawn[0] == "#####=====-----"


@pytest.mark.parametrize("columns", [40, 60, 200])
def test_no_line_is_wider_than_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = drawn_bars([HALF, Bar("a whole one", 1.0, "100 %")], top=1.0)
    assert max(map(len, lines)) < columns


def test_a_curve_rises_and_falls_with_its_values() -> None:
    assert curve([0, 1, 2, 4, 0]) == "▁▃▅█▁"
    assert curve([0, 0]) == "▁▁"
    assert curve([]) == ""


def test_what_arena_solve_and_review_find_is_drawn_and_saved(tmp_path: Path) -> None:
    plots = [tmp_path / f"{name}.svg" for name in ("arena", "solve", "review")]
    bots = (
        "arena",
        "mastermind",
        "--bots",
        "regular,regular",
        "--games",
        "2",
        "--options",
        '{"games": 1}',
    )
    assert (
        "█"
        in call(
            "solve", "mastermind", "--bot", "knuth", "--pegs", "3", "--plot", str(plots[1])
        ).stdout
    )
    call(*bots, "--plot", str(plots[0]), "--save", str(tmp_path / "kept"))
    record = next((tmp_path / "kept").iterdir())
    assert "█" in call("review", str(record), "--plot", str(plots[2])).stdout
    for plot in plots:
        drawn = ElementTree.parse(plot).getroot()
        assert drawn.tag.endswith("svg")
        assert drawn.get("viewBox")
    assert len(ElementTree.parse(plots[1]).getroot().findall("{*}rect")) >= 4


@pytest.mark.parametrize(
    "command", [("arena", "mastermind", "--bots", "regular,regular"), ("solve", "mastermind")]
)
def test_a_plot_that_cannot_be_written_is_refused_first(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    nowhere = tmp_path / "nowhere" / "plot.svg"
    result = CliRunner().invoke(main, [*command, "--plot", str(nowhere)])
    assert result.exit_code == 1
    assert result.stdout == ""
