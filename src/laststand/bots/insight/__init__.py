"""What a value sees of each game's table, as named numbers."""
