"""Words that a language has in common with English."""

SAME = {
    "de": {"Training"},
    "fr": {"Mission"},
}
