"""The Last Spell: The Board Game."""
