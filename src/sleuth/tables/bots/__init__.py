"""Bots as seats at a table."""
