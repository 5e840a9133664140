"""The steward of Last Bastion: weighs what each Horde card costs while it stays, goes where dice
and tokens are expected to do most, keeps the Grasp of Evil off the tiles, and spends Calls to Arms
where the need is great."""

from __future__ import annotations

from typing import Final

from laststand.bots.steward import Judgment, Steward
from laststand.games.bastion.box import (
    BLACK,
    CENTRE,
    COLOURS,
    FRONT,
    NEIGHBOURS,
    NO_CARD,
    OPPOSITE,
    SPACES,
    SPACES_AT,
    WHITE,
    Card,
    Tile,
)
from laststand.games.bastion.combat import (
    can_win,
    counted_faces,
    foe_on,
    pledged_tokens,
    spare_tokens,
    subsets,
    tokens_at,
)
from laststand.games.bastion.deeds import may_activate, may_fight
from laststand.games.bastion.dice import combat_dice
from laststand.games.bastion.effects import Suffer
from laststand.games.bastion.grasp import CardBearer, TileBearer
from laststand.games.bastion.hero_phase import fights_from
from laststand.games.bastion.odds import chance_to_vanquish
from laststand.games.bastion.ongoing import has_power, is_barred, is_guarded, white_dice
from laststand.games.bastion.options import (
    First,
    Lay,
    Move,
    OnFigure,
    OnSpaces,
    Reroll,
    Spend,
    TakeBack,
)
from laststand.games.bastion.resistance import Foe
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tile_actions import (
    ALIKE,
    DISPENSARY,
    FOUNTAIN,
    MARKET,
    QUARRY,
    STANDARD,
    TAVERN,
    TOMB,
    TOWER,
    TREBUCHET,
    can_activate,
)
from laststand.games.bastion.vocabulary import (
    ACT_TWICE,
    BAR_TILE_IN_FRONT,
    BLOCK_ALL_POWERS,
    BLOCK_COMBAT_DIE,
    BLOCK_LINKED_POWER,
    EXTRA_MOVE,
    FORBID_CALL_TO_ARMS,
    FORBID_EQUIPMENT,
    GUARDED_BY_OPPOSITE,
    HOLD_IN_FRONT,
    IMMUNE_TO_DICE,
    RALLY_BOARD,
    Effect,
)
from laststand.kernel.choice import Choice, Option, Pick, Say
from laststand.kernel.run import Run
from laststand.kernel.step import Step

WARLORD: Final = 10.0
"""What a Warlord vanquished is worth; everything else is measured against it."""
TOKEN: Final = 0.35
"""What an Equipment token is worth."""
WARD: Final = 8.0
"""How much more a black one is: it wards a Life again and again, and may be wanted by a Warlord."""
LIFE: Final = 1.6
"""What a Life token is worth to a hero who has two others."""
CALL: Final = 1.6
"""What a Call to Arms is worth."""
GRASP: Final = [2.0, 4.5, 25.0, 25.0]
"""What one tile more in the Grasp of Evil costs, by how many are in it already."""

LATER: Final = 0.3
"""What counts next turn, against what counts now."""

HEROES: Final = [
    "feng-li",
    "mylfaar",
    "ysaline",
    "kazgin",
    "twindalli",
    "berric",
    "teagaan",
    "elmer",
]
"""Whom to play, the most useful first: the first sits at the yellow board, whose die she may roll
again."""

EFFECTS: Final = {
    "lose_life": LIFE,
    "lose_round_token": 0.6,
    "all_lose_round_token": 1.5,
    "lose_all_equipment": 0.8,
    "lose_call_to_arms_or_life": 1.3,
    "draw_horde_card": 1.2,
    "roll_corruption_die": 1.6,
    "place_grasp_on_hero": 0.8,
    "place_grasp_on_hero_or_lose_life": 1.0,
    "lower_standard": 0.5,
    "gain_life": -LIFE,
    "gain_call_to_arms": -CALL,
    "gain_life_or_call_to_arms": -CALL,
    "gain_equipment": -0.7,
    "award_life": -LIFE,
    "award_call_to_arms": -CALL,
    "put_to_flight": -1.2,
    "remove_grasp": -0.6,
    "raise_standard": -0.5,
    "move_at_once": -0.3,
    "lose_round_token_or_life": 0.9,
    "all_lose_life": 3.0,
    "all_unwarded_lose_life": 2.0,
    "avenge_warlord": 1.0,
    "pursue_vengeance": 0.9,
    "burn_in_front": 0.6,
    "skulk": 0.2,
}
"""What effects cost, apart from the Grasp of Evil; what they give is less than nothing."""

TILES: Final = {
    MARKET.word: 1.6,
    DISPENSARY.word: 1.0,
    STANDARD.word: 1.0,
    TOMB.word: 2.0,
    QUARRY.word: 0.9,
    TREBUCHET.word: 0.9,
    FOUNTAIN.word: 2.6,
    TOWER.word: 0.2,
    TAVERN.word: 0.4,
}
"""What the tiles are worth having, by what they do."""

_known_chances: dict[tuple[int, int, int, int], float] = {}
_known_answers: dict[int, list[tuple[list[int], float]]] = {}


WHY: Final = {
    "given-move": "better-place",
    "pay": "vanquishes-most",
    "reroll-dice": "idle-dice",
    "place-card": "does-least-there",
    "grasp-tile": "least-useful-tile",
    "lose-token": "least-wanted",
    "who-suffers": "bears-it-best",
    "award-life": "needs-it-most",
    "tavern": "needs-it-most",
    "tomb": "costs-most-while-it-stays",
    "rout": "costs-most-while-it-stays",
    "trebuchet": "costs-most-while-it-stays",
    "fountain": "costs-most-while-it-stays",
    "take-hero": "most-useful",
}
"""By question, what an answer is weighed by."""

DEEDS: Final = {
    "fight": "worth-fighting",
    "activate": "useful-tile",
    "call": "urgent-tile",
    "enchant": "costs-most-while-it-stays",
}
"""The same by what is done in a Hero phase."""


class BastionSteward(Steward):
    def judge(self, run: Run, thoroughly: bool) -> list[Judgment]:
        state, choice = run.state, run.choice
        assert isinstance(state, Siege)
        assert choice is not None
        mind = Mind(state, choice, run.step)
        return [
            Judgment(index, mind.worth(option), mind.why(option))
            for index, option in enumerate(choice.options)
        ]


class Mind:
    """One look at the table: what each option is worth now."""

    def __init__(self, s: Siege, choice: Choice, step: Step[Siege] | None) -> None:
        self.s = s
        self.ask = choice.ask
        self.seat = s.active if choice.seat is None else choice.seat
        self.step = step
        self.grasped = s.tiles.in_grasp()
        self.left = sum(s.deck.runs)
        self.fights: dict[int, float] = {}
        self.tiles: dict[int, float] = {}
        self.deeds: dict[int, float] = {}
        self.places: dict[int, float] = {}
        self.foes: dict[int, Foe] = {}
        self.dice: list[list[int]] | None = None
        self.warlords = [sp for sp in s.horde.taken() if s.card_on(sp).is_warlord]
        self.cards = {
            space: self.card_worth(space)
            for space in range(SPACES)
            if s.horde.spaces[space] != NO_CARD
        }

    def why(self, option: Option) -> str:
        if isinstance(option, Say):
            return "nothing-better"
        if isinstance(option, Move):
            return "better-place"
        if self.ask == "hero-phase":
            verb = option.verb if isinstance(option, (OnSpaces, Pick)) else ""
            return DEEDS.get(verb, "lifts-the-grasp")
        return WHY.get(self.ask, "worth-most")

    def worth(self, option: Option) -> float:
        if self.ask == "hero-phase":
            return self.deed_worth(option)
        if isinstance(option, Move):
            return self.place_worth(option.to)
        if isinstance(option, Reroll):
            return self.reroll_worth(option)
        if isinstance(option, (OnSpaces, Spend, TakeBack)):
            return self.spaces_worth(option)
        if isinstance(option, OnFigure):
            return self.figure_worth(option)
        if isinstance(option, First):
            return 0.0 if option.effect is None else -EFFECTS.get(option.effect.word, 0.0)
        if isinstance(option, Lay):
            return 0.0
        if isinstance(option, Pick):
            return self.pick_worth(option)
        return self.word_worth(option.notation())

    def word_worth(self, word: str) -> float:
        if word == "stay":
            return self.place_worth(self.s.heroes[self.seat].place)
        face = self.s.dice.corruption
        if word == "keep" and face is not None:
            return -self.face_cost(face)
        if word == "reroll":
            faces = self.s.box.corruption_faces
            return -sum(self.face_cost(face) for face in faces) / len(faces)
        if word == "done" and self.ask == "standard":
            return self.flying() + 0.05
        return {"agree": 1.0, "withdraw": 0.0, "done": 0.05, "keep": 0.1}.get(word, 0.0)

    def face_cost(self, face: Effect) -> float:
        word = face.word
        if word == "place_grasp_on_tile":
            return GRASP[self.grasped]
        if word == "lose_all_equipment":
            return TOKEN * sum(self.s.heroes[self.seat].equipment)
        return EFFECTS.get(word, 0.0)

    # -- what a card costs while it stays --------------------------------------------------

    def card_worth(self, space: int) -> float:
        s = self.s
        card = s.card_on(space)
        worth = 0.8 + self.crowding(space // 3) + self.stay_cost(card, space)
        if card.is_warlord:
            worth += WARLORD * (1.0 if self.left > 6 else 1.6)
        elif self.guards_warlord(space):
            worth += 3.0
        return worth - self.exit_cost(card)

    def crowding(self, side: int) -> float:
        """What is felt of a board that fills."""
        return [0.0, 0.2, 0.9, self.full_cost(side)][self.s.horde.cards_at(side)]

    def full_cost(self, side: int) -> float:
        return self.board_cost(self.s.horde.board_at[side])

    def board_cost(self, colour: int) -> float:
        """What a full board of a colour costs each time."""
        cost = 0.5
        for effect in self.s.box.boards[colour].full:
            if effect.word == "place_grasp_on_tile":
                cost += 0.9 * GRASP[self.grasped]
            elif effect.word == "all_lose_round_token":
                cost += 0.5 * len(self.s.heroes)
            else:
                cost += 1.2 * EFFECTS.get(effect.word, 0.0)
        return cost

    def stay_cost(self, card: Card, space: int) -> float:
        """What the card's recurring and ongoing effects cost."""
        s = self.s
        if s.elements.net.at == space and not card.is_warlord:
            return 0.0
        cost = 0.0
        for effect in card.recurring:
            word = effect.word
            if word == "advance_grasp":
                cost += self.grasp_cost(space)
            elif not effect.is_dormant(s):
                cost += EFFECTS.get(word, 0.0)
        return cost + ongoing_cost(card)

    def grasp_cost(self, space: int) -> float:
        if self.s.tiles.grasped[FRONT[space]]:
            return 0.3
        cost = GRASP[self.grasped] + 0.3 * self.worth_having(self.s.tiles.laid[FRONT[space]])
        return cost * (1.0 if self.s.horde.marked[space] else 0.45)

    def exit_cost(self, card: Card) -> float:
        cost = 0.0
        for effect in card.exit:
            cost += EFFECTS.get(effect.word, 0.0)
            if effect.word == "roll_corruption_die" and self.grasped == 2:
                cost += 4.0
        return cost * (0.7 if card.is_warlord else 1.0)

    # -- fights ------------------------------------------------------------------------------

    def fight_worth(self, seat: int, place: int, spaces: list[int]) -> float:
        """What a combat is expected to bring, the tokens at hand at what they are worth."""
        spare = tokens_at(self.s, seat, place)
        foes = [self.foe(space) for space in spaces]
        if self.dice is None:
            self.dice = combat_dice(self.s, seat)
        dice = self.dice
        worths = [self.cards[space] for space in spaces]
        single = [self.one_fight(foe, dice, spare, worth) for foe, worth in zip(foes, worths)]
        if len(spaces) == 1:
            return single[0]
        both = chance(foes, dice, spare)
        bare = [chance([foe], dice, [0] * 5) for foe in foes]
        return max(single) + both * min(worths) * 0.8 + 0.1 * min(bare)

    def one_fight(self, foe: Foe, dice: list[list[int]], spare: list[int], worth: float) -> float:
        if worth <= 0:
            return 0.0
        if worth > WARLORD:
            return chance([foe], dice, spare) * worth
        best = 0.0
        held = [min(need, tokens) for need, tokens in zip(foe.needs, spare)]
        for used in range(sum(held) + 1 if foe.takes_equipment else 1):
            tokens = first_tokens(held, used)
            price = sum(self.price(colour) * count for colour, count in enumerate(tokens))
            best = max(best, chance([foe], dice, tokens) * worth - 0.6 * price)
        return best

    def worth_having(self, tile: int) -> float:
        return TILES[self.s.box.tiles[tile].action.word]

    def price(self, colour: int) -> float:
        """What a token is worth keeping: for the Warlord who is there, or may be black."""
        if self.warlords:
            is_wanted = any(self.s.card_on(space).needs[colour] for space in self.warlords)
            return TOKEN * (3.0 if is_wanted else 0.6)
        return TOKEN * (WARD if colour == BLACK else 1.0)

    def foe(self, space: int) -> Foe:
        if space not in self.foes:
            self.foes[space] = foe_on(self.s, space)
        return self.foes[space]

    def best_fight(self, seat: int, place: int) -> float:
        if place not in self.fights:
            fights = fights_from(self.s, seat, place)
            worths = [self.fight_worth(seat, place, fight.spaces) for fight in fights]
            self.fights[place] = max(worths, default=0.0)
        return self.fights[place]

    # -- tiles -------------------------------------------------------------------------------

    def tile_worth(self, tile: int) -> float:
        if tile not in self.tiles:
            self.tiles[tile] = self.action_worth(tile) if can_activate(self.s, tile) else 0.0
        return self.tiles[tile]

    def action_worth(self, tile: int) -> float:
        action = self.s.box.tiles[tile].action
        if action is MARKET:
            return self.market_worth()
        if action is DISPENSARY:
            return 9.0
        if action is STANDARD:
            return max(self.standard_worth(c) for c in range(5)) - self.flying() - 0.3
        if action is TOMB:
            return self.tomb_worth(self.s.box.tiles[tile])
        if action is QUARRY:
            return 1.0 if self.s.elements.trap.at < 0 else 0.0
        if action is TREBUCHET:
            return self.net_worth()
        if action is FOUNTAIN:
            return sum(sorted(self.grasp_worths(), reverse=True)[:2])
        if action is TAVERN:
            return self.tavern_worth()
        return self.tower_worth() if action is TOWER else 0.0

    def market_worth(self) -> float:
        held = sum(self.s.heroes[self.seat].equipment)
        worth = 1.2 - 0.18 * held
        if len(self.s.deck.runs) > 1 and self.s.deck.runs[0] <= 6:  # a Warlord is near
            worth += 0.5
        for space in self.warlords:
            for colour in self.s.card_on(space).colours:
                worth += 0.6 * self.help_against(space, colour)
        return worth * min(2, white_dice(self.s)) / 2

    def help_against(self, space: int, colour: int) -> float:
        """What one token more of a colour would be worth against a Warlord."""
        foe = self.foe(space)
        tokens = spare_tokens(self.s, self.seat)
        dice = combat_dice(self.s, self.seat)
        now = chance([foe], dice, tokens)
        tokens[colour] += 1
        return 0.6 * WARLORD * (chance([foe], dice, tokens) - now)

    def flying(self) -> float:
        colour = self.s.elements.standard.at
        return self.standard_worth(colour) if colour >= 0 else 0.0

    def standard_worth(self, colour: int) -> float:
        worth = 0.5 if colour == BLACK else 0.4
        for space, card_worth in self.cards.items():
            if self.s.card_on(space).needs[colour]:
                worth += 0.22 * card_worth
        return worth

    def tomb_worth(self, tomb: Tile) -> float:
        """What the dice let the hero take, on the average."""
        best = [0.0] * len(COLOURS)
        for space in self.cards:
            colour = self.s.card_on(space).colour
            best[colour] = max(best[colour], self.destroy_worth(space))
        worth = 0.0
        dice = min(tomb.dice, white_dice(self.s))
        for colours, odds in answers_of_the_kings(self.s.box.combat_faces, dice):
            worth += odds * max([best[colour] for colour in colours], default=0.0)
        return worth

    def destroy_worth(self, space: int) -> float:
        card = self.s.card_on(space)
        if card.is_warlord:
            return 0.0
        hard = 0.3 * max(0, sum(card.needs) - 1) + (0.5 if IMMUNE_TO_DICE in card.ongoing else 0.0)
        return self.cards[space] + min(0.0, self.exit_cost(card)) + hard

    def net_worth(self) -> float:
        now = self.netted(self.s.elements.net.at) if self.s.elements.net.at >= 0 else 0.0
        best = max((self.netted(space) for space in self.cards), default=0.0)
        return 0.75 * (best - now)

    def netted(self, space: int) -> float:
        card = self.s.card_on(space)
        if card.is_warlord:
            return 0.0
        cost = ongoing_cost(card)
        for effect in card.recurring:
            word = effect.word
            grasps = word == "advance_grasp"
            cost += self.grasp_cost(space) if grasps else EFFECTS.get(word, 0.0)
        return cost

    def grasp_worths(self) -> list[float]:
        """What removing each figure is worth."""
        s = self.s
        worths = [self.cleanse_tile(place) for place in range(9) if s.tiles.grasped[place]]
        worths += [self.cleanse_card(space) for space in range(SPACES) if s.horde.marked[space]]
        worths += [0.8 for hero in s.heroes if hero.in_grasp]
        return worths

    def cleanse_tile(self, place: int) -> float:
        return [0.0, 1.2, 4.0, 4.0][self.grasped] + 0.4 * self.worth_having(
            self.s.tiles.laid[place]
        )

    def figure_worth(self, option: OnFigure) -> float:
        bearer = option.bearer
        if isinstance(bearer, TileBearer):
            return self.cleanse_tile(bearer.place)
        return self.cleanse_card(bearer.space) if isinstance(bearer, CardBearer) else 0.8

    def cleanse_card(self, space: int) -> float:
        return 0.5 * self.grasp_cost(space)

    def tavern_worth(self) -> float:
        lives = [self.s.heroes[seat].life for seat in self.s.seats_in_play()]
        alone = 4.0 / len(lives)
        need = {1: 3.0, 2: 1.2 * alone, 3: 0.5 * alone}.get(min(lives), 0.3)
        need *= 1.0 + 0.3 * (alone - 1.0)
        if not self.s.reserve.life or self.left <= 6 or self.s.horde.is_crowded:
            return 0.0
        return need - 1.5

    def tower_worth(self) -> float:
        """The best that a card could do elsewhere."""
        s, best = self.s, 0.0
        for space in self.cards:
            for to in range(SPACES):
                if s.horde.spaces[to] == NO_CARD:
                    best = max(best, self.shift_worth(space, to))
        return best

    def shift_worth(self, space: int, to: int) -> float:
        """What it is worth to move a card to a free space: a guarded Warlord into the open, a
        Monster on to the Trap, away from a board that is full."""
        s = self.s
        card = s.card_on(space)
        if s.elements.trap.at == to and not card.is_warlord:
            return self.destroy_worth(space) - 1.0
        if card.is_warlord:
            return 4.0 if is_guarded(s, space) and s.horde.spaces[OPPOSITE[to]] == NO_CARD else 0.0
        if to // 3 == space // 3:
            return 0.0
        worth = 0.6 * (self.crowding(space // 3) - 0.9) - self.crowding_after(to // 3)
        if self.guards_warlord(space) and not self.guards_warlord(to):
            worth += 3.0
        return worth

    def guards_warlord(self, space: int) -> bool:
        """Whether a card there keeps a Warlord on the opposite space from being fought."""
        other = OPPOSITE[space]
        return other in self.warlords and GUARDED_BY_OPPOSITE in self.s.card_on(other).ongoing

    # -- the Hero phase ------------------------------------------------------------------------

    def deed_worth(self, option: Option) -> float:
        s, seat = self.s, self.seat
        if isinstance(option, Move):
            return self.move_worth(option)
        if isinstance(option, OnSpaces):
            if option.verb == "fight":
                worth = self.fight_worth(seat, s.heroes[seat].place, option.spaces)
                return worth + 0.1 if worth > 0.15 else -1.0
            return self.enchant_worth(option.spaces[0])
        if isinstance(option, OnFigure):
            return self.lifting(self.figure_worth(option))
        if isinstance(option, Pick):
            return self.thing_worth(option)
        return 0.0

    def thing_worth(self, option: Pick) -> float:
        if option.verb == "activate":
            worth = self.tile_worth(option.value)
            return worth + 0.1 if worth > 0.15 else -1.0
        if option.verb == "call":
            return self.call_worth(option.value)
        return -1.0

    def lifting(self, worth: float) -> float:
        """Teagaan's power, for which his move is given up."""
        return worth + max(0.0, self.best_act(self.s.heroes[self.seat].place)) - 0.2

    def call_worth(self, tile: int) -> float:
        place = self.s.heroes[self.seat].place
        stands_on_it = tile == self.s.tiles.laid[place] and self.is_open(place)
        if stands_on_it and may_activate(self.s, self.seat):
            return -1.0
        urgent = 2.6 if self.s.heroes[self.seat].calls > 1 else 3.2
        if self.left <= 6 and self.warlords:
            urgent = 1.0
        worth = self.tile_worth(tile)
        return worth + 2.0 if worth > urgent else -1.0

    def best_act(self, place: int) -> float:
        """The best that could be done with an action at a place."""
        s, seat = self.s, self.seat
        best = 0.0
        tile = 0.0
        if may_activate(s, seat) and self.is_open(place):
            tile = self.tile_worth(s.tiles.laid[place])
            best = max(best, tile)
        if may_fight(s, seat):
            fight = self.best_fight(seat, place)
            best = tile + fight if has_power(s, seat, ACT_TWICE) else max(best, fight)
        return best

    def move_worth(self, option: Move) -> float:
        """To act there, if that is better than acting here; else to stand well next turn."""
        s, seat = self.s, self.seat
        here = s.heroes[seat].place
        can_act = may_activate(s, seat) or may_fight(s, seat)
        if can_act:
            there = self.best_within(option.to, self.moves_left() - 1)
            there += LATER * self.place_worth(option.to)
            ends = [self.place_worth(place) for place in (here, *NEIGHBOURS[here])]
            return there if there > self.best_act(here) + LATER * max(ends) + 0.05 else -1.0
        gain = self.place_worth(option.to) - self.place_worth(here)
        return gain if gain > 0.01 else -1.0

    def moves_left(self) -> int:
        s = self.s
        extra = has_power(s, self.seat, EXTRA_MOVE) and not s.deeds.extra_move_used
        return (0 if s.deeds.has_moved else 1) + (1 if extra else 0)

    def best_within(self, place: int, moves: int) -> float:
        best = self.best_act(place)
        if moves > 0:
            best = max(best, *(self.best_act(other) - 0.02 for other in NEIGHBOURS[place]))
        return best

    def place_worth(self, place: int) -> float:
        """How well a hero stands at a place, for the turns to come."""
        if place not in self.places:
            self.places[place] = self.standing_worth(place)
        return self.places[place]

    def standing_worth(self, place: int) -> float:
        s, seat = self.s, self.seat
        fights = 0.5 * self.best_fight(seat, place)
        tile = 0.3 * max(0.0, self.tile_worth(s.tiles.laid[place])) if self.is_open(place) else 0.0
        central = 0.25 if place == CENTRE else 0.1
        company = 0.05 * len([hero for hero in s.heroes if hero.place == place])
        held = any(
            [
                s.horde.spaces[space] != NO_CARD and HOLD_IN_FRONT in s.card_on(space).ongoing
                for space in SPACES_AT[place]
            ]
        )
        near = LATER * self.reach(place)
        burns = self.life_worth(seat) * self.burners(place)
        return max(fights, tile) + near + central + company - (0.4 if held else 0.0) - burns

    def is_open(self, place: int) -> bool:
        """Whether the tile can be activated by whoever stands there."""
        return not self.s.tiles.grasped[place] and not is_barred(self.s, place)

    def burners(self, place: int) -> int:
        """How many cards will burn a hero who is left standing at a place."""
        found = 0
        for space in SPACES_AT[place]:
            if space in self.cards and self.s.elements.net.at != space:
                words = [effect.word for effect in self.s.card_on(space).recurring]
                found += words.count("burn_in_front")
        return found

    def life_worth(self, seat: int) -> float:
        """What the next Life token that a hero loses is worth."""
        life = self.s.heroes[seat].life
        return LIFE * [6.0, 6.0, 1.8, 1.0, 0.7][min(life, 4)]

    def reach(self, place: int) -> float:
        """What a hero who starts a turn at a place finds to do: the mean of the two best deeds."""
        deeds = self.deeds_from(place)
        return (deeds[-1] + deeds[-2]) / 2

    def prospects(self, seat: int) -> list[float]:
        """What a hero who had a turn now would find to do, the best last."""
        self.seat = seat
        self.fights, self.tiles, self.deeds, self.dice = {}, {}, {}, None
        return self.deeds_from(self.s.heroes[seat].place)

    def deeds_from(self, place: int) -> list[float]:
        """The best that a hero could do at a place, and at those a step away, the best last."""
        return sorted([self.best_deed(there) for there in (place, *NEIGHBOURS[place])])

    def best_deed(self, place: int) -> float:
        """The best a hero at a place could do, whether or not this turn's action is spent."""
        if place not in self.deeds:
            tile = self.tile_worth(self.s.tiles.laid[place]) if self.is_open(place) else 0.0
            self.deeds[place] = max(tile, self.best_fight(self.seat, place))
        return self.deeds[place]

    def enchant_worth(self, space: int) -> float:
        best = self.cards[space]
        if self.s.elements.enchantment.at >= 0:
            best -= self.cards.get(self.s.elements.enchantment.at, 0.0) + 0.5
        return best + 20.0 if best > 0 else -1.0

    # -- combat ------------------------------------------------------------------------------

    def spaces_worth(self, option: OnSpaces | Spend | TakeBack) -> float:
        if self.ask == "pay":
            return self.paying_worth(option)
        assert isinstance(option, OnSpaces)
        space = option.spaces[0]
        if self.ask == "place-card":
            return self.placing_worth(space)
        if self.ask in ("tomb", "rout"):
            return self.destroy_worth(space)
        if self.ask == "trebuchet":
            return self.netted(space)
        if self.ask == "quarry":
            return self.trap_worth(space)
        if self.ask == "tower":
            return self.swap_worth(option.spaces)
        return 0.0

    def paying_worth(self, option: OnSpaces | Spend | TakeBack) -> float:
        """The set of cards most worth its tokens, and the way there."""
        s = self.s
        spare = spare_tokens(s, self.seat)
        tokens = pledged_tokens(s)
        best: list[int] = []
        best_worth = 0.05
        for spaces in subsets(s.combat.targets):
            if can_win(s, spaces, tokens, spare):
                worth = sum(self.cards[space] for space in spaces)
                worth -= self.tokens_needed(spaces)
                if worth > best_worth:
                    best, best_worth = spaces, worth
        if isinstance(option, OnSpaces):
            return 2.0 if option.spaces == best else -1.0
        if isinstance(option, TakeBack):  # what is laid down leads nowhere
            return -1.0 if best else 0.5
        if not best or can_win(s, best, tokens, [0] * 5):
            return -1.0
        return self.spending_worth(option, best)

    def tokens_needed(self, spaces: list[int]) -> float:
        """The price of the tokens that the dice leave to be laid down, white faces sparing the
        dearest; against a Warlord none is too dear."""
        if any(space in self.warlords for space in spaces):
            return 0.0
        faces = counted_faces(self.s)
        prices: list[float] = []
        for colour in range(5):
            wanted = sum(self.foe(space).needs[colour] for space in spaces)
            prices += [self.price(colour)] * max(0, wanted - faces[colour])
        return sum(sorted(prices)[: max(0, len(prices) - faces[WHITE])])

    def spending_worth(self, option: Spend, spaces: list[int]) -> float:
        faces, pledged = counted_faces(self.s), pledged_tokens(self.s)
        wanted = sum(self.foe(space).needs[option.colour] for space in spaces)
        lacking = wanted - faces[option.colour] - pledged[option.colour]
        own = 0.0 if option.hero else 0.1
        return 1.0 + own + 0.05 * lacking if lacking > 0 else -1.0

    def reroll_worth(self, option: Reroll) -> float:
        """Feng Li rolls again exactly the dice that do nothing."""
        s = self.s
        if not s.combat.targets:
            return -1.0
        foes = [foe_on(s, space) for space in s.combat.targets]
        wanted = [sum(foe.needs[colour] for foe in foes) for colour in range(5)]
        if is_won(s):
            return -1.0
        idle = []
        for die, face in enumerate(s.dice.faces):
            if face != WHITE and wanted[face] <= 0:
                idle.append(die)
            elif face != WHITE:
                wanted[face] -= 1
        return 1.0 if option.dice == idle else -1.0

    # -- choices the Horde brings --------------------------------------------------------------

    def placing_worth(self, space: int) -> float:
        s = self.s
        card = s.box.cards[s.deck.drawn]
        if s.elements.trap.at == space:
            return 0.0 if card.is_warlord else 20.0
        tile = s.tiles.laid[FRONT[space]]
        worth = -self.crowding_after(space // 3)
        grasps = any(
            effect.word in ("advance_grasp", "place_grasp_on_tile_in_front")
            for effect in card.recurring + card.entrance
        )
        if grasps:
            worth += 4.0 if s.tiles.grasped[FRONT[space]] else -0.3 * self.worth_having(tile)
        for hero in s.heroes:
            if hero.is_in_play and (hero.place == FRONT[space]):
                worth += -0.5 if HOLD_IN_FRONT in card.ongoing else 0.3
                if any(effect.word == "burn_in_front" for effect in card.entrance):
                    worth -= 3.0
        neighbours = [other for other in SPACES_AT[FRONT[space]] if other != space]
        worth += 0.2 if any(s.horde.spaces[other] != NO_CARD for other in neighbours) else 0.0
        return worth

    def crowding_after(self, side: int) -> float:
        neutral = self.s.hero_at(side) < 0
        return [0.0, 0.2, 1.2 if neutral else 1.0, 0.0][self.s.horde.cards_at(side)]

    def trap_worth(self, space: int) -> float:
        side = space // 3
        linked = 0.3 if self.s.hero_at(side) >= 0 else 0.0
        return self.s.horde.cards_at(side) + linked

    def swap_worth(self, spaces: list[int]) -> float:
        one, other = spaces
        if self.s.horde.spaces[one] == NO_CARD:
            return self.shift_worth(other, one)
        if self.s.horde.spaces[other] == NO_CARD:
            return self.shift_worth(one, other)
        return 0.0

    def pick_worth(self, option: Pick) -> float:
        s = self.s
        if option.verb == "take":
            return -float(HEROES.index(option.thing))
        if option.verb == "sit":  # one's own board fills first
            return -self.board_cost(option.value)
        if option.verb == "suffer":
            return self.suffer_worth(s.seat_of(option.value))
        if option.verb == "lose":
            return -self.demand(option.value) if option.value < 5 else -2.0
        if option.verb == "grasp":
            return -self.worth_having(option.value)
        if option.verb == "gain":
            return self.gain_worth(option)
        if option.verb == "raise":
            return self.standard_worth(option.value)
        if option.verb in ("award", "rest"):
            return self.gift_worth(s.seat_of(option.value))
        return 0.0

    def gift_worth(self, seat: int) -> float:
        hero = self.s.heroes[seat]
        if self.ask == "award-call":
            return -float(hero.calls)
        return -float(hero.life)

    def suffer_worth(self, seat: int) -> float:
        hero = self.s.heroes[seat]
        assert isinstance(self.step, Suffer)
        word = self.step.effect.word
        if word in ("lose_round_token", "lose_all_equipment"):
            return -float(sum(hero.equipment))
        if word == "lose_call_to_arms_or_life":
            return hero.life + (0.5 if hero.calls else 0.0)
        if word == "roll_corruption_die":
            return hero.life - 0.3 * sum(hero.equipment)
        if word.startswith("gain"):
            return -float(hero.life)
        return float(hero.life)

    def gain_worth(self, option: Pick) -> float:
        if option.thing == "life":
            return 4.0 - self.s.heroes[self.seat].life
        if option.thing == "call":
            return 1.7
        return self.demand(option.value)

    def demand(self, colour: int) -> float:
        """How much a token of a colour is wanted by the cards in play."""
        s = self.s
        worth = WARD / 2 if colour == BLACK else 0.1
        for space in self.warlords:
            worth += self.help_against(space, colour)
        for space, card_worth in self.cards.items():
            card = s.card_on(space)
            if card.needs[colour]:
                worth += 0.1 * max(0.0, card_worth) * card.needs[colour]
        return worth / (1 + 0.3 * s.heroes[self.seat].equipment[colour])


def is_won(s: Siege) -> bool:
    return can_win(s, s.combat.targets, [0] * 5, [0] * 5)


def first_tokens(held: list[int], used: int) -> list[int]:
    tokens = [0] * 5
    for colour, count in enumerate(held):
        tokens[colour] = min(count, used)
        used -= tokens[colour]
    return tokens


def ongoing_cost(card: Card) -> float:
    costs = {
        BAR_TILE_IN_FRONT: 0.5,
        BLOCK_COMBAT_DIE: 1.8,
        FORBID_EQUIPMENT: 1.5,
        FORBID_CALL_TO_ARMS: 0.7,
        HOLD_IN_FRONT: 0.4,
        BLOCK_LINKED_POWER: 0.6,
        BLOCK_ALL_POWERS: 1.0,
        RALLY_BOARD: 0.5,
    }
    return sum(cost for effect, cost in costs.items() if effect in card.ongoing)


def answers_of_the_kings(die: list[int], dice: int) -> list[tuple[list[int], float]]:
    """The sets of colours that two of so many dice may show, with their chances."""
    known = packed_faces([die] * dice)
    if known not in _known_answers:
        sides, counted = len(die), dict[str, float]()
        for roll in range(sides**dice):
            faces = [die[roll // sides**at % sides] for at in range(dice)]
            shown = [str(c) for c in range(WHITE) if faces.count(c) + faces.count(WHITE) >= ALIKE]
            key = " ".join(shown)
            counted[key] = counted.get(key, 0.0) + 1.0 / sides**dice
        _known_answers[known] = [([int(c) for c in key.split()], p) for key, p in counted.items()]
    return _known_answers[known]


def chance(foes: list[Foe], dice: list[list[int]], tokens: list[int]) -> float:
    """The chance to vanquish them, remembered: the same combats come again and again."""
    rest = packed([len(foes), *tokens])
    key = (packed_faces(dice), rest, packed(foes[0].numbers()), packed(foes[-1].numbers()))
    known = _known_chances.get(key)
    if known is None:
        known = float(chance_to_vanquish(foes, dice, tokens))
        _known_chances[key] = known
    return known


def packed_faces(dice: list[list[int]]) -> int:
    """Every face of some dice as one number."""
    whole = 1
    for die in dice:
        for face in die:
            whole = whole << 3 | face
    return whole


def packed(numbers: list[int]) -> int:
    """Small numbers as one."""
    whole = 1
    for number in numbers:
        whole = whole << 5 | number
    return whole
