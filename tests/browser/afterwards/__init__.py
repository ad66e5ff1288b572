"""After a match: its end, its record, and looking back on it."""
