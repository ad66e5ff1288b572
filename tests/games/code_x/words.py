"""Words that are the same in every language."""

SAME = frozenset({"Bar", "Restaurant"})
