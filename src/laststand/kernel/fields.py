"""What the fields of a position name: things by their ids, piles by what is known of them."""

from __future__ import annotations

from typing import Any

from laststand.kernel.bag import Bag, Layer
from laststand.kernel.documents import BagDocument
from laststand.kernel.errors import DocumentRefused


def number(names: list[str], id: str, field: str) -> int:
    """A thing by its id."""
    if id not in names:
        raise DocumentRefused(f"position, field '{field}': there is no '{id}'")
    return names.index(id)


def numbers(names: list[str], ids: list[str], field: str) -> list[int]:
    return [number(names, id, field) for id in ids]


def write_bag(bag: Bag) -> dict[str, Any]:
    return {
        "pool": [bag.names[card] for card in bag.pool],
        "layers": [
            {"unknown": layer.unknown, "known": [bag.names[card] for card in layer.known]}
            for layer in bag.layers
        ],
    }


def read_bag(name: str, names: list[str], document: BagDocument, field: str) -> Bag:
    layers = [
        Layer(layer.unknown, numbers(names, list(layer.known), field)) for layer in document.layers
    ]
    pool = sorted(numbers(names, list(document.pool), field))
    if any([layer.size == 0 for layer in layers]):
        raise DocumentRefused(f"position, field '{field}': a layer of the pile has no cards")
    if sum([layer.unknown for layer in layers]) != len(pool):
        raise DocumentRefused(
            f"position, field '{field}': its layers have places for another number of cards than "
            f"the {len(pool)} of its pool"
        )
    return Bag(name, names, pool, layers)
