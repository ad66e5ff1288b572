"""Words that are the same in every language."""

SAME = frozenset({"Code: {code}", "orange"})
