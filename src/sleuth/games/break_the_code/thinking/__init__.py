"""How Break the Code is thought about: the hands left, what a card would tell, and the bots."""
