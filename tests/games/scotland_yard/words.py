"""Words that a language has in common with English."""

SAME = {
    "de": {"Bus", "Mister X", "Monte Carlo", "Station {at} ({ways})", "Station {typed} …", "Taxi"},
    "es": {
        "Bus",
        "Detective",
        "Detective 1",
        "Detective 2",
        "Detective 3",
        "Detective 4",
        "Detectives",
        "Mister X",
        "Taxi",
        "taxi",
    },
    "fr": {
        "Bus",
        "Double",
        "Mister X",
        "Station {at}",
        "Station {at} ({ways})",
        "Station {typed} …",
        "Taxi",
        "Tickets",
        "Version",
        "bus",
        "taxi",
        "{n} station",
        "{n} stations",
    },
}
