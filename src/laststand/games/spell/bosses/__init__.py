"""The Bosses of the scenarios and what they bring."""
