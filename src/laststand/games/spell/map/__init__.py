"""The map and the Town on it: spots, sectors, sides, slots, and what is seen from where."""
