"""What a value sees of Last Bastion."""

from __future__ import annotations

from typing import Final

from laststand.bots.bastion import EFFECTS, GRASP, ongoing_cost
from laststand.bots.insight.insight import Feature, Insight, about, named, sign
from laststand.games.bastion.box import COLOURS, FRONT, NO_CARD, SPACES, Card
from laststand.games.bastion.state import Siege
from laststand.kernel.state import State

HEROES: Final = [
    "elmer",
    "teagaan",
    "mylfaar",
    "feng-li",
    "kazgin",
    "twindalli",
    "ysaline",
    "berric",
]
TILES: Final = [
    "take_equipment",
    "heal_hero",
    "raise_standard",
    "destroy_monster",
    "set_trap",
    "throw_net",
    "cleanse_grasp",
    "swap_cards",
    "rest_hero",
]

FEATURES: Final = [
    Feature("novice", "the level is Novice; of Normal none of the three is 1"),
    Feature("difficult", "the level is Difficult"),
    Feature("heroic", "the level is Heroic"),
    *about(
        "warlords",
        [
            Feature("warlords", "Warlords still to be vanquished"),
            Feature("last-warlord", "whether there is only one of them"),
        ],
    ),
    *about(
        "deck",
        [
            Feature("deck", "Monsters left in the deck, in tens"),
            Feature("deck-short", "Monsters fewer than eight in the deck"),
            Feature("to-warlord", "Monsters above the next Warlord"),
        ],
    ),
    *about(
        "warlords",
        [
            Feature("warlords-in-play", "Warlords on the boards"),
            Feature("warlord-needs", "what the Warlords on the boards need together"),
            Feature("warlord-lacks", "what the party's tokens lack of that"),
        ],
    ),
    *about(
        "heroes",
        [
            Feature("heroes", "heroes in play"),
            Feature("life", "Life of all heroes together"),
            Feature("least-life", "Life of the weakest hero"),
            Feature("at-one-life", "heroes with one Life at most"),
            Feature("next-life", "Life of the hero whose turn is next"),
            Feature("wounded", "heroes who have been wounded"),
        ],
    ),
    *about(
        "calls",
        [
            Feature("calls", "Calls to Arms held"),
            Feature("has-call", "whether one is held"),
        ],
    ),
    *about(
        "equipment",
        [
            *named(COLOURS, "equipment", "Equipment held of the colour"),
            Feature("bare-heroes", "heroes without Equipment"),
        ],
    ),
    *about(
        "grasp",
        [
            Feature("one-grasped", "one tile is in the Grasp of Evil"),
            Feature("two-grasped", "two tiles are, and a third loses"),
            Feature("grasped-heroes", "heroes in the Grasp of Evil"),
            Feature("marks", "cards that bear a figure of the Grasp of Evil"),
            Feature("marks-on-free", "of these, those before a tile that is not in it yet"),
            Feature("marks-when-two", "the same while two tiles are in it"),
            Feature("grasp-reserve", "figures of the Grasp of Evil in the reserve"),
        ],
    ),
    *about(
        "boards",
        [
            Feature("cards", "Monsters and Warlords on the boards"),
            Feature("full-boards", "boards without a free space"),
            Feature("boards-of-two", "boards with one free space"),
            Feature("empty-boards", "boards without a card"),
            Feature("next-board", "cards on the board whose turn is next"),
            Feature("next-full", "whether that board is full"),
            Feature("second-board", "cards on the board after it"),
            Feature("needs", "what the Monsters on the boards need together"),
            Feature("staying", "what the recurring and ongoing effects on the boards cost"),
            Feature("next-staying", "what those of the next board cost"),
            Feature("leaving", "what the exit effects on the boards cost"),
            Feature("advancing", "cards whose recurring effect is to advance the Grasp of Evil"),
            Feature("next-advancing", "such cards on the next board that are marked"),
        ],
    ),
    *about(
        "elements",
        [
            Feature("trap", "the Trap is set"),
            Feature("net", "the Net lies on a card"),
            Feature("standard", "the Standard flies"),
            Feature("heroes-at-cards", "heroes who stand before a card"),
        ],
    ),
    *about(
        "heroes",
        [
            *named(HEROES, "hero", "in play is"),
        ],
    ),
    *about(
        "grasp",
        [
            *named(TILES, "lost", "in the Grasp of Evil is the tile for"),
        ],
    ),
]

GAINS: Final = [
    "CardVanquished",
    "CardTrapped",
    "LifeGained",
    "HeroHealed",
    "GraspRemoved",
    "EquipmentGained",
    "CallToArmsGained",
    "TileActivated",
    "TrapSet",
    "NetThrown",
    "StandardRaised",
]
LOSSES: Final = [
    "LifeLost",
    "HeroTakenOut",
    "HeroDied",
    "EquipmentLost",
    "CallToArmsLost",
    "GraspPlacedOnTile",
    "GraspPlacedOnCard",
    "GraspPlacedOnHero",
    "BoardFilled",
    "BoardTurnedNeutral",
    "CombatFailed",
    "WarlordAppeared",
]


class BastionInsight(Insight):
    def __init__(self) -> None:
        self.features = FEATURES
        self.candidates = 8
        self.gains = GAINS
        self.losses = LOSSES

    def setting(self, state: State) -> str:
        assert isinstance(state, Siege)
        return f"bastion-{state.players}"

    def is_laid(self, state: State) -> bool:
        assert isinstance(state, Siege)
        return state.turn > 0

    def look(self, state: State) -> list[float]:
        assert isinstance(state, Siege)
        out: list[float] = []
        look_at_deck(state, out)
        look_at_party(state, out)
        look_at_grasp(state, out)
        look_at_boards(state, out)
        look_at_things(state, out)
        return out


def look_at_deck(s: Siege, out: list[float]) -> None:
    level = s.level.id
    out.extend([sign(level == "novice"), sign(level == "difficult"), sign(level == "heroic")])
    left = sum(s.deck.runs)
    out.append(float(s.deck.warlords_left))
    out.append(sign(s.deck.warlords_left == 1))
    out.append(left / 10)
    out.append(float(max(0, 8 - left)))
    out.append(float(s.deck.runs[0]) if len(s.deck.runs) > 1 else 0.0)
    warlords = [s.card_on(space) for space in s.horde.taken() if s.card_on(space).is_warlord]
    needs = [sum([card.needs[colour] for card in warlords]) for colour in range(len(COLOURS))]
    out.append(float(len(warlords)))
    out.append(float(sum(needs)))
    held = [sum([hero.equipment[c] for hero in s.heroes]) for c in range(len(COLOURS))]
    out.append(float(sum([max(0, need - has) for need, has in zip(needs, held)])))


def look_at_party(s: Siege, out: list[float]) -> None:
    heroes = [hero for hero in s.heroes if hero.is_in_play]
    lives = [hero.life for hero in heroes]
    coming = s.hero_at(next_side(s))
    calls = sum([hero.calls for hero in heroes])
    out.append(float(len(heroes)))
    out.append(float(sum(lives)))
    out.append(float(min(lives)) if lives else 0.0)
    out.append(float(sum([1 for life in lives if life <= 1])))
    out.append(float(s.heroes[coming].life) if coming >= 0 else 0.0)
    out.append(float(sum([1 for hero in heroes if hero.is_wounded])))
    out.append(float(calls))
    out.append(sign(calls > 0))
    for colour in range(len(COLOURS)):
        out.append(float(sum([hero.equipment[colour] for hero in heroes])))
    out.append(float(sum([1 for hero in heroes if not hero.has_equipment])))


def look_at_grasp(s: Siege, out: list[float]) -> None:
    grasped = s.tiles.in_grasp()
    marks = [space for space in range(SPACES) if s.horde.marked[space]]
    free = sum([1 for space in marks if not s.tiles.grasped[FRONT[space]]])
    out.append(sign(grasped == 1))
    out.append(sign(grasped == 2))
    out.append(float(sum([1 for hero in s.heroes if hero.in_grasp])))
    out.append(float(len(marks)))
    out.append(float(free))
    out.append(float(free) if grasped == 2 else 0.0)
    out.append(float(s.reserve.grasp))


def look_at_boards(s: Siege, out: list[float]) -> None:
    counts = [cards_at(s, side) for side in range(4)]
    coming = next_side(s)
    taken = s.horde.taken()
    cards = [s.card_on(space) for space in taken]
    following = [s.card_on(space) for space in taken if space // 3 == coming]
    out.append(float(len(taken)))
    out.append(float(counts.count(3)))
    out.append(float(counts.count(2)))
    out.append(float(counts.count(0)))
    out.append(float(counts[coming]))
    out.append(sign(counts[coming] == 3))
    out.append(float(counts[(coming + 1) % 4]))
    out.append(float(sum([sum(card.needs) for card in cards if not card.is_warlord])))
    out.append(sum([staying_cost(card) for card in cards]))
    out.append(sum([staying_cost(card) for card in following]))
    out.append(sum([sum([EFFECTS.get(e.word, 0.0) for e in card.exit]) for card in cards]))
    advancing = [space for space in taken if advances_grasp(s.card_on(space))]
    out.append(float(len(advancing)))
    grave = [1 for space in advancing if space // 3 == coming and s.horde.marked[space]]
    out.append(float(len(grave)) * GRASP[s.tiles.in_grasp()] / GRASP[0])


def look_at_things(s: Siege, out: list[float]) -> None:
    elements = s.elements
    out.append(sign(elements.trap.is_in_use))
    out.append(sign(elements.net.is_in_use))
    out.append(sign(elements.standard.is_in_use))
    before = [FRONT[space] for space in s.horde.taken()]
    heroes = [hero for hero in s.heroes if hero.is_in_play]
    out.append(float(sum([1 for hero in heroes if hero.place in before])))
    ids = [s.box.hero_ids[hero.kind] for hero in heroes if hero.kind >= 0]
    for id in HEROES:
        out.append(sign(id in ids))
    lost = [s.box.tiles[t].action.word for p, t in enumerate(s.tiles.laid) if s.tiles.grasped[p]]
    for word in TILES:
        out.append(sign(word in lost))


def next_side(s: Siege) -> int:
    """The board whose turn follows this one; before the first turn, the first."""
    return s.first if s.turn == 0 else (s.turn_side + 1) % 4


def cards_at(s: Siege, side: int) -> int:
    return 3 - s.horde.spaces[side * 3 : side * 3 + 3].count(NO_CARD)


def staying_cost(card: Card) -> float:
    recurring = sum([EFFECTS.get(effect.word, 0.0) for effect in card.recurring])
    return recurring + ongoing_cost(card)


def advances_grasp(card: Card) -> bool:
    for effect in card.recurring:
        if effect.word == "advance_grasp":
            return True
    return False
