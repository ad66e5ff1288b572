"""Answers to those who ask: what a position is worth, how the game is opened, and why."""
