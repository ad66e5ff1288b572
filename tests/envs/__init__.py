"""Environments for learning: the official checks, and laws of our own."""
