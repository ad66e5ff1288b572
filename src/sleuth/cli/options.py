"""Flags that several commands have."""

from __future__ import annotations

from pathlib import Path

import click

data = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("data"),
    show_default=True,
    envvar="SLEUTH_DATA",
)
"""Where the house keeps its things."""
