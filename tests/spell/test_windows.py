"""Windows: where somebody may use something and need not, a person says whether to be asked."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from laststand import LaststandError, Match
from laststand.games.spell.state import Vigil
from tests.spell.arrange import PACK, REST_OF_NIGHT, Table
from tests.spell.test_armors import BY_MONSTER, alone, struck
from tests.spell.test_damaged_positions import document_of
from tests.spell.test_effects import konrad


@dataclass
class Asked:
    """A table as a match, where wishes can be said."""

    match: Match

    @property
    def ask(self) -> str:
        return self.match.choice.ask if self.match.choice is not None else ""

    @property
    def konrad(self) -> tuple[int, list[bool]]:
        """Wounds, and which cards are ready."""
        s = self.match.state
        assert isinstance(s, Vigil)
        return s.heroes[0].wounds, s.heroes[0].ready


def at(table: Table, *stops: str) -> Asked:
    agenda = [step for step in table.agenda if step not in REST_OF_NIGHT]
    document = {**document_of(table), "agenda": [*agenda, *REST_OF_NIGHT], "stops": list(stops)}
    return Asked(Match.at(document, seed=1, content=PACK))


@pytest.mark.rule("TLS-STOP-1")
def test_whoever_is_never_asked_about_armor_takes_the_damage() -> None:
    table = struck(2, "worn-armor")
    assert (at(table).ask, at(table).konrad) == ("take-damage", (0, [True]))
    unasked = at(table, "P1 take-damage never")
    assert (unasked.ask, unasked.konrad) == ("hero-turn", (2, [True]))
    assert at(table, "P2 take-damage never").ask == "take-damage"


@pytest.mark.rule("TLS-STOP-1")
def test_a_wish_holds_from_the_next_blow_on() -> None:
    table = struck(2, "worn-armor", "worn-pants")
    blow = f"TakeDamage 0 2 {BY_MONSTER}"
    played = at(table.begins(blow, blow, "HeroTurn 0"))
    played.match.stop(0, "take-damage", "never")
    assert played.ask == "take-damage"
    played.match.choose("use worn-armor")
    assert (played.ask, played.konrad) == ("hero-turn", (3, [False, True]))
    played.match.undo()
    assert (played.ask, played.konrad) == ("take-damage", (0, [True, True]))
    again = Match.replay(played.match.record(), content=PACK)
    assert again.digest() == played.match.digest()


@pytest.mark.rule("TLS-STOP-1")
def test_whoever_is_never_asked_about_rerolls_keeps_the_roll() -> None:
    table = konrad("clawer J9 S", "clawer E3 S", "clawer F3 S", "clawer G3 S")
    asked = at(table)
    asked.match.choose("attack rusty-dagger stab J9", ["miss"])
    assert asked.ask == "reroll"
    unasked = at(table, "P1 reroll never")
    unasked.match.choose("attack rusty-dagger stab J9", ["miss"])
    assert unasked.ask == "hero-turn"


@pytest.mark.rule("TLS-STOP-1")
def test_whoever_is_never_asked_about_cards_to_restore_restores_none() -> None:
    table = alone(armors=["iron-shield"], ready=[False], fresh=[True, False, True])
    table.having(active=-1).begins("EndMonsterPhase", "HeroPhase", "NightRound")
    assert at(table).ask == "restore-cards"
    unasked = at(table, "P1 restore-cards never")
    assert (unasked.ask, unasked.konrad[1]) == ("hero-turn", [False])


def test_a_missed_roll_is_a_position_that_can_be_gone_on_from() -> None:
    played = at(konrad("clawer J9 S", "clawer E3 S", "clawer F3 S", "clawer G3 S"))
    played.match.choose("attack rusty-dagger stab J9", ["miss"])
    document = played.match.position()
    assert document["agenda"][0].startswith("Missed ")
    again = Match.at(document, seed=1, content=PACK)
    again.choose("reroll", ["hit"])
    played.match.choose("reroll", ["hit"])
    assert again.digest() == played.match.digest()


@pytest.mark.parametrize(
    "step", ["Missed 99 1 blue miss", "Blow 0 2 monster clawer 5", "Missed 1 1 blue"]
)
def test_a_window_that_does_not_fit_the_table_is_refused(step: str) -> None:
    document = {**document_of(struck(2, "worn-armor")), "agenda": [step, *REST_OF_NIGHT]}
    with pytest.raises(LaststandError, match="does not fit this table"):
        Match.at(document, content=PACK)
