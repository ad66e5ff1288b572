"""Words that a language has in common with English."""

SAME = {
    "de": {"Bar", "Restaurant"},
    "es": {"Bar", "no", "{position}: {trait}, no"},
    "fr": {"Bar", "Information", "Restaurant", "drone"},
}
