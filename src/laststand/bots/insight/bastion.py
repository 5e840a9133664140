"""What a value sees of Last Bastion."""

from __future__ import annotations

from typing import Final

from laststand.bots.bastion import EFFECTS, GRASP, Mind, chance, ongoing_cost
from laststand.bots.insight.insight import Feature, Insight, about, named, sign
from laststand.games.bastion.box import (
    BLACK,
    BOARD_COLOURS,
    CENTRE,
    COLOURS,
    FRONT,
    NEIGHBOURS,
    NO_CARD,
    SPACES,
    SPACES_AT,
    Card,
)
from laststand.games.bastion.combat import foe_on
from laststand.games.bastion.dice import combat_dice
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import ONGOING
from laststand.kernel.choice import Choice
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

STAYING: Final = [*EFFECTS, "advance_grasp"]
LEAVING: Final = list(EFFECTS)
ONGOING_WORDS: Final = [effect.word for effect in ONGOING]
LIVES: Final = [1, 2, 3]
LATE: Final = 20
"""With fewer Monsters in the deck it is late."""
BLUE: Final = COLOURS.index("blue")
MOST_OF_A_DEED: Final = 8.0

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
    *about(
        "boards",
        [
            *named(STAYING, "stays", "cards, not under the Net, that bring each Horde phase:"),
            *named(STAYING, "next-stays", "such cards on the next board:"),
            *named(LEAVING, "leaves", "cards that bring as they leave:"),
            *named(ONGOING_WORDS, "lasts", "cards that have the ongoing effect"),
            *named(COLOURS, "needs", "what the Monsters on the boards need of the colour"),
            Feature("big", "Monsters that need three or more"),
            Feature("small", "Monsters that need one"),
            *named(BOARD_COLOURS, "full", "no space is free on the board"),
            *named(BOARD_COLOURS, "two-on", "one space is free on the board"),
            *named(BOARD_COLOURS, "one-on", "two spaces are free on the board"),
            Feature("next-two", "one space is free on the next board"),
            *named(BOARD_COLOURS, "next-full", "the next board is full, and is"),
        ],
    ),
    *about(
        "equipment",
        [
            Feature("met", "needs of the boards for which there is Equipment of the colour"),
            *named(COLOURS, "some", "Equipment held of the colour, two at most:"),
            Feature("equipment-at-warlord", "Equipment held while a Warlord is in play"),
            Feature("black-at-warlord", "of this the black"),
            Feature("equipment-late", "Equipment held late, before any Warlord is in play"),
            Feature("next-equipment", "Equipment of the hero whose turn is next"),
            Feature("most-equipment", "Equipment of the hero who has most"),
        ],
    ),
    *about(
        "heroes",
        [
            *named([str(life) for life in LIVES], "life", "heroes whose Life is"),
            *named([str(life) for life in LIVES], "wounded-life", "wounded heroes whose Life is"),
            Feature("life-to-two", "Life of the heroes, two of each at most"),
            Feature("life-to-four", "Life of the heroes, four of each at most"),
            Feature("life-by-deck", "Life of all heroes times Monsters left, in hundreds"),
            Feature("life-late", "Life of all heroes, late"),
            Feature("in-centre", "heroes on the tile in the middle"),
            Feature("in-corners", "heroes on tiles in the corners"),
            Feature("cards-near", "cards that heroes stand before, or could with a step"),
            Feature("next-cards-near", "such cards of the hero whose turn is next"),
            Feature("next-cards-here", "cards before which this hero stands"),
            Feature("places", "tiles on which heroes stand"),
        ],
    ),
    *about(
        "calls",
        [
            Feature("heroes-with-call", "heroes who hold a Call to Arms"),
            Feature("spare-calls", "Calls to Arms beyond one of each hero"),
            Feature("calls-by-deck", "Calls to Arms times Monsters left, in tens"),
            Feature("calls-at-warlord", "Calls to Arms while a Warlord is in play"),
            Feature("calls-when-weak", "Calls to Arms times heroes with one Life at most"),
            Feature("calls-when-two", "Calls to Arms while two tiles are in the Grasp of Evil"),
            Feature("next-calls", "Calls to Arms of the hero whose turn is next"),
        ],
    ),
    *about(
        "grasp",
        [
            Feature("grasp-by-deck", "tiles in the Grasp of Evil times Monsters left, in tens"),
            Feature("two-by-deck", "Monsters left while two tiles are in it, in tens"),
            Feature("advancing-marked", "marked cards that advance it, before a free tile"),
            Feature("advancing-free", "cards not marked that do"),
            Feature("marked-when-two", "the former while two tiles are in it"),
            Feature("free-when-two", "the latter while two tiles are in it"),
            Feature("blue-full-when-two", "the blue board is full while two tiles are in it"),
        ],
    ),
    *about(
        "warlords",
        [
            Feature("odds-alone", "the best odds of a hero alone against a Warlord in play"),
            Feature("odds-together", "the same with what heroes before the Warlord can lend"),
            Feature("odds-near", "the same, summed over the heroes who are a step away or nearer"),
        ],
    ),
    *about(
        "boards",
        [
            Feature("cards-by-deck", "cards on the boards times Monsters left, in hundreds"),
            Feature("worth", "what a steward would give to be rid of all cards"),
            Feature("worth-most", "of the card that it would give most for"),
            Feature("worth-next", "of those on the next board"),
            Feature("worth-monsters", "of the Monsters"),
            Feature("worth-squared", "the squares of these, in tens"),
        ],
    ),
    *about(
        "elements",
        [
            Feature("next-best", "what the next hero finds to do at best, as a steward weighs it"),
            Feature("next-second", "what is second best"),
            Feature("others-best", "what the other heroes would find to do at best, together"),
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
        self.levels = ["novice", "normal", "difficult", "heroic"]
        self.gains = GAINS
        self.losses = LOSSES

    def setting(self, state: State) -> str:
        assert isinstance(state, Siege)
        return f"bastion-{state.players}"

    def level(self, state: State) -> str:
        assert isinstance(state, Siege)
        return state.level.id

    def ahead(self, state: State) -> float:
        assert isinstance(state, Siege)
        return sum(state.deck.runs) / 10

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
        look_at_cards(state, out)
        look_at_spaces(state, out)
        look_at_gear(state, out)
        look_at_lives(state, out)
        look_at_places(state, out)
        look_at_calls(state, out)
        look_at_advance(state, out)
        look_at_warlords(state, out)
        look_as_steward(state, out)
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
    counts = [s.horde.cards_at(side) for side in range(4)]
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


def look_at_cards(s: Siege, out: list[float]) -> None:
    """What the cards on the boards do, effect by effect."""
    coming = next_side(s)
    staying, following = [0.0] * len(STAYING), [0.0] * len(STAYING)
    leaving = [0.0] * len(LEAVING)
    lasting = [0.0] * len(ONGOING)
    for space in s.horde.taken():
        card = s.card_on(space)
        if card.is_warlord or s.elements.net.at != space:
            for effect in card.recurring:
                if effect.word in STAYING:
                    at = STAYING.index(effect.word)
                    staying[at] += 1.0
                    following[at] += sign(space // 3 == coming)
        for effect in card.exit:
            if effect.word in LEAVING:
                leaving[LEAVING.index(effect.word)] += 1.0
        for at, ongoing in enumerate(ONGOING):
            if card.ongoing_bits & ongoing.bit:
                lasting[at] += 1.0
    for some in (staying, following, leaving, lasting):
        out.extend(some)


def look_at_spaces(s: Siege, out: list[float]) -> None:
    """What they need, and how they fill the boards."""
    monsters = [c for c in [s.card_on(space) for space in s.horde.taken()] if not c.is_warlord]
    coming = next_side(s)
    for colour in range(len(COLOURS)):
        out.append(float(sum([card.needs[colour] for card in monsters])))
    needs = [sum(card.needs) for card in monsters]
    out.append(float(sum([1 for need in needs if need >= 3])))
    out.append(float(needs.count(1)))
    counts = [s.horde.cards_at(s.side_of(colour)) for colour in range(len(BOARD_COLOURS))]
    for count in (3, 2, 1):
        out.extend([sign(cards == count) for cards in counts])
    out.append(sign(s.horde.cards_at(coming) == 2))
    for colour, cards in enumerate(counts):
        out.append(sign(cards == 3 and s.horde.board_at[coming] == colour))


def look_at_gear(s: Siege, out: list[float]) -> None:
    cards = [s.card_on(space) for space in s.horde.taken()]
    heroes = [hero for hero in s.heroes if hero.is_in_play]
    held = [sum([hero.equipment[c] for hero in heroes]) for c in range(len(COLOURS))]
    needs = [sum([card.needs[colour] for card in cards]) for colour in range(len(COLOURS))]
    out.append(float(sum([min(need, has) for need, has in zip(needs, held)])))
    out.extend([float(min(2, has)) for has in held])
    has_warlord = any([card.is_warlord for card in cards])
    is_late = sum(s.deck.runs) < LATE and not has_warlord
    out.append(float(sum(held)) if has_warlord else 0.0)
    out.append(float(held[BLACK]) if has_warlord else 0.0)
    out.append(float(sum(held)) if is_late else 0.0)
    coming = s.hero_at(next_side(s))
    out.append(float(sum(s.heroes[coming].equipment)) if coming >= 0 else 0.0)
    out.append(float(max([sum(hero.equipment) for hero in heroes], default=0)))


def look_at_lives(s: Siege, out: list[float]) -> None:
    lives = [hero.life for hero in s.heroes if hero.is_in_play]
    wounded = [hero.life for hero in s.heroes if hero.is_in_play and hero.is_wounded]
    left = sum(s.deck.runs)
    out.extend([float(lives.count(life)) for life in LIVES])
    out.extend([float(wounded.count(life)) for life in LIVES])
    out.append(float(sum([min(2, life) for life in lives])))
    out.append(float(sum([min(4, life) for life in lives])))
    out.append(left * sum(lives) / 100)
    out.append(float(sum(lives)) if left < LATE else 0.0)


def look_at_places(s: Siege, out: list[float]) -> None:
    places = [hero.place for hero in s.heroes if hero.is_in_play]
    coming = s.hero_at(next_side(s))
    out.append(float(places.count(CENTRE)))
    out.append(float(sum([1 for place in places if len(SPACES_AT[place]) == 2])))
    out.append(float(sum([cards_near(s, place) for place in places])))
    here = s.heroes[coming].place if coming >= 0 else CENTRE
    out.append(float(cards_near(s, here)) if coming >= 0 else 0.0)
    out.append(float(cards_before(s, here)) if coming >= 0 else 0.0)
    out.append(float(len(set(places))))


def cards_near(s: Siege, place: int) -> int:
    """Cards before a tile and those around it."""
    return sum([cards_before(s, there) for there in (place, *NEIGHBOURS[place])])


def cards_before(s: Siege, place: int) -> int:
    return sum([1 for space in SPACES_AT[place] if s.horde.spaces[space] != NO_CARD])


def look_at_calls(s: Siege, out: list[float]) -> None:
    heroes = [hero for hero in s.heroes if hero.is_in_play]
    calls = float(sum([hero.calls for hero in heroes]))
    weak = sum([1 for hero in heroes if hero.life <= 1])
    warlords = [1 for space in s.horde.taken() if s.card_on(space).is_warlord]
    coming = s.hero_at(next_side(s))
    out.append(float(sum([min(1, hero.calls) for hero in heroes])))
    out.append(float(sum([max(0, hero.calls - 1) for hero in heroes])))
    out.append(calls * sum(s.deck.runs) / 10)
    out.append(calls if warlords else 0.0)
    out.append(calls * weak)
    out.append(calls if s.tiles.in_grasp() == 2 else 0.0)
    out.append(float(s.heroes[coming].calls) if coming >= 0 else 0.0)


def look_at_advance(s: Siege, out: list[float]) -> None:
    """How near the Grasp of Evil is to its next tile."""
    left, grasped = sum(s.deck.runs), s.tiles.in_grasp()
    advancing = [
        space
        for space in s.horde.taken()
        if advances_grasp(s.card_on(space))
        and s.elements.net.at != space
        and not s.tiles.grasped[FRONT[space]]
    ]
    marked = float(sum([1 for space in advancing if s.horde.marked[space]]))
    free = len(advancing) - marked
    is_last = sign(grasped == 2)
    out.append(left * grasped / 10)
    out.append(left * is_last / 10)
    out.extend([marked, free, marked * is_last, free * is_last])
    out.append(is_last * sign(s.horde.cards_at(s.side_of(BLUE)) == 3))


def look_at_warlords(s: Siege, out: list[float]) -> None:
    alone, together, near = 0.0, 0.0, 0.0
    for space in s.horde.taken():
        if not s.card_on(space).is_warlord:
            continue
        foe, before = foe_on(s, space), FRONT[space]
        for seat in s.seats_in_play():
            hero, dice = s.heroes[seat], combat_dice(s, seat)
            tokens = hero.equipment.copy()
            alone = max(alone, chance([foe], dice, tokens))
            for other in s.seats_in_play():
                if other != seat and s.heroes[other].place == before:
                    lent = s.heroes[other].equipment
                    tokens = [one + two for one, two in zip(tokens, lent)]
            odds = chance([foe], dice, tokens)
            together = max(together, odds)
            if hero.place == before or hero.place in NEIGHBOURS[before]:
                near += odds
    out.extend([alone, together, near])


def look_as_steward(s: Siege, out: list[float]) -> None:
    coming = next_side(s)
    next_seat = s.hero_at(coming)
    mind = Mind(s, Choice(next_seat if next_seat >= 0 else None, "hero-phase", "", []), None)
    worths = mind.cards
    monsters = [worths[space] for space in worths if not s.card_on(space).is_warlord]
    out.append(len(worths) * sum(s.deck.runs) / 100)
    out.append(sum(worths.values()))
    out.append(max(worths.values(), default=0.0))
    out.append(sum([worths[space] for space in worths if space // 3 == coming]))
    out.append(sum(monsters))
    out.append(sum([worth * worth for worth in monsters]) / 10)
    best, second, others = 0.0, 0.0, 0.0
    for seat in s.seats_in_play():
        deeds = mind.prospects(seat)
        if seat == next_seat:
            best, second = min(MOST_OF_A_DEED, deeds[-1]), min(MOST_OF_A_DEED, deeds[-2])
        else:
            others += min(MOST_OF_A_DEED, deeds[-1])
    out.extend([best, second, others])


def next_side(s: Siege) -> int:
    """The board whose turn follows this one; before the first turn, the first."""
    return s.first if s.turn == 0 else (s.turn_side + 1) % 4


def staying_cost(card: Card) -> float:
    recurring = sum([EFFECTS.get(effect.word, 0.0) for effect in card.recurring])
    return recurring + ongoing_cost(card)


def advances_grasp(card: Card) -> bool:
    for effect in card.recurring:
        if effect.word == "advance_grasp":
            return True
    return False
