"""What a table may settle before the game: its mode, its cards, and rulings where the books leave
two readings. The first value of each is the default."""

from __future__ import annotations

from typing import Final

from laststand.kernel.game import Setting, TableOption

GATES: Final = "TLS-LEVEL-5"
CARDS_TOO: Final = "cards-and-hit-points"
AT_ONCE: Final = "as-they-stop"
ALL: Final = "every-monster"

MODES: Final = [
    TableOption(
        "campaign", ["no", "yes"], "no", "mode", "TLS-MODE-1", {"yes": {"scenario": "gildenberg"}}
    ),
    TableOption("patterns", ["basic", "b-cards", "mixed"], "basic", "patterns", "TLS-SCOUT-2"),
    TableOption("epic", ["no", "yes"], "no", "epic", "TLS-EQUIP-3"),
    TableOption("heroes", ["choose", "random"], "choose", "heroes", "TLS-HERO-7"),
    TableOption("starting_perks", ["by-gates", "quick"], "by-gates", "perks", "TLS-LAKEBURG-6"),
]

RULINGS: Final = [
    TableOption("direction_deck", ["face-up", "face-down"], "face-up", "ruling", "TLS-SCOUT-5"),
    TableOption("shop_ability", ["yes", "no"], "yes", "ruling", "TLS-MAIN-3"),
    TableOption("panic_refill", [1, 2], 1, "ruling", "TLS-DAWN-4"),
    TableOption("starting_cards", ["chosen", "top"], "chosen", "ruling", "TLS-TRAIT-7"),
    TableOption("mist_on_day_1", ["advances", "waits"], "advances", "ruling", "TLS-MIST-2"),
    TableOption("first_player", ["passes", "stays"], "passes", "ruling", "TLS-FIRST-2"),
    TableOption("perk_gate", ["any-category", "own-category"], "any-category", "ruling", GATES),
    TableOption("selling", ["always", "shop-only"], "always", "ruling", "TLS-TRADEIN-6"),
    TableOption(
        "introduction_deaths", ["one-loses", "all-lose"], "one-loses", "ruling", "TLS-END-1"
    ),
    TableOption("night_end", [CARDS_TOO, "hit-points"], CARDS_TOO, "ruling", "TLS-END-3"),
    TableOption(
        "first_target", ["circle-first", "heroes-first"], "circle-first", "ruling", "TLS-TARGET-3"
    ),
    TableOption("monster_strikes", ["together", AT_ONCE], "together", "ruling", "TLS-TARGET-1"),
    TableOption("monster_line", ["open", "blocked"], "open", "ruling", "TLS-TARGET-7"),
    TableOption("sideways_step", ["one-point", "free"], "one-point", "ruling", "TLS-MOVE-12"),
    TableOption("armor_cards", ["any-number", "one-card"], "any-number", "ruling", "TLS-ARMOR-5"),
    TableOption("restored_movement", ["ignored", "kept"], "ignored", "ruling", "TLS-ARMOR-6"),
    TableOption("explosion", ["one-monster", ALL], "one-monster", "ruling", "TLS-ABILITY-6"),
    TableOption("engine_dice", ["rolled", "unrolled"], "rolled", "ruling", "TLS-ENGINE-4"),
    TableOption("harpy_cry", ["lasting", "fleeting"], "lasting", "ruling", "TLS-HARPY-13"),
    TableOption("dive_bomb", ["sure", "with-dice"], "sure", "ruling", "TLS-HARPY-3"),
    TableOption("repeated_hits", ["each-impact", "once"], "each-impact", "ruling", "TLS-SHAPE-18"),
    TableOption(
        "attacks_in_mist", ["shots-only", "all-attack"], "shots-only", "ruling", "TLS-TARGET-9"
    ),
    TableOption("circle_in_areas", ["spared", "hit-too"], "spared", "ruling", "TLS-STRUCTURE-4"),
    TableOption("tokens", ["no-limit", "box"], "no-limit", "ruling", "TLS-LIMIT-2"),
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
        self.mixes_cards: Final = settled["patterns"] == "mixed"  # TLS-SCOUT-14
        self.deals_heroes: Final = settled["heroes"] == "random"  # TLS-HERO-7
        self.quick_perks: Final = settled["starting_perks"] == "quick"  # TLS-LAKEBURG-6
        self.directions_open: Final = settled["direction_deck"] == "face-up"  # TLS-SCOUT-5
        self.has_shop_ability: Final = settled["shop_ability"] == "yes"  # TLS-MAIN-3
        self.adds_stock: Final = settled["campaign_stock"] == "added"  # TLS-LAKEBURG-3
        self.empties_stash: Final = settled["campaign_stash"] == "returned"  # TLS-LAKEBURG-4
        self.draws_weapons: Final = (
            self.deals_heroes or settled["starting_cards"] == "top"
        )  # TLS-TRAIT-7
        self.mist_waits: Final = settled["mist_on_day_1"] == "waits"  # TLS-MIST-2
        self.first_stays: Final = settled["first_player"] == "stays"  # TLS-FIRST-2
        self.own_category: Final = settled["perk_gate"] == "own-category"  # TLS-LEVEL-5
        self.sells_at_shop: Final = settled["selling"] == "shop-only"  # TLS-TRADEIN-6
        self.all_must_die: Final = settled["introduction_deaths"] == "all-lose"  # TLS-END-1
        self.strikes_at_once: Final = settled["monster_strikes"] == AT_ONCE  # TLS-TARGET-1
        self.lines_blocked: Final = settled["monster_line"] == "blocked"  # TLS-TARGET-7
        self.free_sidesteps: Final = settled["sideways_step"] == "free"  # TLS-MOVE-12
        self.keeps_tokens: Final = settled["restored_movement"] == "kept"  # TLS-ARMOR-6
        self.one_armor: Final = settled["armor_cards"] == "one-card"  # TLS-ARMOR-5
        self.cards_may_wait: Final = settled["night_end"] == "hit-points"  # TLS-END-3
        self.heroes_first: Final = settled["first_target"] == "heroes-first"  # TLS-TARGET-3
        self.blasts_all: Final = settled["explosion"] == ALL  # TLS-ABILITY-6
        self.engines_hit: Final = settled["engine_dice"] == "unrolled"  # TLS-ENGINE-4
        self.cry_fades: Final = settled["harpy_cry"] == "fleeting"  # TLS-HARPY-13
        self.bomb_rolls: Final = settled["dive_bomb"] == "with-dice"  # TLS-HARPY-3
        self.hits_once: Final = settled["repeated_hits"] == "once"  # TLS-SHAPE-18
        self.all_in_mist: Final = settled["attacks_in_mist"] == "all-attack"  # TLS-TARGET-9
        self.circle_is_hit: Final = settled["circle_in_areas"] == "hit-too"  # TLS-STRUCTURE-4
        self.tokens_run_out: Final = settled["tokens"] == "box"  # TLS-LIMIT-2
        self.refill: Final = int(settled["panic_refill"])  # TLS-DAWN-4
