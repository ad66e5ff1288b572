"""Bots, the workers they think in, and the arena where they meet."""
