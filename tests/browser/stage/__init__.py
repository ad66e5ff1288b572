"""What of a window is whose, in every state of every game."""
