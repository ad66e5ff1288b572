"""Deals that are the same on every run of a test."""
