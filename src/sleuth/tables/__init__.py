"""The third floor: people, clocks and bots round a match."""
