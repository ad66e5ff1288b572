"""The second floor: who plays. Bots get views and dice, never a match."""
