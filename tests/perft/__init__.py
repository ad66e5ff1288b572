"""Law: the number of histories by depth, kept in one file per game."""
