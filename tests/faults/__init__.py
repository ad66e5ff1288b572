"""What can go wrong: power, disk, bots, crowds. Nothing is lost, and the others go on."""
