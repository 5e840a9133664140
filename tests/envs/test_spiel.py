"""The games as OpenSpiel's, by its own tests and by what the rules say."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import laststand.envs.spiel  # noqa: F401  (makes the games known to OpenSpiel)
from laststand import Match, OptionsRefused
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.chance import Chance, OutcomeNeeded
from tests.depth import first_of

GAMES = {
    "stronghold": "laststand_stronghold(players=2)",
    "bastion": "laststand_bastion(players=3)",
    "spell": "laststand_spell(players=2,scenario=introduction)",
}
each_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.mark.parametrize(
    ("game", "players"),
    [
        (game, players)
        for game, most in (("stronghold", 2), ("bastion", 4), ("spell", 4))
        for players in range(1, most + 1)
    ],
)
def test_openspiels_own_simulation_passes(
    game: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    more = {"scenario": "introduction"} if game == "spell" else {}
    made = pyspiel.load_game(f"laststand_{game}", {"players": players, **more})
    assert made.num_players() == players
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_a_wrong_option_is_refused_in_a_sentence() -> None:
    with pytest.raises(OptionsRefused, match="players cannot be '3', only one of: 1, 2"):
        pyspiel.load_game("laststand_stronghold(players=3)")


@first_of("game", ["stronghold", "bastion", "spell"])
def test_a_playthrough_is_the_same_when_it_is_played_again(game: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(GAMES[game], None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    flags.FLAGS(["replay"])
    original, again = generate_playthrough.replay(str(file))
    assert again == original
    assert "IsTerminal() = True" in text
    assert "IsChanceNode() = True" in text


@each_game
def test_a_game_of_openspiel_is_the_match_of_its_choices_and_outcomes(game: str) -> None:
    state, luck = pyspiel.load_game(GAMES[game]).new_initial_state(), Random(2)
    steps: list[tuple[str, list[str]]] = [("set-up", [])]
    while not state.is_terminal():
        if state.is_chance_node():
            action = drawn(state, luck)
            steps[-1][1].append(state.action_to_string(action))
        else:
            action = luck.choice(state.legal_actions())
            steps.append((state.action_to_string(action), []))
        state.apply_action(action)
    options = {
        key: value for key, value in state.get_game().get_parameters().items() if key != "name"
    }
    match = Match.new(game, seed=1, outcomes=steps[0][1], asks_outcomes=True, **options)
    for name, outcomes in steps[1:]:
        match.choose(name, outcomes=outcomes)
    assert match.outcome is not None
    assert state.returns() == [float(match.outcome.won)] * state.num_players()


def drawn(state: Any, luck: Random) -> int:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    assert sum(chances) == pytest.approx(1)
    return int(luck.choices(actions, chances)[0])


@each_game
def test_a_copy_and_a_pickle_go_their_own_way(game: str) -> None:
    state, luck = pyspiel.load_game(GAMES[game]).new_initial_state(), Random(5)
    for _ in range(12):
        state.apply_action(
            drawn(state, luck) if state.is_chance_node() else luck.choice(state.legal_actions())
        )
    before = str(state)
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for other in others:
        assert str(other) == before
        other.apply_action(other.legal_actions()[0])
        assert other.history() != state.history()
    assert str(state) == before


def test_the_odds_of_a_draw_are_those_of_the_pile() -> None:
    """A layer of one known card and three of a pool of four: a quarter the known one, the rest
    shared by the pool."""
    names = ["ash", "bone", "claw"]

    def pile() -> Bag:
        return Bag("deck", names, [0, 0, 1, 1], [Layer(3, [2])])

    chance = Chance.seeded(1)
    chance.asked = True
    with pytest.raises(OutcomeNeeded) as asked:
        pile().draw(chance)
    odds = dict(zip(asked.value.names, asked.value.weights, strict=True))
    whole = sum(odds.values())
    assert {name: weight / whole for name, weight in odds.items()} == {
        "ash": 0.375,
        "bone": 0.375,
        "claw": 0.25,
    }
    luck = Chance.seeded(2)
    found = Counter(names[pile().draw(luck)] for _ in range(4000))
    for name, weight in odds.items():
        assert found[name] / 4000 == pytest.approx(weight / whole, abs=0.04)
