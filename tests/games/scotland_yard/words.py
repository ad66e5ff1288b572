"""Words that are the same in every language."""

SAME = frozenset({"Bus", "Taxi", "Mister X", "Station {at} ({ways})", "Station {typed} …"})
