"""What holds for every game, tested once: each law is a function of a Subject."""
