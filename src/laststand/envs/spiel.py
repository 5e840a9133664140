"""The games as games of OpenSpiel: `import laststand.envs.spiel`, then
`pyspiel.load_game("laststand_bastion(players=4)")`.

Every die and every draw is a chance node with its exact odds, so that whatever looks ahead there
cannot know the luck to come. A rule that comes to a die asks for its outcome (`OutcomeNeeded`); the
option is then tried again from the choice before it, with one outcome more.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from laststand.envs.table import ACTIONS, Table
from laststand.kernel.chance import Chance, OutcomeNeeded
from laststand.kernel.choice import Choice
from laststand.kernel.game import find_game
from laststand.kernel.run import Run

MOST_OUTCOMES = 256
Way: TypeAlias = "tuple[Way | None, int, list[str]]"
LONGEST = 100_000
"""More actions and chances than any game has: OpenSpiel asks for a bound."""


def name_of(game: str) -> str:
    return f"laststand_{game}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its table options, which are OpenSpiel's parameters."""

    id = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.table = Table(self.id, parameters or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS[self.id],
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.id), info, parameters or {})

    def new_initial_state(self, state: None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return Observer(self.table)


class StrongholdGame(SpielGame):
    id = "stronghold"


class BastionGame(SpielGame):
    id = "bastion"


class SpellGame(SpielGame):
    id = "spell"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A choice of a seat, a chance, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._now = Moment(game.id, game.table.options)
        self._page = 0
        self._player = 0
        self._chosen = -1
        self._given: list[str] = []
        self._chances: dict[str, float] = {}
        self._try()

    def table(self) -> Table:
        """The table as the environments know it."""
        table = Table(self._now.game, self._now.options)
        if self._now.run is not None:
            table.run = self._now.run
            table.turn_to(self._page)
        return table

    @property
    def is_set_up(self) -> bool:
        return self._now.run is not None

    @property
    def choice(self) -> Choice | None:
        return None if self._now.run is None else self._now.run.choice

    def _try(self) -> None:
        """Plays the option chosen, or the set-up, with the outcomes known so far: up to the next
        choice, or to a chance."""
        try:
            self._now = self._now.after(self._chosen, self._given)
        except OutcomeNeeded as needed:
            self._chances = chances_of(needed)
            return
        self._given, self._chances = [], {}
        if self.choice is not None and self.choice.seat is not None:
            self._player = self.choice.seat

    # -- what OpenSpiel asks -----------------------------------------------------------

    def current_player(self) -> int:
        if self._chances:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._player

    def is_terminal(self) -> bool:
        return self.is_set_up and not self._chances and self.choice is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self._chances.values()))

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.table().count))

    def _apply_action(self, action: int) -> None:
        if self._chances:
            self._given = [*self._given, list(self._chances)[action]]
            self._try()
            return
        table = self.table()
        if table.turns_page(action):
            self._page += action
            return
        self._chosen, self._page = self._page + action, 0
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return list(self._chances)[action]
        return self.table().names()[action]

    def returns(self) -> list[float]:
        result = self.table().result() if self.is_terminal() else 0.0
        return [result] * self.num_players()

    def __str__(self) -> str:
        if self._chances:
            return "chance: " + ", ".join(self._chances)
        choice = self.choice
        return "over" if choice is None else f"{choice.ask}: {', '.join(self.table().names())}"


class Moment:
    """A game at one of its choices, and the way there. It never changes, so that copies of a state
    share it; without a run it is a table before its set-up."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.run: Run | None = None
        self.way: Way | None = None

    def after(self, chosen: int, given: list[str]) -> Moment:
        """The next choice, when these outcomes follow what was chosen here."""
        later = Moment(self.game, self.options)
        if self.run is None:
            later.run = Run(find_game(self.game).new(self.options, Chance.seeded(0)))
        else:
            later.run = self.run.clone()
        later.run.state.chance.given = given.copy()
        later.run.state.chance.asked = True
        if self.run is None:
            later.run.advance()
        else:
            later.run.choose(chosen)
        later.way = (self.way, chosen, given)
        return later

    def __deepcopy__(self, memory: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes the way, which is played again there."""
        steps: list[tuple[int, list[str]]] = []
        way = self.way
        while way is not None:
            way, chosen, given = way
            steps.append((chosen, given))
        return played, (self.game, self.options, steps[::-1])


def played(game: str, options: dict[str, Any], steps: list[tuple[int, list[str]]]) -> Moment:
    moment = Moment(game, options)
    for chosen, given in steps:
        moment = moment.after(chosen, given)
    return moment


class Observer:
    """The bytes that the environments show, as OpenSpiel's tensor."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(table.sheet.length, np.float32)
        self.dict = {name: self.tensor[at] for name, at in table.sheet.slices().items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.is_set_up:
            self.tensor[:] = state.table().observe(player + 1)
        else:
            self.tensor[:] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state)


def chances_of(needed: OutcomeNeeded) -> dict[str, float]:
    """How likely each outcome is; faces of one name are one outcome."""
    weights: dict[str, int] = {}
    for name, weight in sorted(zip(needed.names, needed.weights, strict=True)):
        weights[name] = weights.get(name, 0) + weight
    whole = sum(weights.values())
    return {name: weight / whole for name, weight in weights.items()}


def type_of(game: str) -> Any:
    options = {option.name: option for option in find_game(game).table_options()}
    seats = [int(value) for value in options["players"].values]
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=find_game(game).name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={name: option.default for name, option in options.items()},
    )


for made in (StrongholdGame, BastionGame, SpellGame):
    pyspiel.register_game(type_of(made.id), made)
