"""The layouts a database has had, and how each becomes the next."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from laststand.kernel.errors import LaststandError

UPGRADES: Final[dict[int, list[str]]] = {
    1: ["ALTER TABLE tables ADD COLUMN open_luck BOOLEAN NOT NULL DEFAULT false"],
    2: ["ALTER TABLE tokens ADD COLUMN link VARCHAR(64)"],
    3: ["ALTER TABLE tables ADD COLUMN lesson BOOLEAN NOT NULL DEFAULT false"],
}
"""By layout, the statements that lead to the next; the same for SQLite and PostgreSQL. What is a
table of its own is made with those that are missing."""

LAYOUT: Final = max(UPGRADES) + 1


def settle(connection: sa.Connection, metadata: sa.MetaData, about: sa.Table) -> None:
    """Makes the database one of the present layout, whatever it was."""
    if not sa.inspect(connection).has_table(about.name):
        metadata.create_all(connection)
        connection.execute(about.insert().values(schema=LAYOUT))
        return
    found = connection.execute(sa.select(about.c.schema)).scalar()
    if found is None or not min(UPGRADES) <= found <= LAYOUT:
        raise LaststandError(
            f"the database is of layout {found}, this program reads layouts 1 to {LAYOUT}"
        )
    for layout in range(found, LAYOUT):
        for statement in UPGRADES[layout]:
            connection.execute(sa.text(statement))
    metadata.create_all(connection)  # what came since without a change to what was there
    if found != LAYOUT:
        connection.execute(about.update().values(schema=LAYOUT))
