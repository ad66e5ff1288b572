"""Looking back at a match: review, hints, transcripts and puzzles."""
