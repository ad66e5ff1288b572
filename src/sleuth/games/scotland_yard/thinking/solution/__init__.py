"""The solution of the beginner version: sure wins, and the value where nothing is sure."""
