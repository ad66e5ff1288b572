"""Words that are the same in every language."""

SAME = frozenset({"Mister X", "Station {at} ({ways})", "Station {typed} …"})
