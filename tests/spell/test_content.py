"""Content that says what no rule carries out is refused when it is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from laststand import DocumentRefused
from laststand.games.spell.documents import PerkDocument, TraitDocument
from laststand.games.spell.things.words import (
    ARMOR_RULES,
    BOONS,
    CONDITIONS,
    EACH,
    EFFECTS,
    KINDS,
    MONSTER_ABILITIES,
    OCCASIONS,
    SLOTS,
    THENS,
    USES,
    Word,
    words_of,
)
from laststand.kernel.game import find_game


def perk(boon: str) -> tuple[str, str]:
    return "perks.toml", f'[[perk]]\nid = "sprint"\nboons = [{{ {boon} }}]'


def attack(fields: str) -> tuple[str, str]:
    return "attacks.toml", f'[[attack]]\nid = "fireball"\n{fields}'


def armor(fields: str) -> tuple[str, str]:
    return "armors.toml", f'[[armor]]\nid = "rage-shield"\n{fields}'


def entry(file: str, key: str, id: str, fields: str) -> tuple[str, str]:
    return f"{file}.toml", f'[[{key}]]\nid = "{id}"\n{fields}'


FIFTH_DEFENSE = """
name = "Trebuchet"
status = "reconstructed"
page = "Day p. 20"
rules = []
cost = { materials = 3 }
hits = 1
count = 1
hurls = 2
shots = 0
range = "far"
area = "cross"
damage = 1
effects = []
"""

REFUSED: list[tuple[tuple[str, str], str]] = [
    # words that are none
    (perk('kind = "always", do = "juggle"'), "'boons[0].do': there is no 'juggle', only: hit_"),
    (perk('kind = "often", do = "mana", n = 1'), "'boons[0].kind': there is no 'often', only: "),
    (
        perk('kind = "after", do = "heal", n = 1, on = "lunch"'),
        "'boons[0].on': there is no 'lunch', only: kill, ",
    ),
    (
        perk('kind = "always", do = "reroll", n = 1, when = ["raining"]'),
        "'boons[0].when': there is no 'raining', only: ",
    ),
    (
        perk('kind = "act", do = "blink", n = 1, each = "week"'),
        "'boons[0].each': there is no 'week', only: attack, ",
    ),
    (attack('range = "near"'), "'range': there is no 'near', only: melee, "),
    (attack('area = "circle"'), "'area': there is no 'circle', only: one, "),
    (attack('effects = [{ do = "burn" }]'), "'effects[0].do': there is no 'burn', only: "),
    (armor('slot = "feet"'), "'slot': there is no 'feet', only: low, high, shield"),
    (armor('use = "always"'), "'use': there is no 'always', only: damage, "),
    (armor('then = [{ do = "sing", n = 1 }]'), "'then[0].do': there is no 'sing', only: "),
    (armor('rules = ["glow"]'), "'rules': there is no 'glow', only: walk_over_"),
    (entry("monsters", "monster", "clawer", 'abilities = ["swim"]'), "'abilities': there is no "),
    (entry("weapons", "weapon", "shortbow", 'type = "thrown"'), "'type': there is no 'thrown'"),
    (entry("traits", "trait", "veteran", 'weapon = "thrown"'), "'weapon': there is no 'thrown'"),
    (entry("traits", "trait", "veteran", 'perk = "napping"'), "'perk': there is no 'napping'"),
    (
        entry("quests", "quest", "harvest-of-claws", 'condition = { do = "rest", n = 1 }'),
        "'condition.do': there is no 'rest', only: monsters_killed, ",
    ),
    (
        entry("dice", "die", "blue", 'faces = ["hit", "hit", "hit", "hit", "hit", "bang"]'),
        "'faces': there is no 'bang', only: hit, ",
    ),
    (
        entry("scenarios", "scenario", "gildenberg", 'boss = "dragon"'),
        "'boss': there is no 'dragon', only: corrupted-harpy, ",
    ),
    (
        entry("scenarios", "scenario", "gildenberg", 'builds = ["castle"]'),
        "'builds': there is no structure 'castle'",
    ),
    (
        entry("walls", "wall", "wooden-wall", 'upgrades_to = "iron-wall"'),
        "'upgrades_to': there is no 'iron-wall'",
    ),
    (
        entry("defenses", "defense", "trebuchet", FIFTH_DEFENSE),
        "'id': there is no 'trebuchet', only: ballista, ",
    ),
    # words where they cannot stand
    (perk('kind = "act", do = "mana", n = 1'), "'boons[0].kind': mana serves 'always'"),
    (
        perk('kind = "after", do = "strike_back", n = 1, on = "kill"'),
        "'boons[0].on': strike_back follows 'attacked'",
    ),
    (
        perk('kind = "always", do = "mana_cost", n = -1, when = ["stunned"]'),
        "'boons[0].when': mana_cost cannot ask for 'stunned' here",
    ),
    (
        perk(
            'kind = "after", do = "gain_action", n = 1, on = "hero-phase-starts", when = ["melee"]'
        ),
        "'boons[0].when': gain_action cannot ask for 'melee' here",
    ),
    (
        perk('kind = "always", do = "effect", effect = "follow"'),
        "'boons[0].effect': effect cannot bring follow",
    ),
    (
        perk('kind = "always", do = "ballista", n = 1, effect = "vision"'),
        "'boons[0].effect': ballista cannot bring vision",
    ),
    (
        perk('kind = "always", do = "carry", n = 1, what = "shields"'),
        "'boons[0].what': carry names 'scroll' or 'potion'",
    ),
    (attack('area = "line-3-stun"'), "'area': line-3 has no -stun"),
    (attack('range = "self"\narea = "cone"'), "'range': from the own spot cone has no direction"),
    (attack('area = "move"\neffects = [{ do = "stun" }]'), "'effects': stun does nothing with "),
    (attack('area = "ally"\neffects = []'), "'effects': ally must restore something"),
    (
        attack('area = "ally"\neffects = [{ do = "cursed" }]'),
        "'effects': cursed does nothing with 'ally'",
    ),
    (
        attack('effects = [{ do = "restore_action", n = 1 }]'),
        "'effects': restore_action does nothing with 'square'",
    ),
    (
        attack('effects = [{ do = "follow" }, { do = "maneuver", to = "any" }]'),
        "'effects': the hero is moved once",
    ),
    (
        attack('effects = [{ do = "stun" }, { do = "stun" }]'),
        "'effects': an effect stands there twice",
    ),
    (armor('then = [{ do = "heal", n = 1 }]'), "'then': heal does nothing when it is used 'damage"),
    (armor('use = "own-turn"\nprevent = 1'), "'prevent': nothing is prevented when it is used "),
    (armor('use = "ally-dies"\nprevent = 0\nthen = []'), "'then': one thing is done when it is "),
    (
        entry("potions", "potion", "potion-red", 'effects = [{ do = "save_ally" }]'),
        "'effects': no Potion can save_ally",
    ),
    # fields that a word ignores, or lacks
    (perk('kind = "always", do = "close_shot", n = 1'), "'boons[0].n': close_shot is not counted"),
    (perk('kind = "always", do = "mana"'), "'boons[0].n': mana says how many"),
    (
        perk('kind = "always", do = "mana", n = 1, when = ["melee"]'),
        "'boons[0].when': mana cannot ask for 'melee' here",
    ),
    (
        perk('kind = "always", do = "mana", n = 1, each = "day"'),
        "'boons[0].each': nothing limits mana here",
    ),
    (
        perk('kind = "after", do = "gain_action", n = 1, on = "hero-phase-starts", each = "day"'),
        "'boons[0].each': nothing limits gain_action here",
    ),
    (
        perk('kind = "always", do = "mana", n = 1, on = "kill"'),
        "'boons[0].on': mana follows nothing",
    ),
    (
        perk('kind = "always", do = "mana", n = 1, what = "scroll"'),
        "'boons[0].what': mana names nothing",
    ),
    (
        perk('kind = "always", do = "mana", n = 1, effect = "stun"'),
        "'boons[0].effect': mana has no effect",
    ),
    (
        perk('kind = "always", do = "mana", n = 1, action = 1'),
        "'boons[0].action': only what is done in the turn costs something",
    ),
    (attack("spots = 2"), "'spots': 'spots' has two or more, any other area none"),
    (attack('effects = [{ do = "stun", n = 2 }]'), "'effects[0].n': stun is not counted"),
    (attack('effects = [{ do = "propagation" }]'), "'effects[0].n': propagation says how many"),
    (attack('effects = [{ do = "stun", only = "impact" }]'), "'effects[0].only': stun is nothing "),
    (attack('effects = [{ do = "maneuver" }]'), "'effects[0].to': maneuver leads 'back' or 'any'"),
    (entry("effects", "effect", "stun", 'word = "sting"'), "'word': there is no 'sting', only: "),
    (
        entry("effects", "effect", "stun", 'rule = "TLS-EFFECT-1"'),
        "'rule': 'stun' is explained by TLS-EFFECT-10, not TLS-EFFECT-1",
    ),
    (armor('then = [{ do = "gain_mana" }]'), "'then[0].n': gain_mana says how many"),
    (armor("restore = { mana = 1, tokens = 1 }"), "'restore': a card is restored in one way"),
    (armor("restore = { kills = 3 }"), "'restore.kills': two kills restore it"),
    (
        entry("defenses", "defense", "ballista", "shots = 2"),
        "'shots': one without Hurl tokens that attacks shoots once in a Hero Phase, ",
    ),
    (
        entry("buildings", "building", "seer", "abilities = { sing = {} }"),
        "'abilities': its abilities are 'guess_again' or 'repel_mist'",
    ),
]


@pytest.mark.parametrize(("content", "why"), REFUSED)
def test_content_that_no_rule_carries_out_is_refused_with_file_entry_and_field(
    tmp_path: Path, content: tuple[str, str], why: str
) -> None:
    file, text = content
    (tmp_path / "pack.toml").write_text('name = "wrong"\ngame = "spell"\n')
    (tmp_path / file).write_text(f"{text}\n")
    with pytest.raises(DocumentRefused) as refused:
        find_game("spell", tmp_path)
    id = text.split('"')[1]
    place = f"pack 'wrong', {file}, line 1, entry '{id}'"
    assert str(refused.value).startswith(f"{place}, field {why}")


def test_no_word_for_a_side_effect_is_left_without_an_entry(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "wrong"\ngame = "spell"\n')
    _, text = entry("effects", "effect", "stun", 'word = "follow"\nrule = "TLS-EFFECT-2"')
    (tmp_path / "effects.toml").write_text(f"{text}\n")
    with pytest.raises(DocumentRefused, match="the effect 'stun' is missing"):
        find_game("spell", tmp_path)


def test_a_pack_that_states_a_field_that_there_is_not_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "wrong"\ngame = "spell"\n')
    (tmp_path / "armors.toml").write_text('[[armor]]\nid = "worn-armor"\nstated = ["hat"]\n')
    with pytest.raises(DocumentRefused, match="there is no field 'hat' that could be stated"):
        find_game("spell", tmp_path)


def test_no_two_words_of_a_kind_are_called_alike() -> None:
    kinds: list[list[Word]] = [
        [*BOONS],
        [*CONDITIONS],
        [*OCCASIONS],
        [*EACH],
        [*KINDS],
        [*THENS],
        [*USES],
        [*SLOTS],
        [*ARMOR_RULES],
        [*MONSTER_ABILITIES],
    ]
    for words in kinds:
        assert len(set(words_of(words))) == len(words)
    bits = [effect.bit for effect in EFFECTS if effect.bit]
    assert len(set(bits)) == len(bits)


def test_every_word_of_boons_is_used_by_a_perk_or_a_trait() -> None:
    entries = find_game("spell").content.entries
    said: set[str] = set()
    for entry in entries["perks.toml"] + entries["traits.toml"]:
        if isinstance(entry, PerkDocument):
            said.update(boon.do for boon in entry.boons)
        if isinstance(entry, TraitDocument):
            said.update(boon.do for boon in [*entry.good, *entry.bad])
    assert said == set(words_of(BOONS))


def test_every_card_hero_perk_boss_and_place_has_a_line_of_flavour_of_its_own() -> None:
    untold = ("attacks", "dice", "effects", "panic", "players", "slots", "tokens")
    told = [
        entry
        for file, entries in find_game("spell").content.entries.items()
        if file.removesuffix(".toml") not in untold
        for entry in entries
    ]
    assert [entry.id for entry in told if not entry.flavour] == []
    assert len({entry.flavour for entry in told}) == len(told)


def test_no_ruin_goes_by_a_number() -> None:
    """The log tells what a Ruin brings under its name."""
    names = find_game("spell").content.names()
    ruins = [name for id, name in names.items() if id.startswith("ruin-")]
    assert len(set(ruins)) == 12
    assert not any(letter.isdigit() for name in ruins for letter in name)
