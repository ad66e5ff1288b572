"""Bots as people write them, right and wrong."""
