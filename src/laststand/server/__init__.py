"""The web table: tables, seats, a log that is committed before anyone hears of it."""
