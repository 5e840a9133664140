"""The Night: Monster Phases and Hero Phases in turn, until Dawn."""
