"""The ledger: every rule of a game, where it is written, and how sure it is."""

from __future__ import annotations

from pathlib import Path

from laststand.kernel.content import read_toml, validated
from laststand.kernel.documents import LedgerDocument, RuleDocument
from laststand.kernel.errors import DocumentRefused


class Ledger:
    """The rules of one game by id, in the order of its rulebook."""

    def __init__(self, document: LedgerDocument, file: str) -> None:
        self.game = document.game
        self.name = document.name
        self.books = {book.id: book.title for book in document.book}
        self.rules: dict[str, RuleDocument] = {}
        for rule in document.rule:
            if rule.id in self.rules:
                raise DocumentRefused(f"{file}: rule '{rule.id}' stands there twice")
            if rule.book not in self.books:
                raise DocumentRefused(
                    f"{file}: rule '{rule.id}', field 'book': no book '{rule.book}', "
                    f"only {', '.join(self.books)}"
                )
            self.rules[rule.id] = rule

    @staticmethod
    def load(file: Path) -> Ledger:
        document = validated(read_toml(file), LedgerDocument, file.name)
        return Ledger(document, file.name)
