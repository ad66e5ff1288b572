"""People and puzzles: who tried what, how well, and how many days in a row."""
