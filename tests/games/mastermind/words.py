"""Words that a language has in common with English."""

SAME = {
    "de": {"Code: {code}", "orange"},
    "fr": {"Points", "orange"},
}
