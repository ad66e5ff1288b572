"""Looking back at decisions: what each was worth to the one who took it, by what it could know."""
