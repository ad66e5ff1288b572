"""Words that a language has in common with English."""

SAME = {
    "es": {"no"},
    "fr": {"Centre"},
}
