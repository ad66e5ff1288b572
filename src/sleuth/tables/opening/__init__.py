"""How tables come into being: planned, again after a match, or from a record."""
