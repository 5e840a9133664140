"""The Last Stronghold (Barrett Publishing): 1–2 players, five locations, one boss."""
