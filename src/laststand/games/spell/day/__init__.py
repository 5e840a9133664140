"""The Day: Upkeep, the Main Phase with its actions, and its end."""
