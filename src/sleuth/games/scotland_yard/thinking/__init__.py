"""How Scotland Yard is thought about: where Mister X may be, how both sides go, and the bots."""
