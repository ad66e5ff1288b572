"""Environments for learning: PettingZoo, Gymnasium, and what they count and see with.

Everything that an agent observes is made from the View of its seat, and from nothing else.
"""
