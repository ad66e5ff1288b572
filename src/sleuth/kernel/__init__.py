"""The ground floor: what every game shares. It is pure, and knows no game."""
