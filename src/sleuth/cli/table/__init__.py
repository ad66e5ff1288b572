"""Tables in a terminal: one place at a match, here or in a house, and two ways to show it."""
