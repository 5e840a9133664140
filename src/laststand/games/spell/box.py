"""What is in the box of The Last Spell, loaded once and never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from laststand.games.spell.documents import (
    ArmorDocument,
    AttackDocument,
    BoonDocument,
    BossDocument,
    BuildingDocument,
    CetusiaAreaDocument,
    CetusiaCardDocument,
    DefenseDocument,
    DieDocument,
    DirectionDocument,
    EffectWordDocument,
    HeroDocument,
    MonsterDocument,
    PatternDocument,
    PerkDocument,
    PotionDocument,
    QuestDocument,
    RuinDocument,
    ScenarioDocument,
    ScrollDocument,
    SlotDocument,
    SpaceDocument,
    TableDocument,
    TokenDocument,
    TraitDocument,
    WallDocument,
    WeaponDocument,
)
from laststand.games.spell.map.cetusia_cards import CETUSIA, PARTS, CetusiaCard, check_cards
from laststand.games.spell.map.geometry import COIN, EAST, SOUTH, Ground, erased
from laststand.games.spell.map.slots import Slot
from laststand.games.spell.map.spots import SPOT_NAMES
from laststand.games.spell.options import STASH, Build, Give, Handle, Purchase, Sales
from laststand.games.spell.things.kinds import (
    LAST_LEVEL,
    AttackType,
    Boon,
    Cost,
    DefenseDie,
    Direction,
    Effects,
    HeroCard,
    Item,
    MonsterKind,
    Pattern,
    Perk,
    Quest,
    Reward,
    Seats,
    StructureKind,
    Trait,
    make_armor,
    make_boss,
    make_building,
    make_defense,
    make_monster,
    make_potion,
    make_ruin,
    make_scroll,
    make_wall,
    make_weapon,
)
from laststand.games.spell.things.words import (
    COLOURS,
    DECKS,
    EFFECTS,
    FACES,
    LEVELS,
    ONE,
    RANGE_MELEE,
    WALL,
    WARP_GATE,
    WATCHTOWER,
    expect,
    named,
)
from laststand.kernel.chance import COIN as COIN_LUCK
from laststand.kernel.chance import Die
from laststand.kernel.content import Content, refused
from laststand.kernel.errors import DocumentRefused


class Scenario:
    """A scenario with its map."""

    def __init__(
        self,
        document: ScenarioDocument,
        patterns: list[str],
        structures: list[StructureKind],
        place: str,
    ) -> None:
        self.id: Final[str] = document.id
        self.place: Final = place  # where its entry stands
        self.number: Final[int] = document.number
        self.days: Final[int] = document.days
        self.boss: Final[str] = document.boss
        self.backgrounds: Final = [str(layer) for layer in document.backgrounds]
        self.gold: Final[int] = document.gold
        self.materials: Final[int] = document.materials
        self.perks: Final[int] = document.perks
        self.quick_perks: Final = list(document.quick_perks)
        self.hero_level: Final[int] = document.hero_level
        self.keeps: Final[int] = document.keeps
        self.keeps_armors: Final[int] = document.keeps_armors
        self.weapon_level_index: Final[int] = document.weapon_level_index
        self.mist: Final[int] = document.mist
        self.mist_advances: Final[bool] = document.mist_advances
        self.has_quests: Final[bool] = document.quests
        self.fixed_slots: Final = [spawn.slot - 1 for spawn in document.fixed_spawn]
        self.fixed_patterns: Final = [
            patterns.index(spawn.pattern) for spawn in document.fixed_spawn
        ]
        self.ground: Final = Ground(document.id, document.map, document.sectors)
        self._drawing: Final[str] = document.map
        self._sectors: Final[str] = document.sectors
        self._grounds: Final[dict[str, Ground]] = {}
        self.sites: Final = [vec[Build](sites_of(self.ground, kind)) for kind in structures]
        known = {kind.group for kind in structures} | {kind.id for kind in structures}
        for field, names in (("builds", document.builds), ("upgrades", document.upgrades)):
            for name in names:
                expect(name in known, place, field, f"there is no structure '{name}'")
        builds = list(document.builds)
        self.builds: Final = [
            kind
            for kind in structures
            if (kind.group in builds or kind.id in builds) and not (kind.is_ruin or kind.is_stone)
        ]
        """TLS-LIMIT-1, TLS-INTRO-5, TLS-LAKEBURG-9, TLS-GLENWALD-9; a Ruin never (TLS-DAMAGE-1),
        and stone only as an upgrade (TLS-WALL-3, TLS-GATE-2)."""
        upgrades = list(document.upgrades)
        self.upgrades: Final = vec[bool](
            [kind.group in upgrades or kind.id in upgrades for kind in structures]
        )
        """By kind, whether it may be upgraded here."""

    def ground_without(self, spots: list[int]) -> Ground:
        """The map once the obstacles on some spots are gone; each is made once."""
        if not spots:
            return self.ground
        key = " ".join([SPOT_NAMES[spot] for spot in spots])
        if key not in self._grounds:
            drawing = erased(self._drawing, spots)
            self._grounds[key] = Ground(self.id, drawing, self._sectors)
        return self._grounds[key]

    def ground_drawn(self, drawing: str, spots: list[int]) -> Ground:
        """The same on other terrain than the map's; without a drawing it is the map's."""
        if not drawing:
            return self.ground_without(spots)
        return Ground(self.id, erased(drawing, spots), self._sectors)


def sites_of(ground: Ground, kind: StructureKind) -> list[Build]:
    """Every place in the Town for a structure, whatever stands there: TLS-PLACING-1, Walls and
    Gates on cut-outs (TLS-PLACING-6), two spots in either direction (TLS-PLACING-8)."""
    sites: list[Build] = []
    for spot in ground.town:
        if kind.family is WALL and not ground.has_cut_out[spot]:
            continue
        if kind.spots == 1:
            sites.append(Build(kind, [spot], len(sites)))
            continue
        for second in (ground.next[EAST][spot], ground.next[SOUTH][spot]):
            if second >= 0 and ground.is_town[second]:
                sites.append(Build(kind, [spot, second], len(sites)))
    return sites


def is_placed_alike(one: StructureKind, other: StructureKind) -> bool:
    """Production buildings keep other distances than any other kind (TLS-PLACING-3)."""
    if one.is_production or other.is_production:
        return one is other
    return one.family == other.family and one.spots == other.spots


def check_effects(content: Content) -> None:
    """What the entries say of the words for side effects is what these are, and none is missing."""
    known: list[str] = []
    for document in content.load("effects.toml", "effect", EffectWordDocument):
        place = content.place("effects.toml", document.id)
        effect = named(EFFECTS, document.word, place, "word")
        said = f"'{effect.word}' is explained by {effect.rule}, not {document.rule}"
        expect(document.rule == effect.rule, place, "rule", said)
        known.append(document.word)
    for effect in EFFECTS:
        if effect.word not in known:
            raise DocumentRefused(f"effects.toml: the effect '{effect.word}' is missing")


class Box:
    """Everything in the box (TLS-LIMIT-3, TLS-LIMIT-4), with the numbers of an edition."""

    def __init__(self, content: Content, french: bool, epic: bool = False) -> None:
        self.is_french: Final = french
        self.is_epic: Final = epic
        self.boons: Final[list[Boon]] = []
        self._content: Final = content
        self.heroes: Final = [
            HeroCard(hero) for hero in content.load("heroes.toml", "hero", HeroDocument)
        ]
        self.hero_ids: Final = [hero.id for hero in self.heroes]
        self.perks: Final = [
            Perk(perk, self._boons(list(perk.boons), perk.id, "perks.toml", "boons"))
            for perk in content.load("perks.toml", "perk", PerkDocument)
        ]
        self.perk_ids: Final = [perk.id for perk in self.perks]
        self.traits: Final = [
            Trait(trait, self._boons_of_trait(trait), content.place("traits.toml", trait.id))
            for trait in content.load("traits.toml", "trait", TraitDocument)
        ]
        self.trait_ids: Final = [trait.id for trait in self.traits]
        self.trait_cards: Final = sorted({trait.card for trait in self.traits})
        self.trait_card_names: Final = [f"trait-card-{card}" for card in self.trait_cards]
        self.attacks: Final = self._attacks(content)
        no_effects = Effects([], False, "")
        self.fist: Final = AttackType("fist", -1, RANGE_MELEE, ONE, 0, no_effects)
        self.items: Final = vec[Item](self._items(content))
        self.item_ids: Final = [item.id for item in self.items]
        self.item_numbers: Final = {item.id: item.number for item in self.items}
        # By deck of the Shop, then by level.
        self.deck_items: Final = [
            [self._of_level(deck, level + 1) for level in range(LEVELS)]
            for deck in range(len(DECKS))
        ]
        # By item, then by hero card, the Stash last.
        self.takes: Final = self._handles("take")
        self.leaves: Final = self._handles("leave")
        self.purchases: Final = [self._purchases(item) for item in self.items]
        self.gifts: Final = [self._gifts(item) for item in self.items]
        self.sales: Final = Sales(len(self.items))
        self.dice: Final = self._dice(content)
        self.monsters: Final = self._monsters(content)
        self.monster_ids: Final = [kind.id for kind in self.monsters]
        self.monster_numbers: Final = {kind.id: kind.number for kind in self.monsters}
        self.letters: Final = {kind.letter: kind.number for kind in self.monsters if kind.letter}
        self.structures: Final = self._structures(content)
        self.structure_ids: Final = [kind.id for kind in self.structures]
        self.structure_numbers: Final = {kind.id: kind.number for kind in self.structures}
        self.shop: Final = self.structure("shop")
        self.seer: Final = self.structure("seer")
        self.warp_gate: Final = self.structure(WARP_GATE.word)
        self.watchtower: Final = self.structure(WATCHTOWER.word)
        self.coin: Final = Die("coin", COIN, COIN_LUCK)
        self.patterns: Final = [
            Pattern(card) for card in content.load("patterns.toml", "pattern", PatternDocument)
        ]
        self.pattern_ids: Final = [card.id for card in self.patterns]
        self.directions: Final = [
            Direction(
                card.id,
                [
                    [slot - 1 for slot in cycle]
                    for cycle in (card.cycle_1, card.cycle_2, card.cycle_3)
                ],
                card.dryad - 1,
            )
            for card in content.load("directions.toml", "direction", DirectionDocument)
        ]
        self.direction_ids: Final = [card.id for card in self.directions]
        self.slots: Final = [
            Slot(slot) for slot in content.load("slots.toml", "slot", SlotDocument)
        ]
        self.slot_ids: Final = [slot.id for slot in self.slots]
        self.panic: Final = [
            Reward(Cost(space.gold, space.materials), space.equipment)
            for space in content.load("panic.toml", "space", SpaceDocument)
        ]
        self.quests: Final = [
            Quest(card, content.place("quests.toml", card.id))
            for card in content.load("quests.toml", "quest", QuestDocument)
        ]
        self.quest_ids: Final = [quest.id for quest in self.quests]
        self.seats: Final = {
            table.players: Seats(
                table.actions, table.heroes_prepared, table.heroes_at_once, list(table.recruit)
            )
            for table in content.load("players.toml", "table", TableDocument)
        }
        tokens = {
            token.id: token.count for token in content.load("tokens.toml", "token", TokenDocument)
        }
        self.mages: Final[int] = tokens["mage"]
        self.most_rerolls: Final[int] = tokens["re-roll-reminder"]
        # TLS-LIMIT-2: what there is of each, where the table plays by it.
        self.gold_tokens: Final[int] = tokens["gold-token"]
        self.material_tokens: Final[int] = tokens["materials-token"]
        self.mana_crystals: Final[int] = tokens["mana-crystal"]
        self.hurl_tokens: Final[int] = tokens["hurl-token"]
        self.scenarios: Final = {
            document.id: Scenario(
                document,
                self.pattern_ids,
                self.structures,
                content.place("scenarios.toml", document.id),
            )
            for document in content.load("scenarios.toml", "scenario", ScenarioDocument)
        }
        self.cetusia_cards: Final = self._cetusia_cards(content)
        self.cetusia_card_ids: Final = [card.id for card in self.cetusia_cards]
        self._check(content)

    def _boons(
        self, documents: list[BoonDocument], source: str, file: str, field: str
    ) -> list[Boon]:
        place = self._content.place(file, source)
        made = [
            Boon(boon, len(self.boons) + at, source, place, f"{field}[{at}]")
            for at, boon in enumerate(documents)
        ]
        self.boons.extend(made)
        return made

    def _boons_of_trait(self, trait: TraitDocument) -> list[Boon]:
        good = self._boons(list(trait.good), trait.id, "traits.toml", "good")
        return good + self._boons(list(trait.bad), trait.id, "traits.toml", "bad")

    def _dice(self, content: Content) -> dict[str, DefenseDie]:
        """By colour."""
        dice: dict[str, DefenseDie] = {}
        for die in content.load("dice.toml", "die", DieDocument):
            place = content.place("dice.toml", die.id)
            expect(die.id in COLOURS, place, "id", f"the dice are {' and '.join(COLOURS)}")
            faces = [named(FACES, face, place, "faces") for face in die.faces]
            dice[die.id] = DefenseDie(die.id, faces)
        return dice

    def _attacks(self, content: Content) -> dict[str, AttackType]:
        check_effects(content)
        return {
            document.id: AttackType.of(document, number, content.place("attacks.toml", document.id))
            for number, document in enumerate(
                content.load("attacks.toml", "attack", AttackDocument)
            )
        }

    def _items(self, content: Content) -> list[Item]:
        """TLS-EQUIP-2, TLS-EQUIP-3: every weapon card is an item, the armors, Scrolls and Potions
        after them."""
        items: list[Item] = []
        for weapon in content.load("weapons.toml", "weapon", WeaponDocument):
            if weapon.level > LAST_LEVEL and not self.is_epic:
                continue
            place = content.place("weapons.toml", weapon.id)
            for attack in weapon.attacks:
                if attack not in self.attacks:
                    raise refused(place, "attacks", f"no '{attack}'")
            items.append(make_weapon(weapon, len(items), self.attacks, self.is_french, place))
        for armor in content.load("armors.toml", "armor", ArmorDocument):
            if armor.level <= LAST_LEVEL or self.is_epic:
                place = content.place("armors.toml", armor.id)
                items.append(make_armor(armor, len(items), place))
        for scroll in content.load("scrolls.toml", "scroll", ScrollDocument):
            if scroll.attack not in self.attacks:
                place = content.place("scrolls.toml", scroll.id)
                raise refused(place, "attack", f"no '{scroll.attack}'")
            items.append(make_scroll(scroll, len(items), self.attacks))
        for potion in content.load("potions.toml", "potion", PotionDocument):
            place = content.place("potions.toml", potion.id)
            items.append(make_potion(potion, len(items), place))
        return items

    def _of_level(self, deck: int, level: int) -> list[int]:
        """The items of a level of a deck of the Shop."""
        items = self.items
        return [item.number for item in items if item.deck == deck and item.level == level]

    def _handles(self, verb: str) -> list[list[Handle]]:
        return [
            [
                *[Handle(verb, item, card, id) for card, id in enumerate(self.hero_ids)],
                Handle(verb, item, STASH, "stash"),
            ]
            for item in self.items
        ]

    def _purchases(self, item: Item) -> list[Purchase]:
        return [
            *[Purchase(item, card, id, item.price) for card, id in enumerate(self.hero_ids)],
            Purchase(item, STASH, "stash", item.price),
        ]

    def _gifts(self, item: Item) -> list[list[Give]]:
        """By who gives it and who gets it."""
        return [
            [
                *[Give(item, card, id, to, whom) for to, whom in enumerate(self.hero_ids)],
                Give(item, card, id, STASH, "stash"),
            ]
            for card, id in enumerate(self.hero_ids)
        ]

    def _monsters(self, content: Content) -> list[MonsterKind]:
        kinds: list[MonsterKind] = []
        for monster in content.load("monsters.toml", "monster", MonsterDocument):
            is_fewer = self.is_french and monster.count_fr >= 0
            count = monster.count_fr if is_fewer else monster.count
            place = content.place("monsters.toml", monster.id)
            kinds.append(make_monster(monster, len(kinds), count, self.dice, place))
        for boss in content.load("bosses.toml", "boss", BossDocument):
            place = content.place("bosses.toml", boss.id)
            kinds.append(make_boss(boss, len(kinds), self.dice, place))
        by_id = {kind.id: kind for kind in kinds}
        by_id["seed-mortar"].damage = by_id["archer"].damage  # TLS-DRYAD-4
        return kinds

    def _structures(self, content: Content) -> list[StructureKind]:
        kinds: list[StructureKind] = []
        for defense in content.load("defenses.toml", "defense", DefenseDocument):
            place = content.place("defenses.toml", defense.id)
            kinds.append(make_defense(defense, len(kinds), self.is_french, place))
        for wall in content.load("walls.toml", "wall", WallDocument):
            kinds.append(make_wall(wall, len(kinds)))
        for building in content.load("buildings.toml", "building", BuildingDocument):
            place = content.place("buildings.toml", building.id)
            kinds.append(make_building(building, len(kinds), self.is_french, place))
        for ruin in content.load("ruins.toml", "ruin", RuinDocument):
            kinds.append(make_ruin(ruin, len(kinds), self.is_french))
        by_id = {kind.id: kind for kind in kinds}
        for kind in kinds:
            if kind.upgrades_to:
                place = content.place("walls.toml", kind.id)
                is_known = kind.upgrades_to in by_id
                expect(is_known, place, "upgrades_to", f"there is no '{kind.upgrades_to}'")
                kind.stone = by_id[kind.upgrades_to]
                kind.upgrade = kind.stone.cost
            kind.placed_as = min([other.number for other in kinds if is_placed_alike(kind, other)])
        return kinds

    def _cetusia_cards(self, content: Content) -> list[CetusiaCard]:
        areas = {
            area.id: list(area.rows)
            for area in content.load("cetusia-areas.toml", "area", CetusiaAreaDocument)
        }
        grounds = [
            scenario.ground for scenario in self.scenarios.values() if scenario.boss == CETUSIA
        ]
        cards = [
            CetusiaCard(document, areas, grounds[0])
            for document in content.load("cetusia-cards.toml", "card", CetusiaCardDocument)
        ]
        check_cards(cards, [self.monster(part) for part in PARTS], grounds[0])
        return cards

    def _check(self, content: Content) -> None:
        """What no single entry can say: that the pieces fit together."""
        if len(self.slots) != 5:
            raise DocumentRefused("slots.toml: five Mist slots are needed")
        for trait in self.traits:
            place = content.place("traits.toml", trait.id)
            for field, id, known in (
                ("perk", trait.perk, self.perk_ids),
                ("extra", trait.extra, self.item_ids),
                ("armor", trait.armor or trait.extra, self.item_ids),
            ):
                expect(id in known, place, field, f"there is no '{id}'")
        for pattern in self.patterns:
            for icons in pattern.layers.values():
                for icon in icons:
                    if icon.letter not in self.letters:
                        place = content.place("patterns.toml", pattern.id)
                        raise DocumentRefused(f"{place}: no Monster '{icon.letter}'")

    def other_die(self, die: DefenseDie) -> DefenseDie:
        """The one of the other colour."""
        return self.dice[COLOURS[1 - COLOURS.index(die.colour)]]

    def monster(self, id: str) -> MonsterKind:
        return self.monsters[self.monster_numbers[id]]

    def structure(self, id: str) -> StructureKind:
        return self.structures[self.structure_numbers[id]]

    def item(self, id: str) -> Item:
        return self.items[self.item_numbers[id]]
