"""The horde: how Monsters appear, move and attack."""
