"""Words that are the same in every language."""

SAME = frozenset(
    {"Bus", "Taxi", "Mister X", "Monte Carlo", "Station {at} ({ways})", "Station {typed} …"}
)
