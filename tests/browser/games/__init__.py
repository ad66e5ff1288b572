"""Whole games in a browser, each with what only it has."""
