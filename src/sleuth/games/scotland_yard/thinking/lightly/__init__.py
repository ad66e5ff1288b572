"""Minds of little span without arrays: the same moves, wherever they play."""
