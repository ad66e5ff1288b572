"""The roof: the house on the web."""
