"""The ground floor, tried on toys with the hardest shapes."""
