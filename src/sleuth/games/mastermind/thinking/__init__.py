"""How Mastermind is thought about: the codes left, the guesses that split them, and the bots."""
