"""What a table may settle before the game: its mode, its cards, and rulings where the books leave
two readings. The first value of each is the default."""

from __future__ import annotations

from typing import Final

from laststand.kernel.game import Setting, TableOption

MODES: Final = [
    TableOption("campaign", ["no", "yes"], "no", "mode", "TLS-MODE-1"),
    TableOption("patterns", ["basic", "b-cards"], "basic", "patterns", "TLS-SCOUT-2"),
    TableOption("starting_perks", ["by-gates", "quick"], "by-gates", "perks", "TLS-LAKEBURG-6"),
]

RULINGS: Final = [
    TableOption("direction_deck", ["face-up", "face-down"], "face-up", "ruling", "TLS-SCOUT-5"),
    TableOption("shop_ability", ["yes", "no"], "yes", "ruling", "TLS-MAIN-3"),
    TableOption("panic_refill", [1, 2], 1, "ruling", "TLS-DAWN-4"),
    TableOption("campaign_stock", ["chest", "added"], "chest", "ruling", "TLS-LAKEBURG-3"),
    TableOption("campaign_stash", ["kept", "returned"], "kept", "ruling", "TLS-LAKEBURG-4"),
]


class Rulings:
    """The table's answers. Immutable, so that clones of the table share them."""

    def __init__(self, options: dict[str, Setting]) -> None:
        settled = {option.name: option.default for option in MODES + RULINGS}
        settled.update(options)
        self.is_campaign: Final = settled["campaign"] == "yes"  # TLS-MODE-1
        self.uses_b_cards: Final = settled["patterns"] == "b-cards"  # TLS-SCOUT-2
        self.quick_perks: Final = settled["starting_perks"] == "quick"  # TLS-LAKEBURG-6
        self.directions_open: Final = settled["direction_deck"] == "face-up"  # TLS-SCOUT-5
        self.has_shop_ability: Final = settled["shop_ability"] == "yes"  # TLS-MAIN-3
        self.adds_stock: Final = settled["campaign_stock"] == "added"  # TLS-LAKEBURG-3
        self.empties_stash: Final = settled["campaign_stash"] == "returned"  # TLS-LAKEBURG-4
        self.refill: Final = int(settled["panic_refill"])  # TLS-DAWN-4
