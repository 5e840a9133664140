"""The kernel: choices, steps, chance, matches and records. It knows no game."""
