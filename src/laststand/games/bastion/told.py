"""Everything that can happen at the table, as it is told: an event each, with its facts.

A table that nobody listens to tells nothing and pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.bastion.box import BOARD_COLOURS, COLOURS, FACES, PLACES, Board
from laststand.kernel.fields import named

if TYPE_CHECKING:
    from laststand.games.bastion.elements import Element
    from laststand.games.bastion.state import Siege
    from laststand.games.bastion.vocabulary import Effect

# -- set-up --------------------------------------------------------------------------------


def tiles_laid(s: Siege) -> None:
    if s.log is not None:
        tiles = named(s.box.tile_ids, s.tiles.laid)
        s.log.tell("TilesLaid", "LB-SETUP-1", "setup", tiles=tiles)


def boards_laid(s: Siege) -> None:
    if s.log is not None:
        boards = named(BOARD_COLOURS, s.horde.board_at)
        s.log.tell("BoardsLaid", "LB-SETUP-2", "setup", boards=boards)


def side_taken(s: Siege, seat: int) -> None:
    if s.log is not None:
        board = s.board_id(s.heroes[seat].side)
        s.log.tell("SideTaken", "LB-SETUP-3", "setup", seat=seat + 1, board=board)


def hero_taken(s: Siege, seat: int) -> None:
    if s.log is not None:
        s.log.tell("HeroTaken", "LB-SETUP-4", "setup", seat=seat + 1, hero=s.hero_id(seat))


def first_player_chosen(s: Siege) -> None:
    if s.log is not None:
        hero = s.hero_id(s.hero_at(s.first))
        s.log.tell("FirstPlayerChosen", "LB-TURN-1", "setup", hero=hero)


# -- the turn ------------------------------------------------------------------------------


def turn_began(s: Siege) -> None:
    if s.log is not None:
        hero = s.hero_id(s.active)
        kind = "TurnBegan" if hero else "NeutralTurnBegan"
        s.log.tell(kind, "LB-TURN-2", "turn", board=s.board_id(s.turn_side), hero=hero)


def turn_ended(s: Siege, side: int) -> None:
    if s.log is not None:
        s.log.tell("TurnEnded", "LB-TURN-2", "turn", board=s.board_id(side))


def scored(s: Siege, won: bool, reason: str, points: int) -> None:
    if s.log is not None:
        s.log.tell("Scored", "LB-SCORE-1" if won else "LB-SCORE-6", reason, points=points)


# -- effects -------------------------------------------------------------------------------


def effect_applied(s: Siege, effect: Effect, cause: str, seat: int) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("EffectApplied", effect.rule, cause, effect=effect.id, hero=hero)


def effect_ignored(s: Siege, effect: Effect, cause: str, rule: str) -> None:
    if s.log is not None:
        s.log.tell("EffectIgnored", rule, cause, effect=effect.id)


def sufferer_chosen(s: Siege, effect: Effect, cause: str, seat: int) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("SuffererChosen", "LB-NEUTRAL-3", cause, hero=hero, effect=effect.id)


def board_filled(s: Siege, board: Board) -> None:
    if s.log is not None:
        s.log.tell("BoardFilled", board.rule, board.id, board=board.id)


def corruption_rolled(s: Siege, seat: int, face: Effect, cause: str) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("CorruptionRolled", "LB-CORRUPTION-1", cause, hero=hero, face=face.id)


def corruption_rerolled(s: Siege, seat: int, face: Effect) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("CorruptionRerolled", "LB-CORRUPTION-1", hero, hero=hero, face=face.id)


# -- cards ---------------------------------------------------------------------------------


def card_drawn(s: Siege, number: int, seat: int, cause: str) -> None:
    if s.log is not None:
        card = s.box.card_ids[number]
        s.log.tell("CardDrawn", "LB-HORDE-6", cause, card=card, hero=s.hero_id(seat))


def card_moved(s: Siege, space: int, rule: str, cause: str) -> None:
    if s.log is not None:
        card, name = s.card_on(space).id, s.horde.ring.names[space]
        s.log.tell("CardMoved", rule, cause, card=card, space=name)


def card_turned_away(s: Siege, cause: str) -> None:
    if s.log is not None:
        s.log.tell("CardTurnedAway", "LB-PLACING-6", cause)


def card_placed(s: Siege, space: int, cause: str) -> None:
    if s.log is not None:
        card = s.card_on(space)
        kind = "WarlordAppeared" if card.is_warlord else "CardPlaced"
        s.log.tell(kind, "LB-PLACING-1", cause, card=card.id, space=s.horde.ring.names[space])


def card_trapped(s: Siege, number: int, space: int) -> None:
    if s.log is not None:
        card, at = s.box.card_ids[number], s.horde.ring.names[space]
        s.log.tell("CardTrapped", "LB-TILE-QUARRY-3", "trap", card=card, space=at)


def card_vanquished(s: Siege, space: int, seat: int) -> None:
    if s.log is not None:
        card, at, hero = s.card_on(space).id, s.horde.ring.names[space], s.hero_id(seat)
        s.log.tell("CardVanquished", "LB-COMBAT-14", hero, card=card, space=at, hero=hero)


def card_discarded(s: Siege, space: int, rule: str, cause: str) -> None:
    if s.log is not None:
        card, at = s.card_on(space).id, s.horde.ring.names[space]
        s.log.tell("CardDiscarded", rule, cause, card=card, space=at)


def cards_swapped(s: Siege, spaces: list[str]) -> None:
    if s.log is not None:
        s.log.tell("CardsSwapped", "LB-TILE-TOWER-1", "tower", spaces=spaces)


# -- the Grasp of Evil and the elements ------------------------------------------------------


def grasp_placed_on_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    if s.log is not None:
        tile = s.box.tile_ids[s.tiles.laid[place]]
        s.log.tell("GraspPlacedOnTile", rule, cause, tile=tile)


def grasp_placed_on_card(s: Siege, space: int, rule: str, cause: str) -> None:
    if s.log is not None:
        card, at = s.card_on(space).id, s.horde.ring.names[space]
        s.log.tell("GraspPlacedOnCard", rule, cause, card=card, space=at)


def grasp_placed_on_hero(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GraspPlacedOnHero", rule, cause, hero=s.hero_id(seat))


def grasp_advanced(s: Siege, space: int, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GraspAdvanced", "LB-CARD-10", cause, card=s.card_on(space).id)


def grasp_removed(s: Siege, thing: str, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GraspRemoved", rule, cause, thing=thing)


def element_reserved(s: Siege, element: Element, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ElementReserved", "LB-GRASP-4", cause, element=element.name)


def element_returned(s: Siege, element: Element, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ElementReturned", "LB-GRASP-5", cause, element=element.name)


def trap_set(s: Siege, space: int) -> None:
    if s.log is not None:
        at = s.horde.ring.names[space]
        s.log.tell("TrapSet", "LB-TILE-QUARRY-1", "quarry", space=at)


def net_thrown(s: Siege, space: int) -> None:
    if s.log is not None:
        card, at = s.card_on(space).id, s.horde.ring.names[space]
        s.log.tell("NetThrown", "LB-TILE-TREBUCHET-1", "trebuchet", card=card, space=at)


def standard_raised(s: Siege, colour: int) -> None:
    if s.log is not None:
        name = COLOURS[colour]
        s.log.tell("StandardRaised", "LB-TILE-STANDARD-1", "standard", colour=name)


def standard_lowered(s: Siege, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("StandardLowered", rule, cause)


def enchantment_placed(s: Siege, seat: int, space: int) -> None:
    if s.log is not None:
        card, at, cause = s.card_on(space).id, s.horde.ring.names[space], s.hero_id(seat)
        s.log.tell("EnchantmentPlaced", "LB-POWER-MYLFAAR-1", cause, card=card, space=at)


# -- heroes --------------------------------------------------------------------------------


def hero_moved(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        place = PLACES[s.heroes[seat].place]
        s.log.tell("HeroMoved", rule, cause, hero=s.hero_id(seat), place=place)


def tile_activated(s: Siege, seat: int, tile: str) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("TileActivated", "LB-ACT-3", hero, hero=hero, tile=tile)


def call_used(s: Siege, seat: int, tile: str) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("CallToArmsUsed", "LB-CALL-1", hero, hero=hero, tile=tile)


def hero_gone(s: Siege, seat: int, cause: str) -> None:
    """Taken out, or dead."""
    if s.log is not None:
        hero = s.heroes[seat]
        if hero.is_wounded:
            s.log.tell("HeroDied", "LB-WOUND-18", cause, hero=s.hero_id(seat))
        else:
            s.log.tell("HeroTakenOut", "LB-WOUND-1", cause, hero=s.hero_id(seat))
        s.log.tell("BoardTurnedNeutral", "LB-WOUND-5", cause, board=s.board_id(hero.side))


def hero_healed(s: Siege, seat: int, life: int) -> None:
    if s.log is not None:
        s.log.tell("HeroHealed", "LB-WOUND-16", "dispensary", hero=s.hero_id(seat), life=life)


# -- tokens --------------------------------------------------------------------------------


def life_gained(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        held = s.heroes[seat].life
        s.log.tell("LifeGained", rule, cause, hero=s.hero_id(seat), held=held)


def life_lost(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        held = s.heroes[seat].life
        s.log.tell("LifeLost", rule, cause, hero=s.hero_id(seat), held=held)


def call_gained(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("CallToArmsGained", rule, cause, hero=s.hero_id(seat))


def call_lost(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("CallToArmsLost", rule, cause, hero=s.hero_id(seat))


def equipment_gained(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    if s.log is not None:
        name = COLOURS[colour]
        s.log.tell("EquipmentGained", rule, cause, hero=s.hero_id(seat), colour=name)


def equipment_lost(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    if s.log is not None:
        name = COLOURS[colour]
        s.log.tell("EquipmentLost", rule, cause, hero=s.hero_id(seat), colour=name)


def equipment_spent(s: Siege, seat: int, colour: int) -> None:
    if s.log is not None:
        hero, name = s.hero_id(seat), COLOURS[colour]
        s.log.tell("EquipmentSpent", "LB-COMBAT-3", "combat", hero=hero, colour=name)


def gain_lost(s: Siege, seat: int, token: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GainLost", "LB-RESERVE-2", cause, hero=s.hero_id(seat), token=token)


# -- dice and combat -------------------------------------------------------------------------


def dice_rolled(s: Siege, seat: int, cause: str) -> None:
    if s.log is not None:
        faces = named(FACES, s.dice.faces)
        s.log.tell("DiceRolled", "LB-COMBAT-1", cause, hero=s.hero_id(seat), faces=faces)


def dice_rerolled(s: Siege, seat: int, cause: str) -> None:
    if s.log is not None:
        faces, hero = named(FACES, s.dice.faces), s.hero_id(seat)
        s.log.tell("DiceRerolled", "LB-POWER-FENG-LI-3", cause, hero=hero, faces=faces)


def combat_began(s: Siege, seat: int) -> None:
    if s.log is not None:
        spaces = s.horde.ring.words(s.combat.targets)
        s.log.tell("CombatBegan", "LB-ACT-5", "combat", hero=s.hero_id(seat), spaces=spaces)


def combat_failed(s: Siege) -> None:
    if s.log is not None:
        s.log.tell("CombatFailed", "LB-COMBAT-16", "combat", hero=s.hero_id(s.active))


def combat_withdrawn(s: Siege) -> None:
    if s.log is not None:
        s.log.tell("CombatWithdrawn", "LB-FAQ-5", "combat", hero=s.hero_id(s.active))


def token_lent(s: Siege, owner: int, colour: int) -> None:
    if s.log is not None:
        hero, name = s.hero_id(owner), COLOURS[colour]
        s.log.tell("TokenLent", "LB-COMBAT-4", "combat", hero=hero, colour=name)


def token_taken_back(s: Siege, owner: int, colour: int) -> None:
    if s.log is not None:
        hero, name = s.hero_id(owner), COLOURS[colour]
        s.log.tell("TokenTakenBack", "LB-COMBAT-18", "combat", hero=hero, colour=name)


def token_refused(s: Siege, owner: int) -> None:
    if s.log is not None:
        s.log.tell("TokenRefused", "LB-COMBAT-5", "combat", hero=s.hero_id(owner))
