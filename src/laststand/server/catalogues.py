"""The language of an answer, as whoever asks wishes."""

from __future__ import annotations

from laststand import catalogues
from laststand.catalogues import Catalogue
from laststand.server.problems import Problem


class Catalogues(catalogues.Catalogues):
    """The languages of the server."""

    def of(self, language: str) -> Catalogue:
        try:
            return super().of(language)
        except KeyError:
            raise Problem(404, "no-such-language") from None

    def preferred(self, accept_language: str) -> Catalogue:
        """The catalogue for an Accept-Language header; English where none fits."""
        for wish in _by_weight(accept_language):
            if wish in self.languages:
                return self.of(wish)
        return self.of("en")


def _by_weight(header: str) -> list[str]:
    wishes: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return [language for _, language in sorted(wishes, key=lambda wish: wish[0])]
