"""Last Bastion (Repos Production): 1–4 players, nine tiles, four Horde boards, the Warlords."""
