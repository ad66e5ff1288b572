"""The house from the terminal."""

import click


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="sleuth")
def main() -> None:
    """Play, serve and study deduction games."""
