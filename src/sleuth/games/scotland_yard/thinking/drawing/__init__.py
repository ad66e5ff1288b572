"""What is known of the game, drawn on its map."""
