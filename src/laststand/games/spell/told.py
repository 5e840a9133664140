"""Everything that can happen at the table, as it is told: an event each, with its facts.

A table that nobody listens to tells nothing and pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.spell.map.geometry import COIN, DIRECTIONS, TILES
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import SPOT_NAMES, spot_names
from laststand.games.spell.things.kinds import (
    AttackType,
    Cost,
    DefenseDie,
    Item,
    MonsterKind,
    StructureKind,
)
from laststand.games.spell.things.words import Face

if TYPE_CHECKING:
    from laststand.games.spell.monsters.onslaught import Strike
    from laststand.games.spell.state import Vigil


# -- set-up and campaign -------------------------------------------------------------------


def ruins_drawn(s: Vigil, ruins: list[Structure]) -> None:
    if s.log is not None:
        ids = [ruin.kind.id for ruin in ruins]
        s.log.tell("RuinsDrawn", "TLS-SETUP-10", "setup", ruins=ids)


def quests_drawn(s: Vigil) -> None:
    if s.log is not None:
        drawn = [s.box.quest_ids[s.quests.schaden], s.box.quest_ids[s.quests.freude]]
        s.log.tell("QuestsDrawn", "TLS-SETUP-16", "setup", quests=drawn)


def hero_taken(s: Vigil, hero: int) -> None:
    if s.log is not None:
        seat = s.heroes[hero].seat + 1
        s.log.tell("HeroTaken", "TLS-HERO-1", "setup", seat=seat, hero=s.hero_id(hero))


def trait_taken(s: Vigil, hero: int) -> None:
    if s.log is not None:
        trait = s.box.trait_ids[s.heroes[hero].trait]
        s.log.tell("TraitTaken", "TLS-TRAIT-1", "setup", hero=s.hero_id(hero), trait=trait)


def starting_item_taken(s: Vigil, hero: int, item: Item, rule: str) -> None:
    if s.log is not None:
        s.log.tell("ItemTaken", rule, "setup", hero=s.hero_id(hero), item=item.id)


def item_given(s: Vigil, item: Item, hero: str, to: str) -> None:
    if s.log is not None:
        s.log.tell("ItemGiven", "TLS-TRADE-1", "setup", item=item.id, hero=hero, to=to)


def first_player_chosen(s: Vigil, hero: str) -> None:
    if s.log is not None:
        s.log.tell("FirstPlayerChosen", "TLS-FIRST-3", "setup", hero=hero)


def scenario_won(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("ScenarioWon", "TLS-VICTORY-1", "campaign", scenario=s.scenario.id)


def items_returned(s: Vigil, hero: int, items: list[int], rule: str) -> None:
    if s.log is not None:
        ids = [s.item(number).id for number in items]
        s.log.tell("ItemsReturned", rule, "campaign", hero=s.hero_id(hero), items=ids)


def scenario_began(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("ScenarioBegan", "TLS-MODE-1", "campaign", scenario=s.scenario.id)


# -- the Day -------------------------------------------------------------------------------


def day_began(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("DayBegan", "TLS-UPKEEP-1", "day", day=s.day)


def mist_advanced(s: Vigil, side: int) -> None:
    if s.log is not None:
        distance = s.mist.distances[side]
        s.log.tell("MistAdvanced", "TLS-MIST-1", "mist", tile=TILES[side], distance=distance)


def mist_repelled(s: Vigil, side: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell("MistRepelled", rule, "mist", tile=TILES[side], distance=s.mist.distances[side])


def direction_revealed(s: Vigil, slots: list[int]) -> None:
    if s.log is not None:
        id = s.box.direction_ids[s.spawn.direction]
        ids = [s.box.slot_ids[slot] for slot in slots]
        s.log.tell("DirectionRevealed", "TLS-SCOUT-3", id, card=id, slots=ids)


def patterns_placed(s: Vigil, slot: int) -> None:
    if s.log is not None:
        s.log.tell("PatternsPlaced", "TLS-SCOUT-6", "scout", slot=s.box.slot_ids[slot])


def pattern_seen(s: Vigil, slot: int, card: int) -> None:
    if s.log is not None:
        id = s.box.pattern_ids[card]
        s.log.tell("PatternSeen", "TLS-SEER-6", "seer", slot=s.box.slot_ids[slot], card=id)


def patterns_swapped(s: Vigil, slot: int) -> None:
    if s.log is not None:
        s.log.tell("PatternsSwapped", "TLS-SEER-7", "seer", slot=s.box.slot_ids[slot])


def pattern_replaced(s: Vigil, slot: int, old: int, card: int) -> None:
    if s.log is not None:
        s.log.tell(
            "PatternReplaced",
            "TLS-SEER-7",
            "seer",
            slot=s.box.slot_ids[slot],
            old=s.box.pattern_ids[old],
            card=s.box.pattern_ids[card],
        )


def produced(s: Vigil, kind: StructureKind, gives: Cost) -> None:
    if s.log is not None:
        s.log.tell(
            "Produced",
            "TLS-PRODUCTION-1",
            kind.id,
            structure=kind.id,
            gold=gives.gold,
            materials=gives.materials,
        )


def shop_cycled(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("ShopCycled", "TLS-PRODUCTION-3", "day")


def shop_refreshed(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("ShopRefreshed", "TLS-SHOP-3", "shop")


def hero_levelled(s: Vigil, hero: int, level: int) -> None:
    if s.log is not None:
        s.log.tell("HeroLevelled", "TLS-LEVEL-2", "upkeep", hero=s.hero_id(hero), level=level)


def perk_gained(s: Vigil, hero: int, perk: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("PerkGained", rule, cause, hero=s.hero_id(hero), perk=s.box.perk_ids[perk])


def perk_missed(s: Vigil, hero: int) -> None:
    if s.log is not None:
        s.log.tell("PerkMissed", "TLS-LEVEL-10", "upkeep", hero=s.hero_id(hero))


def passed(s: Vigil, seat: int) -> None:
    if s.log is not None:
        s.log.tell("Passed", "TLS-MAIN-1", "day", seat=seat + 1)


def resources_gained(s: Vigil, gains: Cost, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ResourcesGained", rule, cause, gold=gains.gold, materials=gains.materials)


def structure_built(s: Vigil, kind: StructureKind, spots: list[int]) -> None:
    if s.log is not None:
        at = spot_names(spots)
        s.log.tell("StructureBuilt", "TLS-BUILD-1", kind.id, structure=kind.id, at=at)


def structure_upgraded(s: Vigil, kind: StructureKind, spots: list[int], rule: str) -> None:
    if s.log is not None:
        s.log.tell("StructureUpgraded", rule, kind.id, structure=kind.id, at=spot_names(spots))


def structure_repaired(s: Vigil, structure: Structure, flames: int) -> None:
    if s.log is not None:
        id, at = structure.kind.id, spot_names(structure.spots)
        s.log.tell("StructureRepaired", "TLS-REPAIR-1", id, structure=id, at=at, flames=flames)


def deck_replaced(s: Vigil, kind: StructureKind, level: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell("DeckReplaced", rule, kind.id, structure=kind.id, level=level)


def equipment_gained(s: Vigil, item: Item, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("EquipmentGained", rule, cause, item=item.id)


def item_taken(s: Vigil, item: Item, hero: str) -> None:
    if s.log is not None:
        s.log.tell("ItemTaken", "TLS-STASH-1", "day", item=item.id, hero=hero)


def item_left(s: Vigil, item: Item, hero: str) -> None:
    if s.log is not None:
        s.log.tell("ItemLeft", "TLS-STASH-1", "day", item=item.id, hero=hero)


def item_bought(s: Vigil, item: Item, who: str) -> None:
    if s.log is not None:
        s.log.tell("ItemBought", "TLS-TRADEIN-2", "day", item=item.id, hero=who)


def items_sold(s: Vigil, items: list[Item], gold: int) -> None:
    if s.log is not None:
        ids = [item.id for item in items]
        s.log.tell("ItemsSold", "TLS-TRADEIN-5", "day", items=ids, gold=gold)


def ruin_scavenged(s: Vigil, ruin: Structure) -> None:
    if s.log is not None:
        id, at = ruin.kind.id, spot_names(ruin.spots)
        s.log.tell("RuinScavenged", "TLS-SCAVENGE-3", id, ruin=id, at=at)


def hero_recruited(s: Vigil, hero: int) -> None:
    if s.log is not None:
        s.log.tell("HeroRecruited", "TLS-SOLO-6", "solo", hero=s.hero_id(hero))


def hero_deployed(s: Vigil, hero: int) -> None:
    if s.log is not None:
        at = SPOT_NAMES[s.heroes[hero].spot]
        s.log.tell("HeroDeployed", "TLS-DUSK-4", "dusk", hero=s.hero_id(hero), at=at)


def catapult_recharged(s: Vigil, spot: int, hurls: int) -> None:
    if s.log is not None:
        s.log.tell("CatapultRecharged", "TLS-DUSK-7", "dusk", at=SPOT_NAMES[spot], hurls=hurls)


# -- the Night -----------------------------------------------------------------------------


def night_began(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("NightBegan", "TLS-NIGHT-1", "night", day=s.day)


def monster_phase_began(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("MonsterPhaseBegan", "TLS-NIGHT-2", "night", phase=s.phase)


def panic_spread(s: Vigil, monsters: int) -> None:
    if s.log is not None:
        s.log.tell("PanicSpread", "TLS-PANIC-2", "panic", monsters=monsters)


def flames_taken(s: Vigil, flames: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("FlamesTaken", rule, cause, flames=flames, left=sum(s.panic.flames))


def coin_flipped(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("CoinFlipped", "TLS-COIN-1", "fate-coin", side=COIN[s.coin])


def night_ended(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("NightEnded", "TLS-END-3", "night", day=s.day, mages=s.circle.mages)


def panic_rewarded(s: Vigil, space: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("PanicRewarded", rule, cause, space=space + 1)


def panic_refilled(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("PanicRefilled", "TLS-DAWN-4", "panic", flames=s.rulings.refill)


def quests_failed(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("QuestsFailed", "TLS-END-2", "quests")


def quest_fulfilled(s: Vigil, quest: str) -> None:
    if s.log is not None:
        s.log.tell("QuestFulfilled", "TLS-QUEST-1", quest, quest=quest)


def quest_remembered(s: Vigil, quest: str) -> None:
    if s.log is not None:
        s.log.tell("QuestRemembered", "TLS-QUEST-5", quest, quest=quest)


# -- a hero's turn -------------------------------------------------------------------------


def heroes_refreshed(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("HeroesRefreshed", "TLS-HEROES-1", "night", phase=s.phase)


def token_forced(s: Vigil, hero: int, value: int) -> None:
    if s.log is not None:
        id = s.hero_id(hero)
        s.log.tell("TokenForced", "TLS-HARPY-13", "corrupted-harpy", hero=id, value=value)


def turn_ended(s: Vigil, hero: int) -> None:
    if s.log is not None:
        s.log.tell("TurnEnded", "TLS-STEP-2", s.hero_id(hero), hero=s.hero_id(hero))


def armor_up(s: Vigil, hero: int) -> None:
    if s.log is not None:
        s.log.tell("ArmorUp", "TLS-GUARD-1", s.hero_id(hero), hero=s.hero_id(hero))


def token_spent(s: Vigil, hero: int, value: int, points: int, rule: str) -> None:
    if s.log is not None:
        id = s.hero_id(hero)
        s.log.tell("TokenSpent", rule, id, hero=id, value=value, points=points)


def hero_moved(s: Vigil, hero: int, rule: str) -> None:
    hero_went(s, "HeroMoved", hero, rule)


def hero_jumped(s: Vigil, hero: int) -> None:
    hero_went(s, "HeroJumped", hero, "TLS-JUMP-1")


def hero_climbed(s: Vigil, hero: int) -> None:
    hero_went(s, "HeroClimbed", hero, "TLS-WATCHTOWER-2")


def hero_warped(s: Vigil, hero: int) -> None:
    hero_went(s, "HeroWarped", hero, "TLS-WARP-3")


def hero_went(s: Vigil, event: str, hero: int, rule: str) -> None:
    if s.log is not None:
        h, id = s.heroes[hero], s.hero_id(hero)
        s.log.tell(event, rule, id, hero=id, to=SPOT_NAMES[h.spot], points=h.points)


def potion_used(s: Vigil, hero: int, item: Item, left: int) -> None:
    if s.log is not None:
        id = s.hero_id(hero)
        s.log.tell("PotionUsed", "TLS-POTION-1", item.id, hero=id, item=item.id, left=left)


def card_used(s: Vigil, hero: int, item: Item) -> None:
    if s.log is not None:
        id = s.hero_id(hero)
        s.log.tell("CardUsed", "TLS-ARMORY-23", item.id, hero=id, item=item.id)


def card_restored(s: Vigil, hero: int, item: Item, rule: str) -> None:
    if s.log is not None:
        s.log.tell("CardRestored", rule, item.id, hero=s.hero_id(hero), item=item.id)


def perk_used(s: Vigil, hero: int, perk: str) -> None:
    if s.log is not None:
        s.log.tell("PerkUsed", "TLS-HEROES-3", perk, hero=s.hero_id(hero), perk=perk)


def mana_gained(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    if s.log is not None:
        left = s.heroes[hero].mana
        s.log.tell("ManaGained", rule, cause, hero=s.hero_id(hero), n=n, left=left)


def mana_drained(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    if s.log is not None:
        left = s.heroes[hero].mana
        s.log.tell("ManaDrained", rule, cause, hero=s.hero_id(hero), n=n, left=left)


def wound_healed(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    if s.log is not None:
        left = s.heroes[hero].wounds
        s.log.tell("WoundHealed", rule, cause, hero=s.hero_id(hero), n=n, left=left)


def movement_gained(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    if s.log is not None:
        points = s.heroes[hero].points
        s.log.tell("MovementGained", rule, cause, hero=s.hero_id(hero), n=n, points=points)


def token_refreshed(s: Vigil, hero: int, value: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("TokenRefreshed", rule, cause, hero=s.hero_id(hero), value=value)


def tokens_kept(s: Vigil, hero: int, n: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("TokensKept", "TLS-ARMOR-6", cause, hero=s.hero_id(hero), n=n)


def action_restored(s: Vigil, hero: int, rule: str, cause: str) -> None:
    if s.log is not None:
        left = s.heroes[hero].actions
        s.log.tell("ActionRestored", rule, cause, hero=s.hero_id(hero), left=left)


# -- attacks of heroes and Defenses --------------------------------------------------------


def attack_made(s: Vigil, hero: int, item: str, attack: AttackType, impact: int) -> None:
    if s.log is not None:
        s.log.tell(
            "AttackMade",
            "TLS-ATTACK-1",
            s.hero_id(hero),
            hero=s.hero_id(hero),
            item=item,
            attack=attack.id,
            at=SPOT_NAMES[impact],
        )


def defense_fired(s: Vigil, kind: StructureKind, impact: int) -> None:
    if s.log is not None:
        at = SPOT_NAMES[impact]
        s.log.tell("DefenseFired", "TLS-ENGINE-1", kind.id, structure=kind.id, at=at)


def dice_rolled(s: Vigil, cause: str, kind: MonsterKind, spot: int, faces: list[Face]) -> None:
    dice_fell(s, "DiceRolled", cause, kind, spot, faces)


def dice_rerolled(s: Vigil, cause: str, kind: MonsterKind, spot: int, faces: list[Face]) -> None:
    dice_fell(s, "DiceRerolled", cause, kind, spot, faces)


def dice_fell(
    s: Vigil, event: str, cause: str, kind: MonsterKind, spot: int, faces: list[Face]
) -> None:
    """What a Monster rolled: the faces, and what they are called, since a card deck is called as
    one of them."""
    if s.log is not None:
        names = [face.word for face in faces]
        s.log.tell(
            event,
            "TLS-DICE-1",
            cause,
            monster=kind.id,
            at=SPOT_NAMES[spot],
            faces=names,
            shown=[f"face-{name}" for name in names],
        )


def die_cursed(s: Vigil, cause: str, monster: Monster, dice: list[DefenseDie]) -> None:
    if s.log is not None:
        names = [die.colour for die in dice]
        s.log.tell("DieCursed", "TLS-EFFECT-13", cause, monster=monster.kind.id, dice=names)


def propagated(s: Vigil, cause: str, spot: int) -> None:
    if s.log is not None:
        s.log.tell("Propagated", "TLS-EFFECT-8", cause, at=SPOT_NAMES[spot])


def monster_missed(s: Vigil, kind: MonsterKind, spot: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("MonsterMissed", rule, cause, monster=kind.id, at=SPOT_NAMES[spot])


# -- damage to heroes ----------------------------------------------------------------------


def damage_lessened(s: Vigil, hero: int, n: int, cause: str) -> None:
    if s.log is not None:
        by = "perks-and-armor-up"
        s.log.tell("DamagePrevented", "TLS-GUARD-2", cause, hero=s.hero_id(hero), by=by, n=n)


def damage_prevented(s: Vigil, hero: int, by: str, n: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell("DamagePrevented", rule, by, hero=s.hero_id(hero), by=by, n=n)


def hero_wounded(s: Vigil, hero: int, n: int, left: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroWounded", rule, cause, hero=s.hero_id(hero), n=n, left=left)


def hero_saved(s: Vigil, hero: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroSaved", rule, cause, hero=s.hero_id(hero))


def hero_died(s: Vigil, hero: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("HeroDied", "TLS-LIFE-1", cause, hero=s.hero_id(hero))


# -- the horde -----------------------------------------------------------------------------


def patterns_revealed(s: Vigil, slot: int, card: int) -> None:
    if s.log is not None:
        id = s.box.pattern_ids[card]
        s.log.tell("PatternsRevealed", "TLS-SPAWN-1", id, slot=s.box.slot_ids[slot], card=id)


def figure_substituted(s: Vigil, wanted: MonsterKind, placed: MonsterKind) -> None:
    """Nothing, if it is the very figure."""
    if placed is not wanted and s.log is not None:
        s.log.tell(
            "FigureSubstituted", "TLS-SPAWN-5", placed.id, wanted=wanted.id, placed=placed.id
        )


def monster_spawned(s: Vigil, kind: MonsterKind, spot: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell("MonsterSpawned", rule, kind.id, monster=kind.id, at=SPOT_NAMES[spot])


def monster_turned(s: Vigil, monster: Monster, facing: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell(
            "MonsterTurned",
            rule,
            monster.kind.id,
            monster=monster.kind.id,
            at=SPOT_NAMES[monster.spot],
            facing=DIRECTIONS[facing],
        )


def monster_moved(s: Vigil, monster: Monster, path: list[int]) -> None:
    if s.log is not None:
        s.log.tell(
            "MonsterMoved",
            "TLS-MOVE-1",
            monster.kind.id,
            monster=monster.kind.id,
            at=SPOT_NAMES[monster.spot],
            to=SPOT_NAMES[path[-1]],
            path=spot_names(path),
        )


def monster_held(s: Vigil, monster: Monster, hold: str, rule: str) -> None:
    if s.log is not None:
        id, at = monster.kind.id, SPOT_NAMES[monster.spot]
        s.log.tell("MonsterHeld", rule, id, monster=id, at=at, reason=hold)


def cards_discarded(s: Vigil, cards: list[int]) -> None:
    if s.log is not None:
        ids = [s.box.pattern_ids[card] for card in cards]
        s.log.tell("CardsDiscarded", "TLS-MOVE-17", "movement", cards=ids)


def monster_stunned(s: Vigil, monster: Monster, cause: str) -> None:
    if s.log is not None:
        id, at = monster.kind.id, SPOT_NAMES[monster.spot]
        s.log.tell("MonsterStunned", "TLS-EFFECT-10", cause, monster=id, at=at)


def monster_hit(s: Vigil, monster: Monster, damage: int, left: int, rule: str, cause: str) -> None:
    if s.log is not None:
        id, at = monster.kind.id, SPOT_NAMES[monster.spot]
        s.log.tell("MonsterHit", rule, cause, monster=id, at=at, damage=damage, left=left)


def monster_killed(s: Vigil, monster: Monster, rule: str, cause: str) -> None:
    if s.log is not None:
        event = "MonsterKilled" if monster.kind.is_monster else "MonolithDestroyed"
        s.log.tell(event, rule, cause, monster=monster.kind.id, at=SPOT_NAMES[monster.spot])


def monster_struck(s: Vigil, strike: Strike, target: str, damage: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell(
            "MonsterStruck",
            rule,
            strike.kind.id,
            monster=strike.kind.id,
            at=SPOT_NAMES[strike.spot],
            target=target,
            damage=damage,
        )


def monster_exploded(s: Vigil, strike: Strike) -> None:
    if s.log is not None:
        id, at = strike.kind.id, SPOT_NAMES[strike.spot]
        s.log.tell("MonsterExploded", "TLS-ABILITY-5", id, monster=id, at=at)


# -- structures and Mages ------------------------------------------------------------------


def structure_burned(s: Vigil, burned: Structure, flames: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell(
            "StructureBurned",
            rule,
            cause,
            structure=burned.kind.id,
            at=spot_names(burned.spots),
            flames=flames,
            left=burned.hits_left,
        )


def structure_destroyed(s: Vigil, structure: Structure, rule: str, cause: str) -> None:
    if s.log is not None:
        id, at = structure.kind.id, spot_names(structure.spots)
        s.log.tell("StructureDestroyed", rule, cause, structure=id, at=at)


def shop_closed(s: Vigil, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ShopClosed", "TLS-DAMAGE-4", cause)


def mage_lost(s: Vigil, lost: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("MageLost", rule, cause, lost=lost, left=s.circle.mages)


# -- Bosses --------------------------------------------------------------------------------


def monster_swept(s: Vigil, monster: Monster, spot: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("MonsterSwept", rule, cause, monster=monster.kind.id, at=SPOT_NAMES[spot])


def obstacle_swept(s: Vigil, spot: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ObstacleSwept", rule, cause, at=SPOT_NAMES[spot])


def hero_pushed(s: Vigil, hero: int, at: int, rule: str, cause: str) -> None:
    if s.log is not None:
        id, to = s.hero_id(hero), SPOT_NAMES[s.heroes[hero].spot]
        s.log.tell("HeroPushed", rule, cause, hero=id, at=SPOT_NAMES[at], to=to)


def harpy_scouted(s: Vigil, side: int) -> None:
    if s.log is not None:
        s.log.tell("HarpyScouted", "TLS-SCOUT-11", s.boss.id, side=COIN[side])


def harpy_cried(s: Vigil, side: int, heroes: list[int]) -> None:
    if s.log is not None:
        ids = [s.hero_id(hero) for hero in heroes]
        s.log.tell("HarpyCried", "TLS-HARPY-12", s.boss.id, side=COIN[side], heroes=ids)


def harpy_entered(s: Vigil, spot: int) -> None:
    if s.log is not None:
        s.log.tell("HarpyEntered", "TLS-HARPY-9", s.boss.id, at=SPOT_NAMES[spot])


def cetusia_scouted(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("CetusiaScouted", "TLS-LAKEBURG-8", s.boss.id)


def cetusia_card_drawn(s: Vigil, card: int) -> None:
    if s.log is not None:
        id = s.box.cetusia_card_ids[card]
        s.log.tell("CetusiaCardDrawn", "TLS-CETUSIA-10", s.boss.id, card=id)


def cetusia_shuffled(s: Vigil) -> None:
    if s.log is not None:
        s.log.tell("CetusiaShuffled", "TLS-CETUSIA-12", s.boss.id)


def cetusia_turned(s: Vigil, part: Monster) -> None:
    if s.log is not None:
        s.log.tell("CetusiaTurned", "TLS-CETUSIA-6", part.kind.id)


def cetusia_surfaced(s: Vigil, part: Monster) -> None:
    if s.log is not None:
        id, at = part.kind.id, SPOT_NAMES[part.spot]
        s.log.tell("CetusiaSurfaced", "TLS-CETUSIA-10", id, monster=id, at=at)


def cetusia_attacked(
    s: Vigil, part: Monster, attack: str, spots: list[int], damage: int, rule: str
) -> None:
    if s.log is not None:
        s.log.tell(
            "CetusiaAttacked",
            rule,
            part.kind.id,
            monster=part.kind.id,
            attack=attack,
            at=SPOT_NAMES[part.spot],
            spots=spot_names(spots),
            damage=damage,
        )


def dryad_scouted(s: Vigil, slot: int) -> None:
    if s.log is not None:
        s.log.tell("DryadScouted", "TLS-GLENWALD-8", s.boss.id, slot=s.box.slot_ids[slot])


def dryad_grew(s: Vigil, stage: str) -> None:
    if s.log is not None:
        s.log.tell("DryadGrew", "TLS-DRYAD-16", s.boss.id, stage=stage)


def dryad_appeared(s: Vigil, slot: int, spots: list[int]) -> None:
    if s.log is not None:
        id = s.box.slot_ids[slot]
        s.log.tell("DryadAppeared", "TLS-DRYAD-12", s.boss.id, slot=id, at=spot_names(spots))


def dryad_attacked(s: Vigil, stage: str) -> None:
    if s.log is not None:
        s.log.tell("DryadAttacked", "TLS-DRYAD-7", s.boss.id, stage=stage)


def dryad_unhurt(s: Vigil, cause: str) -> None:
    if s.log is not None:
        s.log.tell("DryadUnhurt", "TLS-DRYAD-9", cause)


def hero_trapped(s: Vigil, hero: int, token: MonsterKind) -> None:
    if s.log is not None:
        id, at = s.hero_id(hero), SPOT_NAMES[s.heroes[hero].spot]
        s.log.tell("HeroTrapped", "TLS-DRYAD-21", token.id, hero=id, monster=token.id, at=at)


def hero_freed(s: Vigil, hero: int, token: MonsterKind, by: int) -> None:
    if s.log is not None:
        id = s.hero_id(hero)
        s.log.tell("HeroFreed", "TLS-DRYAD-22", s.hero_id(by), hero=id, monster=token.id)


def hatchery_turned(s: Vigil, hatchery: Monster) -> None:
    if s.log is not None:
        id, at = hatchery.kind.id, SPOT_NAMES[hatchery.spot]
        s.log.tell("HatcheryTurned", "TLS-DRYAD-17", id, at=at)


def hatchery_gone(s: Vigil, hatchery: Monster) -> None:
    if s.log is not None:
        id, at = hatchery.kind.id, SPOT_NAMES[hatchery.spot]
        s.log.tell("HatcheryGone", "TLS-DRYAD-17", id, at=at)
