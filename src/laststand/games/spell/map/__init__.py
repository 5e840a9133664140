"""The map of a scenario: spots, sectors, sides, and what is seen from where."""
