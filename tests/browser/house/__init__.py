"""The house and its guests: who sits down with whom, and how strong they are."""
