"""Who of the house is how strong: pairings, what came of them, and ratings fitted to that."""
