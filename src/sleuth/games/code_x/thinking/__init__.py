"""How Code X is thought about: the codes left, tokens followed with the eyes, and the bots."""
