"""`python -m sleuth` is `sleuth`."""

from sleuth.cli import main

main(prog_name="sleuth")
