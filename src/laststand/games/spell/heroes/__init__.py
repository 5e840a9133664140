"""Heroes: what they hold and gain, how they move, attack, use things, are wounded and die."""
