"""The steward of The Last Spell: by Day, in the Night, and in every question between."""
