"""Moments to think about: what a seat was told, and moves that follow from it."""
